import IBModel
import IBSyntax

/// A cell, header or footer of a collection view.
struct CollectionItem: Control {
  /// The size that a prototype has in Interface Builder, in points; nil for the layout's.
  let customSize: Size?
  let isFooter: Bool

  init(_ source: ContentSource) {
    customSize = source.element.child(named: .size, key: "customSize").flatMap(Size.init(element:))
    isFooter = source.element.equals(.key, "sectionFooterView")
  }
}
