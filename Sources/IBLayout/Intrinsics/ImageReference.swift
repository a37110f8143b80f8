import IBModel
import IBSyntax

/// An image as an element names it: in an attribute, or in a keyed child that newer Xcodes write.
///
/// Source: facts/layout/open/OPEN.md 4 ("newer files put the symbol in a child imageReference").
struct ImageReference: Hashable, Sendable {
  let name: String
  let isSymbol: Bool
  /// `small`, `medium`, `large`; nil for the default.
  let symbolScale: String?
  /// The point size of the symbol's font configuration; nil for the default.
  let symbolPointSize: Double?

  /// Nil where the element names no image.
  init?(_ element: XMLElement, key: String) {
    let child = element.child(key: key)
    let holder = child?.name == .imageReference ? child : element
    guard let holder, let name = holder[.image] else { return nil }
    self.name = name
    isSymbol = holder.equals(.catalog, "system")
    let configuration =
      element.child(key: "preferredSymbolConfiguration")
      ?? element.child(
        key: "preferredSymbolConfigurationForImage")
    symbolScale = holder[.symbolScale] ?? configuration?[.scale]
    symbolPointSize =
      configuration?.number(.pointSize)
      ?? configuration?.child(key: "fontDescription")?.number(.pointSize)
  }
}

extension IntrinsicContext {
  /// The size of an image in points; nil for one whose size nothing in the document tells.
  func size(of image: ImageReference) -> Size? {
    guard image.isSymbol else { return scene.document.imageSizes[image.name] }
    return SymbolIntrinsics.size(of: image, in: self)
  }
}
