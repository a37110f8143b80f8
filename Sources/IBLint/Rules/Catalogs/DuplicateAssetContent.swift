import IBAssets
import IBSource

/// The same image in two sets.
struct DuplicateAssetContent: CatalogRule {
  static let info = RuleInfo(
    id: "duplicate-asset-content", category: "assets", severity: .note, since: "0.1",
    summary: "Two image sets have the same file.",
    rationale: """
      The app carries the image twice, and whoever changes one forgets the other. Use one set for both. It is off
      because every file has to be read for it, and two names may be meant to part some day.
      """, bad: "", good: "", isOnByDefault: false)

  private struct Content: Hashable {
    let hash: ByteHash
    let length: Int
  }

  func check(_ context: inout CatalogContext) {
    var first: [Content: AssetCatalog.Reference] = [:]
    for set in context.sets where set.reference.kind == .imageset {
      var told: Set<AssetCatalog.Reference> = []
      for entry in set.entries {
        guard let path = set.path(of: entry), let bytes = context.files.read(path), !bytes.isEmpty else { continue }
        let content = Content(hash: ByteHash(bytes), length: bytes.count)
        guard let earlier = first[content] else {
          first[content] = set.reference
          continue
        }
        guard earlier != set.reference, told.insert(earlier).inserted else { continue }
        context.report(
          "'\(entry.filename ?? "")' is also in the image set '\(earlier.name)'", about: set.reference,
          at: entry.json["filename"]?.range)
      }
    }
  }
}
