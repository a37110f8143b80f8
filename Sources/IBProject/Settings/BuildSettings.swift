/// The build settings of a target in one configuration: layers, the highest first. Values may refer to other settings.
///
/// Source: Apple's documentation of Xcode, "Configuring the build settings of a target" and "Adding a build
/// configuration file to your project".
struct BuildSettings {
  private let layers: [SettingsLayer]
  private let sdk: String
  private let configuration: String
  /// The number of references that may still be expanded. A long value counts as several references.
  ///
  /// The limit is needed because values that contain each other twice grow without end.
  private var left = mostReferences
  /// The number of references expanded so far.
  private(set) var spent = 0

  private static let mostReferences = 10_000
  private static let bytesOfReference = 64
  private static let deepest = 32
  /// The largest length of a value in bytes. A longer value is cut.
  private static let longest = 1 << 16

  /// - Parameter sdk: the word for an SDK, such as `iphoneos`.
  init(_ layers: [SettingsLayer], sdk: String, configuration: String) {
    self.layers = layers
    self.sdk = sdk
    self.configuration = configuration
  }

  /// The value of a setting with all references expanded; nil if no layer has the setting.
  mutating func value(of name: String) -> String? {
    left = Self.mostReferences
    defer { spent += Self.mostReferences - left }
    return value(of: name, from: 0, depth: 0)
  }

  /// A text after expanding its references to settings, as for a property list.
  mutating func expand(_ text: String) -> String {
    left = Self.mostReferences
    defer { spent += Self.mostReferences - left }
    return expand(text, name: "", layer: 0, depth: 0)
  }

  private mutating func value(of name: String, from first: Int, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    for layer in first..<max(first, layers.count) {
      guard let value = layers[layer].value(of: name, where: holds) else { continue }
      return expand(value, name: name, layer: layer, depth: depth + 1)
    }
    return nil
  }

  private func holds(_ condition: SettingsLayer.Condition) -> Bool {
    switch condition.kind {
    case "sdk": Self.fits(condition.pattern, sdk)
    case "arch": Self.fits(condition.pattern, "arm64")
    case "config": Self.fits(condition.pattern, configuration)
    default: false
    }
  }

  /// Whether a text fits a pattern.
  ///
  /// Xcode's patterns have a star only at their end. The name of an SDK is followed by its version.
  private static func fits(_ pattern: String, _ text: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return pattern == text }
    return text.hasPrefix(pattern[..<star])
      || pattern[..<star].hasPrefix(text)
        && pattern[..<star].dropFirst(text.count)
          .allSatisfy { $0.isNumber || $0 == "." }
  }

  // MARK: - References

  /// Expands the references in a text.
  ///
  /// - Parameters:
  ///   - name: the setting that contains the text. Its name and `inherited` refer to the layers below `layer`.
  ///   - layer: the layer that contains the value.
  private mutating func expand(_ text: String, name: String, layer: Int, depth: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count, result.count < Self.longest {
      guard bytes[place] == UInt8(ascii: "$"), let reference = SettingReference(at: place, of: bytes) else {
        result.append(bytes[place])
        place += 1
        continue
      }
      place = reference.end
      result += Array(value(of: reference, name: name, layer: layer, depth: depth).utf8)
    }
    return String(decoding: result.prefix(Self.longest), as: UTF8.self)
  }

  private mutating func value(of reference: SettingReference, name: String, layer: Int, depth: Int) -> String {
    left -= 1
    guard left >= 0, depth < Self.deepest else { return "" }
    // The name in a reference may contain references too.
    let asked = expand(reference.name, name: "", layer: 0, depth: depth + 1)
    let isInherited = asked == "inherited" || asked == name
    let found = value(of: isInherited ? name : asked, from: isInherited ? layer + 1 : 0, depth: depth + 1)
    left -= (found?.utf8.count ?? 0) / Self.bytesOfReference
    return reference.modifiers.reduce(found ?? "") { value, modifier in
      SettingModifier.apply(modifier, to: value) { expand($0, name: "", layer: 0, depth: depth + 1) }
    }
  }
}
