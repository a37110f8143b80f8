import IBCode
import IBModel
import IBSource

struct UnknownReuseIdentifier: Rule {
  static let info = RuleInfo(
    id: "unknown-reuse-identifier", category: "code", severity: .warning, since: "0.2", platforms: .all,
    summary: "Code dequeues a cell with a reuse identifier that no cell has.",
    rationale: """
      The app crashes at this call: "unable to dequeue a cell with identifier". Someone changed or deleted the
      identifier in the storyboard. After complete cases, as in the default branch of a switch, the finding is a note. The rule does not check a literal that occurs elsewhere in the sources, for example
      where code registers a class, or a literal that is the name of a class, which code may register by that name. If a
      controller dequeues a cell from its own table, its storyboard must have the cell. Needs a project with its
      sources.
      """,
    bad: SourceExample.project("Shop.swift", #"let cell = list.dequeueReusableCell(withIdentifier: "Rwo", for: path)"#),
    good: SourceExample.project("Shop.swift", #"let cell = list.dequeueReusableCell(withIdentifier: "Row", for: path)"#)
  )

  static let sources = SourceNeeds.declarations

  private static let absent = AbsentName(
    kind: .reuse, noun: "reuse identifier", remedy: "set it as the identifier of a cell, or correct it",
    isThere: { $1.names.has(reuse: $0) || $1.sources.hasLiteral($0) || $1.sources.declares($0) },
    names: { $0.names.allReuse })

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    Self.absent.check(subject, into: &reporter)
    let (names, sources) = (subject.facts.names, subject.facts.sources)
    for use in subject.uses where use.kind == .reuse && names.has(reuse: use.name) && !names.nibHas(reuse: use.name) {
      guard let owner = use.owner, let own = subject.facts.names(.reuse, of: owner), !sources.hasLiteral(use.name),
        !sources.declares(use.name)
      else { continue }
      Self.absent.check(use, among: own, in: "the storyboard of \(ObjectWords.name(owner))", subject, into: &reporter)
    }
  }
}
