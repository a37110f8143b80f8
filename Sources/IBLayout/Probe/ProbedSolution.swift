/// Solves an island and decides from the model which coordinates are kept. Stored frames affect only these.
struct ProbedSolution {
  let input: IslandInput
  let session: IslandSession

  func solution() -> IslandSolution {
    let stored = FixedPoint(input: input, session: session).solution()
    if input.scene.configuration.trustsSizes { return stored }
    let measured = measurements(stored)
    let solution = apartFromStoredLengths(stored, beside: measured)
    guard BrokenConstraintChoice.isOpen(solution.system, of: input) else { return solution }
    // The decision must not depend on stored frames, so only solutions without them are compared.
    let probed = taking(.small, beside: measured)
    let reference = FixedPoint(input: probed, session: session).solution()
    let tieBreak = TieBreak(input: probed)
    let alternatives = BrokenConstraintChoice.alternatives(
      reference.system, variableCount: input.variables.count)
    let others = alternatives.map { system in
      var system = system
      return tieBreak.frames(settling: &system)
    }
    let choice = BrokenConstraintChoice(members: input.members, frames: reference.frames, others: others)
    return choice.applied(to: solution) { input.scene.views[$0].storedFrame }
  }

  private func taking(_ probe: Probe, beside measured: StoredMeasurements) -> IslandInput {
    input.taking(probe.lengths(beside: measured, in: input.scene.configuration))
  }

  /// The lengths that Xcode measured, if stored sizes count as known.
  private func measurements(_ stored: IslandSolution) -> StoredMeasurements {
    guard input.scene.configuration.takesStoredSizes else { return StoredMeasurements() }
    return StoredMeasurements(of: input, stored, session: session)
  }

  private func apartFromStoredLengths(
    _ stored: IslandSolution, beside measured: StoredMeasurements
  ) -> IslandSolution {
    guard mayDependOnStoredLengths(stored) else { return stored }
    let probes = Probe.allCases.map { FixedPoint(input: taking($0, beside: measured), session: session).solution() }
    return StoredLengthDependence(members: input.members, probes: probes).applied(to: stored)
  }

  /// Whether a stored length may have affected coordinates that a solution determines.
  private func mayDependOnStoredLengths(_ solution: IslandSolution) -> Bool {
    let unknown = MemberSizes(input: input, session: session).unknown
    if !unknown.isEmpty || !input.storedAxes.isEmpty { return true }
    guard solution.isOpen else { return false }
    return input.members.contains { member in
      input.scene.views[member].control.wraps
        || (input.island.usesInsets(of: member) && member != input.root)
    }
  }
}
