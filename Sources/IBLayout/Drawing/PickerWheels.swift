import IBContent
import IBModel

/// The wheels of a picker: a band around the selected row, and bars for the texts, which come from the app.
enum PickerWheels {
  /// - Parameter size: of the view, in points.
  static func shapes(_ size: Size, palette: SystemPalette) -> [Shape] {
    let middle = Point(x: size.width / 2, y: size.height / 2)
    let height = min(rowHeight, size.height)
    let band = Rect(x: inset, y: (size.height - height) / 2, width: max(size.width - 2 * inset, 0), height: height)
    var shapes = [Shape.box(band, radius: min(8, band.height / 2), fill: palette.faintFill)]
    for row in -2...2 {
      let center = middle.y + Double(row) * rowHeight
      let distance = Double(row.magnitude)
      guard center - barHeight > 0, center + barHeight < size.height else { continue }
      let width = size.width * (0.36 - 0.05 * distance)
      let bar = Rect(x: middle.x - width / 2, y: center - barHeight / 2, width: width, height: barHeight)
      shapes.append(.box(bar, radius: barHeight / 2, fill: palette.secondaryLabel.faded(to: 0.7 - 0.25 * distance)))
    }
    return shapes
  }

  private static let rowHeight = 32.0
  /// The height of a bar that represents a row's text.
  static let barHeight = 8.0
  private static let inset = 9.0
}
