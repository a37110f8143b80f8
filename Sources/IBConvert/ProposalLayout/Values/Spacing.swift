/// What a view asks of its neighbor at one edge: a distance in points for each category of neighbors that it knows. See
/// step 15 of ProposalLayout.md.
struct EdgeSpacing: Hashable, Sendable {
  /// A plain view and the text above it, one and the text below it, two texts, any neighbor that shares no category.
  enum Category: Hashable, Sendable { case belowText, aboveText, betweenTexts, any }

  var distances: [Category: Double] = [:]

  /// Between views that state nothing. Measurements/SwiftUI.md#default-spacing.
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

  /// The preference with the given edges those of a plain view again.
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
