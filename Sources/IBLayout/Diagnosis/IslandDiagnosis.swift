/// Everything that one solved island tells about itself, in the order of severity.
///
/// What comes in is the island with its solution, what goes out are issues; the layout is not changed. What needs the
/// frames of the whole scene is in `SceneDiagnosis`. The rules are written down in Documentation/Diagnosis.md.
enum IslandDiagnosis {
  static func issues(of island: SolvedIsland) -> [LayoutIssue] {
    let conflicts = ConflictIssues(scene: island.scene).issues(island.solution.system.conflicts)
    return conflicts + limit(island) + UnknownSizes.issues(of: island) + FreedomIssues.issues(of: island)
      + ClippedText.issues(of: island) + MisplacedViews.issues(of: island)
  }

  private static func limit(_ island: SolvedIsland) -> [LayoutIssue] {
    guard island.solution.system.reachedLimit else { return [] }
    return [
      LayoutIssue(
        .limit, view: island.id(island.variables.root),
        message: "the constraint system reached the limit of solving steps")
    ]
  }
}
