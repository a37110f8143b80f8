import IBModel

/// Rules out conflicts in an island without solving it.
///
/// A conflict that is no doubtful one has no natural size and no baseline in it (`ConflictIssues`). So where all other
/// required rows can hold together, and with them that no length is negative, there is none, whatever solving would
/// find for the rest. That is known beforehand where the rows rest on nothing that the frames decide: neither on
/// insets that change with where a view lies, nor on text that wraps.
struct ConflictCheck {
  private let solver: IslandSolver

  private var scene: ResolvedScene { solver.scene }
  private var context: ContainerContext { solver.context }

  init(_ solver: IslandSolver) {
    self.solver = solver
  }

  /// What the rows are made of that changes from configuration to configuration.
  struct Inputs: Equatable {
    let size: IslandSize
    let guides: GuideInsets
    let traits: ContentTraits
  }

  /// False where a conflict is possible or the check does not apply.
  func rulesOutConflicts() -> Bool {
    guard let width = solver.size.width, !restsOnFrames else { return false }
    // Alone and without constraints, a view has the size that the container gives.
    if solver.members.count == 1, width >= 0, solver.size.height ?? 0 >= 0, holdsNoConstraint { return true }
    let guides = solver.firstGuides
    let inputs = Inputs(size: solver.size, guides: guides, traits: ContentTraits(scene.configuration))
    // A table's cell follows other traits as well.
    let isShared = scene.views[solver.members[0]].kind != .tableViewCell
    if isShared, let known = solver.island.checked, known.inputs == inputs { return known.isClear }
    let isClear = solver.island.canHold(solver.certainRows(guides, usingNaturalSizes: usesNaturalSizes))
    solver.island.checked = (inputs, isClear)
    return isClear
  }

  private var holdsNoConstraint: Bool { !scene.constraints.contains { $0.holder == solver.members[0] } }

  private var builtInCell: BuiltInCell? {
    let cell = solver.members[0]
    let safeArea = solver.outerGuides.tableSafeArea(of: cell, in: scene)
    return BuiltInCell(TableCell(cell, in: scene, width: solver.size.width ?? 0, safeArea: safeArea))
  }

  /// The parts of a built-in cell lie by their sizes, and proportions are shares of them.
  private var usesNaturalSizes: Bool {
    builtInCell != nil
      || solver.members.contains {
        scene.views[$0].stack?.distribution == .fillProportionally
      }
  }

  private var restsOnFrames: Bool {
    let parts = builtInCell?.parts ?? []
    return parts.contains { scene.views[$0].control.wraps } || insetsRestOnFrames
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
      if safeAreaRests[member], solver.island.usesInsets(of: member) { return true }
      if solver.island.usesMargins(of: member), marginsRest(on: parent, view) { return true }
    }
    return false
  }

  /// Whether the margins of a view inside the island follow from frames by another way than its safe area.
  private func marginsRest(on superview: Int, _ view: ResolvedView) -> Bool {
    if view.role == .contentView { return superview != solver.members[0] }
    return view.preservesSuperviewMargins || view.followsReadableWidth
  }
}
