import IBAssets
import IBSource

/// A store icon whose pixels may be see-through.
struct AppIconWithAlpha: Rule {
  static let info = RuleInfo(
    id: "app-icon-with-alpha", category: "assets", severity: .warning, since: "0.1",
    summary: "The app icon for the store has an alpha channel.",
    rationale: """
      The App Store refuses a large icon that is see-through anywhere. Save the image without an alpha channel; dark
      and tinted icons are made with one and not looked at. It is off because an alpha channel whose pixels are all
      opaque gets through, and pixels are not read.
      """,
    bad: CatalogExample.icons(CatalogExample.icon("alpha-1024x1024.png", "ios-marketing", "1024x1024")),
    good: CatalogExample.icons(CatalogExample.icon("icon-1024x1024.png", "ios-marketing", "1024x1024")),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .appiconset else { return }
    for (entry, header) in subject.images where header.hasAlpha == true && entry.isStoreIcon {
      reporter.report("'\(entry.filename ?? "")' has an alpha channel", at: entry)
    }
  }
}
