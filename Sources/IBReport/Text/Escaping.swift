import IBSource

extension String {
  /// Escaped for an attribute of XML; characters that XML does not allow become U+FFFD.
  var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension String {
  /// The text on one line as HTML in Markdown, where a backslash does not escape Markdown's marks. It notifies no one
  /// and contains no links. See `markdownEscaped` for the sources.
  var commentHTML: String {
    var text = String.UnicodeScalarView()
    for scalar in onOneLine.unicodeScalars {
      if scalar == ".", String(text.suffix(3)).lowercased() == "www" { text.append(Self.separator) }
      if scalar == "/", text.suffix(2).elementsEqual(":/".unicodeScalars) { text.append(Self.separator) }
      text.append(scalar)
      if scalar == "@" || scalar == "#" { text.append(Self.separator) }
    }
    return String(text).escapedForXML
  }

  /// U+2060 WORD JOINER: invisible, and no mark goes across it.
  private static let separator: Unicode.Scalar = "\u{2060}"
}
