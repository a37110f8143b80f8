import IBCode
import IBModel
import IBSource
import IBSyntax

struct UnconnectedOutlet: Rule {
  static let info = RuleInfo(
    id: "unconnected-outlet", category: "code", severity: .warning, since: "0.2",
    summary: "A class needs an outlet that no document connects.",
    rationale: """
      The outlet is not optional, as in `UILabel!`, and the code uses it: the app crashes at the first use with
      "unexpectedly found nil". Someone deleted the connection, or a merge lost it. Connect it, or make the outlet
      optional. The rule does not report an outlet that code assigns, one that shares its name with another variable,
      one that only functions use that no code calls, one of a class that several sources declare, or one that a document connects for the class, or for a class that
      inherits it too. Needs a project with its sources.
      """,
    bad: CodeExample.document(isConnected: false), good: CodeExample.document())

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let facts = subject.facts else { return }
    // If several objects have the class, the rule reports the first.
    var seen: Set<String> = []
    for element in subject.customElements {
      guard let used = CodeClass(element), facts.sources.declares(used),
        element.name != .placeholder || element.equals(.placeholderIdentifier, "IBFilesOwner"),
        let members = facts.sources.members(of: used), members.isOneClass, seen.insert(used.name).inserted
      else { continue }
      let missing = Self.missing(used, members, subject, facts)
      for name in missing.prefix(Self.limit) {
        reporter.report(
          "outlet '\(name)' of class \(used.name) is not connected, so the app crashes if code uses it: connect it",
          at: .customClass, of: element)
      }
    }
  }

  /// The most outlets reported of one object; with more, its outlets are made in code.
  private static let limit = 5

  private static func missing(
    _ used: CodeClass, _ members: CodeIndex.Members, _ subject: DocumentSubject, _ facts: CodeFacts
  ) -> [String] {
    let own = Dictionary(grouping: members.outlets, by: \.name)
    let names = own.filter { outlets in
      outlets.value.allSatisfy { outlet in
        outlet.isRequired && outlet.isUsed && (outlet.users.isEmpty || outlet.users.contains(where: facts.sources.runs))
      }
    }.keys
    return names.filter { name in
      // A class that inherits the outlet from the same class may do without it, so others may too.
      let owners = members.classes.filter { facts.sources.declares(name, in: [$0]) }
      func isRelated(_ other: String) -> Bool {
        members.classes.contains(other)
          || facts.sources.members(of: other).map { !owners.isDisjoint(with: $0.classes) } ?? false
      }
      return !facts.sources.assigns(name) && !connects(name, isRelated, subject)
        && !KeyValueCoding.properties(for: name).contains {
          facts.names.connects($0, outside: subject.tree.source.path, besideAnyOf: isRelated)
        }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func connects(
    _ name: String, _ isRelated: (String) -> Bool, _ subject: DocumentSubject
  ) -> Bool {
    let keys = KeyValueCoding.properties(for: name)
    return subject.document.connections.contains { connection in
      keys.contains { connection.element.equals(.property, $0) }
        && connection.element.parent?.parent.flatMap(CodeClass.init).map { isRelated($0.name) } ?? false
    }
  }
}
