import IBAssets
import IBSource

struct EmptyAssetSet: Rule {
  static let info = RuleInfo(
    id: "empty-asset-set", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "An image, symbol or data set has no file.",
    rationale: """
      Code that loads it gets nothing. Add the file, or delete the set. Off by default because some builds add the
      files.
      """,
    bad: CatalogExample.images(CatalogExample.image(nil), CatalogExample.image(nil, scale: "2x")),
    good: CatalogExample.images(CatalogExample.image("back-24x24.png"), CatalogExample.image(nil, scale: "2x")),
    isOnByDefault: false)

  private static let kinds: Set<AssetSetKind> = [.imageset, .symbolset, .dataset]

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard Self.kinds.contains(subject.kind), subject.contents.root != nil,
      subject.set.entries.allSatisfy({ $0.filename == nil })
    else { return }
    reporter.report(
      "\(subject.name) has no file, so code that loads it gets nothing: add a file, or delete the set",
      at: subject.place)
  }
}
