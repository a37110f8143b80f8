import LinearSolver

/// An island and what its layouts share: its systems as they were last solved, and the last check for conflicts.
///
/// Most configurations change constants alone, so that each starts from the solution before; see `SolvedSystem.solve`.
final class IslandSession {
  /// Why a system was solved. Each kind has rows of its own besides the scene's, and starts from its last solution.
  enum Purpose: Int, CaseIterable {
    /// The rows of the scene.
    case plain
    /// With rows that keep some lengths from being negative.
    case nonNegative
    /// With rows that keep all lengths from being negative, because something is open.
    case open
    /// With the intrinsic content sizes of another text.
    case otherText
  }

  /// What the rows that a check for conflicts looks at are made of and that changes from configuration to configuration.
  struct CheckInputs: Equatable {
    let size: IslandSize
    let guides: GuideInsets
    let traits: ContentTraits
  }

  let island: Island
  let sizes: IntrinsicSizes
  private let limits: LayoutLimits
  private var systems: [SolvedSystem?] = Array(repeating: nil, count: Purpose.allCases.count)
  private var requiredSystem: RequiredSystem?
  /// What was last checked for conflicts, and whether it can have none.
  private var checked: (inputs: CheckInputs, isClear: Bool)?

  /// The rows that keep all lengths from being negative.
  private(set) lazy var nonNegativeLengths = island.members.flatMap { member in
    [island.variables.width(member), island.variables.height(member)].map {
      LinearConstraint.nonNegative($0, of: member)
    }
  }

  init(_ island: Island, sizes: IntrinsicSizes, limits: LayoutLimits) {
    self.limits = limits
    self.island = island
    self.sizes = sizes
  }

  /// Solves rows for a purpose, from the last solution for it, or else from `start`, where only constants differ.
  func solve(_ rows: [LinearConstraint], for purpose: Purpose, from start: SolvedSystem? = nil) -> SolvedSystem {
    // Taken out while it is solved, so that nothing else holds on to it and it need not be copied.
    guard var system = systems[purpose.rawValue] ?? start else {
      let system = SolvedSystem(rows, variableCount: island.variables.count, limit: limits.system)
      systems[purpose.rawValue] = system
      return system
    }
    systems[purpose.rawValue] = nil
    system.solve(rows)
    systems[purpose.rawValue] = system
    return system
  }

  /// Whether required rows can all hold together.
  func canHold(_ rows: [LinearConstraint]) -> Bool {
    var system = requiredSystem ?? RequiredSystem(variableCount: island.variables.count)
    requiredSystem = nil
    let holds = system.canHold(rows)
    requiredSystem = system
    return holds
  }

  /// The value that required equalities alone give a variable, for rows that `canHold`; nil where they leave it open.
  func fixedValue(of variable: Variable) -> Double? { requiredSystem?.fixedValue(of: variable) }

  /// The answer of a check for conflicts, which `check` finds unless the last one had the same inputs.
  func isClear(_ inputs: CheckInputs, check: () -> Bool) -> Bool {
    if let checked, checked.inputs == inputs { return checked.isClear }
    let isClear = check()
    checked = (inputs, isClear)
    return isClear
  }
}
