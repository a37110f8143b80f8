import IBAssets
import IBSource

struct DuplicateAssetContent: Rule {
  static let info = RuleInfo(
    id: "duplicate-asset-content", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "Two image sets contain the same file.",
    rationale: """
      The app contains the image twice, and someone who changes one copy easily forgets the other. Use one set for both.
      Off by default because Keyline must read every file for it, and the team may want the two images to differ later.
      """,
    bad: CatalogExample.images(CatalogExample.image("back-24x24.png"), name: "Back")
      + CatalogExample.images(CatalogExample.image("return-24x24.png"), name: "Return"),
    good: CatalogExample.images(CatalogExample.image("back-24x24.png"), name: "Back")
      + CatalogExample.images(CatalogExample.image("next-25x25.png"), name: "Next"), isOnByDefault: false)

  private struct Content: Hashable {
    let hash: ByteHash
    let length: Int
  }

  func check(_ subject: CatalogSubject, into reporter: inout Reporter) {
    var first: [Content: AssetCatalog.Reference] = [:]
    for set in subject.sets where set.reference.kind == .imageset {
      var reported: Set<AssetCatalog.Reference> = []
      for entry in set.entries {
        guard let path = set.path(of: entry), let bytes = subject.files.read(path), !bytes.isEmpty else { continue }
        let content = Content(hash: ByteHash(bytes[...]), length: bytes.count)
        guard let earlier = first[content] else {
          first[content] = set.reference
          continue
        }
        guard earlier != set.reference, reported.insert(earlier).inserted else { continue }
        reporter.report(
          "'\(entry.filename ?? "")' is also in image set '\(earlier.name)', so the app contains it twice: use one "
            + "set for both", about: set.reference,
          at: entry.json["filename"]?.range)
      }
    }
  }
}
