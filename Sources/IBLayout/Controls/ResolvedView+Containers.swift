import IBContent

/// The content of views that lay out other views; nil for views of other kinds.
extension ResolvedView {
  var stack: StackContent? { cast(to: StackView.self)?.content }
  var table: TableContent? { cast(to: TableView.self)?.content }
  var tableCell: TableCellContent? { cast(to: TableViewCell.self)?.content }
  var flowLayout: FlowLayoutContent? { cast(to: CollectionView.self)?.content.flowLayout }
  var collectionItem: CollectionItemContent? { cast(to: CollectionItem.self)?.content }

  /// The control if it has a type. Most do not have it, and comparing types costs far less than a failing cast.
  private func cast<Wanted: Control>(to wanted: Wanted.Type) -> Wanted? {
    type(of: control) == wanted ? control as? Wanted : nil
  }
}
