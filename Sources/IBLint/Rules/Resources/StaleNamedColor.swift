import IBAssets
import IBSource
import IBSyntax

struct StaleNamedColor: Rule {
  static let info = RuleInfo(
    id: "stale-named-color", category: "resources", severity: .note, since: "0.1", platforms: .all,
    summary: "The value of a named color stored in the document differs from the value in its catalog.",
    rationale: """
      The color changed after the document was last saved, or another color got its name. Xcode writes the new value on
      the next save, which adds an unrelated change to a commit. Systems before iOS 11 show the stored value. Off by
      default because most documents only need to be saved again.
      """,
    bad: ResourceExample.document(color: "ink", red: "0.75"),
    good: ResourceExample.document(color: "ink"), isOnByDefault: false)

  static let exampleSurroundings = ResourceExample.color

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let assets = subject.assets else { return }
    for entry in subject.resources.entries where entry.kind == .namedColor {
      guard let stored = StoredColor(entry.element), let own = StoredColor.inCatalog(entry.name, assets),
        stored.equals(own) == false
      else { continue }
      reporter.report(
        "color '\(entry.name.shortened)' is \(stored.words) in this document but \(own.words) in its catalog, which the "
          + "app shows: open and save the document in Xcode to update its copy, or choose another color",
        at: entry.range, in: entry.element)
    }
  }
}
