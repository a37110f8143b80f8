import IBModel
import IBSyntax

/// A table: rows in one column.
struct TableView: Control {
  private let isPlain: Bool

  init(_ source: ContentSource) { isPlain = source[.style] == "plain" }

  func background(in context: DrawingContext) -> DisplayColor? {
    isPlain ? context.palette.background : context.palette.groupedBackground
  }
}
