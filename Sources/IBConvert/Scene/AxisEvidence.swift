import ProposalLayout

/// The evidence of constraints or an autoresizing mask about one direction of a view.
struct AxisEvidence: Sendable {
  /// What an edge or the center of a view is tied to.
  enum Tie: Hashable, Sendable {
    /// A view around it, or a guide of one.
    case outer
    /// A sibling, by its place in the scene.
    case sibling(Int)
  }

  /// `multiplier` times the length of a view, by its place in the scene, plus `constant` points.
  struct Share: Hashable, Sendable {
    var view: Int
    var axis: Axis
    var multiplier: Double
    var constant: Double
  }

  /// A constant length, in points.
  var fixed: Double?
  /// What the length does not exceed, or is where there is room, in points.
  var most: Double?
  /// What the length is at least, in points.
  var least: Double?
  var start: Tie?
  var end: Tie?
  var center: Tie?
  /// Whether the edges are tied to the margins of a view around it.
  var startsAtMargin = false
  var endsAtMargin = false
  /// Width by height of the view itself.
  var aspect: Double?
  /// How far its edges are at least, or where there is room, from those of a view around it or its safe area, in points.
  var roomAtStart: Double?
  var roomAtEnd: Double?
  /// The least distances after siblings, by their places in the scene, in points.
  var leastGaps: [Int: Double] = [:]
  /// The lengths that constraints relate to this one.
  var shares: [Share] = []
  /// Whether its place or length is a share of another length.
  var isProportional = false
  /// Whether views inside are tied to both ends, so that they may decide the length.
  var hasContentAtStart = false
  var hasContentAtEnd = false

  var fillsOuter: Bool { start == .outer && end == .outer }
  var isTiedAtBothEnds: Bool { start != nil && end != nil }
  var isFilledByContent: Bool { hasContentAtStart && hasContentAtEnd }
}
