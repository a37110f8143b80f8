import IBModel

/// Measures text for the layout, which does not read fonts.
protocol TextSizing: Sendable {
  func metrics(of font: TextFont) -> LineMetrics

  /// The widths of the lines of a text in points, not rounded.
  ///
  /// If there are more lines than the limit, the last width is that of the truncated line.
  ///
  /// - Parameter width: the width at which lines are broken, in points; nil to break only at newlines, 0 to break after
  ///   each character.
  /// - Parameter limit: the largest number of lines; nil for any number.
  func lineWidths(of text: String, font: TextFont, width: Double?, limit: Int?) -> [Double]
}

/// The font of a text, as the app specifies it.
struct TextFont: Hashable, Sendable {
  enum Face: Hashable, Sendable {
    /// A text style under SwiftUI's name, such as `largeTitle`. It depends on the user's text size.
    case style(String)
    /// The system font with a size in points, independent of the user's text size.
    case system(size: Double)
    /// A font by its PostScript name, with a size in points. With the name of a text style, it depends on the user's
    /// text size.
    case custom(name: String, size: Double, relativeTo: String?)
  }

  var face: Face
  /// The weight under SwiftUI's name, such as `semibold`; nil for that of the face.
  var weight: String?
  var isItalic: Bool

  init(_ face: Face, weight: String? = nil, isItalic: Bool = false) {
    self.face = face
    self.weight = weight
    self.isItalic = isItalic
  }

  static let body = TextFont(.style("body"))
}

struct LineMetrics: Hashable, Sendable {
  /// The height of a single line, rounded up to the next pixel.
  var lineHeight: Double
  var pitch: Double
  /// The distance from the top of a line to its baseline.
  var baseline: Double
  var spacing: FontSpacing
}

/// The vertical measures of a text's font in points that determine the distance from its neighbors.
struct FontSpacing: Hashable, Sendable {
  var ascent: Double
  var descent: Double
  var capHeight: Double
  /// The spacing that the text style adds between lines; 0 for a font with a fixed size.
  var leading: Double

  private var lineHeight: Double { ascent + descent }

  /// The fraction of the line height that is added between a text and another view. Source:
  /// Measurements/SwiftUI.md#text-spacing.
  private static let addedShare = 0.1
  /// The multiple in points to which the addition was rounded up before iOS 17. Source:
  /// Measurements/SwiftUI.md#text-spacing.
  private static let earlierGrid = 4.0

  /// The spacing preference of a text in this font. Source: Measurements/SwiftUI.md#text-spacing.
  func preference(_ generation: SwiftUIGeneration, pixel: Double) -> SpacingPreference {
    let grid = generation == .first ? Self.earlierGrid : pixel
    let added = Pixels.ceiling(lineHeight * Self.addedShare, grid)
    let below = max(lineHeight + added - capHeight, added + descent)
    let between = generation == .first ? 0 : Pixels.ceiling(leading, pixel)
    return SpacingPreference(
      top: EdgeSpacing(distances: [.aboveText: lineHeight + added - ascent, .betweenTexts: between]),
      bottom: EdgeSpacing(distances: [.belowText: below, .betweenTexts: 0]))
  }
}
