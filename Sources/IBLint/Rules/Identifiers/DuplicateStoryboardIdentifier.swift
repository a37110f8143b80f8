import IBModel
import IBSource
import IBSyntax

struct DuplicateStoryboardIdentifier: Rule {
  static let info = RuleInfo(
    id: "duplicate-storyboard-identifier", category: "identifiers", severity: .error, since: "0.1", platforms: .all,
    summary: "Two controllers in a storyboard have the same storyboard identifier.",
    rationale: """
      Code that instantiates the identifier gets one of the two controllers, and which one is undefined. Xcode does not
      warn. Give each controller its own identifier.
      """,
    bad: example(second: "Detail"), good: example(second: "Settings"))

  private static func example(second: String) -> String {
    Example.storyboard(Example.scene(1, "", identifier: "Detail") + Example.scene(2, "", identifier: second))
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let controllers = subject.document.controllers.lazy.map(\.element)
    // Xcode 4 stores an empty identifier for a controller without one.
    let named = controllers.filter { $0[.storyboardIdentifier]?.isEmpty == false }
    for (identifier, controller, original) in named.repetitions(of: { $0[.storyboardIdentifier] }) {
      reporter.report(
        "storyboard identifier '\(identifier)' already belongs to "
          + "\(subject.document.name(ofController: original)), so code may get either controller: change one of the "
          + "identifiers",
        at: .storyboardIdentifier, of: controller, notes: [.init("first used here", at: original.startTagRange)])
    }
  }
}
