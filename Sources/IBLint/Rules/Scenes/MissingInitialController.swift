import IBModel
import IBSource
import IBSyntax

struct MissingInitialController: Rule {
  static let info = RuleInfo(
    id: "missing-initial-controller", category: "scenes", severity: .warning, since: "0.1",
    summary: "A storyboard has no initial view controller and no scene with an identifier.",
    rationale: """
      The app cannot instantiate any scene. As the main or launch storyboard it shows a black screen, and code has no
      identifier to load. Set "Is Initial View Controller" for the first scene.
      """,
    bad: Example.storyboard(Example.scene(1, "")),
    good: Example.storyboard(Example.scene(1, ""), attributes: #" initialViewController="con-tr-001""#))

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let controllers = subject.document.controllers.contains { $0.element.name != .viewControllerPlaceholder }
    guard let root = subject.tree.root, !root.has(.initialViewController), controllers,
      !subject.scenes.isEntry.isEmpty, !subject.scenes.isEntry.contains(true)
    else { return }
    reporter.report(
      "storyboard has no initial view controller and no scene with a Storyboard ID, so the app cannot show any of its "
        + "scenes: choose an initial view controller, or delete the storyboard",
      at: root)
  }
}
