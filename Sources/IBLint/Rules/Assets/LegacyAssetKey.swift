import IBAssets
import IBSource

/// A key as older Xcodes wrote it.
struct LegacyAssetKey: Rule {
  static let info = RuleInfo(
    id: "legacy-asset-key", category: "assets", severity: .note, since: "0.1",
    summary: "An entry has a key or value that Xcode no longer writes.",
    rationale: """
      Xcode still reads it and writes it anew when the set is changed, which makes a difference in an unrelated commit.
      It is off because nothing is wrong with it.
      """,
    bad: CatalogExample.images(CatalogExample.image("a-9x9.png", scale: "2x", #", "screenWidth" : "{130,145}""#)),
    good: CatalogExample.images(CatalogExample.image("a-9x9.png", scale: "2x", #", "screen-width" : "<=145""#)),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    for entry in subject.set.entries {
      let resizing = entry.json["resizing"]
      if let width = entry.json.member("screenWidth") {
        reporter.report("'screenWidth' is 'screen-width' today", at: width.keyRange)
      }
      if let caps = resizing?.member("capInsets") {
        reporter.report("'capInsets' is 'cap-insets' today", at: caps.keyRange)
      }
      if let mode = resizing?["center"]?["mode"], mode.text == "fill" {
        reporter.report("the mode 'fill' is 'stretch' today", at: mode.range)
      }
    }
  }
}
