import IBModel
import IBSyntax

extension IntrinsicContext {
  private var resolver: FontResolver { FontResolver(textSize: configuration.textSize) }

  /// The font of a `<fontDescription>`; `fallback` where the element is absent.
  func font(_ description: XMLElement?, fallback: Font) -> Font {
    guard let description else { return fallback }
    let attributes = FontAttributes(
      type: description[.type], weight: description[.weight], name: description[.name], style: description[.style],
      pointSize: description.number(.pointSize))
    return resolver.resolve(attributes, defaultSize: fallback.size)
  }

  /// The body font of the configuration's content size category.
  var bodyFont: Font { resolver.textStyle("UICTFontTextStyleBody") ?? .system(17) }

  /// The pieces of an attributed string with the font each is set in, in order.
  func runs(_ attributed: XMLElement, fallback: Font) -> [TextRun] {
    attributed.children(named: .fragment).map { fragment in
      let font = fragment.child(named: .attributes)?.child(key: "NSFont")
      let text = fragment[.content] ?? fragment.child(key: "content")?.text ?? ""
      return TextRun(text: text, font: font.map { self.font(attributedFont: $0, fallback: fallback) } ?? fallback)
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
