/// Distances inwards from the four sides of a view, in points.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on each of some edges.
  package init(_ length: Double, on edges: EdgeSet = .all) {
    self.init()
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = length }
  }

  package static let zero = EdgeInsets()

  package subscript(_ edge: Edge) -> Double {
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

  /// Whether each distance is a number and has an end.
  package var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }

  /// What both edges of an axis take together.
  package func length(along axis: Axis) -> Double { self[.start(of: axis)] + self[.end(of: axis)] }

  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing
    )
  }
}
