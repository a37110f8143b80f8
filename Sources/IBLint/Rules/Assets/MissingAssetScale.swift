import IBAssets
import IBSource

struct MissingAssetScale: Rule {
  static let info = RuleInfo(
    id: "missing-asset-scale", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "An image for iPhone or iPad is missing a scale that its devices have.",
    rationale: """
      The app scales the file of another slot up or down. Add the file, or use a vector drawing. Off by default because
      the difference is invisible in photographs.
      """,
    bad: CatalogExample.images(
      CatalogExample.image("a-9x9.png"), CatalogExample.image("a-18x18.png", scale: "2x"),
      CatalogExample.image(nil, scale: "3x")),
    good: CatalogExample.images(
      CatalogExample.image(nil), CatalogExample.image("a-18x18.png", scale: "2x"),
      CatalogExample.image("a-27x27.png", scale: "3x")),
    isOnByDefault: false)

  /// The scales of devices that run a supported system, by idiom; all iPads have two pixels per point.
  private static let scales = [AssetSelection.universal: [2, 3], "iphone": [2, 3], "ipad": [2]]

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    var variants: [AssetSlot] = []
    var files: [AssetSlot: [Int?]] = [:]
    for (entry, _) in subject.filled where Self.scales[entry.slot.idiom ?? ""] != nil {
      var variant = entry.slot
      variant.scale = nil
      if files[variant] == nil { variants.append(variant) }
      files[variant, default: []].append(entry.isVector ? nil : entry.slot.scale)
    }
    for variant in variants {
      let present = files[variant] ?? []
      // A vector drawing, or one image for all scales, covers every scale.
      guard let idiom = variant.idiom, !present.contains(nil) else { continue }
      let missing = (Self.scales[idiom] ?? []).filter { !present.contains($0) }
      if missing.isEmpty { continue }
      let words = missing.map { "\($0)x" }.joined(separator: " or ")
      let place = idiom == AssetSelection.universal ? "" : " for \(idiom == "ipad" ? "iPad" : "iPhone")"
      reporter.report(
        "\(subject.name) has no \(words) image\(place), so the app scales another one: add it", at: subject.place)
    }
  }
}
