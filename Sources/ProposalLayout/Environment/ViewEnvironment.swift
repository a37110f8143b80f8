/// What views are laid out in besides what they are offered.
package struct ViewEnvironment: Sendable {
  package var direction = ViewDirection.leftToRight
  package var generation = SystemGeneration.iOS26
  /// Pixels for each point.
  package var displayScale = 2.0
  /// Whether the user chose one of the larger text sizes.
  package var isAccessibilitySize = false
  /// Whether there is room for the wider margins of lists.
  package var isRegularWidth = false
  /// Whether the vertical size class is regular.
  package var isRegularHeight = true
  /// Nil where there are no texts to measure.
  package var text: (any TextSizing)?
  /// What `containerRelativeFrame` takes its share of, in points: the safe area of the root.
  package var containerSize = ViewSize.zero

  package init() {}

  /// One pixel in points.
  package var pixel: Double { displayScale > 0 ? 1 / displayScale : 1 }
}
