import IBAssets
import IBSource

struct AppIconWithAlpha: Rule {
  static let info = RuleInfo(
    id: "app-icon-with-alpha", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "The App Store icon has an alpha channel.",
    rationale: """
      The App Store rejects a large icon with transparent pixels. Save the image without an alpha channel. Dark and
      tinted icons have one by design and are not checked. Off by default because the App Store accepts an alpha channel
      whose pixels are all opaque, and Keyline does not read pixels.
      """,
    bad: CatalogExample.icons(CatalogExample.icon("alpha-1024x1024.png", "ios-marketing", "1024x1024")),
    good: CatalogExample.icons(CatalogExample.icon("icon-1024x1024.png", "ios-marketing", "1024x1024")),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .appiconset else { return }
    for (entry, header) in subject.images where header.hasAlpha == true && entry.isStoreIcon {
      reporter.report(
        "'\(entry.filename ?? "")' has an alpha channel, and the App Store rejects an icon with transparent "
          + "pixels: save it without the channel", at: entry)
    }
  }
}
