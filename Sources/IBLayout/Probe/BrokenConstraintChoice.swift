import IBModel

/// Finds the coordinates that depend on Keyline's choice of the broken constraint.
///
/// UIKit breaks one of several required constraints that contradict each other, and does not document which. The canvas
/// shows one of the possible layouts, and apart from the cases of `BreakingOrder`, only the stored frames reveal which.
///
/// Steps: 1. the rows are reordered, so other members of a contradiction break; 2. they are solved again; 3. a
/// coordinate that changes in one of these solutions is kept.
struct BrokenConstraintChoice {
  let members: [Int]
  /// By local index.
  let frames: [Rect?]
  /// The frames if other constraints break: one list for each order.
  let others: [[Rect?]]

  /// Whether some required rows contradict each other, and it is not known which one UIKit breaks (`BreakingOrder`).
  ///
  /// A placeholder constraint is never broken on the canvas (Measurements/Constraints.md#placeholder: 102 of 102), and
  /// the order of the rows decides which constraint it breaks (12 of 12 stored frames of the documents with such a
  /// pair).
  static func isOpen(_ system: SolvedSystem, of input: IslandInput) -> Bool {
    guard input.scene.configuration.canvasEra != nil else { return false }
    let order = BreakingOrder(input)
    return system.conflicts.contains { conflict in
      conflict.isContradiction && order?.isKnown(conflict) != true
        && !conflict.members.contains { isPlaceholder($0.origin, in: input.scene) }
    }
  }

  private static func isPlaceholder(_ origin: LinearConstraint.Origin, in scene: ResolvedScene) -> Bool {
    guard case .document(let id) = origin else { return false }
    return scene.constraints.contains { $0.id == id && scene.document.constraints[$0.index].isPlaceholder }
  }

  /// The systems in which other rows break. One has all rows in reverse order. In each of the others, a run of the rows
  /// that a contradiction leaves satisfied is moved to the end; short runs come first.
  static func alternatives(_ system: SolvedSystem, variableCount: Int) -> [SolvedSystem] {
    // The last row of a contradiction breaks. Given sizes stay first.
    let places = system.rows.indices
    let given = places.filter { !system.rows[$0].mayBeBroken }
    let others = places.filter { system.rows[$0].mayBeBroken }
    let limit = min(orderLimit, rowLimit / max(places.count, 1))
    let runs = runs(of: system.contested.filter { system.rows[$0].mayBeBroken }, limit: limit)
    let orders = [Array(others.reversed())] + runs.map { run in others.filter { !run.contains($0) } + run }
    return orders.map { SolvedSystem((given + $0).map { system.rows[$0] }, variableCount: variableCount) }
  }

  private static func runs(of rows: [Int], limit: Int) -> [ArraySlice<Int>] {
    var runs: [ArraySlice<Int>] = []
    for length in 1...max(rows.count, 1) {
      for start in 0..<max(rows.count - length + 1, 0) where runs.count < limit {
        runs.append(rows[start..<start + length])
      }
    }
    return runs
  }

  /// Limits the number of orders in a scene full of contradictions. It allows all runs of ten rows, more than most
  /// contradictions have.
  private static let orderLimit = 55
  /// The limit on the rows of all these systems together. Real scenes with contradictions have up to a thousand rows.
  private static let rowLimit = 60_000

  /// The solution, in which coordinates that differ are marked as kept and taken from the stored frame.
  func applied(to solution: IslandSolution, stored: (Int) -> Rect?) -> IslandSolution {
    var result = solution
    for member in members.dropFirst() {
      guard let frame = frames[member] else { continue }
      let open = FrameCoordinate.allCases.filter { coordinate in
        others.contains { abs(($0[member]?[coordinate] ?? frame[coordinate]) - frame[coordinate]) > Self.tolerance }
      }
      let known = solution.kept[member]
      result.kept[member] = FrameCoordinate.allCases.filter { open.contains($0) || known.contains($0) }
      guard let stored = stored(member), var mixed = solution.frames[member] else { continue }
      for coordinate in open { mixed[coordinate] = stored[coordinate] }
      result.frames[member] = mixed
    }
    return result
  }

  /// In points; less than a pixel, but more than rounding errors.
  private static let tolerance = 1e-3
}

extension LinearConstraint {
  /// Whether UIKit may break the constraint of this row; it does not break a frame or a container's size.
  fileprivate var mayBeBroken: Bool {
    switch origin {
    case .document, .stackView, .intrinsic: true
    case .length, .container, .autoresizing: false
    }
  }
}
