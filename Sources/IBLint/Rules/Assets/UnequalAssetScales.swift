import IBAssets
import IBModel
import IBSource

/// The images of one set have different sizes in points, so that a layout depends on the screen's scale.
struct UnequalAssetScales: Rule {
  static let info = RuleInfo(
    id: "unequal-asset-scales", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "The scales of an image differ in size by at least a point.",
    rationale: """
      The image is larger on one screen than on another, and the layout around it changes. Export all scales from
      one drawing.
      """,
    bad: CatalogExample.images(
      CatalogExample.image("a-16x16.png"), CatalogExample.image("a-36x32.png", scale: "2x")),
    good: CatalogExample.images(
      CatalogExample.image("a-16x16.png"), CatalogExample.image("a-32x32.png", scale: "2x")))

  /// The most that rounding to pixels can cause, in points.
  private static let tolerance = 1.0

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.set.reference.kind == .imageset else { return }
    var first: [AssetSlot: (size: Size, entry: AssetEntry)] = [:]
    for (entry, header) in subject.images where entry.slot.scale != nil && !entry.isVector {
      let size = ImagePointSize.size(of: header, entry: entry)
      var variant = entry.slot
      variant.scale = nil
      guard let other = first[variant] else {
        first[variant] = (size, entry)
        continue
      }
      guard
        abs(size.width - other.size.width) >= Self.tolerance
          || abs(size.height - other.size.height) >= Self.tolerance
      else { continue }
      reporter.report(
        "'\(entry.filename ?? "")' and '\(other.entry.filename ?? "")' differ in their size in points", at: entry,
        notes: [Finding.Note("the other scale", at: other.entry.range)])
    }
  }
}
