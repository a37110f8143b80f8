package import IBModel

/// The content of a constraint, read from its subject: the inner one of two views that contain each other, otherwise
/// the first.
package struct ConstraintTerms: Hashable, Sendable {
  package struct End: Hashable, Sendable {
    /// The view, or the view of the guide; nil if the id belongs to neither.
    package let object: ObjectName?
    package let guide: Document.LayoutGuide.Kind?
    /// The attribute, such as `leading`; empty if the file has no known one.
    package let attribute: String
  }

  package let id: String
  package let subject: End
  /// The other end; nil for a constraint with only a constant.
  package let other: End?
  /// Whether the other end is an ancestor of the subject, or a guide of one.
  let isToContainer: Bool
  /// Whether the other end is the superview, which names may omit.
  package let isToSuperview: Bool
  package let relation: LayoutConstraint.Relation
  /// The constant in points as in Xcode's inspector: the distance inwards from the subject's edge to the other edge.
  package let constant: Double
  package let multiplier: Double
  /// From 0 to 1000.
  package let priority: Double
}

/// A constraint as the file writes it: `first = multiplier × second + constant`.
package struct ConstraintEquation: Hashable, Sendable {
  package let id: String
  /// The name that Xcode's outline shows instead of the equation; nil without one.
  package let label: String?
  package let first: ConstraintTerms.End
  package let relation: LayoutConstraint.Relation
  /// The second end; nil for a constraint with only a constant.
  package let second: ConstraintTerms.End?
  /// The multiplier; nil if it differs between configurations.
  package let multiplier: Double?
  /// The constant in points; nil if it differs between configurations.
  package let constant: Double?
}
