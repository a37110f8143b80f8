/// A length or a position: a number in points, or an expression over the variables of a constraint system.
///
/// The same formulas thus serve for the rows of a system and for a picture of its solution.
protocol LayoutScalar {
  init(_ constant: Double)

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func + (a: Self, b: Double) -> Self
  static func - (a: Self, b: Double) -> Self
  static func * (a: Self, factor: Double) -> Self
}

extension Double: LayoutScalar {}
