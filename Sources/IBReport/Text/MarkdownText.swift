import IBSource

/// Markdown's escapes, scalar by scalar: a mark with a combining scalar is the same mark to Markdown but another
/// character to Swift.
///
/// Sources: CommonMark 0.31, sections 2.4 and 6.1; GitHub Flavored Markdown 0.29, sections 4.10 (tables), 6.5
/// (strikethrough) and 6.9 (extended autolinks). See Documentation/Security.md.
extension String {
  /// Marks that a backslash takes out of Markdown's reading.
  private static let marks = Set("\\`*_[]<>|#&~$".unicodeScalars)
  /// An invisible character (U+2060 WORD JOINER) that ends a text which a service would read as a person's name or an
  /// address.
  private static let joiner: Unicode.Scalar = "\u{2060}"

  /// The text on one line with Markdown's marks escaped, for a cell of a table. It notifies no one and contains no
  /// links.
  var markdownEscaped: String {
    var text = String.UnicodeScalarView()
    for scalar in onOneLine.unicodeScalars {
      if Self.marks.contains(scalar) { text.append("\\") }
      if scalar == "/", text.suffix(2).elementsEqual(":/".unicodeScalars) { text.append(Self.joiner) }
      if scalar == ".", text.endsLikeAddress { text.append(Self.joiner) }
      text.append(scalar)
      if scalar == "@" { text.append(Self.joiner) }
    }
    return String(text)
  }
}

extension [String] {
  /// The lines as a block of code that no line can end. Its fence is longer than any row of backticks in the lines, and
  /// than those at the beginning of lines of XML (CommonMark 0.31, section 4.5).
  func markdownFenced(_ language: String) -> [String] {
    let fence = String(repeating: "`", count: Swift.max(6, 1 + (map(\.longestRowOfBackticks).max() ?? 0)))
    return [fence + language] + self + [fence]
  }
}

extension String {
  fileprivate var longestRowOfBackticks: Int {
    var (longest, row) = (0, 0)
    for byte in utf8 {
      row = byte == UInt8(ascii: "`") ? row + 1 : 0
      longest = max(longest, row)
    }
    return longest
  }
}

extension String.UnicodeScalarView {
  /// Whether a following point would make it the beginning of an address, such as `www.`.
  fileprivate var endsLikeAddress: Bool {
    String(suffix(3)).lowercased() == "www"
  }
}
