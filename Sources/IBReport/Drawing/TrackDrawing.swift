import IBLayout
import IBModel

/// What fills up along a track: sliders and progress views.
enum TrackDrawing {
  static func slider(_ share: Double, on canvas: ControlCanvas) -> [Shape] {
    let radius = min(knob, canvas.size.height) / 2
    let place = canvas.along(radius + (canvas.size.width - 2 * radius) * share)
    return track(share, height: trackHeight, on: canvas)
      + [
        .dot(
          Point(x: place, y: canvas.middle.y), radius: max(radius - 1, 0), fill: .white,
          stroke: DisplayColor.black.faded(to: 0.12))
      ]
  }

  static func progress(_ share: Double, on canvas: ControlCanvas) -> [Shape] {
    track(share, height: min(trackHeight, canvas.size.height), on: canvas)
  }

  private static func track(_ share: Double, height: Double, on canvas: ControlCanvas) -> [Shape] {
    let whole = canvas.band(height: height)
    var filled = whole
    filled.width *= share
    if canvas.isMirrored { filled.x = whole.maxX - filled.width }
    return [
      .box(whole, radius: height / 2, fill: canvas.palette.fill),
      .box(filled, radius: min(height, filled.width) / 2, fill: canvas.tint),
    ]
  }

  private static let knob = 28.0
  private static let trackHeight = 4.0
}
