/// What a view asks of its neighbor at one edge: a distance in points for each category of neighbors that it knows, nil
/// for one that it does not know. See step 16 of ProposalLayout.md.
package struct EdgeSpacing: Hashable, Sendable {
  /// Of a plain view and the text above it.
  var belowText: Double?
  /// Of a plain view and the text below it.
  var aboveText: Double?
  /// Of two texts, one below the other.
  var betweenTexts: Double?
  /// Of any neighbor with which no category is shared.
  var any: Double?

  init(belowText: Double? = nil, aboveText: Double? = nil, betweenTexts: Double? = nil, any: Double? = nil) {
    self.belowText = belowText
    self.aboveText = aboveText
    self.betweenTexts = betweenTexts
    self.any = any
  }

  /// Between views that state nothing. Measurements/SwiftUI.md#default-spacing.
  package static let standard = 8.0

  /// The larger wish of both in each category.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      belowText: Self.larger(belowText, other.belowText), aboveText: Self.larger(aboveText, other.aboveText),
      betweenTexts: Self.larger(betweenTexts, other.betweenTexts), any: Self.larger(any, other.any))
  }

  /// The distance in points between this edge and the one next to it.
  func distance(to next: EdgeSpacing) -> Double {
    let shared = [
      Self.sum(belowText, next.belowText), Self.sum(aboveText, next.aboveText),
      Self.sum(betweenTexts, next.betweenTexts),
    ].compactMap(\.self)
    return shared.max() ?? Self.larger(any, next.any) ?? Self.standard
  }

  private static func larger(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }

  private static func sum(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return a + b
  }
}
