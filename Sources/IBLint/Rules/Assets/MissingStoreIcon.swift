import IBAssets
import IBSource

struct MissingStoreIcon: Rule {
  static let info = RuleInfo(
    id: "missing-store-icon", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "An app icon set has no image of 1024 × 1024 pixels.",
    rationale: """
      The App Store rejects an upload without it. Add the image to the set. Off by default because apps that are not
      distributed through the App Store do not need it.
      """,
    bad: CatalogExample.icons(CatalogExample.icon("a-120x120.png", "iphone", "60x60", scale: "2x")),
    good: CatalogExample.icons(
      CatalogExample.icon("a-120x120.png", "iphone", "60x60", scale: "2x"),
      CatalogExample.icon("a-1024x1024.png", "ios-marketing", "1024x1024")),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .appiconset else { return }
    let icons = subject.set.entries.filter { $0.filename != nil }
    guard icons.contains(where: { $0.slot.idiom == "iphone" || $0.slot.idiom == "ipad" }),
      !icons.contains(where: \.isStoreIcon)
    else { return }
    reporter.report(
      "\(subject.name) has no icon for the App Store, which rejects the upload: add one of 1024 × 1024 pixels",
      at: subject.place)
  }
}
