import IBCode
import IBSource

struct MissingMainStoryboard: Rule {
  static let info = RuleInfo(
    id: "missing-main-storyboard", category: "code", severity: .error, since: "0.2", platforms: .all,
    summary: "A property list of the app names a storyboard that is not in the project.",
    rationale: """
      The app crashes when it starts: "Could not find a storyboard named". Someone renamed or deleted the file, or moved
      the first screen to code and left the entry. A missing launch storyboard is only a warning: the app has no launch
      screen, which the App Store requires. If a target builds the missing file, it
      is probably only not checked in, which is a warning too. Needs a project with its sources.
      """,
    bad: SourceExample.propertyList("UIMainStoryboardFile", "Start"),
    good: SourceExample.propertyList("UIMainStoryboardFile", "Main"))

  static let sources = SourceNeeds.declarations

  private static let absent = AbsentName(
    kind: .mainStoryboard, noun: "main storyboard", consequence: "the app crashes when it starts",
    isThere: { $1.names.has(storyboard: $0) },
    names: { $0.names.allStoryboards })

  private static let absentLaunch = AbsentName(
    kind: .launchStoryboard, noun: "launch storyboard", consequence: "the app has no launch screen", severity: .warning,
    isThere: { $1.names.has(storyboard: $0) || $1.names.has(nib: $0) },
    names: { $0.names.allStoryboards })

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    Self.absent.check(subject, into: &reporter)
    Self.absentLaunch.check(subject, into: &reporter)
  }
}
