import IBAssets
import IBModel
import IBSource
import IBSyntax

/// A stored value of a named colour that its catalog no longer has.
struct StaleNamedColor: Rule {
  static let info = RuleInfo(
    id: "stale-named-color", category: "resources", severity: .note, since: "0.1",
    summary: "The document stores another value of a named color than its catalog has.",
    rationale: """
      The color was changed and the document not saved since; Xcode writes the new value on the next save, which makes
      a difference in an unrelated commit. Systems before iOS 11 show the stored value. It is off because the project's
      folder is searched for it.
      """,
    bad: ResourceExample.document(color: "ink", red: "0.75"),
    good: ResourceExample.document(color: "ink"), isOnByDefault: false)

  static let exampleSurroundings = ResourceExample.color

  /// What writing a component in another way may account for (facts/assets/TRUTH.md 6).
  private static let tolerance = 0.003
  /// The words of documents and of catalogs for the spaces that are compared.
  private static let spaces = ["sRGB": "srgb", "displayP3": "display-p3"]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let assets = subject.assets else { return }
    for entry in subject.resources.entries where entry.kind == .namedColor {
      guard let stored = entry.element.child(named: .color), let space = stored[.customColorSpace],
        case .components(let own, let red, let green, let blue, let alpha)? = assets.color(
          named: entry.name, for: AssetTraits(idiom: nil, scale: 1)),
        own == Self.spaces[space]
      else { continue }
      let pairs = [(Name.red, red), (.green, green), (.blue, blue), (.alpha, alpha)]
      let differs = pairs.contains { name, value in
        stored.number(name).map { abs($0 - value) > Self.tolerance } ?? false
      }
      guard differs else { continue }
      reporter.report(
        "the stored value of color '\(entry.name.shortened)' is not that of its catalog", at: entry.range,
        in: entry.element)
    }
  }
}
