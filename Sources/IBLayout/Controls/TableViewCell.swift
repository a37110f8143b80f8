import IBModel

/// A table's cell.
struct TableViewCell: Control {
  let content: TableCellContent

  init(_ source: ContentSource) { content = TableCellContent(source) }
}
