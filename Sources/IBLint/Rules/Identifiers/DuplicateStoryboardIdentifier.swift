import IBModel
import IBSource
import IBSyntax

/// Two controllers of one storyboard with the same identifier.
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
    var first: [String: XMLElement] = [:]
    for controller in subject.document.controllers {
      guard let identifier = controller.element[.storyboardIdentifier] else { continue }
      if let original = first[identifier] {
        reporter.report(
          "storyboard identifier '\(identifier)' already belongs to "
            + "\(subject.document.name(ofController: original)): rename one",
          at: .storyboardIdentifier,
          of: controller.element, notes: [.init("first used here", at: original.startTagRange)])
      } else {
        first[identifier] = controller.element
      }
    }
  }
}
