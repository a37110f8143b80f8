import IBContent
import IBLayout
import IBModel

/// Fonts of a document in SwiftUI: text styles by their names, system fonts by size and weight, others by name.
///
/// The font is the one that the layout measures.
enum FontSource {
  /// - Parameter standard: the font of a text that has none in the document.
  /// - Returns: nil for the text style Body, which SwiftUI uses by default, unless the document sets it. The system
  ///   font of the same size does not grow with the text size that the user chose.
  static func expression(_ attributes: FontAttributes?, standard: Font) -> String? {
    guard let attributes else { return standard.isBody ? nil : expression(standard) }
    return expression(font(attributes, standard: standard))
  }

  static func font(_ attributes: FontAttributes?, standard: Font) -> Font {
    attributes.map { FontResolver(textSize: .large).resolve($0, defaultSize: standard.size) } ?? standard
  }

  static let body = FontResolver(textSize: .large).textStyle("UICTFontTextStyleBody") ?? .system(17)

  static func expression(_ font: Font) -> String {
    let weight: FontWeight? = if case .system(let weight) = font.family { weight } else { nil }
    let plainStyle = font.textStyle?.replacing("UICTFontTextStyleEmphasized", with: "UICTFontTextStyle")
    if let style = plainStyle.flatMap({ styleNames[$0] }) {
      if plainStyle != font.textStyle { return ".\(style).bold()" }
      let usual: FontWeight = style == "headline" ? .semibold : .regular
      return weight == nil || weight == usual ? ".\(style)" : ".\(style).weight(.\(weight ?? .regular))"
    }
    let points = SwiftText.number(font.size)
    if case .named(let name) = font.family { return ".custom(\(SwiftText.literal(name)), fixedSize: \(points))" }
    let words = weight == nil || weight == .regular ? "" : ", weight: .\(weight ?? .regular)"
    return ".system(size: \(points)\(words))\(font.isItalic ? ".italic()" : "")"
  }

  static func isStyle(_ name: String) -> Bool { styles[name] != nil }

  /// The names in the file format by the names in SwiftUI.
  static let styles = Dictionary(uniqueKeysWithValues: styleNames.map { ($1, $0) })

  static func isWeight(_ name: String) -> Bool { FontWeight.allCases.contains { $0 != .regular && "\($0)" == name } }

  private static let styleNames = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption",
    "UICTFontTextStyleCaption2": "caption2",
  ]
}

extension Font {
  /// Whether a text without a font looks the same in SwiftUI: its font is Body, of 17 points.
  fileprivate var isBody: Bool {
    textStyle != nil && family == .system(.regular) && !isItalic && size == FontSource.body.size
  }
}
