package import IBSource
package import IBSyntax

/// A `<constraint>` as written: its attributes are typed and its items resolved, but defaults are not filled in.
package struct LayoutConstraint: Sendable {
  package enum Attribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute
  }

  package enum Relation: String, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual

    /// The relation after exchanging its sides.
    package var turned: Relation {
      switch self {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  /// The priority of a constraint that does not set one. Source: UILayoutPriority.required.
  package static let requiredPriority = 1000.0

  /// The object at one side of a constraint.
  package enum Item: Hashable, Sendable {
    case view(Int), guide(Int)
    /// An id without an object in this document, or of an object without a frame.
    case dangling
  }

  package let element: XMLElement
  package let id: String
  /// The index of the view whose `<constraints>` contain the constraint.
  package let holder: Int
  /// The first item. If the file does not name it, it is the view that contains the constraint.
  package internal(set) var first: Item
  package let firstAttribute: Attribute?
  /// The second item; nil for a constraint with only a constant.
  package internal(set) var second: Item?
  package let secondAttribute: Attribute?
  package let relation: Relation
  /// The multiplier as written, such as `0.537`, `4:3` or `1/2`; nil means 1.
  package let multiplier: Double?
  /// The priority from 1 to 1000; nil means 1000.
  package let priority: Double?
  /// Whether Xcode shows the constant as "standard value", which follows the spacing of the system.
  package let isSymbolic: Bool
  /// Whether the constraint is removed at build time, and used only on the canvas.
  package let isPlaceholder: Bool
  /// The points that `Document.displacing` adds to the constant.
  package internal(set) var offset = 0.0

  /// The place of its start tag in the file.
  package var range: SourceRange { element.startTagRange }

  init(_ element: XMLElement, holder: Int) {
    self.element = element
    self.holder = holder
    id = element[.id] ?? ""
    first = .view(holder)
    firstAttribute = element[.firstAttribute].flatMap(Attribute.init)
    secondAttribute = element[.secondAttribute].flatMap(Attribute.init)
    relation = element[.relation].flatMap(Relation.init) ?? .equal
    multiplier = element[.multiplier].flatMap(Self.ratio)
    priority = element.number(.priority)
    isSymbolic = element.flag(.symbolic) ?? false
    isPlaceholder = element.flag(.placeholder) ?? false
  }

  /// The value of a multiplier as people write it: a number, `a:b` or `a/b`, with or without spaces.
  ///
  /// Nil for any other text, and for a value that is not finite.
  package static func ratio(_ text: String) -> Double? {
    let parts = text.filter { $0 != " " }
      .split(omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
      .map { Double($0) }
    switch parts.count {
    case 1: return parts[0].flatMap { $0.isFinite ? $0 : nil }
    case 2:
      guard let over = parts[0], let under = parts[1], under != 0, (over / under).isFinite else { return nil }
      return over / under
    default: return nil
    }
  }
}
