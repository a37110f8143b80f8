struct BarSource: TableRecord {
  let bar, profile: String
  let idiom: String?
  /// `C` or `R`.
  let width, height: String?
  let homeIndicator: Bool?
  let from, points: Double

  func rows(key: String) throws -> [String] {
    [
      """
      BarRule(measure: .\(bar), profile: .\(profile), idiom: \(idiom.map { ".\($0)" } ?? "nil"), \
      width: \(try Self.swift(width)), height: \(try Self.swift(height)), \
      homeIndicator: \(homeIndicator.map(String.init) ?? "nil"), first: \(SwiftLiteral.number(from)), \
      points: \(SwiftLiteral.number(points)))
      """
    ]
  }

  private static func swift(_ letter: String?) throws -> String {
    try letter.map { try SwiftLiteral.sizeClass($0[...]) } ?? "nil"
  }
}
