/// The evidence of constraints or an autoresizing mask about one direction of a view.
struct AxisEvidence: Sendable {
  /// The object to which an edge or the center of a view is tied.
  enum Tie: Hashable, Sendable {
    /// A view around it, or a guide of one.
    case outer
    /// A sibling, by its place in the scene.
    case sibling(Int)
  }

  var fixed: Double?
  var start: Tie?
  var end: Tie?
  var center: Tie?
  /// Whether the edges are tied to the margins of a view around it.
  var startsAtMargin = false
  var endsAtMargin = false
  /// The least distances after siblings, by their places in the scene, in points.
  var leastGaps: [Int: Double] = [:]
  /// Whether views inside are tied to this end. If they are tied to both ends, they may decide the length.
  var hasContentAtStart = false
  var hasContentAtEnd = false

  var fillsOuter: Bool { start == .outer && end == .outer }
  var isTiedAtBothEnds: Bool { start != nil && end != nil }
  var isFilledByContent: Bool { hasContentAtStart && hasContentAtEnd }
}
