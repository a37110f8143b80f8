/// The spacing preference of a view at one edge: a distance in points for each category of neighbors.
///
/// See step 15 of ProposalLayout.md.
struct EdgeSpacing: Hashable, Sendable {
  /// The categories: a plain view and the text above it, a plain view and the text below it, two texts, and any
  /// neighbor without a common category.
  enum Category: Hashable, Sendable { case belowText, aboveText, betweenTexts, any }

  var distances: [Category: Double] = [:]

  /// The distance between views without a preference. Source: Measurements/SwiftUI.md#default-spacing.
  static let standard = 8.0

  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(distances: distances.merging(other.distances, uniquingKeysWith: max))
  }

  func distance(to next: EdgeSpacing) -> Double {
    let shared = distances.compactMap { category, distance in
      category == .any ? nil : next.distances[category].map { distance + $0 }
    }
    return shared.max() ?? union(next).distances[.any] ?? Self.standard
  }
}

/// The spacing preferences of a view at its four edges, for stacks without explicit spacing.
typealias SpacingPreference = Edges<EdgeSpacing>

extension Edges<EdgeSpacing> {
  init(top: EdgeSpacing = EdgeSpacing(), bottom: EdgeSpacing = EdgeSpacing()) {
    self.init(top: top, leading: EdgeSpacing(), bottom: bottom, trailing: EdgeSpacing())
  }

  /// The preference of a view that is not a text. It is 0 for a text above or below it, so that the preference of the
  /// text decides.
  static var plain: SpacingPreference {
    SpacingPreference(top: EdgeSpacing(distances: [.belowText: 0]), bottom: EdgeSpacing(distances: [.aboveText: 0]))
  }

  static func touching(along axis: Axis) -> SpacingPreference {
    var preference = SpacingPreference()
    preference[.start(of: axis)].distances[.any] = 0
    preference[.end(of: axis)].distances[.any] = 0
    return preference
  }

  func distance(to next: SpacingPreference, along axis: Axis) -> Double {
    self[.end(of: axis)].distance(to: next[.start(of: axis)])
  }

  /// The preference with these edges reset to those of a plain view.
  func reset(_ edges: EdgeSet) -> SpacingPreference {
    var result = self
    for edge in Edge.allCases where edges.contains(edge) { result[edge] = Self.plain[edge] }
    return result
  }

  func union(_ other: SpacingPreference) -> SpacingPreference {
    var result = self
    for edge in Edge.allCases { result[edge] = self[edge].union(other[edge]) }
    return result
  }

  /// The combined preference of views on top of each other, such as those of a `ZStack`.
  static func union(_ preferences: [SpacingPreference]) -> SpacingPreference {
    preferences.first.map { preferences.dropFirst().reduce($0) { $0.union($1) } } ?? .plain
  }

  /// The combined preference of views in a row. The first and the last determine the ends, and all of them the sides.
  static func sequence(_ preferences: [SpacingPreference], along axis: Axis) -> SpacingPreference {
    guard let first = preferences.first, let last = preferences.last else { return .plain }
    var result = union(preferences)
    result[.start(of: axis)] = first[.start(of: axis)]
    result[.end(of: axis)] = last[.end(of: axis)]
    return result
  }
}
