import IBCode
import IBSource

struct UnknownNibName: Rule {
  static let info = RuleInfo(
    id: "unknown-nib-name", category: "code", severity: .warning, since: "0.2", platforms: .all,
    summary: "Code loads a nib that the project does not have.",
    rationale: """
      The app crashes at this call: "Could not load NIB in bundle". Someone renamed or deleted the file. If code only
      creates the nib object, for example to register cells, the finding is a note. The rule checks only literal names
      in the app's own bundle. Needs a project with its sources.
      """,
    bad: SourceExample.project("Shop.swift", #"let rows = Bundle.main.loadNibNamed("Row", owner: nil)"#),
    good: SourceExample.project("Shop.swift", #"let rows = Bundle.main.loadNibNamed(name, owner: nil)"#))

  static let sources = SourceNeeds.declarations

  private static let absent = AbsentName(
    kind: .nib, noun: "nib", isThere: { $1.names.has(nib: $0) }, names: { $0.names.allNibs })

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    Self.absent.check(subject, into: &reporter)
  }
}
