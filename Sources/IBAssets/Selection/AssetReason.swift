/// Describes why an entry was chosen.
enum AssetReason {
  /// The reason, such as `3x for iphone, dark`, in lower case and without a full stop.
  static func text(_ entry: AssetEntry, for traits: AssetTraits) -> String {
    var parts = ["\(scale(entry, traits)), \(idiom(entry))"]
    if let appearance = appearance(entry, traits) { parts.append(appearance) }
    if let classes = classes(entry.slot) { parts.append(classes) }
    if let screen = entry.slot.subtype ?? entry.slot.screenWidth { parts.append("screen \(screen)") }
    if let direction = direction(entry.slot, traits) { parts.append(direction) }
    if let locale = entry.slot.locale { parts.append("language \(locale)") }
    if entry.slot.isDisplayP3 { parts.append("display P3") }
    if let memory = entry.slot.memory { parts.append("memory \(memory) GB") }
    if let graphics = entry.slot.graphics { parts.append("graphics \(graphics)") }
    return parts.joined(separator: ", ")
  }

  private static func scale(_ entry: AssetEntry, _ traits: AssetTraits) -> String {
    if entry.isVector, (entry.slot.scale ?? 1) == 1 { return "vector for every scale" }
    guard let scale = entry.slot.scale else { return "one image for every scale" }
    return scale == traits.scale ? "exact scale" : "\(scale)x, because the set has no \(traits.scale)x file"
  }

  private static func idiom(_ entry: AssetEntry) -> String {
    let idiom = entry.slot.idiom ?? AssetSelection.universal
    return idiom == AssetSelection.universal ? idiom : "for \(idiom)"
  }

  private static func appearance(_ entry: AssetEntry, _ traits: AssetTraits) -> String? {
    let slot = entry.slot
    let words = [slot.luminosity?.rawValue, slot.isHighContrast ? "high contrast" : nil].compactMap(\.self)
    if !words.isEmpty { return words.joined(separator: " ") }
    return traits.style == .dark ? "no dark variant" : nil
  }

  private static func classes(_ slot: AssetSlot) -> String? {
    let words = [slot.widthClass.map { "\($0) width" }, slot.heightClass.map { "\($0) height" }].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func direction(_ slot: AssetSlot, _ traits: AssetTraits) -> String? {
    guard let direction = slot.direction else { return nil }
    let words = direction == .leftToRight ? "left to right" : "right to left"
    return direction == (traits.direction ?? .leftToRight) ? words : "\(words) mirrored"
  }
}
