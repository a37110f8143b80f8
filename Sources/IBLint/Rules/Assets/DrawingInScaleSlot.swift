import IBAssets
import IBSource

/// A drawing in the slot of one scale.
struct DrawingInScaleSlot: Rule {
  static let info = RuleInfo(
    id: "drawing-in-scale-slot", category: "assets", severity: .note, since: "0.1",
    summary: "A PDF or SVG file fills the slot of one scale.",
    rationale: """
      In the first slot it serves every scale all the same; in another one it is taken for that scale alone. Choose
      "Single Scale" for the set. It is off because it does no harm in the first slot.
      """,
    bad: CatalogExample.images(CatalogExample.image("back-24x24.pdf")),
    good: CatalogExample.images(CatalogExample.image("back-24x24.pdf", scale: nil)), isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    for (entry, _) in subject.filled where entry.isVector {
      guard let scale = entry.slot.scale else { continue }
      reporter.report("'\(entry.filename ?? "")' is a drawing in the slot for \(scale)x", at: entry)
    }
  }
}
