import IBModel
import IBSyntax

/// A collection view.
struct CollectionView: Control {
  /// Nil for a collection with another layout.
  let flowLayout: FlowLayoutContent?

  init(_ source: ContentSource) {
    flowLayout = source.element.child(named: .collectionViewFlowLayout).map(FlowLayoutContent.init)
  }
}
