package import IBModel
import IBSyntax

/// The properties of a collection view's flow layout, with explicit defaults. Lengths are in points.
package struct FlowLayoutContent: Equatable, Sendable {
  /// Whether the collection view scrolls horizontally: items are placed downwards, and lines to the right.
  package let isHorizontal: Bool
  package let sectionInset: Insets
  /// Whether sections are also inset by the safe area.
  package let insetsSectionsFromSafeArea: Bool
  package let lineSpacing: Double
  package let itemSpacing: Double
  /// The default size of an item.
  package let itemSize: Size
  /// The size of the header; zero without one. The same applies to the footer.
  package let header: Size
  package let footer: Size
  /// Whether an item has the size of its content if its constraints determine that size.
  package let isSelfSizing: Bool

  /// Reads a `<collectionViewFlowLayout>`.
  fileprivate init(_ layout: XMLElement) {
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

  /// The defaults in the documentation of UICollectionViewFlowLayout.
  private static let defaultSpacing = 10.0
  private static let defaultItemSize = Size(width: 50, height: 50)
}

package struct CollectionContent: Sendable {
  /// The flow layout; nil for a collection view with another layout.
  package let flowLayout: FlowLayoutContent?

  init(_ source: ContentSource) {
    flowLayout = source.element.child(named: .collectionViewFlowLayout).map(FlowLayoutContent.init)
  }
}

/// The content of a cell, header or footer of a collection view.
package struct CollectionItemContent: Sendable {
  /// The size of a prototype in Interface Builder in points; nil for the size in the layout.
  package let customSize: Size?
  package let isHeader: Bool
  package let isFooter: Bool

  init(_ source: ContentSource) {
    customSize = source.element.child(named: .size, key: "customSize").flatMap(Size.init(element:))
    isHeader = source.element.equals(.key, "sectionHeaderView")
    isFooter = source.element.equals(.key, "sectionFooterView")
  }
}
