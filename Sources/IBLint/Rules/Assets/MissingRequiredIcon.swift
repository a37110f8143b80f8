import IBAssets
import IBSource

struct MissingRequiredIcon: Rule {
  static let info = RuleInfo(
    id: "missing-required-icon", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "An app icon set is missing a size that iPhones or iPads need.",
    rationale: """
      The compiler warns about it and scales another icon to that size. Add the size, or use a single icon of 1024
      pixels, from which Xcode 14 and later make the others. Off by default because old targets need fewer sizes.
      """,
    bad: CatalogExample.icons(CatalogExample.icon("a-120x120.png", "iphone", "60x60", scale: "2x")),
    good: CatalogExample.icons(
      CatalogExample.icon("a-120x120.png", "iphone", "60x60", scale: "2x"),
      CatalogExample.icon("a-180x180.png", "iphone", "60x60", scale: "3x")),
    isOnByDefault: false)

  /// Source: the compiler's warnings, Measurements/Assets.md#required-icons.
  private static let required: [(idiom: String, size: String, scale: Int)] = [
    ("iphone", "60x60", 2), ("iphone", "60x60", 3), ("ipad", "76x76", 2), ("ipad", "83.5x83.5", 2),
  ]

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .appiconset else { return }
    let icons = subject.set.entries.filter { $0.filename != nil }
    for (idiom, size, scale) in Self.required {
      let own = icons.filter { $0.slot.idiom == idiom }
      guard !own.isEmpty, !own.contains(where: { $0.json["size"]?.text == size && $0.slot.scale == scale }) else {
        continue
      }
      let points = size.split(separator: "x").first.flatMap { Double($0) } ?? 0
      let pixels = Wording.number(points * Double(scale))
      reporter.report(
        "\(subject.name) has no icon of \(size) points at \(scale)x for \(idiom == "ipad" ? "iPad" : "iPhone"), so the "
          + "build scales another icon: add one of \(pixels) × \(pixels) pixels",
        at: subject.place)
    }
  }
}
