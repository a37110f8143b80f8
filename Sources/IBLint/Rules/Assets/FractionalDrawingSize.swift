import IBAssets
import IBSource

struct FractionalDrawingSize: Rule {
  static let info = RuleInfo(
    id: "fractional-drawing-size", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "The page size of a PDF or SVG file is not a whole number of points.",
    rationale: """
      Xcode rounds the image up to whole points, which slightly shifts or scales the drawing in it. Use a page size in
      whole points. Off by default because the difference is invisible in most drawings.
      """,
    bad: CatalogExample.images(CatalogExample.image("back-24.5x24.pdf", scale: nil)),
    good: CatalogExample.images(CatalogExample.image("back-24x24.pdf", scale: nil)), isOnByDefault: false)

  /// The rounding errors of drawing programs, in points.
  private static let tolerance = 0.001

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .imageset else { return }
    for (entry, header) in subject.images where header.isVector {
      let sides = [header.width, header.height]
      guard sides.contains(where: { abs($0 - $0.rounded()) > Self.tolerance }) else { continue }
      reporter.report(
        "'\(entry.filename ?? "")' is \(sides.asPixels) points, which Xcode rounds up: use a page size in whole points",
        at: entry)
    }
  }
}
