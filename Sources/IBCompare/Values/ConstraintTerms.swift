package import IBModel

/// What a constraint says, seen from the view it is about: the inner one of two that contain each other.
package struct ConstraintTerms: Hashable, Sendable {
  /// One end of a constraint.
  package struct End: Hashable, Sendable {
    /// The view, or the view that the guide belongs to; nil for an id that names neither.
    package let object: ObjectName?
    package let guide: Document.LayoutGuide.Kind?
    /// Such as `leading`; empty where the file has none that is known.
    package let attribute: String
  }

  package let id: String
  package let subject: End
  /// Nil for a constraint with a constant alone.
  package let other: End?
  /// Whether the other end is a view, or a guide of one, that the subject is inside of.
  let isToContainer: Bool
  /// Whether that is the superview, which need not be named.
  package let isToSuperview: Bool
  package let relation: LayoutConstraint.Relation
  /// In points, as Xcode's inspector shows it: the distance from the subject's edge to the other one, inwards.
  package let constant: Double
  package let multiplier: Double
  /// From 0 to 1000.
  package let priority: Double
}
