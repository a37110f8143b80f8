import IBCode
import IBSource

/// A source makes a controller of a storyboard identifier that no scene has.
struct UnknownSceneIdentifier: Rule {
  static let info = RuleInfo(
    id: "unknown-scene-identifier", category: "code", severity: .warning, since: "0.2", platforms: .all,
    summary: "A source makes a controller of a storyboard identifier that no scene has.",
    rationale: """
      The app crashes there: "Storyboard doesn't contain a view controller with identifier". The identifier was changed
      or deleted in the storyboard. A source that looks into other bundles is not checked. Needs a project with its
      sources.
      """,
    bad: SourceExample.project("Shop.swift", #"let next = board.instantiateViewController(withIdentifier: "Detial")"#),
    good: SourceExample.project("Shop.swift", #"let next = board.instantiateViewController(withIdentifier: "Detail")"#))

  static let sources = SourceNeeds.declarations

  private static let absent = AbsentName(
    kind: .scene, noun: "scene identifier", isThere: { $1.names.has(scene: $0) }, names: { $0.allScenes })

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    Self.absent.check(subject, into: &reporter)
  }
}
