/// Distances in points inwards from the four sides of a view. Leading and trailing depend on the layout direction.
package typealias EdgeInsets = Edges<Double>

extension Edges<Double> {
  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.init(repeating: 0)
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance for each of these edges.
  package init(_ length: Double, on edges: EdgeSet = .all) {
    self.init(repeating: 0)
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = length }
  }

  package init(_ insets: Insets, _ direction: LayoutDirection) {
    let (leading, trailing) =
      direction == .leftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
    self.init(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
  }

  package static var zero: EdgeInsets { EdgeInsets(repeating: 0) }

  /// Whether all distances are finite numbers.
  package var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }

  /// The sum of the distances from both edges of an axis.
  package func length(along axis: Axis) -> Double { self[.start(of: axis)] + self[.end(of: axis)] }

  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing
    )
  }
}

/// Distances in points inwards from the four edges. Left and right are sides of the screen.
///
/// A leading or trailing inset becomes one of these when the layout direction is known.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset for all edges.
  package init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// Adds the insets of each edge.
  package static func + (a: Insets, b: Insets) -> Insets {
    Insets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension Insets {
  package init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    let (left, right) =
      direction == .leftToRight ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }
}
