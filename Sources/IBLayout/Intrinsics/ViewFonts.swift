import IBModel
import IBSyntax

extension IntrinsicContext {
  /// The font of a `<fontDescription>`; `fallback` where the element is absent or names nothing.
  func font(_ description: XMLElement?, fallback: Font) -> Font {
    guard let description else { return fallback }
    return FontResolver.font(
      FontDescription(
        type: description[.type], weight: description[.weight], style: description[.style], name: description[.name],
        family: description[.family], pointSize: description.number(.pointSize)),
      fallback: fallback, category: configuration.textSize)
  }

  /// A size category's font of a text style.
  func font(style: String, fallback: Font) -> Font {
    FontResolver.font(
      FontDescription(type: nil, weight: nil, style: style, name: nil, family: nil, pointSize: nil),
      fallback: fallback, category: configuration.textSize)
  }

  /// The pieces of an attributed string with the font each is set in, in order.
  func runs(_ attributed: XMLElement, fallback: Font) -> [TextRun] {
    attributed.children(named: .fragment).map { fragment in
      let attributes = fragment.child(named: .attributes)
      let font = attributes?.child(key: "NSFont").map { element -> Font in
        FontResolver.font(
          FontDescription(
            type: element.equals(.metaFont, "") ? nil : element[.metaFont], weight: nil, style: element[.style],
            name: element[.name], family: nil, pointSize: element.number(.size)),
          fallback: fallback, category: configuration.textSize)
      }
      let text = fragment[.content] ?? fragment.child(key: "content")?.text ?? ""
      return TextRun(text: text, font: font ?? fallback)
    }
  }
}

/// A piece of text set in one font.
struct TextRun: Hashable, Sendable {
  var text: String
  var font: Font
}
