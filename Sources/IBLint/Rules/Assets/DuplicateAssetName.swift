import IBAssets
import IBSource

struct DuplicateAssetName: Rule {
  static let info = RuleInfo(
    id: "duplicate-asset-name", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "Two sets of the same kind in a catalog have the same name.",
    rationale: """
      The app contains only one of them, and which one is undefined. Rename one, or let their folders provide a
      namespace. If their files are equal, delete one; the finding is then a note.
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
      if Self.isCopy(set, of: earlier, subject.files) {
        reporter.report(
          "another \(set.kind.noun), '\(place)', is also named '\(set.name)' and has the same files: delete one",
          about: set, severity: .note)
        continue
      }
      reporter.report(
        "another \(set.kind.noun), '\(place)', is also named '\(set.name)', so the app contains only one of them: "
          + "rename one", about: set)
    }
  }

  /// Whether the folders of two sets contain the same files with the same bytes.
  private static func isCopy(
    _ set: AssetCatalog.Reference, of other: AssetCatalog.Reference, _ files: AssetFiles
  ) -> Bool {
    let names = files.list(set.path).map(\.name).sorted()
    guard names == files.list(other.path).map(\.name).sorted() else { return false }
    return names.allSatisfy { name in
      files.read("\(set.path)/\(name)").map { $0 == files.read("\(other.path)/\(name)") } ?? false
    }
  }
}
