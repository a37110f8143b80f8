package import IBModel

/// An installed constraint as a line between its two anchors, for pictures.
package struct ConstraintLine: Sendable {
  package enum Shape: Hashable, Sendable {
    /// A line from one edge to the other, at a right angle to both.
    case distance
    /// A line along an edge or an axis that both items share.
    case alignment
    /// A line from edge to edge of the view whose size is constrained.
    case size
  }

  /// An item's attribute.
  package struct Anchor: Hashable, Sendable {
    /// The object id of the view, or of the guide's view.
    package var view: String
    /// Nil if the item is the view itself.
    package var guide: Document.LayoutGuide.Kind?
    package var attribute: LayoutConstraint.Attribute

    package init(view: String, guide: Document.LayoutGuide.Kind?, attribute: LayoutConstraint.Attribute) {
      self.view = view
      self.guide = guide
      self.attribute = attribute
    }
  }

  package var id: String
  package var shape: Shape
  /// The start of the line in the window's coordinates, in points.
  package var start: Point
  package var end: Point
  package var first: Anchor
  package var relation: LayoutConstraint.Relation
  /// Nil for a constraint with only a constant.
  package var second: Anchor?
  package var multiplier: Double
  /// In points.
  package var constant: Double
  /// The priority, from 1 to 1000 (required).
  package var priority: Double

  package init(
    id: String, shape: Shape, start: Point, end: Point, first: Anchor, relation: LayoutConstraint.Relation,
    second: Anchor?, multiplier: Double, constant: Double, priority: Double
  ) {
    self.id = id
    self.shape = shape
    self.start = start
    self.end = end
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}
