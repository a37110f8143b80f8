import IBAssets
import IBSource

struct EmptyColor: Rule {
  static let info = RuleInfo(
    id: "empty-color", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "An entry of a color set has no color.",
    rationale: """
      The app has no color for the devices and appearances of this entry. Off by default because Xcode creates an empty
      set for the accent color of every new app.
      """,
    bad: CatalogExample.colors(#""idiom" : "universal""#),
    good: CatalogExample.colors(
      #""idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemTealColor" }"#),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .colorset else { return }
    for entry in subject.set.entries where entry.json["color"] == nil {
      reporter.report(
        "\(subject.name) has a slot without a color: choose a color, or delete the slot", at: entry.range)
    }
  }
}
