import IBAssets
import IBModel
import IBSource

/// An image whose pixels do not make whole points.
struct FractionalAssetSize: Rule {
  static let info = RuleInfo(
    id: "fractional-asset-size", category: "assets", severity: .note, since: "0.1",
    summary: "The pixels of an image are no multiple of its scale.",
    rationale: """
      The image is some points and a half large, so one of its edges falls between two pixels of the screen and is
      blurred. Save it a pixel larger or smaller. It is off because an image that is stretched anyway loses nothing.
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
        "'\(entry.filename ?? "")' is \(sides.asPixels) pixels, no multiple of \(scale)", at: entry)
    }
  }
}
