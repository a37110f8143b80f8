import IBModel
import IBSyntax

/// Fonts of a document as SwiftUI's: text styles by their names, the system's by size and weight, others by name.
enum FontSource {
  static func expression(_ font: XMLElement) -> String? {
    if let style = font[.style], let name = styles[style] { return ".\(name)" }
    guard let size = font.number(.pointSize) else { return nil }
    let points = SwiftText.number(size)
    if let name = font[.name] { return ".custom(\(SwiftText.literal(name)), fixedSize: \(points))" }
    switch font[.type] {
    case "boldSystem": return ".system(size: \(points), weight: .bold)"
    case "italicSystem": return ".system(size: \(points)).italic()"
    default:
      let weight = font[.weight].flatMap { weights.contains($0) ? $0 : nil }
      return ".system(size: \(points)\(weight.map { ", weight: .\($0)" } ?? ""))"
    }
  }

  /// Of a text of which the document says no font; nil where SwiftUI shows it alike, which is in Body of 17 points.
  static func expression(ofSystem size: Double) -> String? {
    size == bodySize ? nil : ".system(size: \(SwiftText.number(size)))"
  }

  /// In points, at the usual text size (Measurements/Text.md#text-styles).
  private static let bodySize = 17.0

  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// Whether a word is a text style of SwiftUI.
  static func isStyle(_ name: String) -> Bool { styles.values.contains(name) }

  static func isWeight(_ name: String) -> Bool { weights.contains(name) }

  /// The names of text styles in the format, by SwiftUI's.
  private static let styles = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption",
    "UICTFontTextStyleCaption2": "caption2",
  ]
}
