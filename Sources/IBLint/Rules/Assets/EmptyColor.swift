import IBAssets
import IBSource

/// A slot of a colour set without a colour.
struct EmptyColor: AssetRule {
  static let info = RuleInfo(
    id: "empty-color", category: "assets", severity: .note, since: "0.1",
    summary: "An entry of a color set has no color.",
    rationale: """
      Where the entry would be chosen the color is missing. Xcode makes such a set for the accent color of every new
      app, so the rule is off.
      """,
    bad: CatalogExample.colors(#""idiom" : "universal""#),
    good: CatalogExample.colors(
      #""idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemTealColor" }"#),
    isOnByDefault: false)

  static let exampleKind = AssetSetKind.colorset

  func check(_ context: inout AssetContext) {
    guard context.kind == .colorset else { return }
    for entry in context.set.entries where entry.json["color"] == nil {
      context.report("the entry has no color", at: entry.range)
    }
  }
}
