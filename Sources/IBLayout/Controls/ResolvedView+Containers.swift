/// The content of views that lay out others; nil for another kind.
extension ResolvedView {
  var stack: StackView? { control.stack }
  var table: TableContent? { control.table }
  var tableCell: TableCellContent? { control.tableCell }
  var flowLayout: FlowLayoutContent? { control.flowLayout }
  var collectionItem: CollectionItem? { control.collectionItem }
}
