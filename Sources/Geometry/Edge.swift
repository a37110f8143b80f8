/// One of the four sides of a view; leading and trailing change sides in right-to-left layout.
package enum Edge: String, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// The axis that distances from the edge are measured along.
  @inlinable package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }

  /// The edge at which an axis begins.
  @inlinable package static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

  /// The edge at which an axis ends.
  @inlinable package static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
}

/// A set of the four sides of a view.
package struct EdgeSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }

  package static let top = EdgeSet(rawValue: 1)
  package static let leading = EdgeSet(rawValue: 2)
  package static let bottom = EdgeSet(rawValue: 4)
  package static let trailing = EdgeSet(rawValue: 8)
  package static let horizontal: EdgeSet = [.leading, .trailing]
  package static let vertical: EdgeSet = [.top, .bottom]
  package static let all: EdgeSet = [.horizontal, .vertical]

  package func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}

/// A value for each of the four sides of a view.
package struct Edges<Value> {
  package var top: Value
  package var leading: Value
  package var bottom: Value
  package var trailing: Value

  @inlinable package init(top: Value, leading: Value, bottom: Value, trailing: Value) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same value for all edges.
  @inlinable package init(repeating value: Value) {
    self.init(top: value, leading: value, bottom: value, trailing: value)
  }

  @inlinable package subscript(_ edge: Edge) -> Value {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

extension Edges: Equatable where Value: Equatable {}
extension Edges: Hashable where Value: Hashable {}
extension Edges: Sendable where Value: Sendable {}
