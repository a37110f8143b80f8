import IBAssets
import IBSource

struct FileOfSeveralScales: Rule {
  static let info = RuleInfo(
    id: "file-of-several-scales", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "A bitmap is used for two scales.",
    rationale: """
      The image is twice as large in points on one screen as on the other, and the layout around it changes. Provide an
      image for each scale, or leave one slot empty. Off by default because some games scale their images themselves.
      """,
    bad: CatalogExample.images(
      CatalogExample.image("back-48x48.png"), CatalogExample.image("back-48x48.png", scale: "2x")),
    good: CatalogExample.images(
      CatalogExample.image("back-24x24.png"), CatalogExample.image("back-48x48.png", scale: "2x")),
    isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    var first: [String: AssetEntry] = [:]
    for (entry, _) in subject.filled where !entry.isVector {
      guard let name = entry.filename, let scale = entry.slot.scale else { continue }
      guard let earlier = first[name] else {
        first[name] = entry
        continue
      }
      guard let other = earlier.slot.scale, other != scale else { continue }
      reporter.report(
        "'\(name)' is used for \(other)x and \(scale)x, so its size in points differs: export a file for each scale",
        at: entry,
        notes: [Finding.Note("the other scale", at: earlier.range)])
    }
  }
}
