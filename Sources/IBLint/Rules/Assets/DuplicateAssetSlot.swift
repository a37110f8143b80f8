import IBAssets
import IBSource

struct DuplicateAssetSlot: Rule {
  static let info = RuleInfo(
    id: "duplicate-asset-slot", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "Two entries of an image set are for the same device, scale and appearance.",
    rationale: """
      The system shows one of them; which one is undefined. Delete one, or specify the devices or appearances of each.
      """,
    bad: CatalogExample.images(CatalogExample.image("old-9x9.png"), CatalogExample.image("new-9x9.png")),
    good: CatalogExample.images(
      CatalogExample.image("old-9x9.png"), CatalogExample.image("new-18x18.png", scale: "2x")))

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.set.reference.kind == .imageset else { return }
    var first: [AssetSlot: AssetEntry] = [:]
    for entry in subject.set.entries where entry.filename != nil && !entry.isUnassigned && entry.slot.idiom != nil {
      guard let earlier = first[entry.slot] else {
        first[entry.slot] = entry
        continue
      }
      // Naming one file twice is harmless. Another key, such as an old spelling, may distinguish the slots.
      guard earlier.filename != entry.filename, Self.keys(of: earlier) == Self.keys(of: entry) else { continue }
      reporter.report(
        "'\(entry.filename ?? "")' is for the same slot as '\(earlier.filename ?? "")', so one of them never "
          + "appears: delete one",
        at: entry,
        notes: [Finding.Note("the same slot", at: earlier.range)])
    }
  }

  private static func keys(of entry: AssetEntry) -> Set<String> { Set(entry.json.members.map(\.key)) }
}
