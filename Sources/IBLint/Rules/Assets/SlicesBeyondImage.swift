import IBAssets
import IBModel
import IBSource

struct SlicesBeyondImage: Rule {
  static let info = RuleInfo(
    id: "slices-beyond-image", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "The slices of an image are larger than the image.",
    rationale: """
      Someone replaced the image with a smaller one after slicing it, so it stretches in the wrong places. Slice it
      again in Xcode.
      """,
    bad: CatalogExample.images(CatalogExample.image("a-20x20.png", scale: "1x", slices(12))),
    good: CatalogExample.images(CatalogExample.image("a-20x20.png", scale: "1x", slices(8))))

  private static func slices(_ cap: Int) -> String {
    """
    , "resizing" : { "mode" : "3-part-horizontal", "center" : { "mode" : "stretch", "width" : 1 }, \
    "cap-insets" : { "left" : \(cap), "right" : \(cap) } }
    """
  }

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    for (entry, header) in subject.rasters {
      guard let slicing = entry.slicing else { continue }
      let width = slicing.caps.left + slicing.caps.right + (slicing.centerWidth ?? 0)
      let height = slicing.caps.top + slicing.caps.bottom + (slicing.centerHeight ?? 0)
      guard width > header.width || height > header.height else { continue }
      reporter.report(
        "the slices of '\(entry.filename ?? "")' need \([width, height].asPixels) pixels, but the image has only "
          + [header.width, header.height].asPixels + ": slice it again in Xcode", at: entry)
    }
  }
}
