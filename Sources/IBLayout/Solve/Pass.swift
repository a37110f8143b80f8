import IBModel

/// One pass over an island. It solves the system plainly, then without negative lengths, then for open coordinates.
struct Pass {
  let input: IslandInput
  let session: IslandSession

  /// Each round adds at least one row. A chain of squeezed views takes a few rounds.
  private static let negativeRoundLimit = 8

  func solution(_ inputs: PassInputs) -> IslandSolution {
    let rows = SystemBuilder(input, guides: inputs.guides, sizes: inputs.sizes).rows()
    var system = session.solve(rows, for: .plain)
    // The stored frames are better than half a solution.
    if system.reachedLimit { return stored(system, inputs) }
    // Lengths are never negative. Most scenes need no rows for that, so a row is added only for a length that a
    // solution makes negative, and the system is solved again. The added rows come first. A contradiction therefore
    // breaks a constraint of the file, and the view gets a length of zero.
    var added: [LinearConstraint] = []
    for _ in 0..<Self.negativeRoundLimit {
      let negative = negativeLengths(in: system)
      if negative.isEmpty { break }
      added += negative
      system = session.solve(added + rows, for: .nonNegative)
    }
    // If something is open, no solution may have a negative length.
    let isOpen = isOpen(system)
    if isOpen { system = session.solve(session.nonNegativeLengths + rows, for: .open) }
    var solution = read(system, inputs)
    solution.isOpen = isOpen
    solution.isSqueezed = !added.isEmpty
    return solution
  }

  /// A solution in which all views keep their stored frames.
  private func stored(_ system: SolvedSystem, _ inputs: PassInputs) -> IslandSolution {
    let count = input.scene.views.count
    var solution = IslandSolution(
      frames: Array(repeating: nil, count: count), kept: Array(repeating: [], count: count), contentSizes: [:],
      system: system, inputs: inputs)
    let known = input.knownFrames
    for member in input.members {
      solution.frames[member] = member == input.root ? known[member] : input.scene.views[member].storedFrame ?? .zero
      solution.kept[member] = FrameCoordinate.allCases
    }
    return solution
  }

  private var variables: IslandVariables { input.variables }

  /// The minimum-length rows that a solution violates. An open length counts with its value before settling.
  private func negativeLengths(in system: SolvedSystem) -> [LinearConstraint] {
    var settled = system
    settled.settleRemaining()
    var rows: [LinearConstraint] = []
    for member in input.members {
      for variable in [variables.width(member), variables.height(member)]
      where settled.value(variable) < -SolvedSystem.tolerance {
        rows.append(.nonNegative(variable, of: member))
      }
    }
    return rows
  }

  private func isOpen(_ system: SolvedSystem) -> Bool {
    system.hasFreedom
      && input.members.contains { member in
        !system.undetermined(member, variables).isEmpty
          || [variables.contentWidth(member), variables.contentHeight(member)].contains { variable in
            variable.map { !system.isDetermined($0) } ?? false
          }
      }
  }

  /// Finds the kept coordinates before the stored frames are used, then settles ties towards those frames.
  private func read(_ system: SolvedSystem, _ inputs: PassInputs) -> IslandSolution {
    let tieBreak = TieBreak(input: input)
    var settled = system
    var solution = IslandSolution(
      frames: tieBreak.frames(settling: &settled), kept: kept(system), contentSizes: [:], system: system,
      inputs: inputs)
    tieBreak.keepSymbols(in: &solution)
    // All other open coordinates are settled as near to zero as possible.
    settled.settleRemaining()
    for member in input.members {
      if let width = variables.contentWidth(member), let height = variables.contentHeight(member) {
        solution.contentSizes[member] = Size(width: settled.value(width), height: settled.value(height))
      }
    }
    return solution
  }

  private func kept(_ system: SolvedSystem) -> [[FrameCoordinate]] {
    var kept: [[FrameCoordinate]] = Array(repeating: [], count: input.scene.views.count)
    for member in input.members {
      let isFixed = input.scene.views[member].isFixedFrame && member != input.root
      kept[member] = isFixed ? FrameCoordinate.allCases : system.undetermined(member, variables)
    }
    return kept
  }
}
