import IBModel

/// Chooses one of the solutions that a system leaves open: the one nearest to the stored frames.
struct TieBreak {
  let input: IslandInput

  /// The frames of that solution, by local index, in superview coordinates. Views are settled in document order, sizes
  /// before positions, scroll views' contents last.
  func frames(settling system: inout SolvedSystem) -> [Rect?] {
    if system.hasFreedom {
      for member in input.members { settle(member, in: &system) }
      system.finishSettling()
    }
    var frames = [Rect?](repeating: nil, count: input.scene.views.count)
    for member in input.members {
      let alignmentRect = Rect(
        x: system.value(variables.x(member)), y: system.value(variables.y(member)),
        width: system.value(variables.width(member)), height: system.value(variables.height(member)))
      frames[member] = alignmentRect.outset(by: input.alignmentInsets(of: member))
    }
    return frames
  }

  private var variables: IslandVariables { input.variables }

  private func target(_ member: Int) -> Rect? {
    input.stored.frame(of: member, stored: input.scene.views[member].storedFrame)
  }

  private func settle(_ member: Int, in system: inout SolvedSystem) {
    let target = (target(member) ?? .zero).inset(by: input.alignmentInsets(of: member))
    system.settle(variables.width(member), near: target.width)
    system.settle(variables.height(member), near: target.height)
    system.settle(variables.x(member), near: target.x)
    system.settle(variables.y(member), near: target.y)
  }

  /// If the alignment insets are unknown, as for an image view with a symbol, keeps the stored position and height.
  func keepSymbols(in solution: inout IslandSolution) {
    for member in input.members {
      let view = input.scene.views[member]
      guard view.control.hasUnknownVerticalInsets, let target = target(member) else { continue }
      let open = solution.kept[member]
      solution.kept[member] = FrameCoordinate.allCases.filter { open.contains($0) || $0 == .y || $0 == .height }
      solution.frames[member]?.y = target.y
      solution.frames[member]?.height = target.height
    }
  }
}
