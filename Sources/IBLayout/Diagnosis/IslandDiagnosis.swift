import IBSource

/// Everything that one solved island reports about itself, in the order of severity.
///
/// It does not change the layout. Issues that need the frames of the whole scene are in `SceneDiagnosis`. The rules are
/// described in Documentation/Diagnosis.md.
struct IslandDiagnosis {
  let island: SolvedIsland
  let diagnosis: Diagnosis

  func issues() -> [LayoutIssue] {
    // An unsolved system has no other issues.
    if island.solution.system.reachedLimit { return [limit] }
    return conflicts() + UnknownSizes.issues(of: island) + FreedomIssues.issues(of: island, asked: diagnosis)
      + ClippedText.issues(of: island, asked: diagnosis)
      + (diagnosis.asks(.misplaced) ? MisplacedViews.issues(of: island) : [])
  }

  private func conflicts() -> [LayoutIssue] {
    diagnosis.asks(.conflicts) ? ConflictIssues(island: island).issues(island.solution.system.conflicts) : []
  }

  private var limit: LayoutIssue {
    let count = Wording.count(island.members.count, "view keeps its stored frame", "views keep their stored frames")
    return LayoutIssue(
      .limit, view: island.id(island.variables.root),
      message:
        "the views in '\(island.id(island.variables.root))' depend on each other in too many ways: "
        + "\(count); \(LayoutLimits.advice(.system))")
  }
}
