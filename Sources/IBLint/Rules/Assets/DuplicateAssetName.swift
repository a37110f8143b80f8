import IBAssets
import IBSource

struct DuplicateAssetName: Rule {
  static let info = RuleInfo(
    id: "duplicate-asset-name", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "Two sets of the same kind in a catalog have the same name.",
    rationale: """
      The app contains only one of them, and which one is undefined. Rename one, or let their folders provide a
      namespace.
      """,
    bad: CatalogExample.images(CatalogExample.image("a-24x24.png"), name: "Back")
      + CatalogExample.images(CatalogExample.image("b-48x48.png"), name: "Old/Back"),
    good: CatalogExample.images(CatalogExample.image("a-24x24.png"), name: "Back")
      + CatalogExample.images(CatalogExample.image("b-48x48.png"), name: "Old/Next"))

  private struct Key: Hashable {
    let kind: AssetSetKind
    let name: String
  }

  func check(_ subject: CatalogSubject, into reporter: inout Reporter) {
    var first: [Key: AssetCatalog.Reference] = [:]
    for set in subject.named {
      let key = Key(kind: set.kind, name: set.name)
      guard let earlier = first[key] else {
        first[key] = set
        continue
      }
      let place = AssetPath.relative(earlier.path, from: subject.catalog.path)
      reporter.report(
        "another \(set.kind.noun), '\(place)', is also named '\(set.name)', so the app contains only one of them: "
          + "rename one", about: set)
    }
  }
}
