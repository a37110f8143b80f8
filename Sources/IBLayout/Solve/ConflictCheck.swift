import IBModel
import IBSyntax

/// Rules out conflicts in an island without solving it.
///
/// A conflict that is no doubtful one has no natural size and no baseline in it (`ConflictIssues`). So where all other
/// required rows can hold together, and with them that no length is negative, there is none, whatever solving would find
/// for the rest. That is known beforehand where the rows rest on nothing that the frames decide: neither on insets that
/// change with where a view lies, nor on text that wraps.
struct ConflictCheck {
  private let solver: IslandSolver

  private var scene: ResolvedScene { solver.scene }
  private var context: ContainerContext { solver.context }

  init(_ solver: IslandSolver) {
    self.solver = solver
  }

  /// False where a conflict is possible or the check does not apply.
  func rulesOutConflicts() -> Bool {
    guard solver.size.width != nil, !restsOnFrames else { return false }
    return solver.island.canHold(solver.certainRows(usingNaturalSizes: usesNaturalSizes))
  }

  private var builtInCell: BuiltInCell? {
    let cell = solver.members[0]
    let safeArea = solver.outerGuides.tableSafeArea(of: cell, in: scene)
    return BuiltInCell(cell: cell, in: scene, cellWidth: solver.size.width ?? 0, safeArea: safeArea)
  }

  /// The parts of a built-in cell lie by their sizes, and proportions are shares of them.
  private var usesNaturalSizes: Bool {
    builtInCell != nil
      || solver.members.contains {
        scene.views[$0].kind == .stackView && scene.views[$0][.distribution] == "fillProportionally"
      }
  }

  private var restsOnFrames: Bool {
    let parts = builtInCell?.parts ?? []
    return parts.contains { Intrinsics.wraps(scene.views[$0]) } || insetsRestOnFrames
  }

  /// Whether some row uses margins or a safe area that follow from where views lie, by the steps of
  /// `GuideInsetsResolver`. The frame of the root is known.
  private var insetsRestOnFrames: Bool {
    let root = solver.members[0]
    var safeAreaRests = Array(repeating: false, count: scene.views.count)
    safeAreaRests[root] = scene.views[root].parent == nil && context.safeArea != .zero
    for member in solver.members.dropFirst() {
      let view = scene.views[member]
      guard let parent = view.parent else { continue }
      safeAreaRests[member] = safeAreaRests[parent] && !scene.views[parent].kind.scrolls
      guard solver.island.usesInsets[member] else { continue }
      if safeAreaRests[member] || view.preservesSuperviewMargins || view.followsReadableWidth
        || (view.role == .contentView && parent != root)
      {
        return true
      }
    }
    return false
  }
}
