import IBSource

struct DanglingStoryboardReference: Rule {
  static let info = RuleInfo(
    id: "dangling-storyboard-reference", category: "references", severity: .error, since: "0.1",
    summary: "A storyboard reference names a scene that its storyboard does not have.",
    rationale: """
      Xcode compiles the reference without a warning, and the app crashes when it shows the scene. The storyboard is
      among the files of this run, but it has no scene with the identifier, or the reference has no identifier and the
      storyboard has no initial scene. If several storyboards have the same name, as in apps with several targets, one
      of them must have the scene. The rule does not check storyboards outside the run or in another bundle.
      """,
    bad: Example.storyboard(example("Secnd"), attributes: start),
    good: Example.storyboard(example("Second"), attributes: start))

  private static let start = #" initialViewController="con-tr-002""#

  private static func example(_ identifier: String) -> String {
    """
    <scene sceneID="sce-ne-001">
        <objects>
            <viewControllerPlaceholder storyboardName="example" referencedIdentifier="\(identifier)" id="pla-ce-001" \
    sceneMemberID="viewController"/>
        </objects>
    </scene>
    <scene sceneID="sce-ne-002">
        <objects>
            <viewController storyboardIdentifier="Second" id="con-tr-002" sceneMemberID="viewController">
                <connections>
                    <segue destination="pla-ce-001" kind="show" identifier="next" id="seg-ue-001"/>
                </connections>
            </viewController>
        </objects>
    </scene>
    """
  }

  func check(_ subject: ProjectSubject, into reporter: inout Reporter) {
    for reference in subject.document.references where !reference.isIntoOtherBundle {
      // A reference without a storyboard name means its own storyboard.
      let candidates = reference.storyboard.map(subject.project.storyboards(named:)) ?? [subject.document]
      guard !candidates.isEmpty, candidates.allSatisfy(\.isRead) else { continue }
      let name = reference.storyboard.map { "storyboard '\($0)'" } ?? "this storyboard"
      guard let identifier = reference.identifier else {
        if candidates.contains(where: \.hasInitialController) { continue }
        reporter.report(
          "\(name) has no initial view controller, and this reference has no Referenced ID, so the app crashes if it "
            + "follows the reference: choose an initial view controller, or enter a Referenced ID",
          at: reference.identifierRange, objectID: reference.objectID)
        continue
      }
      if candidates.contains(where: { $0.identifiers.contains(identifier) }) { continue }
      let known = Set(candidates.flatMap(\.identifiers)).sorted()
      let hint = Suggestion.hint(for: identifier, among: known)
      reporter.report(
        "storyboard identifier '\(identifier.shortened)' does not exist in \(name), so the app crashes if it follows "
          + "this reference"
          + (hint.isEmpty ? ": enter the storyboard identifier of a scene of \(name)" : hint),
        at: reference.identifierRange, objectID: reference.objectID)
    }
  }
}
