import IBContent
import IBModel

/// The bars that containers show around a scene, in the window's coordinates.
package enum BarDrawing {
  package static func shapes(of bar: BarAppearance, in configuration: TraitConfiguration) -> [Shape] {
    let palette = SystemPalette(configuration)
    let origin = Point(x: bar.frame.x, y: bar.frame.y)
    var shapes = bar.background.map { [Shape.box(bar.frame, fill: $0), hairline(of: bar, palette)] } ?? []
    if let title = bar.title { shapes += Shape.text(title.moved(by: origin), clip: bar.frame) }
    for item in bar.items {
      shapes += item.image.map { $0.moved(by: origin) }
      if let title = item.title { shapes += Shape.text(title.moved(by: origin), clip: bar.frame) }
    }
    return shapes
  }

  /// The line at the edge of the bar next to the content.
  private static func hairline(of bar: BarAppearance, _ palette: SystemPalette) -> Shape {
    let y = bar.kind == .navigation ? bar.frame.maxY - hair : bar.frame.y
    return .box(Rect(x: bar.frame.x, y: y, width: bar.frame.width, height: hair), fill: palette.separator)
  }

  private static let hair = 0.5
}

extension SetText {
  func moved(by origin: Point) -> SetText {
    var text = self
    text.lines = lines.map { line in
      SetText.Line(text: line.text, x: line.x + origin.x, baseline: line.baseline + origin.y, width: line.width)
    }
    return text
  }
}
