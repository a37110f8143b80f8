import IBSource
import IBSyntax

struct DuplicateSceneID: Rule {
  static let info = RuleInfo(
    id: "duplicate-scene-id", category: "scenes", severity: .error, since: "0.1", platforms: .all,
    summary: "Two scenes of a storyboard have the same scene id.",
    rationale: """
      Usually a merge kept a scene of both branches. Xcode shows one of the two, or neither. Delete one of them, or give
      it a new id.
      """,
    bad: Example.storyboard(example(second: "sce-ne-001"), attributes: start),
    good: Example.storyboard(example(second: "sce-ne-002"), attributes: start))

  private static let start = #" initialViewController="con-tr-001""#

  private static func example(second: String) -> String {
    """
    <scene sceneID="sce-ne-001">
        <objects>
            <viewController id="con-tr-001" sceneMemberID="viewController"/>
        </objects>
    </scene>
    <scene sceneID="\(second)">
        <objects>
            <viewController storyboardIdentifier="Second" id="con-tr-002" sceneMemberID="viewController"/>
        </objects>
    </scene>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for (id, scene, original) in subject.elements(named: .scene).repetitions(of: { $0[.sceneID] }) {
      reporter.report(
        "another scene already has the scene id '\(id)', so Xcode shows only one of the two, or neither: change one of "
          + "the ids", at: .sceneID, of: scene,
        notes: [.init("first used here", at: original.startTagRange)])
    }
  }
}
