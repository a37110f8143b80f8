import IBCode
package import IBModel
import IBProject
package import IBSource
import IBSyntax

/// The finding about a storyboard that the app never loads. It explains why the other findings in the file are notes.
package enum UnusedStoryboard {
  package static let info = RuleInfo(
    id: "unused-storyboard", category: "project", severity: .warning, since: "0.2",
    summary: "No source, document, property list or JSON file names the storyboard.",
    rationale: """
      An app loads a storyboard by its name: code names it, a storyboard reference leads to it, or the app's property
      list has it as the main or launch screen. The rule reports a storyboard that an app or extension builds, if
      nothing names it and no source contains strings from which code could compose its name. If code computes the names
      of storyboards, the identifiers of segues count too. If a comment contains code that loads the storyboard, the
      finding is a note. Keyline reports the
      storyboard's errors as notes, and omits its other findings and those of rules that compare it with code. Delete
      the storyboard. Needs a project with its sources. Projects that import R.swift are not checked.
      """,
    bad: example(#"UIStoryboard(name: "Shop", bundle: nil)"#),
    good: example(#"UIStoryboard(name: "Prices", bundle: nil)"#))

  /// A storyboard that a target builds, and the only source of the app.
  private static func example(_ source: String) -> String {
    UnbuiltFile.example(
      files: ["Prices.storyboard": Example.storyboard(""), "App.swift": "let storyboard = \(source)"],
      members: ["Prices.storyboard"])
  }

  /// Nil for a storyboard that may be loaded, for other documents, and where that is not known.
  package static func finding(in document: Document, _ surroundings: LintSurroundings) -> Finding? {
    guard case .storyboard = document.flavor, let builders = surroundings.membership().builders,
      builders.targets.allSatisfy({ kinds.contains($0.kind) }), let facts = surroundings.code(),
      !HiddenScenes.mayNameAnyScene(facts), !HiddenScenes.mayLoad(document, facts, builders)
    else { return nil }
    let path = document.tree.source.path
    let name = ProjectNames.Document.name(of: path)
    if isMeant(name, facts, builders) { return nil }
    return UnusedDocument.finding(
      info, "storyboard '\(name.shortened)'", path, comment: facts.sources.comment(loading: name))
  }

  /// Whether a property list names a storyboard that does not exist, and probably means this one (missing-main-storyboard).
  private static func isMeant(_ name: String, _ facts: CodeFacts, _ builders: Builders) -> Bool {
    builders.targets.lazy.flatMap(\.configurations).flatMap { $0.info.mainStoryboards + $0.info.launchStoryboards }
      .contains { !facts.names.has(storyboard: $0.text) && Suggestion.nearest(to: $0.text, among: [name]) != nil }
  }

  /// The targets whose storyboards only their own project loads. Any app may load one of a framework, and the system
  /// loads that of a watch app.
  private static let kinds: Set<TargetKind> = [.app, .appClip, .appExtension, .messagesApp, .widget]
}
