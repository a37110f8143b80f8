import IBCompare

/// Properties and their values in words.
enum ValueWords {
  /// Properties whose name in the file is not the one people use.
  private static let names = [
    "customClass": "class", "customModule": "module", "userLabel": "label", "fontDescription": "font",
    "useSafeAreas": "safe area layout guides", "useAutolayout": "Auto Layout",
    "useTraitCollections": "trait variations", "initialViewController": "initial controller",
    "accessibilityConfiguration": "accessibility", "element": "kind",
    "translatesAutoresizingMaskIntoConstraints": "placing by frame",
  ]
  /// Steps that go without saying.
  private static let silent: Set<String> = ["normal", "textInputTraits"]
  private static let runtimeAttribute = "runtime attribute "

  /// Such as `title`, `selected image`, `constant in wC`.
  static func name(_ path: PropertyPath) -> String {
    var steps = path.steps.filter { !silent.contains($0) }
    if steps.count > 1, steps.last == "value", steps[0].hasPrefix(runtimeAttribute) { steps.removeLast() }
    let words = steps.map { step in
      // A key path is somebody's own word.
      step.hasPrefix(runtimeAttribute) ? step.onOneLine : names[step] ?? ObjectWords.words(of: step).onOneLine
    }
    let name = words.joined(separator: " ")
    return path.variation.map { "\(name) in \(variation($0))" } ?? name
  }

  /// The size classes of a variation as Xcode says them, such as `wC hR`.
  private static func variation(_ key: String) -> String {
    let words = key.split(separator: "-").map { trait -> String in
      let parts = trait.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let letter = parts[1].first?.uppercased() else { return String(trait).onOneLine }
      switch parts[0] {
      case "widthClass": return "w\(letter)"
      case "heightClass": return "h\(letter)"
      default: return parts[1].onOneLine
      }
    }
    return words.reversed().joined(separator: " ")
  }

  /// Such as `text "A" → "B"`, `hidden on`, `class LoginView removed`.
  static func change(_ change: ValueChange) -> String {
    let name = name(change.path)
    if let word = switched(change) { return "\(name) \(word)" }
    switch (change.before, change.after) {
    case (let before?, let after?): return "\(name) \(pair(before, after))"
    case (nil, let after?): return "\(name) set to \(text(after))"
    case (let before?, nil): return "\(name) \(text(before)) removed"
    case (nil, nil): return name
    }
  }

  /// Both values, with an arrow; of long texts the part where they differ.
  static func pair(_ before: NormalizedValue, _ after: NormalizedValue) -> String {
    if case .text(let a) = before, case .text(let b) = after { return texts(a, b) }
    return "\(text(before)) → \(text(after))"
  }

  /// On or off, for what was or is a flag; what a flag is by default depends on it, so an absent one is not said.
  private static func switched(_ change: ValueChange) -> String? {
    switch (change.before, change.after) {
    case (.flag?, .flag(let flag)?), (nil, .flag(let flag)?): flag ? "on" : "off"
    case (.flag(let flag)?, nil): "\(flag ? "on" : "off") removed"
    default: nil
    }
  }

  /// Characters that are shown before the first difference.
  private static let leading = 8
  private static let longest = 30

  private static func texts(_ a: String, _ b: String) -> String {
    guard max(a.count, b.count) > longest else { return "\(ObjectWords.quoted(a)) → \(ObjectWords.quoted(b))" }
    let common = zip(a, b).prefix { $0 == $1 }.count
    guard common > leading else { return "\(ObjectWords.quoted(a)) → \(ObjectWords.quoted(b))" }
    let start = common - leading
    return "\(ObjectWords.quoted("…" + a.dropFirst(start))) → \(ObjectWords.quoted("…" + b.dropFirst(start)))"
  }

  // MARK: - Values

  /// The value without anything cut.
  static func whole(_ value: NormalizedValue) -> String {
    switch value {
    case .text(let text): "\"\(text.onOneLine)\""
    case .word(let word): word.onOneLine
    default: text(value)
    }
  }

  static func text(_ value: NormalizedValue) -> String {
    switch value {
    case .text(let text): ObjectWords.quoted(text)
    case .word(let word): ObjectWords.name(word)
    case .number(let number): decimal(number)
    case .flag(let flag): flag ? "on" : "off"
    case .color(let color): text(color)
    case .font(let font): text(font)
    case .measures(let measures):
      measures.map { "\(ObjectWords.words(of: $0.name)) \(decimal($0.value))" }.joined(separator: ", ")
    case .options(let words): words.isEmpty ? "none" : ObjectWords.list(words.map { ObjectWords.words(of: $0) })
    case .object(let object): object.words
    }
  }

  static func decimal(_ number: Double) -> String { DecimalText(number)?.description ?? "?" }

  private static func text(_ color: ColorValue) -> String {
    switch color {
    case .named(let name), .system(let name), .other(let name): return ObjectWords.name(name)
    case .components(let red, let green, let blue, let alpha, let isDisplayP3):
      let parts = [red, green, blue].map { component in
        let digits = String(min(max(component, 0), 255), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }
      let opacity = alpha == 255 ? "" : " at \((alpha * 100 + 127) / 255) %"
      return "#\(parts.joined())\(opacity)\(isDisplayP3 ? " in Display P3" : "")"
    }
  }

  private static let stylePrefix = "UICTFontTextStyle"

  private static func text(_ font: FontValue) -> String {
    var words: [String] = []
    if let style = font.style {
      words.append(style.hasPrefix(stylePrefix) ? String(style.dropFirst(stylePrefix.count)) : style)
    } else if let name = font.name {
      words.append(name)
    } else {
      words.append("system")
      if font.type == "boldSystem" { words.append("bold") }
      if font.type == "italicSystem" { words.append("italic") }
      if let weight = font.weight { words.append(weight) }
    }
    if let size = font.size { words.append(decimal(size)) }
    return words.joined(separator: " ").onOneLine
  }
}
