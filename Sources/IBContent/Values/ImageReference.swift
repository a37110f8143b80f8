package import IBSyntax

/// A reference to an image: an attribute or, in files of newer versions of Xcode, a keyed child.
///
/// Source: Measurements/Symbols.md#image-reference.
package struct ImageReference: Hashable, Sendable {
  package let name: String
  package let isSymbol: Bool
  /// The scale: `small`, `medium` or `large`; nil for the default.
  package let symbolScale: String?
  /// The point size of the symbol's font configuration; nil for the default.
  package let symbolPointSize: Double?
  /// Whether the weight, scale or size of the symbol is not the default.
  package let isConfigured: Bool

  /// Whether the name is that of an image inside the document, such as `imageView:deQ-Kp-gYz:image`.
  package static func isEmbedded(_ name: String) -> Bool { name.contains(":") }

  package var isEmbedded: Bool { Self.isEmbedded(name) }

  /// Nil if the element does not refer to an image.
  ///
  /// - Parameters:
  ///   - key: the key of the child.
  ///   - attribute: the attribute of the element that contains the name.
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
