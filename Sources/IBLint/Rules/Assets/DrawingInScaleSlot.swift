import IBAssets
import IBSource

struct DrawingInScaleSlot: Rule {
  static let info = RuleInfo(
    id: "drawing-in-scale-slot", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "A PDF or SVG file is in the slot of a single scale.",
    rationale: """
      A drawing in the 1x slot serves every scale anyway; in another slot it serves only that scale. Choose "Single
      Scale" for the set. Off by default because a drawing in the 1x slot does no harm.
      """,
    bad: CatalogExample.images(CatalogExample.image("back-24x24.pdf")),
    good: CatalogExample.images(CatalogExample.image("back-24x24.pdf", scale: nil)), isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    for (entry, _) in subject.filled where entry.isVector {
      guard let scale = entry.slot.scale else { continue }
      reporter.report(
        "'\(entry.filename ?? "")' is a vector file in the \(scale)x slot"
          + (scale == 1 ? "" : ", so it is blurred at other scales") + ": choose Single Scale for the set",
        at: entry)
    }
  }
}
