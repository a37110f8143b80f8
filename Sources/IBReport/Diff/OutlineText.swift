package import IBCompare
import IBSource

/// A document as stable text, a line for each property, for git to compare line by line.
package enum OutlineText {
  private static let indent = "  "
  /// The largest indentation, in levels. Deeper rows share it, which keeps lines short.
  private static let deepestIndent = 40

  package static func render(_ outline: DiffOutline) -> [UInt8] {
    var text = ""
    for row in outline.rows {
      let margin = String(repeating: indent, count: min(row.depth, deepestIndent))
      text += "\(margin)\(row.name.words.onOneLine)\n"
      for line in lines(of: row) { text += "\(margin)\(indent)\(line.onOneLine)\n" }
    }
    return Array(text.utf8)
  }

  /// A line for each property, constraint and connection. Sorted, because their order in the file has no meaning.
  private static func lines(of row: DiffOutline.Row) -> [String] {
    let values = row.values.map { "\(PropertyWords.name($0.path)): \(PropertyWords.whole($0.value))" }
    let constraints = row.constraints.map { "constraint \(ConstraintWords.description($0))" }
    let connections = row.connections.map { DetailWords.text($0) }
    return values.sorted() + constraints.sorted() + connections.sorted()
  }
}
