/// Any of the two directions.
package struct AxisSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)
  package static let both: AxisSet = [.horizontal, .vertical]

  package func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}
