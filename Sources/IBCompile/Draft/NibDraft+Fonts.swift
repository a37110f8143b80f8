import IBLayout
import IBSyntax

extension NibDraft {
  private static let fontAttributes: Set<String> = [
    "key", "type", "pointSize", "weight", "style", "name", "family", "size",
  ]

  /// The font that an element describes; nil with a problem if it is none that is known.
  mutating func readFont(_ element: XMLElement) -> NibFont? {
    if let attribute = element.attributes.first(where: { !Self.fontAttributes.contains($0.nameText) }) {
      refuse(attribute, of: element, "'\(attribute.nameText)' of a font is not known")
      return nil
    }
    if let style = element.word("style") {
      guard let known = DynamicType.smallest(style) else {
        refuse(element, "fontDescription@style", "text style '\(style)' is not known")
        return nil
      }
      return .style(style, size: known.size, isBold: known.isBold)
    }
    guard let size = element.decimal("pointSize") ?? Self.namedSizes[element.word("size") ?? ""] else {
      refuse(element, "fontDescription@pointSize", "a font without a size is not known")
      return nil
    }
    if let name = element.word("name") { return .named(name, size: size) }
    let font: NibFont? =
      switch element.word("type") {
      case "boldSystem": .boldSystem(size: size)
      case "italicSystem": .italicSystem(size: size)
      case "system", nil: .system(element.word("weight") ?? "regular", size: size)
      default: nil
      }
    if font == nil { refuse(element, "fontDescription@type", "the font's type or weight is not known") }
    return font
  }

  /// Sizes that a document names, in points. Source: UIFont's class properties.
  private static let namedSizes: [String: Double] = ["system": 14, "smallSystem": 12, "label": 17, "button": 18]
}
