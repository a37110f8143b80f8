/// The bounds that keep hostile or ill-conditioned systems from running on, and the tolerances of the arithmetic.
///
/// Layout is posed in points, of the order of 1 to 10 000, with coefficients near 1. All tolerances are chosen for that
/// range; none is a measured property of another engine.
enum Limits {
  /// Largest magnitude of a coefficient, a constant or a settling target. Frameworks write 1e7 for "no limit" at most;
  /// above 1e9 a Double no longer resolves `valueTolerance` next to it.
  static let largestMagnitude = 1e9

  /// Residuals up to this many points count as zero: far below the 1/3 point that a screen can show, far above the
  /// rounding of sums of a few hundred terms.
  static let valueTolerance = 1e-7

  /// How many times `valueTolerance` a substitution of the final values may miss a constraint by: each of a handful of
  /// terms may carry a rounding of its own.
  static let substitutionSlack = 10.0

  /// Constants above this magnitude widen `valueTolerance` in proportion, as rounding grows with them.
  static let ordinaryMagnitude = 1e4

  /// A coefficient this small relative to those it was computed from is a remainder of cancellation and counts as zero.
  static let cancellation = 1e-11

  /// Reduced costs and combined coefficients up to this count as zero.
  static let priceTolerance = 1e-9

  /// A pivot must be at least this share of the largest coefficient in its row, which bounds the growth of rounding.
  static let pivotShare = 0.1

  /// Passes that look for equalities with a single open variable before general elimination starts. Documents list
  /// their views outside in, so a few passes find nearly all; what is left is eliminated all the same.
  static let fixingPasses = 4

  /// Pivots in one minimisation, per row and column. Layouts need fewer than one.
  static let pivotsPerQuantity = 20

  /// Pivots per row and column after which the choice changes to Bland's rule, which cannot cycle.
  static let pivotsBeforeBland = 4

  /// Exchanges after which a component that has followed many changes of constants is set up anew, to shed the rounding
  /// its cells have gathered; each exchange adds about 1e-16 of the cells' size.
  static let exchangesBeforeRebuild = 10_000

  /// Changed constants that a response follows at once; more, or others after them, are solved for in full. A change of
  /// device edits the root's size and its insets.
  static let followedConstants = 16

  /// Times the base of a response is moved before the system is solved in full, each adding a rounding of about 1e-16
  /// of the values' size: after so many, 1e-10 points in a layout of 10 000.
  static let basesBeforeFullSolve = 100

  /// Cells of one component's tableau (8 bytes each) unless the solver is made for more; a larger component is reported
  /// as `.limit`.
  static let tableauCells = 1 << 24

  /// Cells a component's tableau may visit from one setting up to the next, about a quarter of a second of work. Layouts
  /// of hundreds of views need less than a hundredth.
  static let cellVisits = 1 << 28

  /// Entries that the substitution of required equalities may visit, about two seconds of work.
  static let entryVisits = 1 << 29

  /// Times the elimination starts over to leave out the constraint added last of a contradiction, rather than the one
  /// at which the contradiction showed.
  static let restarts = 64

  /// The value tolerance of a system whose largest constant has the given magnitude.
  static func tolerance(forMagnitude magnitude: Double) -> Double {
    valueTolerance * max(1, magnitude / ordinaryMagnitude)
  }
}
