import IBCode
import IBModel
import IBSource

/// A source dequeues a cell of a reuse identifier that no cell has.
struct UnknownReuseIdentifier: Rule {
  static let info = RuleInfo(
    id: "unknown-reuse-identifier", category: "code", severity: .warning, since: "0.2", platforms: .all,
    summary: "A source dequeues a cell of a reuse identifier that no cell has.",
    rationale: """
      The app crashes there: "unable to dequeue a cell with identifier". The identifier was changed or deleted in the
      storyboard. A literal that occurs elsewhere in the sources, as where a class is registered, is not checked, nor
      one that is the name of a class, which may be registered by it. Where a controller dequeues from its own table, its
      storyboard must have the cell. Needs a project with its sources.
      """,
    bad: SourceExample.project("Shop.swift", #"let cell = list.dequeueReusableCell(withIdentifier: "Rwo", for: path)"#),
    good: SourceExample.project("Shop.swift", #"let cell = list.dequeueReusableCell(withIdentifier: "Row", for: path)"#)
  )

  static let sources = SourceNeeds.declarations

  private static let absent = AbsentName(
    kind: .reuse, noun: "reuse identifier",
    isThere: { $1.names.has(reuse: $0) || $1.sources.hasLiteral($0) || $1.sources.declares($0) },
    names: { $0.allReuse })

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    Self.absent.check(subject, into: &reporter)
    let (names, sources) = (subject.facts.names, subject.facts.sources)
    for use in subject.uses where use.kind == .reuse && names.has(reuse: use.name) && !names.nibHas(reuse: use.name) {
      guard let owner = use.owner, let own = subject.facts.names(.reuse, of: owner), !sources.hasLiteral(use.name),
        !sources.declares(use.name)
      else { continue }
      Self.absent.check(use, among: own, "the storyboard of \(ObjectWords.name(owner))", subject, into: &reporter)
    }
  }
}
