import IBLayout
import IBModel

/// A segmented control: a ground, the chosen segment above it, titles, lines between the others.
enum SegmentsDrawing {
  static func shapes(_ titles: [SetText?], selected: Int?, on canvas: ControlCanvas) -> [Shape] {
    var shapes = [Shape.box(canvas.bounds, radius: canvas.fitting(radius), fill: canvas.palette.faintFill)]
    guard !titles.isEmpty else { return shapes }
    let width = canvas.size.width / Double(titles.count)
    if let selected {
      let chosen = Rect(
        x: Double(selected) * width + inset, y: inset, width: max(width - 2 * inset, 0),
        height: max(canvas.size.height - 2 * inset, 0))
      shapes.append(
        .box(
          chosen, radius: canvas.fitting(radius - inset), fill: canvas.palette.chosenFill,
          stroke: DisplayColor.black.faded(to: 0.06), lineWidth: 0.5))
    }
    for number in titles.indices.dropFirst() where number != selected && number - 1 != selected {
      let line = Rect(
        x: Double(number) * width - 0.5, y: canvas.size.height / 4, width: 1, height: canvas.size.height / 2)
      shapes.append(.box(line, fill: canvas.palette.separator))
    }
    for case let title? in titles { shapes += Shape.text(title, clip: canvas.bounds) }
    return shapes
  }

  private static let radius = 8.0
  private static let inset = 2.0
}
