import IBModel

/// The placeholder of an image that is set by code: hills and a sun on a faint background.
enum ImagePlaceholder {
  /// - Parameter size: of the view, in points.
  static func shapes(_ size: Size, palette: SystemPalette) -> [Shape] {
    let side = min(size.width, size.height)
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let ground = Shape.box(bounds, fill: palette.faintFill)
    guard side >= leastSide else { return [ground] }
    let unit = min(side, largestMark) / 10
    let (x, y) = (size.width / 2, size.height / 2)
    let hills = ShapePath(
      through: [(-4.0, 3.0), (-1.5, -1.0), (0.2, 1.4), (1.6, 0.0), (4.0, 3.0)].map {
        Point(x: x + $0.0 * unit, y: y + $0.1 * unit)
      }, closed: true)
    return [
      ground, .path(hills, fill: palette.mark),
      .dot(Point(x: x + 2.2 * unit, y: y - 2 * unit), radius: 0.9 * unit, fill: palette.mark),
    ]
  }

  private static let leastSide = 12.0
  private static let largestMark = 90.0
}
