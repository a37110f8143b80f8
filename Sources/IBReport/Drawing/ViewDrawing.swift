import IBLayout
import IBModel

/// What a view looks like without what lies in it: background, control, text; from back to front.
enum ViewDrawing {
  /// Nothing for a view without a frame, and for a layout that was not asked for to be drawn.
  static func shapes(of view: ViewLayout) -> [Shape] {
    guard let appearance = view.appearance, let size = view.inWindow?.standardized.size, size.width > 0, size.height > 0
    else { return [] }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var shapes: [Shape] = []
    if let background = appearance.background {
      shapes.append(.box(bounds, radius: cornerRadius(of: view, size), fill: background))
    }
    if let text = appearance.text, !text.lines.isEmpty {
      let lines = TextLines(clip: bounds, lines: text.lines, alignment: text.alignment, font: text.font)
      shapes.append(Shape(figure: .text(lines), fill: text.color))
    }
    return shapes
  }

  /// What makes controls look like controls; the layout knows no corners.
  static func cornerRadius(of view: ViewLayout, _ size: Size) -> Double {
    switch view.element {
    case "switch", "slider", "progressView", "pageControl": min(size.width, size.height) / 2
    case "button", "textField", "segmentedControl", "stepper": min(controlRadius, size.height / 2)
    default: 0
    }
  }

  private static let controlRadius = 6.0
}
