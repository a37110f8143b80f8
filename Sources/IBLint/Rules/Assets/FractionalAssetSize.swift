import IBAssets
import IBSource

struct FractionalAssetSize: Rule {
  static let info = RuleInfo(
    id: "fractional-asset-size", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "The pixel size of an image is not a multiple of its scale.",
    rationale: """
      The image's size in points is fractional, so one of its edges falls between two screen pixels and looks blurred.
      Make the image one pixel larger or smaller. Off by default because it does not matter for a stretched image.
      """,
    bad: CatalogExample.images(CatalogExample.image("back-49x48.png", scale: "2x")),
    good: CatalogExample.images(CatalogExample.image("back-48x48.png", scale: "2x")), isOnByDefault: false)

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    for (entry, header) in subject.rasters {
      guard let scale = entry.slot.scale, scale > 1 else { continue }
      let sides = [header.width, header.height]
      guard sides.contains(where: { $0.truncatingRemainder(dividingBy: Double(scale)) != 0 }) else { continue }
      reporter.report(
        "'\(entry.filename ?? "")' is \(sides.asPixels) pixels, which is not a multiple of \(scale), so an edge looks "
          + "blurred: resize it", at: entry)
    }
  }
}
