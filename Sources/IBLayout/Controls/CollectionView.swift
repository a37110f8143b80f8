import IBContent

struct CollectionView: Control {
  let content: CollectionContent
}
