package import IBModel
package import IBSyntax

/// The properties of a collection's flow layout, every default explicit. Lengths in points.
package struct FlowLayoutContent: Equatable, Sendable {
  /// Whether lines follow each other to the right, with their items downwards.
  package let isHorizontal: Bool
  package let sectionInset: Insets
  /// Whether sections are also inset by the safe area.
  package let insetsSectionsFromSafeArea: Bool
  package let lineSpacing: Double
  package let itemSpacing: Double
  /// The default size of items.
  package let itemSize: Size
  /// Zero for none, as for the footer.
  package let header: Size
  package let footer: Size
  /// Whether items get the size of their content if their constraints determine it.
  package let isSelfSizing: Bool

  /// Reads a `<collectionViewFlowLayout>`.
  package init(_ layout: XMLElement) {
    func size(_ key: String) -> Size? { layout.child(key: key).flatMap(Size.init(element:)) }
    isHorizontal = layout.equals(.scrollDirection, "horizontal")
    sectionInset = layout.child(key: "sectionInset").map(Insets.init(edges:)) ?? .zero
    insetsSectionsFromSafeArea = layout.equals(.sectionInsetReference, "safeArea")
    lineSpacing = layout.number(.minimumLineSpacing) ?? Self.defaultSpacing
    itemSpacing = layout.number(.minimumInteritemSpacing) ?? Self.defaultSpacing
    itemSize = size("itemSize") ?? Self.defaultItemSize
    header = size("headerReferenceSize") ?? .zero
    footer = size("footerReferenceSize") ?? .zero
    let estimate = size("estimatedItemSize") ?? .zero
    isSelfSizing = layout.flag(.automaticEstimatedItemSize) == true || estimate != .zero
  }

  /// UICollectionViewFlowLayout's documented defaults.
  private static let defaultSpacing = 10.0
  private static let defaultItemSize = Size(width: 50, height: 50)
}
