struct DeviceSource: TableRecord {
  struct InsetsFromRelease: Decodable {
    let from: Double
    /// Top, left, bottom, right.
    let portrait, landscape: [Double]
    let navigationBarPixels: Double?
  }

  let name: String
  let aliases: [String]?
  let idiom: String
  let points: [Double]
  let scale: Double
  /// In portrait and landscape, as are the margins.
  let sizeClasses: Pair<String>
  let margins: Pair<Double>
  /// The first release it ran and the last.
  let releases: Pair<Double?>
  let canvas: String?
  let insets: [InsetsFromRelease]

  func rows(key: String) throws -> [String] {
    let aliases = (aliases ?? []).map { SwiftLiteral.string($0) }.joined(separator: ", ")
    return [
      """
      Device(id: \(SwiftLiteral.string(key)), name: \(SwiftLiteral.string(name)), aliases: [\(aliases)], \
      idiom: .\(idiom), portraitSize: \(try SwiftLiteral.size(points)), scale: \(SwiftLiteral.number(scale)), \
      portraitClasses: \(try SwiftLiteral.sizeClasses(sizeClasses.first)), \
      landscapeClasses: \(try SwiftLiteral.sizeClasses(sizeClasses.second)), \
      portraitMargin: \(SwiftLiteral.number(margins.first)), \
      landscapeMargin: \(SwiftLiteral.number(margins.second)), \
      firstRelease: \(SwiftLiteral.number(releases.first)), \
      lastRelease: \(SwiftLiteral.number(releases.second)), canvasID: \(SwiftLiteral.string(canvas)), \
      insets: [\(try insets.map(Self.swift).joined(separator: ", "))])
      """
    ]
  }

  private static func swift(_ row: InsetsFromRelease) throws -> String {
    """
    DeviceInsets(firstRelease: \(SwiftLiteral.number(row.from)), portrait: \(try SwiftLiteral.insets(row.portrait)), \
    landscape: \(try SwiftLiteral.insets(row.landscape)), \
    navigationBarPixels: \(SwiftLiteral.number(row.navigationBarPixels)))
    """
  }
}

struct Pair<Value: Decodable>: Decodable {
  let first, second: Value

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    first = try values.decode(Value.self)
    second = try values.decode(Value.self)
  }
}
