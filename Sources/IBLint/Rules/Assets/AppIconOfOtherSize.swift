import IBAssets
import IBSource

struct AppIconOfOtherSize: Rule {
  static let info = RuleInfo(
    id: "app-icon-of-other-size", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "An app icon does not match the size of its slot.",
    rationale: """
      The asset catalog compiler omits the icon, and the App Store rejects an app without it. Save the image at the size
      that the finding names.
      """,
    bad: CatalogExample.icons(CatalogExample.icon("a-121x120.png", "iphone", "60x60", scale: "2x")),
    good: CatalogExample.icons(CatalogExample.icon("a-120x120.png", "iphone", "60x60", scale: "2x")))

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.set.reference.kind == .appiconset else { return }
    for (entry, header) in subject.rasters {
      guard let side = entry.json["size"]?.text.flatMap(Self.size) else { continue }
      let scale = Double(entry.slot.scale ?? 1)
      let wanted = (width: side.width * scale, height: side.height * scale)
      guard header.width != wanted.width || header.height != wanted.height else { continue }
      reporter.report(
        "'\(entry.filename ?? "")' is \([header.width, header.height].asPixels) pixels, but its slot needs "
          + [wanted.width, wanted.height].asPixels + ", so the build omits the icon: export it at that size", at: entry)
    }
  }

  /// Points, from `83.5x83.5`; nil for anything else.
  private static func size(_ text: String) -> (width: Double, height: Double)? {
    let sides = text.split(separator: "x").map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else { return nil }
    return (width, height)
  }
}
