/// What a view asks of its neighbor at one edge: a distance in points for each category of neighbors that it knows, nil
/// for one that it does not know. See step 15 of ProposalLayout.md.
struct EdgeSpacing: Hashable, Sendable {
  /// The distance between a plain view and the text above it.
  var belowText: Double?
  /// The distance between a plain view and the text below it.
  var aboveText: Double?
  /// The distance between two texts, one below the other.
  var betweenTexts: Double?
  /// The distance to any neighbor that shares no category.
  var any: Double?

  /// Between views that state nothing. Measurements/SwiftUI.md#default-spacing.
  static let standard = 8.0

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

/// What a view asks of its neighbors at its four edges, for stacks that are given no spacing.
typealias SpacingPreference = Edges<EdgeSpacing>

extension Edges<EdgeSpacing> {
  init(
    top: EdgeSpacing = EdgeSpacing(), leading: EdgeSpacing = EdgeSpacing(), bottom: EdgeSpacing = EdgeSpacing(),
    trailing: EdgeSpacing = EdgeSpacing()
  ) {
    self.init(repeating: EdgeSpacing())
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// A view other than a text; the views above and below it may be texts.
  static var plain: SpacingPreference {
    SpacingPreference(top: EdgeSpacing(belowText: 0), bottom: EdgeSpacing(aboveText: 0))
  }

  /// A view whose neighbors touch it along an axis.
  static func touching(along axis: Axis) -> SpacingPreference {
    var preference = SpacingPreference()
    preference[.start(of: axis)].any = 0
    preference[.end(of: axis)].any = 0
    return preference
  }

  /// The distance in points between this view and the one after it along an axis.
  func distance(to next: SpacingPreference, along axis: Axis) -> Double {
    self[.end(of: axis)].distance(to: next[.start(of: axis)])
  }

  /// The preference with the given edges those of a plain view again.
  func reset(_ edges: EdgeSet) -> SpacingPreference {
    var result = self
    for edge in Edge.allCases where edges.contains(edge) { result[edge] = Self.plain[edge] }
    return result
  }

  /// The larger wish of both at every edge.
  func union(_ other: SpacingPreference) -> SpacingPreference {
    var result = self
    for edge in Edge.allCases { result[edge] = self[edge].union(other[edge]) }
    return result
  }

  /// Of views that share their place, such as those of a `ZStack`.
  static func union(_ preferences: [SpacingPreference]) -> SpacingPreference {
    preferences.first.map { preferences.dropFirst().reduce($0) { $0.union($1) } } ?? .plain
  }

  /// Of views one after the other: the outermost ones speak for the ends, all for the sides.
  static func sequence(_ preferences: [SpacingPreference], along axis: Axis) -> SpacingPreference {
    guard let first = preferences.first, let last = preferences.last else { return .plain }
    var result = union(preferences)
    result[.start(of: axis)] = first[.start(of: axis)]
    result[.end(of: axis)] = last[.end(of: axis)]
    return result
  }
}
