import IBSyntax

/// Reads the size of an SVG image: the root's `width` and `height`, otherwise its `viewBox`.
///
/// Source: Measurements/Assets.md#headers; Measurements/Assets.md#vectors for the fallback.
enum SVGHeader {
  static func read(_ bytes: [UInt8]) -> ImageHeader? {
    guard let root = RootTag.read(bytes), root.name == "svg" else { return nil }
    if let width = root["width"].flatMap(length), let height = root["height"].flatMap(length) {
      return ImageHeader(.svg, width: width, height: height)
    }
    let numbers = (root["viewBox"] ?? "").split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }
      .map { Double($0) }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width.isFinite, height.isFinite else {
      return nil
    }
    return ImageHeader(.svg, width: width, height: height)
  }

  fileprivate static func hasOwnSize(_ bytes: [UInt8]) -> Bool {
    guard let root = RootTag.read(bytes) else { return false }
    return root["width"].flatMap(length) != nil && root["height"].flatMap(length) != nil
  }

  /// A length in points, of which an inch has 96; nil for a percentage, and for a text that is not a length.
  private static func length(_ text: String) -> Double? {
    let unit = text.drop { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(text.prefix(upTo: unit.startIndex)), number.isFinite else { return nil }
    return units[String(unit)].map { number * $0 }
  }

  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
  ]
}

extension ImageHeader {
  /// Whether the root of an SVG file declares its size.
  package static func statesSize(svg bytes: [UInt8]) -> Bool { SVGHeader.hasOwnSize(bytes) }
}
