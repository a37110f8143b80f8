import IBAssets
import IBModel
import IBSource

struct MissingAnyAppearance: Rule {
  static let info = RuleInfo(
    id: "missing-any-appearance", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "A set has light and dark variants but none for any appearance.",
    rationale: """
      The set shows nothing if no appearance is requested, as before iOS 13. Use the light variant for any appearance.
      Sets of apps for iOS 13 or later are not reported.
      """,
    bad: CatalogExample.images(
      CatalogExample.image("day-9x9.png", scale: "1x", CatalogExample.light),
      CatalogExample.image("night-9x9.png", scale: "1x", CatalogExample.dark)),
    good: CatalogExample.images(
      CatalogExample.image("day-9x9.png"), CatalogExample.image("night-9x9.png", scale: "1x", CatalogExample.dark)))

  /// Every trait collection of this system has an appearance (UIUserInterfaceStyle, documented).
  private static let firstWithAppearances = SystemVersion(13)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    let isColor = subject.kind == .colorset
    guard isColor || subject.kind == .imageset else { return }
    if let oldest = subject.deploymentTarget, oldest >= Self.firstWithAppearances { return }
    let used = subject.set.entries.filter { isColor ? $0.color != nil : $0.filename != nil }
    guard !used.isEmpty, used.allSatisfy({ $0.slot.luminosity != nil }) else { return }
    reporter.report(
      "\(subject.name) has no \(isColor ? "color" : "image") for Any Appearance, so it is empty on systems without dark mode: "
        + "fill that slot",
      at: subject.place)
  }
}
