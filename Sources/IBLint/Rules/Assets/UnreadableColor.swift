import IBAssets
import IBSource

struct UnreadableColor: Rule {
  static let info = RuleInfo(
    id: "unreadable-color", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "A color has components that cannot be read.",
    rationale: """
      A component is missing or is not a number, so the app does not contain the color. Write red, green, blue and
      alpha, or white and alpha.
      """,
    bad: CatalogExample.colors(color(#""red" : "1.0", "green" : "half", "blue" : "0""#)),
    good: CatalogExample.colors(color(#""red" : "1.0", "green" : "0.5", "blue" : "0""#)))

  private static func color(_ components: String) -> String {
    #""idiom" : "universal", "color" : { "color-space" : "srgb", "components" : { \#(components), "alpha" : "1.0" } }"#
  }

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    for entry in subject.set.entries where entry.color == nil {
      guard let color = entry.json["color"] else { continue }
      reporter.report(
        "\(subject.name) has a color with missing or invalid components, so the app does not contain it: choose the "
          + "color again in Xcode", at: color.range)
    }
  }
}
