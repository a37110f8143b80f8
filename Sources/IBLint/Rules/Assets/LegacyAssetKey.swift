import IBAssets
import IBSource

struct LegacyAssetKey: Rule {
  static let info = RuleInfo(
    id: "legacy-asset-key", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "An entry uses a key or value that Xcode no longer writes.",
    rationale: """
      Xcode still reads it, but rewrites it when you change the set, which adds an unrelated change to a commit. Off by
      default because it does no harm.
      """,
    bad: CatalogExample.images(CatalogExample.image("a-9x9.png", scale: "2x", #", "screenWidth" : "{130,145}""#)),
    good: CatalogExample.images(CatalogExample.image("a-9x9.png", scale: "2x", #", "screen-width" : "<=145""#)),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    for entry in subject.set.entries {
      let resizing = entry.json["resizing"]
      if let width = entry.json.member("screenWidth") {
        reporter.report("'screenWidth' is obsolete; use 'screen-width'", at: width.keyRange)
      }
      if let caps = resizing?.member("capInsets") {
        reporter.report("'capInsets' is obsolete; use 'cap-insets'", at: caps.keyRange)
      }
      if let mode = resizing?["center"]?["mode"], mode.text == "fill" {
        reporter.report("mode 'fill' is obsolete; use 'stretch'", at: mode.range)
      }
    }
  }
}
