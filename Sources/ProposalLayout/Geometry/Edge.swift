/// One of the four sides of a view; leading and trailing change sides in right-to-left layout.
package enum Edge: String, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// The axis that distances from the edge are measured along.
  package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }

  /// The edge where views begin along an axis.
  package static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

  /// The edge where views end along an axis.
  package static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
}
