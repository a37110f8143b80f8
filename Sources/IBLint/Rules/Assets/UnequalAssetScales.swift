import IBAssets
import IBModel
import IBSource

struct UnequalAssetScales: Rule {
  static let info = RuleInfo(
    id: "unequal-asset-scales", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "The scales of an image differ in size by a point or more.",
    rationale: """
      The image is larger on one screen than on another, and the layout around it changes. Export all scales from one
      drawing. In a project with its sources, the rule does not report images that nothing names. Off by default because
      most views have a fixed size and show the image without the difference.
      """,
    bad: CatalogExample.images(
      CatalogExample.image("a-16x16.png"), CatalogExample.image("a-36x32.png", scale: "2x")),
    good: CatalogExample.images(
      CatalogExample.image("a-16x16.png"), CatalogExample.image("a-32x32.png", scale: "2x")),
    isOnByDefault: false)

  /// The most that rounding to pixels can cause, in points.
  private static let tolerance = 1.0
  /// The first system without a device of one pixel for a point, except for Macs and televisions.
  ///
  /// Source: Measurements/Devices.md: the last ones, iPad 2 and the first iPad mini, end with iOS 9.
  private static let firstWithoutSingleScale = SystemVersion(10)
  private static let idioms: Set<String?> = [nil, "universal", "iphone", "ipad"]

  static let sources = SourceNeeds.declarations

  private struct Scale {
    let entry: AssetEntry
    let size: Size

    var words: String {
      "'\(entry.filename ?? "")' is \(Wording.points(size.width)) × \(Wording.points(size.height))"
    }

    func differs(from other: Scale) -> Bool { distance(to: other) >= UnequalAssetScales.tolerance }

    func distance(to other: Scale) -> Double {
      max(abs(size.width - other.size.width), abs(size.height - other.size.height))
    }
  }

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.set.reference.kind == .imageset, subject.isUsed() else { return }
    var first: [AssetSlot: Scale] = [:]
    var unlike: [(scale: Scale, other: Scale)] = []
    for (entry, header) in subject.images where isUsed(entry, subject) && !entry.isVector {
      let scale = Scale(entry: entry, size: ImagePointSize.size(of: header, entry: entry))
      var variant = entry.slot
      variant.scale = nil
      if let other = first[variant] {
        if scale.differs(from: other) { unlike.append((scale, other)) }
      } else {
        first[variant] = scale
      }
    }
    guard let worst = unlike.max(by: { $0.scale.distance(to: $0.other) < $1.scale.distance(to: $1.other) }) else {
      return
    }
    let others = unlike.filter { $0.scale.entry.range != worst.scale.entry.range }
    reporter.report(
      "\(worst.scale.words) points, but \(worst.other.words): export all scales from one drawing",
      at: worst.scale.entry,
      notes: [Finding.Note("the other scale", at: worst.other.entry.range)]
        + others.map { Finding.Note("\($0.scale.words) points", at: $0.scale.entry.range) })
  }

  /// Whether a device shows the entry.
  private func isUsed(_ entry: AssetEntry, _ subject: AssetSetSubject) -> Bool {
    guard let scale = entry.slot.scale else { return false }
    guard scale == 1, let oldest = subject.deploymentTarget, Self.idioms.contains(entry.slot.idiom) else { return true }
    return oldest < Self.firstWithoutSingleScale
  }
}
