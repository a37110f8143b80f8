/// All issues of one solved island, in the order of severity.
///
/// It reads the island and its solution and does not change the layout. Issues that need the frames of the whole scene
/// are in `SceneDiagnosis`. The rules are described in Documentation/Diagnosis.md.
struct IslandDiagnosis {
  let island: SolvedIsland
  let diagnosis: Diagnosis

  func issues() -> [LayoutIssue] {
    conflicts() + limit() + UnknownSizes.issues(of: island) + FreedomIssues.issues(of: island, asked: diagnosis)
      + ClippedText.issues(of: island, asked: diagnosis)
      + (diagnosis.asks(.misplaced) ? MisplacedViews.issues(of: island) : [])
  }

  private func conflicts() -> [LayoutIssue] {
    diagnosis.asks(.conflicts) ? ConflictIssues(island: island).issues(island.solution.system.conflicts) : []
  }

  private func limit() -> [LayoutIssue] {
    guard island.solution.system.reachedLimit else { return [] }
    return [
      LayoutIssue(
        .limit, view: island.id(island.variables.root),
        message: "the constraint system reached the limit of solving steps")
    ]
  }
}
