package import IBModel
import IBSyntax

/// The meaning of a constraint in a normal form, in which `a = b + 8` and `b = a - 8` are equal.
package struct ConstraintMeaning: Hashable {
  /// The two sides, without relation, constant and priority.
  package struct Sides: Hashable {
    let first: LayoutConstraint.Item
    let firstAttribute: LayoutConstraint.Attribute
    let second: LayoutConstraint.Item?
    let secondAttribute: LayoutConstraint.Attribute?
    let multiplier: Double

    /// The normal form of a constraint's sides, and whether it exchanges them; nil if an attribute or item is missing or
    /// unknown, or the multiplier cannot be read.
    package static func normal(_ constraint: LayoutConstraint) -> (sides: Sides, isTurned: Bool)? {
      let multiplier = constraint.element.has(.multiplier) ? constraint.multiplier : 1
      guard let firstAttribute = constraint.firstAttribute, constraint.first != .dangling,
        constraint.second != .dangling, let multiplier
      else { return nil }
      let sides = Sides(
        first: constraint.first, firstAttribute: firstAttribute, second: constraint.second,
        secondAttribute: constraint.secondAttribute, multiplier: multiplier)
      return sides.turned.map { ($0, true) } ?? (sides, false)
    }

    /// The sides in reverse order, if that is their normal form.
    private var turned: Sides? {
      guard let second, let secondAttribute, multiplier == 1,
        (second.rank, secondAttribute.rawValue) < (first.rank, firstAttribute.rawValue)
      else { return nil }
      return Sides(
        first: second, firstAttribute: secondAttribute, second: first, secondAttribute: firstAttribute, multiplier: 1)
    }
  }

  package let sides: Sides
  package let relation: LayoutConstraint.Relation
  /// The constant in points, rounded to hundredths: smaller parts come from rounding errors, as in 24.999999999999986.
  package let constant: Double
  package let priority: Double

  /// Nil for a constraint without a definite meaning.
  ///
  /// That is a constraint whose attribute or item is missing or unknown, whose number cannot be read, or whose constant
  /// varies or is the standard spacing.
  package init?(_ constraint: LayoutConstraint, in document: Document) {
    guard let (sides, isTurned) = Sides.normal(constraint), !constraint.isSymbolic,
      document.variations(of: constraint.element).isEmpty
    else { return nil }
    let constant = constraint.element.has(.constant) ? constraint.element.number(.constant) : 0
    guard let constant = constant.map({ ($0 * 100).rounded() / 100 }) else { return nil }
    self.sides = sides
    self.constant = isTurned ? -constant : constant
    relation = isTurned ? constraint.relation.turned : constraint.relation
    priority = constraint.priority ?? 1000
  }
}

extension LayoutConstraint.Item {
  /// Ranks views by index, then guides by index.
  fileprivate var rank: Int {
    switch self {
    case .view(let index): index * 2
    case .guide(let index): index * 2 + 1
    case .dangling: -1
    }
  }
}
