import IBAssets
import IBSource

/// An image of pixels for every scale.
struct RasterWithoutScale: Rule {
  static let info = RuleInfo(
    id: "raster-without-scale", category: "assets", severity: .note, since: "0.1",
    summary: "An image of pixels is made for no particular scale.",
    rationale: """
      Each pixel counts as a point, so the image is large and blurred on today's screens. Give it the slot of a scale.
      It is off because for an image that fills its view the size does not matter.
      """,
    bad: CatalogExample.images(CatalogExample.image("a-40x40.png", scale: nil)),
    good: CatalogExample.images(CatalogExample.image("a-40x40.png", scale: "2x")), isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    for (entry, _) in subject.rasters where entry.json["scale"] == nil {
      reporter.report("'\(entry.filename ?? "")' is an image of pixels without a scale", at: entry)
    }
  }
}
