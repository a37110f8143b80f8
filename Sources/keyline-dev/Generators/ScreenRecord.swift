/// A record of `multitasking.json`, by the screen in portrait, such as `834x1194`.
struct ScreenRecord: TableRecord {
  /// A width and the letter of its size class.
  struct Width: Decodable {
    let points: Double
    let sizeClass: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      points = try values.decode(Double.self)
      sizeClass = try values.decode(String.self)
    }
  }

  /// By the part of the screen, such as `1/2`.
  let portrait, landscape: [String: Width]

  func rows(key: String) throws -> [String] {
    let screen = try SwiftLiteral.size(key.split(separator: "x").compactMap { Double($0) })
    return try rows(portrait, screen: screen, orientation: "portrait")
      + rows(landscape, screen: screen, orientation: "landscape")
  }

  private func rows(_ widths: [String: Width], screen: String, orientation: String) throws -> [String] {
    try widths.sorted { $0.key < $1.key }.map { part, width in
      """
      Window(screen: \(screen), orientation: .\(orientation), placement: .\(try Self.placement(part)), \
      width: \(SwiftLiteral.number(width.points)), horizontal: \(try SwiftLiteral.sizeClass(width.sizeClass[...])))
      """
    }
  }

  private static func placement(_ part: String) throws -> String {
    switch part {
    case "1/3": "third"
    case "1/2": "half"
    case "2/3": "twoThirds"
    case "slide-over": "slideOver"
    default: throw Mistake("a window takes 1/3, 1/2, 2/3 or slide-over: \(part)")
    }
  }
}
