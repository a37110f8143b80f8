import IBAssets
import IBSource

struct PartialDarkVariant: Rule {
  static let info = RuleInfo(
    id: "partial-dark-variant", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "A dark variant has fewer scales or devices than the default variant.",
    rationale: """
      The app shows another scale of the dark image, or the light image on another device. Add the missing file.
      """,
    bad: CatalogExample.images(
      CatalogExample.image("a-18x18.png", scale: "2x"), CatalogExample.image("a-27x27.png", scale: "3x"),
      CatalogExample.image("b-18x18.png", scale: "2x", CatalogExample.dark)),
    good: CatalogExample.images(
      CatalogExample.image("a-18x18.png", scale: "2x"),
      CatalogExample.image("b-18x18.png", scale: "2x", CatalogExample.dark)))

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    let filled = subject.filled.map(\.entry)
    let dark = filled.filter { $0.slot.luminosity == .dark }
    // A vector drawing covers every scale.
    guard !dark.isEmpty, !dark.contains(where: \.isVector) else { return }
    let slots = Set(dark.map(\.slot))
    for entry in filled where entry.slot.luminosity == nil && entry.slot.idiom != nil {
      var slot = entry.slot
      slot.luminosity = .dark
      if slots.contains(slot) { continue }
      reporter.report(
        "'\(entry.filename ?? "")' has no dark variant, but other images of the set have one: add the missing file",
        at: entry)
    }
  }
}
