import IBAssets
import IBSource

struct EmptyAppIcon: Rule {
  static let info = RuleInfo(
    id: "empty-app-icon", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "An app icon set has no image.",
    rationale: """
      If the target uses the set, the build fails: the set has no applicable content. Off by default because Xcode
      creates an empty set with every new app.
      """,
    bad: CatalogExample.icons(CatalogExample.icon(nil, "iphone", "60x60", scale: "2x")),
    good: CatalogExample.icons(CatalogExample.icon("a-120x120.png", "iphone", "60x60", scale: "2x")),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .appiconset, subject.contents.root != nil,
      subject.set.entries.allSatisfy({ $0.filename == nil })
    else { return }
    reporter.report(
      "\(subject.name) has no image, so a target that uses it does not build: add an image of 1024 × 1024 pixels, or "
        + "delete the set", at: subject.place)
  }
}
