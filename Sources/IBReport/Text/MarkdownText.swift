extension String {
  /// The text on one line, with what Markdown reads as a mark put out of its reading; fit for a cell of a table.
  var markdownEscaped: String {
    onOneLine.reduce(into: "") { text, character in
      if "\\|`*_<>[]".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// The text as a span of code in a cell of a table. A backtick cannot be escaped inside one, a bar can.
  var markdownCode: String {
    let plain = onOneLine.map { $0 == "`" ? "'" : String($0) }.joined()
    return "`\(plain.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|"))`"
  }
}
