import IBSource

/// The color in an entry of a color set, as written.
package enum AssetColor: Hashable, Sendable {
  /// Components from 0 to 1, or beyond in an extended space. Grays have three equal components.
  case components(space: String, red: Double, green: Double, blue: Double, alpha: Double)
  /// A system color of a platform, such as `systemBlueColor`.
  case reference(platform: String?, name: String)

  /// Reads `color`; nil if its components are not readable.
  init?(_ color: JSONValue) {
    if let name = color["reference"]?.text {
      self = .reference(platform: color["platform"]?.text, name: name)
      return
    }
    guard let components = color["components"] else { return nil }
    let space = color["color-space"]?.text ?? "srgb"
    let alpha = components["alpha"].flatMap { Self.component($0, isAlpha: true) } ?? 1
    func component(_ key: String) -> Double? { components[key].flatMap { Self.component($0, isAlpha: false) } }
    if let white = component("white") {
      self = .components(space: space, red: white, green: white, blue: white, alpha: alpha)
    } else if let red = component("red"), let green = component("green"), let blue = component("blue") {
      self = .components(space: space, red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }

  /// The value of a component; nil for any other text.
  ///
  /// `0.500` and a JSON number are from 0 to 1. `0x80` and, except for alpha, `128` are from 0 to 255. Source:
  /// Measurements/Assets.md#colors.
  static func component(_ value: JSONValue, isAlpha: Bool) -> Double? {
    if let number = value.number { return number }
    guard let text = value.text else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / Self.byteRange }
    }
    if let whole = Int(text) { return isAlpha ? Double(whole) : Double(whole) / Self.byteRange }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static let byteRange = 255.0
}
