/// The content of views that lay out others; nil for another kind.
extension ResolvedView {
  var stack: StackView? { control as? StackView }
  var table: TableContent? { (control as? TableView)?.content }
  var tableCell: TableCellContent? { (control as? TableViewCell)?.content }
  var flowLayout: FlowLayoutContent? { (control as? CollectionView)?.flowLayout }
  var collectionItem: CollectionItem? { control as? CollectionItem }
}
