import LinearSolver

/// An island and the data that its layouts share: its last solved systems and the last check for conflicts.
///
/// Most configurations change only constants, so each starts from the previous solution; see `SolvedSystem.solve`.
final class IslandSession {
  /// The reason for solving a system. Each purpose adds rows to the scene's and starts from its own last solution.
  enum Purpose: Int, CaseIterable {
    /// The rows of the scene.
    case plain
    /// The system with rows that keep certain lengths from being negative.
    case nonNegative
    /// The system with rows that keep all lengths from being negative, because a coordinate is open.
    case open
    /// The system with the intrinsic content sizes of other texts.
    case otherText
  }

  /// The inputs of a check for conflicts that change between configurations.
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
  /// The inputs of the last check for conflicts, and whether it ruled them out.
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

  /// Solves rows for a purpose. If only constants differ, it starts from the last solution for the purpose, or else
  /// from `start`.
  func solve(_ rows: [LinearConstraint], for purpose: Purpose, from start: SolvedSystem? = nil) -> SolvedSystem {
    // The system is removed from the array while it is solved. Otherwise it would be shared, and copied.
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

  /// Whether all required rows can be satisfied together.
  func canHold(_ rows: [LinearConstraint]) -> Bool {
    var system = requiredSystem ?? RequiredSystem(variableCount: island.variables.count, limit: limits.system)
    requiredSystem = nil
    let holds = system.canHold(rows)
    requiredSystem = system
    return holds
  }

  /// The value that required equalities give a variable, after `canHold` returned true; nil if they leave it open.
  func fixedValue(of variable: Variable) -> Double? { requiredSystem?.fixedValue(of: variable) }

  /// The result of a check for conflicts. `check` runs only if the inputs differ from those of the last check.
  func isClear(_ inputs: CheckInputs, check: () -> Bool) -> Bool {
    if let checked, checked.inputs == inputs { return checked.isClear }
    let isClear = check()
    checked = (inputs, isClear)
    return isClear
  }
}
