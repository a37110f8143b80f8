/// The limits that stop the work on hostile or ill-conditioned systems, and the tolerances of the arithmetic.
///
/// Layouts are given in points, from about 1 to 10,000, with coefficients near 1. All tolerances are chosen for that
/// range, not measured on another engine.
enum Limits {
  /// The largest magnitude of a coefficient, a constant or a settling target.
  ///
  /// Frameworks write at most 1e7 for "no limit". Above 1e9, a Double is too coarse for `valueTolerance`.
  static let largestMagnitude = 1e9

  /// Residuals up to this many points count as zero.
  ///
  /// This is far below the 1/3 point that a screen can show, and far above the rounding errors of sums of a few hundred
  /// terms.
  static let valueTolerance = 1e-7

  /// Constants above this magnitude widen `valueTolerance` in proportion, because rounding errors grow with them.
  static let ordinaryMagnitude = 1e4

  /// A coefficient counts as zero if it is this small relative to the numbers it was computed from, because they
  /// canceled out.
  static let cancellation = 1e-11

  /// Reduced costs and combined coefficients up to this count as zero.
  static let priceTolerance = 1e-9

  /// A pivot must be at least this share of the largest coefficient in its row, to limit the growth of rounding errors.
  static let pivotShare = 0.1

  /// The number of passes that search for equalities with a single open variable before general elimination starts.
  ///
  /// Documents list superviews before their subviews, so a few passes find nearly all. The others are eliminated in the
  /// general way.
  static let fixingPasses = 4

  /// The largest number of pivots in one minimization, per row and column. Layouts need fewer than one.
  static let pivotsPerQuantity = 20

  /// The number of pivots per row and column after which Bland's rule chooses the pivot, because it cannot cycle.
  static let pivotsBeforeBland = 4

  /// The largest number of steps that restore an optimum for changed constants, per row and column.
  ///
  /// After that, the component is optimized again. Each step moves a residual to its other side, and only few residuals
  /// change sides.
  static let restoringStepsPerQuantity = 1

  /// The number of exchanges after which a component is built again, instead of following further changes of constants.
  ///
  /// This discards accumulated rounding errors. Each exchange adds about 1e-16 of the size of the cells.
  static let exchangesBeforeRebuild = 10_000

  /// The number of changed constants for which sensitivities are computed. With more, the system is solved in full.
  ///
  /// A change of the device edits the size of the root and its insets.
  static let followedConstants = 16

  /// The largest number of moves of a parametric solution's base before the system is solved in full.
  ///
  /// Each move adds a rounding error of about 1e-16 of the size of the values: at most 1e-10 points in a layout of
  /// 10,000 points.
  static let basesBeforeFullSolve = 100

  /// The default number of cells of a component's tableau, of 8 bytes each. A larger component is reported as `.limit`.
  static let tableauCells = 1 << 24

  /// The number of cells that a component's tableau may visit between two setups, about a quarter of a second of work.
  ///
  /// Layouts of hundreds of views need less than a hundredth of it.
  static let cellVisits = 1 << 28

  /// The number of entries that the substitution of required equalities may visit, for each cell that a tableau may
  /// have.
  ///
  /// In a chain of variables that are all open, each equality has a sum of all variables before it. The entries, of 16
  /// bytes each, therefore grow with the square of the length of the chain. With a tableau of 262,144 cells, 720 links
  /// are solved.
  static let visitsPerCell = 1

  /// The number of entries that the substitution may visit for any tableau, about two seconds of work.
  static let entryVisits = 1 << 29

  /// The number of entries that the substitution may visit for a solver whose tableaus may have `cells` cells.
  static func entryVisits(forCells cells: Int) -> Int {
    cells < entryVisits / visitsPerCell ? cells * visitsPerCell : entryVisits
  }

  /// The largest number of restarts of the elimination.
  ///
  /// A restart makes it reject the member of a contradiction that was added last, and not the constraint at which the
  /// contradiction was found.
  static let restarts = 64

  /// The value tolerance of a system whose largest constant has this magnitude.
  static func tolerance(forMagnitude magnitude: Double) -> Double {
    valueTolerance * max(1, magnitude / ordinaryMagnitude)
  }
}
