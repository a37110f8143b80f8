import IBContent
import IBModel

/// Rules out conflicts in an island without solving it.
///
/// A conflict that is not doubtful involves no intrinsic content size and no baseline (Documentation/Diagnosis.md). So
/// if all other required rows can be satisfied together, without a negative length, no such conflict exists in any
/// solution. The rows can be built in advance if they do not depend on frames through insets that change with a view's
/// position, or through text that wraps.
struct ConflictCheck {
  let input: IslandInput
  let session: IslandSession

  private var scene: ResolvedScene { input.scene }
  private var context: ContainerContext { input.context }

  /// False if a conflict is possible or the check does not apply.
  func rulesOutConflicts() -> Bool {
    guard let width = input.size.width, !restsOnFrames else { return false }
    // A single view without constraints has the size that the container gives it.
    if input.members.count == 1, width >= 0, input.size.height ?? 0 >= 0, holdsNoConstraint { return true }
    let guides = input.guides(input.knownFrames)
    func canHold() -> Bool { session.canHold(session.nonNegativeLengths + certainRows(guides)) }
    // A table cell also depends on other traits.
    guard scene.views[input.root].kind != .tableViewCell else { return canHold() }
    let inputs = IslandSession.CheckInputs(
      size: input.size, guides: guides, traits: ContentTraits(scene.configuration))
    return session.isClear(inputs, check: canHold)
  }

  /// The frames that cells need in an island that is not solved because it has no conflicts: those of the root and of
  /// tables with cells. Only a table's width counts. Nil if required equalities do not determine it.
  var framesForCells: [(view: Int, frame: Rect)]? {
    // Cells need the safe area of their table, which depends on its position.
    guard input.island.cellHolders.isEmpty || context.safeArea == .zero else { return nil }
    var frames: [(view: Int, frame: Rect)] = []
    if input.size.height != nil, let root = input.knownFrames[input.root] { frames.append((input.root, root)) }
    for view in input.island.cellHolders {
      guard let width = session.fixedValue(of: input.variables.width(view)) else { return nil }
      frames.append((view, Rect(x: 0, y: 0, width: width, height: 0)))
    }
    return frames
  }

  /// The rows that depend only on the file.
  private func certainRows(_ guides: GuideInsets) -> [LinearConstraint] {
    let sizes =
      usesIntrinsicSizes
      ? MemberSizes(input: input, session: session).sizes(in: input.intrinsics, frames: nil)
      : Array(repeating: IntrinsicSize.none, count: scene.views.count)
    return SystemBuilder(input, guides: guides, sizes: sizes).certainRows()
  }

  private var holdsNoConstraint: Bool { !scene.constraints.contains { $0.holder == input.root } }

  private var builtInCell: BuiltInCell? {
    BuiltInCell(
      TableCell(
        input.root, in: scene, width: input.size.width ?? 0,
        safeArea: input.outerGuides.tableSafeArea(of: input.root, in: scene)))
  }

  /// Parts of a built-in cell are placed by their sizes, and proportional filling uses them.
  private var usesIntrinsicSizes: Bool {
    builtInCell != nil || input.members.contains(where: scene.fillsProportionally)
  }

  private var restsOnFrames: Bool {
    let parts = builtInCell?.parts ?? []
    return parts.contains { scene.views[$0].control.wraps } || insetsRestOnFrames
  }

  /// Whether some row uses margins or a safe area that depend on the positions of views, by the steps of
  /// `GuideInsetsResolver`. The frame of the root is known.
  private var insetsRestOnFrames: Bool {
    let root = input.root
    var safeAreaRests = Array(repeating: false, count: scene.views.count)
    safeAreaRests[root] = scene.views[root].parent == nil && context.safeArea != .zero
    for member in input.members.dropFirst() {
      let view = scene.views[member]
      guard let parent = view.parent else { continue }
      safeAreaRests[member] = safeAreaRests[parent] && !scene.views[parent].kind.scrolls
      if safeAreaRests[member], input.island.usesInsets(of: member) { return true }
      if input.island.usesMargins(of: member), marginsRest(on: parent, view) { return true }
    }
    return false
  }

  /// Whether the margins of a view inside the island depend on frames, apart from its safe area.
  private func marginsRest(on superview: Int, _ view: ResolvedView) -> Bool {
    if view.role == .contentView { return superview != input.root }
    return view.preservesSuperviewMargins || view.followsReadableWidth
  }
}
