/// One of the two directions of a layout.
package enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of the two directions.
package struct AxisSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable package init(_ axis: Axis) { self.init(rawValue: axis == .horizontal ? 1 : 2) }

  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)
  package static let both: AxisSet = [.horizontal, .vertical]

  @inlinable package func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}

/// The direction that determines the side of leading.
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
