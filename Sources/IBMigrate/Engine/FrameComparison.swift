package import IBLayout
package import IBModel

/// The frames of a document's views before and after a migration, on devices of every kind.
package struct FrameComparison: Sendable {
  /// A view whose frame changes with the migration.
  package struct Move: Sendable {
    /// The object id of the view.
    package let view: String
    /// The user label of the view, otherwise the text that it shows.
    package let label: String?
    /// The frame in the window in points; nil for a missing view. The same applies to `after`.
    package let before: Rect?
    package let after: Rect?
    /// Whether the sensor housing at the side covered the view before the migration, but not after it.
    package let clearsHousing: Bool
  }

  /// The moves in one configuration.
  package struct Result: Sendable {
    /// The short name, such as `iphone-15.landscape`.
    package let configuration: String
    /// Whether the safe area is narrower than the screen. In such a configuration, the migration is meant to move
    /// views.
    let isGainExpected: Bool
    package let moves: [Move]
    /// For each conflict that occurs only after the migration, the object ids of its constraints.
    package let newConflicts: [[String]]
  }

  /// The results, in the order of `configurations`.
  package let results: [Result]
  /// Messages about scenes that are too large to lay out, each once.
  package let leftOut: [String]

  /// Phones and tablets with and without a home button, in portrait and landscape.
  ///
  /// In landscape, the two phones without a home button have a sensor housing, which the safe area excludes. In the
  /// other six configurations, views must not move.
  private static let devices = ["iphone-se-3", "iphone-15", "iphone-15-pro-max", "ipad-pro-11"]

  private static var configurations: [TraitConfiguration] {
    devices.compactMap(Device.named).flatMap { device in
      [Orientation.portrait, .landscape].map { ConfigurationSpec(screen: .device(device, $0)).configuration }
    }
  }

  /// Lays out both documents, which must contain the same views, in one environment.
  package init(before: Document, after: Document, in environment: LayoutEnvironment) {
    let requests = Self.configurations.map { LayoutRequest($0, diagnosis: Diagnosis([.conflicts])) }
    let old = LayoutEngine(before, environment).layouts(for: requests)
    let layouts = zip(old, LayoutEngine(after, environment).layouts(for: requests))
    var seen: Set<String> = []
    leftOut = old.joined().flatMap(\.issues).filter { $0.kind == .limit }.map(\.message)
      .filter { seen.insert($0).inserted }
    results = zip(Self.configurations, layouts).map { configuration, layouts in
      let (old, new) = layouts
      return Result(
        configuration: configuration.name,
        isGainExpected: configuration.safeArea.left > 0 || configuration.safeArea.right > 0,
        moves: zip(old, new).flatMap { Self.moves($0, $1, in: configuration) },
        newConflicts: zip(old, new).flatMap(Self.newConflicts))
    }
  }

  /// The number of configurations in which no view moves.
  package var unchangedCount: Int { results.count { $0.moves.isEmpty } }

  /// Whether views move only where the safe area is narrower than the screen, and no constraints are newly in conflict.
  package var isAsExpected: Bool {
    results.allSatisfy { ($0.isGainExpected || $0.moves.isEmpty) && $0.newConflicts.isEmpty }
  }

  /// The moves between two layouts. A migration does not add or remove views, so the views correspond one by one.
  private static func moves(_ old: SceneLayout, _ new: SceneLayout, in configuration: TraitConfiguration) -> [Move] {
    zip(old.views, new.views).compactMap { before, after in
      guard before.frame != after.frame else { return nil }
      let width = configuration.size.width
      let clears =
        isUnderHousing(before.inWindow, configuration.safeArea, width)
        && !isUnderHousing(after.inWindow, configuration.safeArea, width)
      return Move(
        view: before.id, label: before.label, before: before.inWindow, after: after.inWindow, clearsHousing: clears)
    }
  }

  private static func newConflicts(_ old: SceneLayout, _ new: SceneLayout) -> [[String]] {
    let known = Set(conflicts(old))
    return conflicts(new).filter { !known.contains($0) }
  }

  private static func conflicts(_ layout: SceneLayout) -> [[String]] {
    layout.issues.filter { $0.kind == .conflict }.map(\.constraints)
  }

  private static func isUnderHousing(_ frame: Rect?, _ safeArea: Insets, _ width: Double) -> Bool {
    guard let frame, frame.width > 0 else { return false }
    return frame.x < safeArea.left || frame.maxX > width - safeArea.right
  }
}
