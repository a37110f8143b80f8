import IBContent

/// A cell, header or footer of a collection view.
struct CollectionItem: Control {
  let content: CollectionItemContent
}
