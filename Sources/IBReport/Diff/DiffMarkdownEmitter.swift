/// A difference for a comment on a pull request.
package struct DiffMarkdownEmitter: DiffEmitter {
  package static let name = "markdown"
  package let frame = OutputFrame(opening: "", separator: "\n", closing: "")

  package init() {}

  package func render(_ diff: FileDiff) -> [UInt8] {
    let lines = ["### \(Self.escaped(diff.path))", ""] + diff.sentences.map { "- \(Self.escaped($0))" }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Escapes what Markdown would read as markup. Source: CommonMark 0.31, section 2.4.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.onOneLine {
      if "\\`*_[]<>#&|".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
