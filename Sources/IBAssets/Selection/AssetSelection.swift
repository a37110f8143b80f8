/// Chooses the entry of a set that an environment shows.
///
/// UIKit begins with an exact request, and then drops one attribute after the other; the attribute that it drops last
/// counts most. Ordering the entries by their fit, with the strongest attribute first, has the same result.
///
/// Source of the order and of the alternatives for each attribute: Measurements/Assets.md#selection-order.
package enum AssetSelection {
  /// The index of the chosen entry; nil if no entry fits.
  package static func choose(among entries: [AssetEntry], of kind: AssetSetKind, for traits: AssetTraits) -> Int? {
    let usable = entries.indices.filter { takesPart(entries[$0], kind) }
    let language = traits.languages.first { language in usable.contains { entries[$0].slot.locale == language } }
    let ranked = usable.compactMap { index in
      rank(entries[index], kind, for: traits, language: language).map { (index: index, rank: $0) }
    }
    // Among equally good entries, the first one counts. Apple's catalog compiler warns about them.
    return ranked.min { ($0.rank, $0.index) < ($1.rank, $1.index) }?.index
  }

  /// Whether an entry is compiled: it has content and an idiom, and is not disabled.
  private static func takesPart(_ entry: AssetEntry, _ kind: AssetSetKind) -> Bool {
    guard !entry.isUnassigned, entry.slot.idiom != nil, entry.slot.luminosity != .tinted else { return false }
    return kind == .colorset ? entry.color != nil : entry.filename != nil
  }

  /// The rank of an entry for each attribute, with 0 for an exact fit; nil for an entry that is never shown.
  ///
  /// The strongest attribute is first.
  private static func rank(
    _ entry: AssetEntry, _ kind: AssetSetKind, for traits: AssetTraits, language: String?
  ) -> Rank? {
    let slot = entry.slot
    let ranks = [
      locale(slot, language), appearance(slot, traits), memory(slot, traits), screen(slot, traits),
      graphics(slot, traits), kind == .colorset ? 0 : scale(entry, traits), direction(slot, traits),
      gamut(slot, traits), idiom(slot, traits), kind == .colorset ? 0 : sizeClass(slot, traits),
      // An image for this scale precedes a vector image, which is for every scale.
      entry.slot.scale == traits.scale ? 0 : 1,
    ]
    return ranks.contains(nil) ? nil : Rank(ranks.compactMap { $0 })
  }

  private struct Rank: Comparable {
    let values: [Int]

    init(_ values: [Int]) {
      self.values = values
    }

    static func < (a: Rank, b: Rank) -> Bool { a.values.lexicographicallyPrecedes(b.values) }
  }

  // MARK: - One attribute each: the rank of an entry

  private static func locale(_ slot: AssetSlot, _ language: String?) -> Int? {
    guard let locale = slot.locale else { return 1 }
    return locale == language ? 0 : nil
  }

  /// The rank by appearance. Each appearance is a separate search, and the first one with a result is the last.
  private static func appearance(_ slot: AssetSlot, _ traits: AssetTraits) -> Int? {
    let own: AssetSlot.Luminosity? =
      switch traits.style {
      case .light: .light
      case .dark: .dark
      case nil: nil
      }
    var tried: [(luminosity: AssetSlot.Luminosity?, isHighContrast: Bool)] = []
    if traits.isHighContrast {
      if own != nil { tried += [(own, true), (own, false)] }
      tried.append((nil, true))
    } else if own != nil {
      tried.append((own, false))
    }
    tried.append((nil, false))
    return tried.firstIndex { $0.luminosity == slot.luminosity && $0.isHighContrast == slot.isHighContrast }
  }

  private static func memory(_ slot: AssetSlot, _ traits: AssetTraits) -> Int? {
    guard let tier = slot.memory else { return .max }
    guard let memory = traits.memory, tier <= memory else { return nil }
    return memory - tier
  }

  /// The rank by the subtype of a device or the width of a watch: the exact one, then none.
  private static func screen(_ slot: AssetSlot, _ traits: AssetTraits) -> Int? {
    guard let subtype = slot.subtype ?? slot.screenWidth else { return 1 }
    return subtype == (slot.subtype == nil ? traits.screenWidth : traits.subtype) ? 0 : nil
  }

  private static func graphics(_ slot: AssetSlot, _ traits: AssetTraits) -> Int? {
    guard let set = slot.graphics else { return .max }
    return traits.graphics.firstIndex(of: set)
  }

  /// The rank by scale: the exact one, then lower ones down to 1, then higher ones.
  private static func scale(_ entry: AssetEntry, _ traits: AssetTraits) -> Int? {
    // A vector image in the 1x slot, or in a slot without a scale, is for every scale.
    if entry.isVector, (entry.slot.scale ?? 1) == 1 { return 0 }
    let scale = entry.slot.scale ?? 1
    return scale <= traits.scale ? traits.scale - scale : scale
  }

  /// The rank by direction: the wanted one, then the other one mirrored, then an image for both.
  private static func direction(_ slot: AssetSlot, _ traits: AssetTraits) -> Int? {
    guard let direction = slot.direction else { return 2 }
    return direction == (traits.direction ?? .leftToRight) ? 0 : 1
  }

  private static func gamut(_ slot: AssetSlot, _ traits: AssetTraits) -> Int? {
    if slot.isDisplayP3 { return traits.isDisplayP3 ? 0 : nil }
    return traits.isDisplayP3 ? 1 : 0
  }

  private static func idiom(_ slot: AssetSlot, _ traits: AssetTraits) -> Int? {
    if slot.idiom == universal { return 1 }
    return slot.idiom == traits.idiom ? 0 : nil
  }

  package static let universal = "universal"

  /// The rank by size classes: both, then only the width, then only the height, then neither.
  private static func sizeClass(_ slot: AssetSlot, _ traits: AssetTraits) -> Int? {
    if let width = slot.widthClass, width != traits.horizontal { return nil }
    if let height = slot.heightClass, height != traits.vertical { return nil }
    return (slot.widthClass == nil ? 2 : 0) + (slot.heightClass == nil ? 1 : 0)
  }
}
