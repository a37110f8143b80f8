import IBAssets
import IBSource
import IBSyntax

struct StaleNamedColor: Rule {
  static let info = RuleInfo(
    id: "stale-named-color", category: "resources", severity: .note, since: "0.1", platforms: .all,
    summary: "The value of a named color stored in the document differs from the value in its catalog.",
    rationale: """
      The color changed after the document was last saved. Xcode writes the new value on the next save, which adds an
      unrelated change to a commit. Systems before iOS 11 show the stored value. Off by default because Keyline must
      search the project's folder for it.
      """,
    bad: ResourceExample.document(color: "ink", red: "0.75"),
    good: ResourceExample.document(color: "ink"), isOnByDefault: false)

  static let exampleSurroundings = ResourceExample.color

  /// The most that another notation of a component can cause (Measurements/Assets.md#stored-colors).
  private static let tolerance = 0.003
  /// The color spaces that are compared: their names in documents and in catalogs.
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
        "color '\(entry.name.shortened)' was changed in its catalog; open and save this document in Xcode to update "
          + "its copy", at: entry.range, in: entry.element)
    }
  }
}
