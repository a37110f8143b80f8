import IBLayout
import IBModel

/// Pickers: wheels with a band around what is chosen, or the field of a compact date picker. What the rows say comes
/// from the app, so they are bars.
enum PickerDrawing {
  static func wheels(on canvas: ControlCanvas) -> [Shape] {
    var band = canvas.band(height: min(rowHeight, canvas.size.height))
    band.x = inset
    band.width = max(band.width - 2 * inset, 0)
    var shapes = [Shape.box(band, radius: min(8, band.height / 2), fill: canvas.palette.faintFill)]
    for row in -2...2 {
      let center = canvas.middle.y + Double(row) * rowHeight
      let distance = Double(row.magnitude)
      guard center - barHeight > 0, center + barHeight < canvas.size.height else { continue }
      let width = canvas.size.width * (0.36 - 0.05 * distance)
      let bar = Rect(x: canvas.middle.x - width / 2, y: center - barHeight / 2, width: width, height: barHeight)
      shapes.append(
        .box(bar, radius: barHeight / 2, fill: canvas.palette.secondaryLabel.faded(to: 0.7 - 0.25 * distance)))
    }
    return shapes
  }

  static func dateField(on canvas: ControlCanvas) -> [Shape] {
    let bar = Rect(
      x: canvas.size.width * 0.15, y: canvas.middle.y - barHeight / 2, width: canvas.size.width * 0.7, height: barHeight
    )
    return [
      .box(canvas.bounds, radius: canvas.fitting(8), fill: canvas.palette.faintFill),
      .box(bar, radius: barHeight / 2, fill: canvas.palette.secondaryLabel),
    ]
  }

  private static let rowHeight = 32.0
  private static let barHeight = 8.0
  private static let inset = 9.0
}
