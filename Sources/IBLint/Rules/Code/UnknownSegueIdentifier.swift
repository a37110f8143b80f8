import IBCode
import IBSource

/// A source performs a segue of an identifier that no segue has.
struct UnknownSegueIdentifier: Rule {
  static let info = RuleInfo(
    id: "unknown-segue-identifier", category: "code", severity: .warning, since: "0.2", platforms: .all,
    summary: "A source performs a segue of an identifier that no segue has.",
    rationale: """
      The app crashes there: "has no segue with identifier". The identifier was changed or deleted in the storyboard.
      Where a controller performs a segue of its own and a storyboard uses its class, that storyboard has to have the
      identifier. Needs a project with its sources.
      """,
    bad: SourceExample.project("Shop.swift", #"performSegue(withIdentifier: "nxet", sender: nil)"#),
    good: SourceExample.project("Shop.swift", #"performSegue(withIdentifier: "next", sender: nil)"#))

  static let sources = SourceNeeds.declarations

  private static let absent = AbsentName(
    kind: .segue, noun: "segue identifier", isThere: { $1.names.has(segue: $0) }, names: { $0.allSegues })

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    Self.absent.check(subject, into: &reporter)
    for use in subject.uses where use.kind == .segue && subject.facts.names.has(segue: use.name) {
      guard let owner = use.owner, let own = Self.segues(of: owner, subject.facts), !own.contains(use.name) else {
        continue
      }
      let hint = Suggestion.hint(for: use.name, among: own.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      reporter.report(
        "no storyboard with class '\(owner.shortened)' has the segue identifier '\(use.name.shortened)'\(hint)",
        at: SourceRange(use.lower, use.upper))
    }
  }

  /// The segues that a controller of the class or of a subclass may have; nil where no storyboard uses the class itself.
  private static func segues(of owner: String, _ facts: CodeFacts) -> Set<String>? {
    guard facts.names.segues(besideAnyOf: { $0 == owner }) != nil else { return nil }
    return facts.names.segues { $0 == owner || facts.sources.members(of: $0)?.classes.contains(owner) ?? true }
  }
}
