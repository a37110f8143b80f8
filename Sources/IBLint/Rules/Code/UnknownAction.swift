import IBCode
import IBModel
import IBSource
import IBSyntax

/// An action that its target's class does not have.
struct UnknownAction: Rule {
  static let info = RuleInfo(
    id: "unknown-action", category: "code", severity: .error, since: "0.1",
    summary: "The class of an action's target does not declare the action.",
    rationale: """
      The app crashes when the control is used: "unrecognized selector sent to instance". The method was renamed
      or deleted in the code, or its parameters changed. Nothing is reported where a superclass is not among the
      sources. Off by default because all sources have to be read for it.
      """,
    bad: CodeExample.document(action: "order:"), good: CodeExample.document(), isOnByDefault: false)

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let sources = subject.sources else { return }
    for connection in subject.document.connections where connection.kind == .action {
      guard let selector = connection.element[.selector], !selector.isEmpty,
        let target = connection.destination.flatMap({ subject.objects[$0] }), let used = CodeClass(target),
        !FrameworkClasses.actions.contains(selector), let members = sources.members(of: used.name),
        !members.selectors.contains(selector)
      else { continue }
      let known = members.selectors.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let hint = Suggestion.hint(for: selector, among: known)
      reporter.report(
        "class '\(used.name)' has no action '\(selector.shortened)'\(hint)", at: .selector, of: connection.element)
    }
  }
}
