/// A record of `canvas-eras.json`, by the first build to which it applies.
struct CanvasEraSource: TableRecord {
  let system: Double
  let controls: String
  /// Top and bottom; leading and trailing.
  let cellMargins: Pair<Double?>
  let text: String
  let doublesInsets: Bool

  func rows(key: String) throws -> [String] {
    let category = try Self.category(text)
    return [
      """
      CanvasProfile(firstBuild: \(key), systemVersion: \(SwiftLiteral.number(system)), controls: .\(controls), \
      cellMargins: \(swift(cellMargins: cellMargins)), textSize: .\(category), \
      doublesInsets: \(doublesInsets))
      """
    ]
  }

  /// The case of `ContentSizeCategory` with a short name; canvases have been drawn at these two.
  private static func category(_ name: String) throws -> String {
    switch name {
    case "L": "large"
    case "XS": "extraSmall"
    default: throw Mistake("no canvas is known to be drawn at the text size '\(name)'")
    }
  }

  static func precedes(_ a: String, _ b: String) -> Bool { numbersAscend(a, b) }
}

/// A record of `system-releases.json`, by the first release to which it applies.
struct SystemReleaseSource: TableRecord {
  let controls: String
  /// Top and bottom; leading and trailing.
  let cellMargins: Pair<Double?>
  let features: [String]

  func rows(key: String) throws -> [String] {
    [
      """
      SystemProfile(firstRelease: \(key), controls: .\(controls), cellMargins: \(swift(cellMargins: cellMargins)), \
      features: [\(features.map { ".\($0)" }.joined(separator: ", "))])
      """
    ]
  }

  static func precedes(_ a: String, _ b: String) -> Bool { numbersAscend(a, b) }
}

private func swift(cellMargins: Pair<Double?>) -> String {
  "CellMargins(vertical: \(SwiftLiteral.number(cellMargins.first)), "
    + "horizontal: \(SwiftLiteral.number(cellMargins.second)))"
}

private func numbersAscend(_ a: String, _ b: String) -> Bool {
  (Double(a) ?? 0) < (Double(b) ?? 0)
}
