import IBCode
import IBModel
import IBSource

struct UnknownSegueIdentifier: Rule {
  static let info = RuleInfo(
    id: "unknown-segue-identifier", category: "code", severity: .warning, since: "0.2", platforms: .all,
    summary: "Code performs a segue with an identifier that no segue has.",
    rationale: """
      The app crashes at this call: "has no segue with identifier". Someone changed or deleted the identifier in the
      storyboard. If a controller performs its own segue and a storyboard uses its class, that storyboard must have the
      identifier. The rule does not report the calls in a class that overrides performSegue(withIdentifier:sender:), or
      calls that never run because nothing uses the class. Needs a project with its sources.
      """,
    bad: SourceExample.project("Shop.swift", #"performSegue(withIdentifier: "nxet", sender: nil)"#),
    good: SourceExample.project("Shop.swift", #"performSegue(withIdentifier: "next", sender: nil)"#))

  static let sources = SourceNeeds.declarations

  private static let absent = AbsentName(
    kind: .segue, noun: "segue identifier", remedy: "set it as the identifier of a segue, or correct it",
    isThere: { $1.names.has(segue: $0) }, names: unperformed, isHandled: isHandled)

  /// A segue that other code performs usually belongs to another scene.
  @Sendable private static func unperformed(_ facts: CodeFacts) -> Set<String> {
    facts.names.allSegues.filter { !facts.sources.performs($0) }
  }

  /// Whether the class that performs the segue does so with its own method.
  @Sendable private static func isHandled(_ use: NameUse, _ facts: CodeFacts) -> Bool {
    use.owner.map { facts.sources.overrides("performSegueWithIdentifier:sender:", in: $0) } ?? false
  }

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    Self.absent.check(subject, into: &reporter)
    for use in subject.uses where use.kind == .segue && subject.facts.names.has(segue: use.name) {
      guard let owner = use.owner, !Self.isHandled(use, subject.facts), let own = subject.facts.names(.segue, of: owner)
      else { continue }
      Self.absent.check(use, among: own, in: "the storyboard of \(ObjectWords.name(owner))", subject, into: &reporter)
    }
  }
}
