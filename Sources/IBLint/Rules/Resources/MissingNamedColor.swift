import IBAssets
import IBSource
import IBSyntax

/// A named colour that no catalog of the project has.
struct MissingNamedColor: Rule {
  static let info = RuleInfo(
    id: "missing-named-color", category: "resources", severity: .warning, since: "0.1",
    summary: "A named color is used that no catalog of the project has.",
    rationale: """
      The app falls back on the value that the document stores, in light and dark alike, or shows none. It was renamed
      or deleted, or lies in a package elsewhere; name those in the option. It is off because the project's folder is
      searched for it.
      """,
    bad: ResourceExample.document(color: "ink-old"),
    good: ResourceExample.document(color: "ink"), isOnByDefault: false, options: [ProvidedElsewhere.option])

  static let exampleSurroundings = ResourceExample.color

  private var elsewhere = ProvidedElsewhere()

  mutating func set(_ option: String, to value: OptionValue) { elsewhere.set(option, to: value) }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let assets = subject.assets else { return }
    let resources = subject.resources
    for entry in resources.entries where entry.kind == .namedColor && !elsewhere.has(entry.name) {
      guard !assets.definesColor(named: entry.name) else { continue }
      let use = resources.uses.first { $0.kind == .namedColor && $0.name == entry.name } ?? entry
      reporter.report("no catalog has the color '\(entry.name.shortened)'", at: use.range, in: use.element)
    }
  }
}
