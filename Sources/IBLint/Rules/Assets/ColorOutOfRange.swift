import IBAssets
import IBSource

struct ColorOutOfRange: Rule {
  static let info = RuleInfo(
    id: "color-out-of-range", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "A color component is outside its color space.",
    rationale: """
      Only the extended color spaces allow components below 0 or above 1. The other color spaces clamp the value. A
      catalog reads a component without a decimal point as 0 to 255: write 128 instead of 128.0.
      """,
    bad: CatalogExample.colors(color("255.0")), good: CatalogExample.colors(color("255")))

  private static func color(_ red: String) -> String {
    """
    "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : \
    { "red" : "\(red)", "green" : "0.5", "blue" : "0", "alpha" : "1.000" } }
    """
  }

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    for entry in subject.set.entries {
      guard case .components(let space, let red, let green, let blue, let alpha)? = entry.color,
        !space.hasPrefix("extended-"),
        let component = [red, green, blue, alpha].first(where: { !(0...1).contains($0) })
      else { continue }
      reporter.report(
        "\(subject.name) has a component of \(Wording.number(component)), outside the range 0 to 1: write a number "
          + "from 0 to 1, or one from 0 to 255 without a decimal point", at: entry.json["color"]?.range ?? entry.range)
    }
  }
}
