package import IBSource

/// The findings that mean a file could not be read as a document. They are described here and reported by
/// IBSyntax, and for compiled nibs by the driver.
package enum ReaderRules {
  /// The id of the finding for a file that `keyline nib` cannot read.
  package static let unusableNib = "unusable-nib"

  /// The id of the finding for a SwiftUI file whose content or behavior differs from its document.
  package static let differentSwift = "different-swift"

  /// The id of the finding for a document that is skipped.
  package static let notChecked = "not-checked"

  /// The id of the finding for unread lines of an edited SwiftUI file.
  package static let unreadSwift = "unread-swift"

  package static let all: [RuleInfo] = [
    describe(
      "compiled-nib", "The file is a compiled nib.",
      "Only Xcode's compiler writes this form. Read the .xib or .storyboard that it was made from."),
    describe(
      differentSwift, "The file's SwiftUI differs from the document.",
      "`keyline convert swiftui --verify` compares texts, fonts, styles, accessibility, actions and bars. The "
        + "message names\nthe view and both values. A note names the parts that are not compared, or that only the Swift file has."
    ),
    describe(
      "doctype", "The file has a document type declaration.",
      """
      Interface Builder never writes one. A declaration can define entities that grow without limit or read other files,
      so Keyline stops reading there. Remove the declaration.
      """, bad: "<!DOCTYPE document>\n" + good),
    describe(
      "empty-file", "The file has no content.",
      "Restore the file from version control, or remove it from the project.", bad: " \n"),
    describe(
      "file-too-large", "The file is far larger than any Interface Builder document.",
      "The limit protects the computer's memory. The file probably contains something else."),
    describe(
      "lfs-pointer", "The file is a Git LFS pointer instead of the document.",
      "Git did not fetch the content when it checked out the repository. Run 'git lfs pull'.",
      bad: "version https://git-lfs.github.com/spec/v1\noid sha256:0123456789abcdef\nsize 1234\n"),
    describe(
      "malformed-xml", "The file is not well-formed XML.",
      "Xcode cannot open the file either. Correct the line that the finding points to, or restore the last version "
        + "that opened.",
      bad: "<document>\n    <objects>\n    </document>\n"),
    describe(
      "merge-conflict", "The file contains merge conflict markers.",
      "Xcode cannot open the file until the conflict is resolved. Choose one side, or combine both, and remove "
        + "the\nmarkers.",
      bad: "<document>\n<<<<<<< HEAD\n    <objects/>\n=======\n    <scenes/>\n>>>>>>> branch\n</document>\n"),
    describe(
      "nesting-too-deep", "Elements are nested deeper than in any Interface Builder document.",
      "The limit protects the computer's memory from hostile files. Keyline does not check the file."),
    describe(
      notChecked, "The document is of a kind that Keyline does not read.",
      """
      It is an Xcode 3 document, or for watchOS or an unknown system, so no rule checks it. Open an Xcode 3 document in
      Xcode and accept the upgrade; leave other documents out of the configuration.
      """, severity: .note),
    describe(
      "not-utf8", "The file is not UTF-8 text.",
      "Interface Builder writes UTF-8. The file was damaged or converted by another tool. Convert it back to UTF-8."),
    describe(
      "parser-disagreement", "Two parsers read the file differently.",
      "Keyline reads each file in two ways and compares them. A difference is a bug in Keyline; please report the file."
    ),
    describe(
      "too-many-attributes", "An element has more attributes than any that Interface Builder writes.",
      "The limit bounds the run time for hostile files. Keyline does not check the file."),
    describe(
      "too-many-elements", "The file has more elements than any Interface Builder document.",
      "The limit protects the computer's memory from hostile files. Keyline does not check the file."),
    describe(
      "too-many-names", "The file has more different names than any Interface Builder document.",
      "The limit bounds the run time for hostile files. Keyline does not check the file."),
    describe(
      "too-many-namespaces", "The file declares many XML namespaces.",
      "Interface Builder declares none. The limit bounds the run time for hostile files."),
    describe(
      "truncated-file", "The file is truncated.",
      "A tool did not finish writing or fetching it. Restore the last complete version.",
      bad: "<document>\n    <objects>\n        <view id=\"iN0-l3-epB\">\n"),
    describe(
      unreadSwift, "The file contains Swift that `keyline convert swiftui --verify` cannot read.",
      "The message quotes the code. The command ignores it and verifies the rest of the file."
    ),
    describe(
      unusableNib, "The file is not a compiled nib in the form that Apple's compiler writes.",
      "The message gives the byte at which reading failed. The file may be truncated, or another tool may have "
        + "rewritten it."),
    describe(
      "utf16-file", "The file is UTF-16 or UTF-32 text.",
      "Interface Builder writes UTF-8, and Git treats such a file as binary. Convert it back to UTF-8."),
  ]

  private static let good = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"/>"# + "\n"

  /// - Parameter bad: empty if an example of a few lines cannot show the problem.
  private static func describe(
    _ id: String, _ summary: String, _ rationale: String, bad: String = "", severity: Severity = .error
  ) -> RuleInfo {
    RuleInfo(
      id: id, category: "reading", severity: severity, since: "0.1", platforms: .all, summary: summary,
      rationale: rationale, bad: bad, good: bad.isEmpty ? "" : good)
  }
}
