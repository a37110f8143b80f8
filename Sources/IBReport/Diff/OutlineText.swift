package import IBCompare
import IBSource

/// A document as stable text, a line for each property, for git to compare line by line.
package enum OutlineText {
  private static let indent = "  "
  /// Deeper rows are not indented further, so that lines do not become too long.
  private static let deepestIndent = 40

  package static func render(_ outline: DiffOutline) -> [UInt8] {
    var text = ""
    for row in outline.rows {
      let margin = String(repeating: indent, count: min(row.depth, deepestIndent))
      text += "\(margin)\(row.name.words.onOneLine)\n"
      for line in OutlineWords.lines(of: row) { text += "\(margin)\(indent)\(line.onOneLine)\n" }
    }
    return Array(text.utf8)
  }
}
