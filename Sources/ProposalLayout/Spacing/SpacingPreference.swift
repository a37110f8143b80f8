/// What a view asks of its neighbors at its four edges, for stacks that are given no spacing.
package struct SpacingPreference: Hashable, Sendable {
  package var top: EdgeSpacing
  package var leading: EdgeSpacing
  package var bottom: EdgeSpacing
  package var trailing: EdgeSpacing

  init(
    top: EdgeSpacing = EdgeSpacing(), leading: EdgeSpacing = EdgeSpacing(), bottom: EdgeSpacing = EdgeSpacing(),
    trailing: EdgeSpacing = EdgeSpacing()
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// A view that is no text: what is above it or below it may be one.
  package static let plain = SpacingPreference(
    top: EdgeSpacing(belowText: 0), bottom: EdgeSpacing(aboveText: 0))

  /// A view whose neighbors touch it along an axis.
  static func touching(along axis: Axis) -> SpacingPreference {
    var preference = SpacingPreference()
    preference[.start(of: axis)].any = 0
    preference[.end(of: axis)].any = 0
    return preference
  }

  package subscript(_ edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
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
