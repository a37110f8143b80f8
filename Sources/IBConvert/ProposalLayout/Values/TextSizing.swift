/// Measures text for the layout, which knows no fonts.
protocol TextSizing: Sendable {
  func metrics(of font: TextFont) -> LineMetrics

  /// The widths in points of the lines that a text is broken into, not rounded. The last one is that of the truncated
  /// line where there are more lines than the limit.
  ///
  /// - Parameter width: where lines are broken, in points; nil breaks at newlines only, 0 after every character.
  /// - Parameter limit: how many lines there may be; nil for any number.
  func lineWidths(of text: String, font: TextFont, width: Double?, limit: Int?) -> [Double]
}

/// The font that a text asks for, as the app names it.
struct TextFont: Hashable, Sendable {
  enum Face: Hashable, Sendable {
    /// A text style by SwiftUI's name, such as `largeTitle`; it follows the user's text size.
    case style(String)
    /// The system's font in points; it does not follow the user's text size.
    case system(size: Double)
    /// A font by its PostScript name, in points; with the name of a text style it follows the user's text size.
    case custom(name: String, size: Double, relativeTo: String?)
  }

  var face: Face
  /// SwiftUI's name of the weight, such as `semibold`; nil for the one of the face.
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

/// The vertical measures of a text's font that the distance to its neighbors is made of, in points.
struct FontSpacing: Hashable, Sendable {
  var ascent: Double
  var descent: Double
  var capHeight: Double
  /// The spacing that the text style adds between lines; 0 for a font of fixed size.
  var leading: Double

  private var lineHeight: Double { ascent + descent }

  /// The share of the line height that is added between a text and a view. Measurements/SwiftUI.md#text-spacing.
  private static let addedShare = 0.1
  /// The multiple, in points, to which the addition was rounded up before iOS 17. Measurements/SwiftUI.md#text-spacing.
  private static let earlierGrid = 4.0

  /// The spacing preference of a text in this font. Measurements/SwiftUI.md#text-spacing.
  func preference(_ generation: SystemGeneration, pixel: Double) -> SpacingPreference {
    let grid = generation < .iOS17 ? Self.earlierGrid : pixel
    let added = Pixels.ceiling(lineHeight * Self.addedShare, grid)
    let below = max(lineHeight + added - capHeight, added + descent)
    let between = generation < .iOS17 ? 0 : Pixels.ceiling(leading, pixel)
    return SpacingPreference(
      top: EdgeSpacing(distances: [.aboveText: lineHeight + added - ascent, .betweenTexts: between]),
      bottom: EdgeSpacing(distances: [.belowText: below, .betweenTexts: 0]))
  }
}
