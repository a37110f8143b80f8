package import IBSyntax

/// A reference to an image: in an attribute, or in a keyed child in files of newer Xcodes.
///
/// Source: Measurements/Symbols.md#image-reference.
package struct ImageReference: Hashable, Sendable {
  package let name: String
  package let isSymbol: Bool
  /// `small`, `medium`, `large`; nil for the default.
  package let symbolScale: String?
  /// The point size of the symbol's font configuration; nil for the default.
  package let symbolPointSize: Double?
  /// Whether the symbol has another weight, scale or size than the default.
  package let isConfigured: Bool

  /// Nil if the element names no image.
  ///
  /// - Parameters:
  ///   - key: of the keyed child.
  ///   - attribute: the attribute that names the image in the element itself.
  package init?(_ element: XMLElement, key: String, attribute: Name = .image) {
    let child = element.child(key: key)
    let reference = child?.name == .imageReference ? child : nil
    let holder = reference ?? element
    guard let name = reference?[.image] ?? (reference == nil ? element[attribute] : nil) else { return nil }
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
    isConfigured =
      ![nil, "default", "medium"].contains(symbolScale) || ![nil, "regular"].contains(configuration?[.weight])
      || configuration?.child(key: "fontDescription") != nil || symbolPointSize != nil
  }
}
