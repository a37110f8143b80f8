import IBAssets
import IBSource

/// An app icon without any image.
struct EmptyAppIcon: Rule {
  static let info = RuleInfo(
    id: "empty-app-icon", category: "assets", severity: .warning, since: "0.1",
    summary: "An app icon set has no image.",
    rationale: """
      The build ends with an error if the target uses the set, since it has no applicable content. Xcode makes such a
      set with every new app, so the rule is off.
      """,
    bad: CatalogExample.icons(CatalogExample.icon(nil, "iphone", "60x60", scale: "2x")),
    good: CatalogExample.icons(CatalogExample.icon("a-120x120.png", "iphone", "60x60", scale: "2x")),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .appiconset, subject.contents.root != nil,
      subject.set.entries.allSatisfy({ $0.filename == nil })
    else { return }
    reporter.report("the app icon set has no image", at: subject.place)
  }
}
