import IBModel

/// The evidence that constraints or an autoresizing mask give about a view on one axis.
struct AxisEvidence: Sendable {
  /// The object that an edge or the center of a view is attached to.
  enum Tie: Hashable, Sendable {
    /// A view around it, or a guide of such a view.
    case outer
    case sibling
  }

  var fixed: Double?
  /// The smallest and the largest length that constraints allow.
  var least: Double?
  var most: Double?
  var start: Tie?
  var end: Tie?
  var center: Tie?
  /// The distances of the edges from those of a view around it, in points, as constraints set them.
  var startConstant: Double?
  var endConstant: Double?
  /// The positions at which views inside are attached. With two of them, the views may determine the length.
  var contentTies: Set<Position> = []

  enum Position { case start, center, end }

  /// Two of the start, the end and the center determine the length.
  var fillsOuter: Bool { [start, end, center].count { $0 == .outer } > 1 }
  var isTiedAtBothEnds: Bool { [start, end, center].count { $0 != nil } > 1 }
  func constant(_ edge: Edge) -> Double? { edge == .start(of: edge.axis) ? startConstant : endConstant }

  /// Whether a length is the smallest or the largest one that constraints allow.
  func limits(_ length: Double) -> Bool {
    [least, most].contains { limit in limit.map { abs($0 - length) <= Tolerance.pixel } ?? false }
  }
  var isFilledByContent: Bool { contentTies.count > 1 }
}
