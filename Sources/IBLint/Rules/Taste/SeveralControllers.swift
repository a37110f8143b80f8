import IBModel
import IBSource
import IBSyntax

struct SeveralControllers: Rule {
  static let info = RuleInfo(
    id: "several-controllers", category: "taste", severity: .warning, since: "0.1",
    summary: "The storyboard has more than one view controller.",
    rationale: """
      One file per scene avoids conflicts and makes merges simple. Storyboard references connect the files.
      """,
    bad: Example.storyboard(Example.scene(1, "") + Example.scene(2, "", identifier: "Second"), attributes: start),
    good: Example.storyboard(Example.scene(1, ""), attributes: start),
    isOnByDefault: false)

  private static let start = #" initialViewController="con-tr-001""#

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let controllers = subject.document.controllers.map(\.element).filter { $0.name != .viewControllerPlaceholder }
    for controller in controllers.dropFirst() {
      reporter.report(
        "\(subject.document.name(ofController: controller)) is not the only view controller of the storyboard: move it to "
          + "its own storyboard", at: controller)
    }
  }
}
