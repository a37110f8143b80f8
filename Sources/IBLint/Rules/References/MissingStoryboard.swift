import IBModel
import IBSource

/// A storyboard reference to a file that is not there.
struct MissingStoryboard: Rule {
  static let info = RuleInfo(
    id: "missing-storyboard", category: "references", severity: .warning, since: "0.1",
    summary: "A storyboard reference names a storyboard that is nowhere in the folders searched.",
    rationale: """
      The app ends when the reference is followed. It is looked for only where whole folders were searched and
      everything in them was taken in. It is off because the file may come from a dependency or be made by the build.
      """,
    bad: Example.storyboard(example("Other")), good: Example.storyboard(example("example")), isOnByDefault: false)

  private static func example(_ storyboard: String) -> String {
    """
    <scene sceneID="sce-ne-001">
        <objects>
            <viewControllerPlaceholder storyboardName="\(storyboard)" referencedIdentifier="First" id="pla-ce-001" \
    sceneMemberID="viewController"/>
        </objects>
    </scene>


    """ + Example.scene(2, "", identifier: "First")
  }

  func check(_ subject: ProjectSubject, into reporter: inout Reporter) {
    guard subject.project.isWhole else { return }
    for reference in subject.document.references where !reference.isIntoOtherBundle {
      guard let name = reference.storyboard, subject.project.storyboards(named: name).isEmpty else { continue }
      reporter.report(
        "no storyboard '\(name.shortened)' in the folders searched", at: reference.storyboardRange,
        objectID: reference.objectID)
    }
  }
}
