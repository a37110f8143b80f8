import IBModel
import IBSyntax

extension IntrinsicContext {
  private var resolver: FontResolver { FontResolver(textSize: configuration.textSize) }

  /// The font of a `<fontDescription>`; `fallback` where the element is absent.
  func font(_ description: XMLElement?, fallback: Font) -> Font {
    guard let description else { return fallback }
    let attributes = FontAttributes(
      type: description[.type], weight: description[.weight], name: description[.name], style: description[.style],
      pointSize: description.number(.pointSize) ?? description[.size].flatMap { Self.namedSizes[$0] })
    return resolver.resolve(attributes, defaultSize: fallback.size)
  }

  /// The sizes that older files name instead of telling them, in points: UIFont's documented system, small system,
  /// label and button font sizes.
  private static let namedSizes = ["system": 14.0, "smallSystem": 12, "label": 17, "button": 18]

  /// The body font of the configuration's content size category.
  var bodyFont: Font { resolver.textStyle("UICTFontTextStyleBody") ?? .system(17) }

  /// The pieces of an attributed string with the font each is set in, in order.
  func runs(_ attributed: XMLElement, fallback: Font) -> [TextRun] {
    attributed.children(named: .fragment).map { fragment in
      let attributes = fragment.child(named: .attributes)
      let text = fragment[.content] ?? fragment.child(key: "content")?.text ?? ""
      var font = attributes?.child(key: "NSFont").map { self.font(attributedFont: $0, fallback: fallback) } ?? fallback
      // What a paragraph adds between two lines (NSParagraphStyle.lineSpacing, documented).
      if let spacing = attributes?.child(key: "NSParagraphStyle")?.number(.lineSpacing), spacing > 0, spacing.isFinite {
        font.leading = self.text.linePitch(font) + spacing
      }
      return TextRun(text: text, font: font)
    }
  }

  /// A `<font key="NSFont">`: a name with a size, or one of the system's fonts by `metaFont`.
  private func font(attributedFont element: XMLElement, fallback: Font) -> Font {
    let size = element.number(.size)
    guard let meta = element[.metaFont] else {
      return resolver.resolve(FontAttributes(name: element[.name], pointSize: size), defaultSize: fallback.size)
    }
    let type = meta.lowercased().contains("bold") ? "boldSystem" : "system"
    return resolver.resolve(FontAttributes(type: type, pointSize: size), defaultSize: fallback.size)
  }
}
