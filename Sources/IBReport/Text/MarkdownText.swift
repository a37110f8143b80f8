extension String {
  /// The text on one line, with Markdown's marks escaped, for a cell of a table.
  var markdownEscaped: String {
    onOneLine.reduce(into: "") { text, character in
      if "\\|`*_<>[]".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// The text as a code span in a cell of a table. A vertical bar can be escaped inside one, a backtick cannot.
  var markdownCode: String {
    let plain = onOneLine.map { $0 == "`" ? "'" : String($0) }.joined()
    return "`\(plain.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|"))`"
  }
}
