package import IBSource

/// The findings that mean a file could not be read as a document. They are described here and reported by
/// IBSyntax, and for compiled nibs by the driver.
package enum ReaderRules {
  /// The id of the finding for a file that `keyline nib` cannot read.
  package static let unusableNib = "unusable-nib"

  /// The id of the finding for what a SwiftUI file shows, says or does in another way than its document.
  package static let differentSwift = "different-swift"

  /// The id of the finding for unread lines of an edited SwiftUI file.
  package static let unreadSwift = "unread-swift"

  package static let all: [RuleInfo] = [
    describe(
      "compiled-nib", "The file is a compiled nib.",
      "Only Xcode's compiler writes this form. Read the .xib or .storyboard that it was made from."),
    describe(
      differentSwift, "The file's SwiftUI differs from the document.",
      "`keyline convert swiftui --verify` compares texts, fonts, styles, accessibility, actions and bars. The message names\nthe view and both values. A note names what is not compared, or what only the file has."
    ),
    describe(
      "doctype", "The file has a document type declaration.",
      """
      Interface Builder writes none. It could define entities that grow without limit or read other files, so that
      nothing after it is read. Remove the declaration.
      """, bad: "<!DOCTYPE document>\n" + good),
    describe(
      "empty-file", "The file has no content.",
      "Restore the file from version control, or remove it from the project.", bad: " \n"),
    describe(
      "file-too-large", "The file is far larger than any document of Interface Builder.",
      "The limit protects the memory of the computer. The file is probably something else with this extension."),
    describe(
      "lfs-pointer", "The file is a Git LFS pointer and not the document.",
      "The content was not fetched when the repository was checked out. Run 'git lfs pull'.",
      bad: "version https://git-lfs.github.com/spec/v1\noid sha256:0123456789abcdef\nsize 1234\n"),
    describe(
      "malformed-xml", "The file is not well-formed XML.",
      "Xcode does not open such a file either. Correct the place that the finding names, or restore the last version that opened.",
      bad: "<document>\n    <objects>\n    </document>\n"),
    describe(
      "merge-conflict", "The file contains merge conflict markers.",
      "Xcode cannot open the file until the conflict is resolved. Choose one side, or combine both, and remove the\nmarkers.",
      bad: "<document>\n<<<<<<< HEAD\n    <objects/>\n=======\n    <scenes/>\n>>>>>>> branch\n</document>\n"),
    describe(
      "nesting-too-deep", "Elements are nested deeper than any document of Interface Builder.",
      "The limit protects the memory of the computer against hostile files. The file is not checked."),
    describe(
      "not-utf8", "The file is not UTF-8 text.",
      "Interface Builder writes UTF-8. The file was damaged, or converted by another tool; convert it back."),
    describe(
      "parser-disagreement", "Two parsers read the file differently.",
      "Keyline reads each file in two ways and compares them. A difference is a bug in Keyline; please report the file."
    ),
    describe(
      "too-many-attributes", "An element has more attributes than any of Interface Builder.",
      "The limit keeps the run time bounded for hostile files. The file is not checked."),
    describe(
      "too-many-elements", "The file has more elements than any document of Interface Builder.",
      "The limit protects the memory of the computer against hostile files. The file is not checked."),
    describe(
      "too-many-names", "The file has more different names than any document of Interface Builder.",
      "The limit keeps the run time bounded for hostile files. The file is not checked."),
    describe(
      "too-many-namespaces", "The file declares many XML namespaces.",
      "Interface Builder declares none. The limit keeps the run time bounded for hostile files."),
    describe(
      "truncated-file", "The file is truncated.",
      "It was not written or fetched completely. Restore the last complete version.",
      bad: "<document>\n    <objects>\n        <view id=\"iN0-l3-epB\">\n"),
    describe(
      unreadSwift, "The file has Swift that `keyline convert swiftui --verify` does not read.",
      "The message names it. The command verifies the file without it."
    ),
    describe(
      unusableNib, "The file is not a compiled nib as Apple's compiler writes it.",
      "The message names the byte. The file may be cut off, or written again by another tool."),
    describe(
      "utf16-file", "The file is UTF-16 or UTF-32 text.",
      "Interface Builder writes UTF-8, and Git treats such a file as binary. Convert it back to UTF-8."),
  ]

  private static let good = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"/>"# + "\n"

  /// - Parameter bad: empty if an example of a few lines cannot show the problem.
  private static func describe(
    _ id: String, _ summary: String, _ rationale: String, bad: String = ""
  ) -> RuleInfo {
    RuleInfo(
      id: id, category: "reading", severity: .error, since: "0.1", platforms: .all, summary: summary,
      rationale: rationale, bad: bad, good: bad.isEmpty ? "" : good)
  }
}
