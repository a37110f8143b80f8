/// One of the two directions of a layout.
package enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
