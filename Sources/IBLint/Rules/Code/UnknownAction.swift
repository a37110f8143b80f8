import IBCode
import IBModel
import IBSource
import IBSyntax

/// An action that its target's class does not have.
struct UnknownAction: Rule {
  static let info = RuleInfo(
    id: "unknown-action", category: "code", severity: .error, since: "0.1",
    summary: "An action is sent to an object whose class does not declare it.",
    rationale: """
      The app ends when the control is used: "unrecognized selector sent to instance". The method was renamed or
      deleted in the code, or its parameters changed. Nothing is said where a superclass is not among the sources. It
      is off because all sources are read for it.
      """,
    bad: CodeExample.document(action: "order:"), good: CodeExample.document(), isOnByDefault: false)

  static let exampleSurroundings = CodeExample.surroundings

  func check(_ context: inout RuleContext) {
    guard let sources = context.sources else { return }
    for connection in context.document.connections where connection.kind == .action {
      guard let selector = connection.element[.selector], !selector.isEmpty,
        let target = connection.destination.flatMap({ context.objects[$0] }), let used = CodeClass(target),
        !FrameworkClasses.actions.contains(selector), let members = sources.members(of: used.name),
        !members.selectors.contains(selector)
      else { continue }
      let known = members.selectors.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let hint = Suggestion.hint(for: selector, among: known)
      context.report(
        "class '\(used.name)' has no action '\(selector.shortened)'\(hint)", at: .selector, of: connection.element)
    }
  }
}
