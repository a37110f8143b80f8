import IBModel

/// A table view.
struct TableView: Control {
  let content: TableContent

  init(_ source: ContentSource) { content = TableContent(source) }
}
