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
    let groups = Dictionary(grouping: subject.named) { Key(kind: $0.kind, name: $0.name) }
    for alike in groups.values.sorted(by: { $0[0].path < $1[0].path }) where alike.count > 1 {
      let copies = alike.dropFirst().filter { Self.isCopy($0, of: alike[0], subject.files) }
      for copy in copies {
        let place = AssetPath.relative(alike[0].path, from: subject.catalog.path)
        reporter.report(
          "another \(copy.kind.noun), '\(place)', is also named '\(copy.name)' and has the same files: delete one",
          about: copy, severity: .note)
      }
      let others = alike.filter { set in !copies.contains { $0.path == set.path } }
      guard others.count > 1 else { continue }
      let places = others.enumerated().filter { $0.offset != 1 }.map {
        "'\(AssetPath.relative($0.element.path, from: subject.catalog.path))'"
      }
      let noun = others[0].kind.noun
      reporter.report(
        (places.count == 1
          ? "another \(noun), \(places[0]), is also named '\(others[0].name)', so the app contains only one of them: "
            + "rename one"
          : "\(places.count) other \(noun)s, \(Wording.list(places, atMost: Self.mostPlaces)), are also named "
            + "'\(others[0].name)', so the app contains only one of them: rename the others"), about: others[1])
    }
  }

  private static let mostPlaces = 3

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
