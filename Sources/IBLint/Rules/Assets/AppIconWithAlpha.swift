import IBAssets
import IBSource

/// A store icon whose pixels may be see-through.
struct AppIconWithAlpha: AssetRule {
  static let info = RuleInfo(
    id: "app-icon-with-alpha", category: "assets", severity: .warning, since: "0.1",
    summary: "The app icon for the store has an alpha channel.",
    rationale: """
      The App Store refuses a large icon that is see-through anywhere. Save the image without an alpha channel; dark
      and tinted icons are made with one and not looked at. It is off because an alpha channel whose pixels are all
      opaque gets through, and pixels are not read.
      """,
    bad: CatalogExample.images(CatalogExample.icon("alpha-1024x1024.png", "ios-marketing", "1024x1024")),
    good: CatalogExample.images(CatalogExample.icon("icon-1024x1024.png", "ios-marketing", "1024x1024")),
    isOnByDefault: false)

  static let exampleKind = AssetSetKind.appiconset

  func check(_ context: inout AssetContext) {
    guard context.kind == .appiconset else { return }
    for (entry, header) in context.images where header.hasAlpha == true && entry.isStoreIcon {
      context.report("'\(entry.filename ?? "")' has an alpha channel", at: entry)
    }
  }
}

extension AssetEntry {
  /// Whether it is the icon that the App Store shows, in its usual appearance.
  ///
  /// Source: facts/assets/FORMAT.md, App icons: an idiom of its own until Xcode 14, then one icon for every size.
  var isStoreIcon: Bool {
    guard json["size"]?.text == "1024x1024", json["appearances"] == nil else { return false }
    return slot.idiom == "ios-marketing"
      || slot.idiom == AssetSelection.universal && json["platform"]?.text == "ios"
  }
}
