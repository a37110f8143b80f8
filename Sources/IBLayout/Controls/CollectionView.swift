import IBContent

/// A collection view.
struct CollectionView: Control {
  let content: CollectionContent
}
