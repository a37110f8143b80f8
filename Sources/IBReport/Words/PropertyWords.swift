import IBCompare
import IBModel
import IBSource

/// Names and values of properties in words.
enum PropertyWords {
  /// Words for properties whose name in the file differs from the common name.
  private static let names = [
    "customClass": "class", "customModule": "module", "userLabel": "label", "fontDescription": "font",
    "useSafeAreas": "safe area layout guides", "useAutolayout": "Auto Layout",
    "useTraitCollections": "trait variations", "initialViewController": "initial controller",
    "accessibilityConfiguration": "accessibility", "element": "kind",
    "translatesAutoresizingMaskIntoConstraints": "placing by frame", "on": "state",
  ]
  /// Steps that are left out.
  private static let silent: Set<String> = ["normal", "textInputTraits"]
  static let runtimeAttribute = "runtime attribute "

  // MARK: - Names

  /// Such as `title`, `selected image`, `constant in wC`.
  static func name(_ path: PropertyPath) -> String {
    var steps = path.steps.filter { !silent.contains($0) }
    if steps.count > 1, steps.last == "value", steps[0].hasPrefix(runtimeAttribute) { steps.removeLast() }
    let name = steps.map(Self.name).joined(separator: " ")
    return path.variation.map { "\(name) in \(variation($0))" } ?? name
  }

  /// A property in words: `content mode` for `contentMode`. A key path is the user's own and stays as it is.
  static func name(_ property: String) -> String {
    property.hasPrefix(runtimeAttribute)
      ? property.onOneLine : names[property] ?? ObjectWords.words(of: property).onOneLine
  }

  /// The size classes of a variation in Xcode's notation, such as `wC hR`.
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

  // MARK: - Changes

  /// Such as `text "A" → "B"`, `hidden on`, `class LoginView removed`.
  static func change(_ change: ValueChange) -> String {
    let name = name(change.path)
    if let word = switched(change) { return "\(name) \(word)" }
    switch (change.before, change.after) {
    case (let before?, let after?):
      let isChoice = (inXcode(before, of: change.path) ?? inXcode(after, of: change.path)) != nil
      let words = "\(text(before, of: change.path)) → \(text(after, of: change.path))"
      return "\(name) \(isChoice ? words : pair(before, after))"
    case (nil, let after?): return "\(name) set to \(text(after, of: change.path))"
    case (let before?, nil): return "\(name) \(text(before, of: change.path)) removed"
    case (nil, nil): return name
    }
  }

  private static func text(_ value: PropertyValue, of path: PropertyPath) -> String {
    inXcode(value, of: path) ?? text(value)
  }

  /// A value that Xcode's inspectors show in words: a height of -1 is automatic, and `tailTruncation` is a choice of a
  /// menu. Nil for any other.
  private static func inXcode(_ value: PropertyValue, of path: PropertyPath) -> String? {
    guard let property = path.steps.last else { return nil }
    switch value {
    case .number(-1) where automatic.contains(property): return "automatic"
    case .word(let word) where choices.contains(property): return ObjectWords.words(of: word).onOneLine
    default: return nil
    }
  }

  private static let automatic: Set<String> = [
    "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight", "estimatedSectionHeaderHeight",
    "estimatedSectionFooterHeight",
  ]
  /// Properties whose values are choices of a menu.
  private static let choices: Set<String> = [
    "accessoryType", "alignment", "autocapitalizationType", "autocorrectionType", "barStyle", "baselineAdjustment",
    "borderStyle", "buttonType", "clearButtonMode", "contentHorizontalAlignment", "contentMode",
    "contentVerticalAlignment", "dataMode", "datePickerMode", "distribution", "indicatorStyle",
    "keyboardDismissMode", "keyboardType", "lineBreakMode", "modalPresentationStyle", "modalTransitionStyle",
    "returnKeyType", "scrollDirection", "selectionStyle", "separatorStyle", "textAlignment",
  ]

  /// The change if a runtime attribute was added or removed: `runtime attribute radius (number 8) removed`.
  static func change(_ change: ValueChange, ofType type: String) -> String {
    let verb = change.after == nil ? "removed" : "added"
    let value = (change.after ?? change.before).map(text) ?? ""
    return "\(name(change.path)) (\(type) \(value)) \(verb)"
  }

  /// Both values with an arrow; for long texts only the part where they differ.
  static func pair(_ before: PropertyValue, _ after: PropertyValue) -> String {
    if case .text(let a) = before, case .text(let b) = after { return texts(a, b) }
    if case .measures(let a) = before, case .measures(let b) = after, a.map(\.name) == b.map(\.name) {
      let different = a.indices.filter { a[$0].value != b[$0].value }
      if !different.isEmpty, different.count < a.count {
        return different.map {
          "\(ObjectWords.words(of: a[$0].name)) \(Wording.number(a[$0].value)) → \(Wording.number(b[$0].value))"
        }.joined(separator: ", ")
      }
    }
    return "\(text(before)) → \(text(after))"
  }

  /// `on` or `off` for a value that was or is a flag. An absent flag is not printed, because its default depends on the
  /// property.
  private static func switched(_ change: ValueChange) -> String? {
    switch (change.before, change.after) {
    case (.flag?, .flag(let flag)?), (nil, .flag(let flag)?): word(for: flag)
    case (.flag(let flag)?, nil): "\(word(for: flag)) removed"
    default: nil
    }
  }

  /// The number of characters that are shown before the first difference.
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

  /// The value, not truncated.
  static func whole(_ value: PropertyValue) -> String {
    switch value {
    case .text(let text): "\"\(text.onOneLine)\""
    case .word(let word): word.onOneLine
    default: text(value)
    }
  }

  /// Such as `16`, `on`, `system bold 28`, `"Hello"`, `secondaryLabelColor`, `none`.
  static func text(_ value: PropertyValue) -> String {
    switch value {
    case .absent: "none"
    case .text(let text): ObjectWords.quoted(text)
    case .word(let word): ObjectWords.name(word)
    case .number(let number): Wording.number(number)
    case .flag(let flag): word(for: flag)
    case .color(let color): text(color)
    case .font(let font): text(font)
    case .image(let image): text(image)
    case .measures(let measures):
      measures.map { "\(ObjectWords.words(of: $0.name)) \(Wording.number($0.value))" }.joined(separator: ", ")
    case .options(let words): words.isEmpty ? "none" : Wording.list(words.map { ObjectWords.words(of: $0) })
    case .object(let object): object.words
    }
  }

  /// The words of a switch in Xcode's inspectors; `YES` and `NO` are words of the file.
  private static func word(for flag: Bool) -> String { flag ? "on" : "off" }

  private static func text(_ color: ColorValue) -> String {
    switch color {
    case .named(let name), .system(let name), .other(let name): ObjectWords.name(name)
    case .shown(let name, let components): "\(ObjectWords.name(name)) (\(components.words))"
    case .components(let components): components.words
    }
  }

  /// Precedes the name of a text style in Xcode's font menu.
  private static let stylePrefix = "UICTFontTextStyle"

  /// Such as `system semibold 17`, `HelveticaNeue-Light 15`, `Body 17`.
  private static func text(_ font: FontValue) -> String {
    var words: [String] = []
    if let style = font.style {
      words.append(style.hasPrefix(stylePrefix) ? String(style.dropFirst(stylePrefix.count)) : style)
    } else if let name = font.name {
      words.append(name)
    } else {
      words.append("system")
      if font.type == "boldSystem" { words.append("bold") }
      if let weight = font.weight { words.append(weight) }
    }
    if font.name == nil, font.type == "italicSystem" { words.append("italic") }
    if let size = font.size { words.append(Wording.number(size)) }
    return words.joined(separator: " ").onOneLine
  }

  /// The values of a property on several screens. If all are files of one image, its name is left out.
  ///
  /// The size of a file is often not that of the view that shows it.
  static func alternatives(_ values: [PropertyValue]) -> [String] {
    let images = values.compactMap { if case .image(let image) = $0 { image } else { nil } }
    let files = images.compactMap { image in image.file.map { Self.name(ofFile: $0, image.scale) } }
    guard files.count == values.count, Set(images.map(\.name)).count == 1, Set(files).count > 1 else {
      return values.map(text)
    }
    return files
  }

  /// Such as `Logo as logo-wide@2x.png, 40 × 24`; `Logo without a file`.
  private static func text(_ image: ImageValue) -> String {
    let name = ObjectWords.name(image.name)
    return file(of: image).map { "\(name) as \($0)" } ?? "\(name) without a file"
  }

  private static func file(of image: ImageValue) -> String? {
    guard let file = image.file else { return nil }
    let size = image.size.map { ", \(Wording.size($0.width, $0.height))" } ?? ""
    return name(ofFile: file) + size
  }

  /// - Parameter scale: the scale to name; nil for none.
  private static func name(ofFile path: String, _ scale: Int? = nil) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let suffix = scale.map { name.contains("@\($0)x") ? "" : " at \($0)x" } ?? ""
    return ObjectWords.name(name) + suffix
  }
}
