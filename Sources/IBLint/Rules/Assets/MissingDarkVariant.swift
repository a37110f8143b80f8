import IBAssets
import IBSource

struct MissingDarkVariant: Rule {
  static let info = RuleInfo(
    id: "missing-dark-variant", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "An image or color has no dark variant, although many others in its catalog have one.",
    rationale: """
      If three of ten sets have a dark variant, someone may have forgotten the others. Off by default because many
      images and colors are the same in both appearances.
      """,
    bad: example(last: false),
    good: example(last: true), isOnByDefault: false)

  /// Four colors, all with a dark variant except perhaps the last.
  private static func example(last: Bool) -> String {
    ["Ink", "Leaf", "Paper", "Sky"].map { name in
      let isDark = name != "Sky" || last
      let light = CatalogExample.color("systemTealColor")
      guard isDark else { return CatalogExample.colors(light, name: name) }
      return CatalogExample.colors(light, CatalogExample.color("systemMintColor", CatalogExample.dark), name: name)
    }.joined()
  }

  /// The share of sets of a kind with a dark variant from which the others are reported
  /// (Measurements/Assets.md#dark-variants).
  private static let share = 0.3
  /// With fewer sets of a kind the share has no meaning.
  private static let least = 4

  func check(_ subject: CatalogSubject, into reporter: inout Reporter) {
    for kind in [AssetSetKind.imageset, .colorset] {
      let sets = subject.sets.filter { $0.reference.kind == kind && $0.isFilled && $0.renderingIntent != .template }
      let dark = sets.count { $0.entries.contains { $0.slot.luminosity == .dark } }
      guard sets.count >= Self.least, dark < sets.count, Double(dark) >= Self.share * Double(sets.count) else {
        continue
      }
      for set in sets where !set.entries.contains(where: { $0.slot.luminosity == .dark }) {
        reporter.report(
          "\(kind.noun) '\(set.reference.name)' has no dark variant, but \(dark) of \(sets.count) comparable "
            + "\(kind.noun)s have one: add it",
          about: set.reference)
      }
    }
  }
}

extension AssetSet {
  /// Whether it shows anything.
  fileprivate var isFilled: Bool { entries.contains { $0.filename != nil || $0.color != nil } }
}
