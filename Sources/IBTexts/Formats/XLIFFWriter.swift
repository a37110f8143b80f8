/// Writes XLIFF 1.2 in the form of Xcode's exports (Documentation/Measurements/Translations.md#xliff).
package struct XLIFFWriter: Sendable {
  /// A document with its translations.
  package struct Section: Sendable {
    /// The path of the document in the project.
    let original: String
    /// The language of the translations; nil without translations.
    let language: String?
    let texts: [LocalizableText]
    /// The translations by key. A text without one has no target.
    let targets: [String: String]

    package init(
      original: String, language: String?, texts: [LocalizableText], targets: [String: String] = [:]
    ) {
      self.original = original
      self.language = language
      self.texts = texts
      self.targets = targets
    }
  }

  private let sourceLanguage: String
  /// The version of Keyline.
  private let version: String

  package init(sourceLanguage: String, version: String) {
    self.sourceLanguage = sourceLanguage
    self.version = version
  }

  package func document(_ sections: [Section]) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" "#
        + #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" "#
        + #"xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 "#
        + #"http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">"#,
    ]
    for section in sections { lines += self.lines(section) }
    return (lines + ["</xliff>"]).map { $0 + "\n" }.joined()
  }

  private func lines(_ section: Section) -> [String] {
    let target = section.language.map { " target-language=\"\(Self.attribute($0))\"" } ?? ""
    let texts = section.texts.filter { !$0.isOmittedFromXLIFF }.sorted { KeyOrder.numeric.precedes($0.key, $1.key) }
    let head = [
      "  <file original=\"\(Self.attribute(section.original))\" source-language=\"\(Self.attribute(sourceLanguage))\""
        + "\(target) datatype=\"plaintext\">",
      "    <header>",
      "      <tool tool-id=\"keyline\" tool-name=\"Keyline\" tool-version=\"\(Self.attribute(version))\"/>",
      "    </header>",
    ]
    if texts.isEmpty { return head + ["    <body/>", "  </file>"] }
    return head + ["    <body>"] + texts.flatMap { unit($0, section.targets[$0.key]) } + ["    </body>", "  </file>"]
  }

  private func unit(_ text: LocalizableText, _ target: String?) -> [String] {
    var lines = [
      "      <trans-unit id=\"\(Self.attribute(text.key))\" xml:space=\"preserve\">",
      "        <source>\(Self.content(text.text))</source>",
    ]
    if let target { lines.append("        <target>\(Self.content(target))</target>") }
    return lines + ["        <note>\(Self.content(TextComment.text(for: text)))</note>", "      </trans-unit>"]
  }

  /// Escapes the content of an element, in which quotes stay, as in Xcode's files.
  ///
  /// XML can contain a carriage return only as a reference, and most control characters not at all.
  private static func content(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func attribute(_ text: String) -> String {
    content(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "&quot;")
  }
}
