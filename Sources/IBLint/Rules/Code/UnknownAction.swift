import IBCode
import IBModel
import IBSource
import IBSyntax

/// An action that its target's class does not have.
struct UnknownAction: Rule {
  static let info = RuleInfo(
    id: "unknown-action", category: "code", severity: .error, since: "0.1", platforms: .all,
    summary: "The class of an action's target does not declare the action, or no class declares an unwind action.",
    rationale: """
      The app crashes when the control is used: "unrecognized selector sent to instance". The method was renamed
      or deleted in the code, or its parameters changed. AppKit logs "Could not connect action" when it
      loads the document, and the control does nothing, which is a warning. An unwind action that no class has does nothing. Nothing is
      reported where a superclass is not among the sources. Needs a project with its sources.
      """,
    bad: CodeExample.document(action: "order:"), good: CodeExample.document())

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let sources = subject.facts?.sources else { return }
    for connection in subject.document.connections {
      if connection.kind == .action { checkAction(connection, subject, sources, into: &reporter) }
      if connection.kind == .segue { checkUnwinding(connection.element, sources, into: &reporter) }
    }
  }

  private func checkAction(
    _ connection: Document.Connection, _ subject: DocumentSubject, _ sources: CodeIndex,
    into reporter: inout Reporter
  ) {
    // A gesture recognizer that no view has sends nothing (unattached-gesture-recognizer).
    if let sender = connection.element.parent?.parent, UnattachedGestureRecognizer.isUnattached(sender, subject) {
      return
    }
    // The first responder may be any object of the app.
    guard let selector = connection.element[.selector], !selector.isEmpty,
      let target = connection.destination.flatMap({ subject.objects[$0] }),
      !target.equals(.placeholderIdentifier, "IBFirstResponder"), let used = CodeClass(target),
      sources.declares(used.name), let members = sources.members(of: used), !members.selectors.contains(selector)
    else { return }
    let known = members.selectors.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let hint = Suggestion.hint(for: selector, among: known)
    reporter.report(
      "class '\(used.name)' has no action '\(selector.shortened)'\(hint)", at: .selector, of: connection.element,
      severity: subject.document.flavor.connectionSeverity)
  }

  /// The class that the segue goes back to is found by the action, so that any may have it.
  private func checkUnwinding(_ segue: XMLElement, _ sources: CodeIndex, into reporter: inout Reporter) {
    guard segue.equals(.kind, "unwind"), let selector = segue[.unwindAction], !selector.isEmpty,
      !sources.declaresMethod(selector)
    else { return }
    let hint = Suggestion.hint(for: selector, among: sources.methodNames)
    reporter.report("no class has the unwind action '\(selector.shortened)'\(hint)", at: .unwindAction, of: segue)
  }
}
