import IBAssets
import IBSource

/// A set without a dark variant among others that have one.
struct MissingDarkVariant: CatalogRule {
  static let info = RuleInfo(
    id: "missing-dark-variant", category: "assets", severity: .note, since: "0.1",
    summary: "An image or color has no dark variant, though many of its catalog have one.",
    rationale: """
      Where three sets of ten have a dark variant the others may have been forgotten. It is off because many images and
      colors are the same in both.
      """, bad: "", good: "", isOnByDefault: false)

  /// Of the sets of a kind, from which on the others are looked at (facts/assets/LINT.md B, no-dark).
  private static let share = 0.3
  /// Sets of a kind below which a share tells nothing.
  private static let least = 4

  func check(_ context: inout CatalogContext) {
    for kind in [AssetSetKind.imageset, .colorset] {
      let sets = context.sets.filter { $0.reference.kind == kind && $0.isFilled && $0.renderingIntent != .template }
      let dark = sets.count { $0.entries.contains { $0.slot.luminosity == .dark } }
      guard sets.count >= Self.least, dark < sets.count, Double(dark) >= Self.share * Double(sets.count) else {
        continue
      }
      for set in sets where !set.entries.contains(where: { $0.slot.luminosity == .dark }) {
        context.report(
          "no dark variant; \(dark) of \(sets.count) \(kind.noun)s have one", about: set.reference)
      }
    }
  }
}

extension AssetSet {
  /// Whether it shows anything.
  fileprivate var isFilled: Bool { entries.contains { $0.filename != nil || $0.color != nil } }
}
