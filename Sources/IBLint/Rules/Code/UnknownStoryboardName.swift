import IBCode
import IBSource

struct UnknownStoryboardName: Rule {
  static let info = RuleInfo(
    id: "unknown-storyboard-name", category: "code", severity: .warning, since: "0.2", platforms: .all,
    summary: "Code loads a storyboard that the project does not have.",
    rationale: """
      The app crashes at this call: "Could not find a storyboard named". Someone renamed or deleted the file. The rule
      checks only literal names in the app's own bundle. Needs a project with its sources.
      """,
    bad: SourceExample.project("Shop.swift", #"let board = UIStoryboard(name: "Mian", bundle: nil)"#),
    good: SourceExample.project("Shop.swift", #"let board = UIStoryboard(name: "Main", bundle: nil)"#))

  static let sources = SourceNeeds.declarations

  private static let absent = AbsentName(
    kind: .storyboard, noun: "storyboard", isThere: { $1.names.has(storyboard: $0) }, names: { $0.names.allStoryboards }
  )

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    Self.absent.check(subject, into: &reporter)
  }
}
