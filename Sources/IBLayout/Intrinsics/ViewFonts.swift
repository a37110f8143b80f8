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
      if let kern = attributes?.child(key: "NSKern")?.number(.value) { font.spacing = Self.measurable(kern) }
      if let paragraph = attributes?.child(key: "NSParagraphStyle") { set(paragraph, in: &font) }
      return TextRun(text: text, font: font)
    }
  }

  /// The heights of lines and what lies between two of them (NSParagraphStyle, documented).
  private func set(_ paragraph: XMLElement, in font: inout Font) {
    func length(_ name: Name) -> Double { max(Self.measurable(paragraph.number(name) ?? 0), 0) }
    font.paragraph = LineHeightRule(
      multiple: length(.lineHeightMultiple), minimum: length(.minimumLineHeight), maximum: length(.maximumLineHeight))
    if length(.lineSpacing) > 0 { font.leading = text.linePitch(font) + length(.lineSpacing) }
  }

  /// A length that can be reckoned with, as fonts are measured: whatever a file says, sums stay finite.
  private static func measurable(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(length, -TextMeasurer.maximumFontSize), TextMeasurer.maximumFontSize)
  }

  /// A `<font key="NSFont">`: a name with a size, or one of the Mac's fonts by `metaFont`, in the system's font.
  private func font(attributedFont element: XMLElement, fallback: Font) -> Font {
    let size = element.number(.size)
    guard let meta = element[.metaFont] else {
      return resolver.resolve(FontAttributes(name: element[.name], pointSize: size), defaultSize: fallback.size)
    }
    let type = meta.lowercased().contains("bold") ? "boldSystem" : "system"
    let plainName = meta.hasSuffix("Bold") ? String(meta.dropLast(4)) : meta
    return resolver.resolve(
      FontAttributes(type: type, pointSize: size ?? Self.metaFontSizes[plainName]), defaultSize: fallback.size)
  }

  /// The sizes in points of fonts that an attributed string names instead of measuring: the Mac's, whose font panel
  /// sets them. Source: Apple's OS X Human Interface Guidelines of 2012, fonts; two of them stored in labels (13 and
  /// 12).
  private static let metaFontSizes = [
    "system": 13.0, "message": 13, "menu": 13, "smallSystem": 11, "toolTip": 11, "miniSystem": 9, "label": 10,
    "cellTitle": 12,
  ]
}
