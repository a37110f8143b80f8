package import IBModel

/// A constraint as the file writes it: `first = multiplier × second + constant`.
package struct ConstraintEquation: Hashable, Sendable {
  package let id: String
  /// The name that Xcode's outline shows instead of the equation; nil for a constraint without one.
  package let label: String?
  package let first: ConstraintTerms.End
  package let relation: LayoutConstraint.Relation
  /// Nil for a constraint with a constant alone.
  package let second: ConstraintTerms.End?
  /// Nil where it differs between configurations.
  package let multiplier: Double?
  /// In points; nil where it differs between configurations.
  package let constant: Double?
}
