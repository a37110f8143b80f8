/// The limits that stop the work on hostile or ill-conditioned systems, and the tolerances of the arithmetic.
///
/// Layouts are given in points, from about 1 to 10,000, with coefficients near 1. All tolerances are chosen for that
/// range, not measured on another engine.
enum Limits {
  /// Largest magnitude of a coefficient, a constant or a settling target. Frameworks write 1e7 for "no limit" at most;
  /// above 1e9 a Double no longer resolves `valueTolerance` next to it.
  static let largestMagnitude = 1e9

  /// Residuals up to this many points count as zero: far below the 1/3 point that a screen can show, far above the
  /// rounding errors of sums of a few hundred terms.
  static let valueTolerance = 1e-7

  /// Constants above this magnitude widen `valueTolerance` in proportion, because rounding errors grow with them.
  static let ordinaryMagnitude = 1e4

  /// A coefficient this small relative to those it was computed from is the result of cancellation and counts as zero.
  static let cancellation = 1e-11

  /// Reduced costs and combined coefficients up to this count as zero.
  static let priceTolerance = 1e-9

  /// A pivot must be at least this share of the largest coefficient in its row, which bounds the growth of rounding
  /// errors.
  static let pivotShare = 0.1

  /// Passes that search for equalities with a single open variable before general elimination starts. Documents list
  /// superviews before their subviews, so a few passes find nearly all; the others are eliminated generally.
  static let fixingPasses = 4

  /// Pivots in one minimization, per row and column. Layouts need fewer than one.
  static let pivotsPerQuantity = 20

  /// Pivots per row and column after which Bland's rule chooses the pivot, because it cannot cycle.
  static let pivotsBeforeBland = 4

  /// Steps that restore an optimum for changed constants, per row and column, before the component is optimized anew.
  /// Each step moves a residual to its other side, and few residuals change theirs.
  static let restoringStepsPerQuantity = 1

  /// The exchanges after which a component is built anew instead of following further changes of constants. This
  /// discards accumulated rounding errors; each exchange adds about 1e-16 of the cells' size.
  static let exchangesBeforeRebuild = 10_000

  /// Changed constants for which a sensitivity is computed; with more, the system is solved in full. A change of device
  /// edits the root's size and its insets.
  static let followedConstants = 16

  /// The most moves of a parametric solution's base before the system is solved in full. Each move adds a rounding
  /// error of about 1e-16 of the values' size: 1e-10 points at most in a layout of 10,000 points.
  static let basesBeforeFullSolve = 100

  /// Cells of one component's tableau (8 bytes each) unless the solver is made for more; a larger component is reported
  /// as `.limit`.
  static let tableauCells = 1 << 24

  /// Cells that a component's tableau may visit from one setup to the next, about a quarter of a second of work.
  /// Layouts of hundreds of views need less than a hundredth of it.
  static let cellVisits = 1 << 28

  /// Entries that the substitution of required equalities may visit, for each cell that a tableau may have. In a chain
  /// of variables that are all open, each equality has a sum of all variables before it, so the entries, of 16 bytes,
  /// grow with the square of the chain's length. With a tableau of 262,144 cells, 720 links are solved.
  static let visitsPerCell = 1

  /// Entries that the substitution may visit for a tableau of any size, about two seconds of work.
  static let entryVisits = 1 << 29

  /// Entries that the substitution may visit for a solver whose tableaus may have `cells` cells.
  static func entryVisits(forCells cells: Int) -> Int {
    cells < entryVisits / visitsPerCell ? cells * visitsPerCell : entryVisits
  }

  /// The most restarts of the elimination that make it reject the last added member of a contradiction, not the
  /// constraint at which the contradiction was found.
  static let restarts = 64

  /// The value tolerance of a system whose largest constant has this magnitude.
  static func tolerance(forMagnitude magnitude: Double) -> Double {
    valueTolerance * max(1, magnitude / ordinaryMagnitude)
  }
}
