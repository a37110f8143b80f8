struct CanvasDeviceSource: TableRecord {
  struct Era: Decodable {
    let from: Int
    let device: String?
    let points: [Double]
    /// Top, left, bottom, right.
    let portrait, landscape: [Double]
  }

  let idiom: String
  let scale: Double
  /// In portrait and landscape.
  let sizeClasses: Pair<String>
  let eras: [Era]

  func rows(key: String) throws -> [String] {
    [
      """
      CanvasDevice(id: \(SwiftLiteral.string(key)), idiom: .\(idiom), scale: \(SwiftLiteral.number(scale)), \
      portraitClasses: \(try SwiftLiteral.sizeClasses(sizeClasses.first)), \
      landscapeClasses: \(try SwiftLiteral.sizeClasses(sizeClasses.second)), \
      eras: [\(try eras.map(Self.swift).joined(separator: ", "))])
      """
    ]
  }

  private static func swift(_ era: Era) throws -> String {
    """
    Geometry(firstBuild: \(era.from), device: \(SwiftLiteral.string(era.device)), \
    portraitSize: \(try SwiftLiteral.size(era.points)), portrait: \(try SwiftLiteral.insets(era.portrait)), \
    landscape: \(try SwiftLiteral.insets(era.landscape)))
    """
  }
}
