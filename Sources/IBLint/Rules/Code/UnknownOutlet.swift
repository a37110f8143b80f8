import IBCode
import IBModel
import IBSource
import IBSyntax

/// An outlet that its object's class does not have.
struct UnknownOutlet: Rule {
  static let info = RuleInfo(
    id: "unknown-outlet", category: "code", severity: .error, since: "0.1", platforms: .all,
    summary: "The class of an object does not declare a connected outlet.",
    rationale: """
      The app crashes when the document is loaded: "this class is not key value coding-compliant for the key". The
      property was renamed or deleted in the code. An app for macOS only logs "Failed to connect" and leaves the outlet empty,
      which is a warning. Properties that the superclass has from a framework count, each
      for its own class. Nothing is reported where a superclass is not among the sources. Needs a project with its
      sources.
      """,
    bad: CodeExample.document(outlet: "amountLable"), good: CodeExample.document())

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let facts = subject.facts else { return }
    for connection in subject.document.connections
    where connection.kind == .outlet || connection.kind == .outletCollection {
      guard let property = connection.element[.property], !property.contains("."), !property.isEmpty,
        let owner = connection.element.parent?.parent, let used = CodeClass(owner), facts.sources.declares(used.name),
        let members = facts.sources.members(of: used), !KeyValueCoding.has(property, members)
      else { continue }
      let known = members.outlets.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let hint = Suggestion.hint(for: property, among: known)
      reporter.report(
        "class '\(used.name)' has no outlet '\(property.shortened)'\(hint)", at: .property, of: connection.element,
        severity: subject.document.flavor.connectionSeverity)
    }
  }
}
