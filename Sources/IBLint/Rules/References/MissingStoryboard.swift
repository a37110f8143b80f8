import IBModel
import IBSyntax
import IBSource

struct MissingStoryboard: Rule {
  static let info = RuleInfo(
    id: "missing-storyboard", category: "references", severity: .warning, since: "0.1",
    summary: "A storyboard reference names a storyboard that is not in the project.",
    rationale: """
      The app crashes if it follows the reference. Keyline searches the whole project, even files that are not part of
      the run. If only the build creates the file, list it in the configuration's suppressions.
      """,
    bad: Example.storyboard(example("Other")), good: Example.storyboard(example("example")))

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

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = LintSurroundings.example(storyboard: "example")

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let names = subject.names else { return }
    lazy var known = names.allStoryboards.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // The scenes that a segue leads to, or that the storyboard begins with.
    lazy var followed = Set(
      subject.document.connections.compactMap(\.destination) + [subject.tree.root?[.initialViewController] ?? ""])
    for reference in subject.elements(named: .viewControllerPlaceholder) where !reference.has(.bundleIdentifier) {
      guard let name = reference[.storyboardName], !names.has(storyboard: name) else { continue }
      guard let id = reference[.id], followed.contains(id) else {
        reporter.report(
          "storyboard '\(name.shortened)' does not exist in the project, and no segue leads to this reference: delete "
            + "the reference", at: .storyboardName, of: reference, severity: .note)
        continue
      }
      let hint = Suggestion.hint(for: name, among: known)
      let isDoubtful = subject.isNamePutTogether
      let effect =
        isDoubtful ? subject.hint(ifHidden: reference) : ", so the app crashes if it follows this reference"
      reporter.report(
        "storyboard '\(name.shortened)' does not exist in the project\(effect)"
          + (hint.isEmpty ? ": add the file, or choose another storyboard" : hint), at: .storyboardName, of: reference,
        severity: isDoubtful ? .note : nil)
    }
  }
}
