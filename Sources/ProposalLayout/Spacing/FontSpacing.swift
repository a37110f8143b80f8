/// The vertical measures of a text's font that the distance to its neighbors is made of, in points.
package struct FontSpacing: Hashable, Sendable {
  package var ascent: Double
  /// Positive.
  package var descent: Double
  package var capHeight: Double
  /// What the text style adds between lines; 0 for a font of a fixed size.
  package var leading: Double

  package init(ascent: Double, descent: Double, capHeight: Double, leading: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
  }

  private var lineHeight: Double { ascent + descent }

  /// The share of the line height that is added between a text and a view. Measurements/SwiftUI.md#text-spacing.
  private static let addedShare = 0.1
  /// What the addition was rounded up to before iOS 17, in points. Measurements/SwiftUI.md#text-spacing.
  private static let earlierGrid = 4.0

  /// What a text of this font asks for. Measurements/SwiftUI.md#text-spacing.
  package func preference(_ generation: SystemGeneration, pixel: Double) -> SpacingPreference {
    let grid = generation < .iOS17 ? Self.earlierGrid : pixel
    let added = Pixels.ceiling(lineHeight * Self.addedShare, grid)
    let below = max(lineHeight + added - capHeight, added + descent)
    let between = generation < .iOS17 ? 0 : Pixels.ceiling(leading, pixel)
    return SpacingPreference(
      top: EdgeSpacing(aboveText: lineHeight + added - ascent, betweenTexts: between),
      bottom: EdgeSpacing(belowText: below, betweenTexts: 0))
  }
}
