/// The evidence that constraints or an autoresizing mask give about a view on one axis.
struct AxisEvidence: Sendable {
  /// The object that an edge or the center of a view is attached to.
  enum Tie: Hashable, Sendable {
    /// A view around it, or a guide of such a view.
    case outer
    case sibling
  }

  var fixed: Double?
  var start: Tie?
  var end: Tie?
  var center: Tie?
  /// Whether views inside are attached to the start. If some are attached to both ends, they may determine the length.
  var hasContentAtStart = false
  var hasContentAtEnd = false

  var fillsOuter: Bool { start == .outer && end == .outer }
  var isTiedAtBothEnds: Bool { start != nil && end != nil }
  var isFilledByContent: Bool { hasContentAtStart && hasContentAtEnd }
}
