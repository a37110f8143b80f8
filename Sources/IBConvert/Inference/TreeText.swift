import IBContent
import IBLayout
import IBModel

/// Measures and sets the texts of trees in one configuration, with the tables for the layout of documents.
struct TreeText: TextSizing {
  private let measurer: TextMeasurer
  private let textSize: ContentSizeCategory
  private let scale: Double

  init(_ configuration: TraitConfiguration) {
    measurer = TextMeasurer(era: configuration.systemFont)
    textSize = configuration.textSize
    scale = configuration.scale
  }

  /// The cap height of the system font as a fraction of its size: 1443 of 2048 units. Source:
  /// Measurements/SwiftUI.md#text-spacing.
  private static let capHeight = 1443.0 / 2048

  /// The smallest width that breaks lines. Zero means any width.
  private static let leastWidth = 1e-6

  func metrics(of font: TextFont) -> LineMetrics {
    let resolved = self.font(font)
    let metrics = measurer.metrics(of: resolved)
    let leading = max(0, (resolved.leading ?? 0) - metrics.lineHeight)
    return LineMetrics(
      lineHeight: ceilToPixel(metrics.lineHeight, scale: scale), pitch: measurer.linePitch(resolved),
      baseline: metrics.ascender,
      spacing: FontSpacing(
        ascent: metrics.ascender, descent: metrics.descender, capHeight: resolved.size * Self.capHeight,
        leading: leading))
  }

  func lineWidths(of text: String, font: TextFont, width: Double?, limit: Int?) -> [Double] {
    measurer.shownLines(of: text, font: self.font(font), width: width.map { max($0, Self.leastWidth) }, limit: limit)
  }

  func font(_ font: TextFont) -> Font {
    let fonts = FontResolver(textSize: textSize)
    var result: Font
    switch font.face {
    case .style(let name): result = style(name, textSize) ?? .system(17)
    case .system(let size): result = .system(size)
    case .custom(let name, let size, let relativeTo):
      result = fonts.named(name, size: size * (relativeTo.map(growth) ?? 1))
    }
    if let weight = font.weight.flatMap(FontWeight.init(name:)), case .system = result.family {
      result.family = .system(weight)
    }
    result.isItalic = result.isItalic || font.isItalic
    return result
  }

  private func style(_ name: String, _ size: ContentSizeCategory) -> Font? {
    FontSource.styles[name].flatMap { FontResolver(textSize: size).textStyle($0) }
  }

  private func growth(_ name: String) -> Double {
    guard let usual = style(name, .large)?.size, let now = style(name, textSize)?.size, usual > 0 else { return 1 }
    return now / usual
  }
}

extension ViewEnvironment {
  /// The environment in which views are laid out in a configuration, without fonts for measuring text.
  init(of configuration: TraitConfiguration) {
    self.init()
    direction = configuration.direction
    generation = configuration.systemRelease.swiftUI
    displayScale = configuration.scale
    isAccessibilitySize = configuration.textSize.isAccessibilitySize
  }

  static func measuringText(of configuration: TraitConfiguration) -> ViewEnvironment {
    var environment = ViewEnvironment(of: configuration)
    environment.text = TreeText(configuration)
    return environment
  }
}
