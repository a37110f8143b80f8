import IBLayout
import IBModel

/// A switch: a capsule with a knob at the side of its state.
enum ToggleDrawing {
  static func shapes(isOn: Bool, tint: DisplayColor, on canvas: ControlCanvas) -> [Shape] {
    let height = min(canvas.size.height, largestHeight)
    let track = canvas.band(height: height)
    let radius = max(height / 2 - inset, 0)
    let place = isOn ? canvas.size.width - height / 2 : height / 2
    let center = Point(x: canvas.along(place), y: canvas.middle.y)
    return [
      .box(track, radius: canvas.fitting(height / 2), fill: isOn ? tint : canvas.palette.fill),
      .dot(center, radius: radius, fill: .white, stroke: DisplayColor.black.faded(to: 0.08)),
    ]
  }

  private static let largestHeight = 31.0
  private static let inset = 2.0
}
