import IBCode
import IBModel
import IBSource

struct UnknownSceneIdentifier: Rule {
  static let info = RuleInfo(
    id: "unknown-scene-identifier", category: "code", severity: .warning, since: "0.2", platforms: .all,
    summary: "Code instantiates a view controller with a storyboard identifier that no scene has.",
    rationale: """
      The app crashes at this call: "Storyboard doesn't contain a view controller with identifier". Someone changed or
      deleted the identifier in the storyboard. If code loads a storyboard by name, or a controller uses its own
      storyboard, that storyboard must have the scene. The rule does not check source files that search other bundles.
      Needs a project with its sources.
      """,
    bad: SourceExample.project("Shop.swift", #"let next = board.instantiateViewController(withIdentifier: "Detial")"#),
    good: SourceExample.project("Shop.swift", #"let next = board.instantiateViewController(withIdentifier: "Detail")"#))

  static let sources = SourceNeeds.declarations

  private static let absent = AbsentName(
    kind: .scene, noun: "storyboard identifier", remedy: "set it as the Storyboard ID of a scene, or correct it",
    isThere: { $1.names.has(scene: $0) }, names: { $0.names.allScenes },
    namesNearby: { use, facts in
      use.likelyStoryboard.flatMap(facts.names.scenes) ?? use.owner.flatMap { facts.names(.scene, of: $0) }
    })

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    Self.absent.check(subject, into: &reporter)
    for use in subject.uses where use.kind == .scene && subject.facts.names.has(scene: use.name) {
      if let storyboard = use.storyboard, let scenes = subject.facts.names.scenes(in: storyboard) {
        Self.absent.check(use, among: scenes, in: "storyboard '\(storyboard.shortened)'", subject, into: &reporter)
      } else if let owner = use.owner, let scenes = subject.facts.names(.scene, of: owner) {
        let storyboard = "the storyboard of \(ObjectWords.name(owner))"
        Self.absent.check(use, among: scenes, in: storyboard, subject, into: &reporter)
      }
    }
  }
}
