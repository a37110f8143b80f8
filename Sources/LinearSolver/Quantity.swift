/// Identifies a row or a column of a tableau.
struct QuantityID: Equatable, Sendable {
  /// The variable index of a parameter, from 0; for a reduced row `r`, it is `-1 - r`.
  let code: Int32

  static func parameter(_ variable: Int32) -> QuantityID { QuantityID(code: variable) }
  static func row(_ index: Int32) -> QuantityID { QuantityID(code: -1 - index) }
  /// The distance of a variable from the target to which it is settled.
  static let distance = QuantityID(code: .min)

  var parameter: Int? { code >= 0 ? Int(code) : nil }
  var row: Int? { code < 0 && self != .distance ? Int(-1 - code) : nil }
}

/// A parameter, or the residual (left side minus right side) of a constraint, and the sides of zero on which it may be.
///
/// Two flags record all decisions of earlier priority levels. A residual that must not be negative may not fall below
/// zero. A residual that must be zero may neither rise nor fall.
struct Quantity: Sendable {
  let id: QuantityID
  /// The relation that the constraint requires of its residual; `nil` for a parameter.
  var relation: Relation?
  /// The index of the constraint's level among those below required, the highest first; -1 for a required constraint
  /// and for a parameter.
  var level: Int32 = -1
  /// The value in points; always 0 in a column.
  var value = 0.0
  /// Whether values above zero are allowed.
  var mayRise = true
  /// Whether values below zero are allowed.
  var mayFall = true
  /// Whether a row counts as above zero while it is at zero, where the slope of its cost changes.
  var isAbove = true
  /// The cost for each unit above zero; 0 for a constraint outside the level that is being minimized.
  var costOfRising = 0.0
  /// The cost for each unit below zero.
  var costOfFalling = 0.0
  /// Whether the quantity is known to be able to reach an allowed side of zero; see `Tableau.findInterior`.
  var isProven = false

  var isLive: Bool { mayRise || mayFall }
  var isGoal: Bool { costOfRising + costOfFalling > 0 }
  var cost: Double { max(0, value * costOfRising, -value * costOfFalling) }
  /// The derivative of the cost on the current side of the quantity.
  var slope: Double { isAbove ? costOfRising : -costOfFalling }

  /// Adds the residual of a constraint to the level that is minimized next.
  mutating func becomeGoal() {
    guard let relation else { return }
    costOfRising = relation.costOfRising
    costOfFalling = relation.costOfFalling
    isAbove = value == 0 ? relation != .lessThanOrEqual : value > 0
  }

  mutating func leaveLevel() {
    costOfRising = 0
    costOfFalling = 0
  }

  /// Forbids the side that the constraint's relation rules out.
  mutating func bind() {
    guard let relation else { return }
    if relation.costOfRising > 0 { mayRise = false }
    if relation.costOfFalling > 0 { mayFall = false }
  }

  /// Clears the decisions of the levels.
  mutating func release() {
    leaveLevel()
    (mayRise, mayFall, isProven) = (true, true, false)
  }

  /// The distance of the value from zero on a forbidden side.
  var violation: Double { max(mayRise ? 0 : value, mayFall ? 0 : -value, 0) }
}
