package import IBModel
import IBSource

/// The environments that an entry is for. A nil value fits any environment.
///
/// Source: Measurements/Assets.md#slots.
package struct AssetSlot: Hashable, Sendable {
  package enum Luminosity: String, Hashable, Sendable {
    case light, dark
    /// An appearance of app icons only.
    case tinted
  }

  package enum Direction: String, Hashable, Sendable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  /// The idiom as written: `universal`, `iphone`, `ipad` …
  package var idiom: String?
  /// Pixels per point; nil also if the value is not of the form `1x`.
  package var scale: Int?
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  package var luminosity: Luminosity?
  package var isHighContrast = false
  package var direction: Direction?
  package var locale: String?
  /// The screen width of a watch, such as `<=145`.
  package var screenWidth: String?
  /// The subtype of the device, such as `retina4`.
  package var subtype: String?
  package var isDisplayP3 = false
  /// The memory in gigabytes.
  package var memory: Int?
  package var graphics: String?

  package init() {}

  /// Reads an entry of a set's list.
  init(_ entry: JSONValue) {
    idiom = entry["idiom"]?.text
    scale = Self.scale(entry["scale"]?.text)
    widthClass = Self.sizeClass(entry["width-class"]?.text)
    heightClass = Self.sizeClass(entry["height-class"]?.text)
    direction = entry["language-direction"]?.text.flatMap(Direction.init)
    locale = entry["locale"]?.text
    screenWidth = entry["screen-width"]?.text ?? entry["screenWidth"]?.text.flatMap { Self.legacyWidths[$0] }
    subtype = entry["subtype"]?.text
    isDisplayP3 = entry["display-gamut"]?.text == "display-P3"
    memory = entry["memory"]?.text.flatMap(Self.gigabytes)
    graphics = entry["graphics-feature-set"]?.text
    for appearance in entry["appearances"]?.elements ?? [] {
      let value = appearance["value"]?.text
      switch appearance["appearance"]?.text {
      case "luminosity": luminosity = value.flatMap(Luminosity.init)
      case "contrast": isHighContrast = value == "high"
      default: break
      }
    }
  }

  /// The words of older versions of Xcode for the two widths of the first watches.
  private static let legacyWidths = ["{130,145}": "<=145", "{146,165}": ">145"]

  /// The valid scales. A larger number is a mistake in the file.
  package static let scales = 1...3

  private static func scale(_ text: String?) -> Int? {
    guard let text, text.hasSuffix("x"), let scale = Int(text.dropLast()), scales.contains(scale) else { return nil }
    return scale
  }

  private static func sizeClass(_ text: String?) -> SizeClass? {
    switch text {
    case "compact": .compact
    case "regular": .regular
    default: nil
    }
  }

  private static func gigabytes(_ text: String) -> Int? {
    text.hasSuffix("GB") ? Int(text.dropLast(2)) : nil
  }
}
