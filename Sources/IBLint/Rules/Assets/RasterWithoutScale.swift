import IBAssets
import IBSource

struct RasterWithoutScale: Rule {
  static let info = RuleInfo(
    id: "raster-without-scale", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "A bitmap is not assigned to a scale.",
    rationale: """
      Each pixel becomes a point, so the image is too large and looks blurred on current screens. Assign the image to
      the 1x, 2x or 3x slot. Off by default because the size does not matter for an image that fills its view.
      """,
    bad: CatalogExample.images(CatalogExample.image("a-40x40.png", scale: nil)),
    good: CatalogExample.images(CatalogExample.image("a-40x40.png", scale: "2x")), isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    for (entry, _) in subject.rasters where entry.json["scale"] == nil {
      reporter.report(
        "'\(entry.filename ?? "")' is a bitmap that is used for all scales, so it looks blurred: choose Individual "
          + "Scales", at: entry)
    }
  }
}
