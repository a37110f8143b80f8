import IBLayout
import IBModel

/// The bars around a scene that its containers show, in the window's coordinates.
enum BarDrawing {
  static func shapes(of bar: BarAppearance, in configuration: TraitConfiguration) -> [Shape] {
    let palette = SystemPalette(configuration.style)
    let origin = Point(x: bar.frame.x, y: bar.frame.y)
    var shapes = [Shape.box(bar.frame, fill: palette.bar), hairline(of: bar, palette)]
    if let title = bar.title { shapes += Shape.text(title.moved(by: origin), clip: bar.frame) }
    for item in bar.items {
      let color = bar.kind != .tab || item.isChosen ? bar.tint : palette.secondaryLabel
      if item.hasSymbol { shapes.append(symbol(of: item, at: origin, isTab: bar.kind == .tab, color)) }
      if let title = item.title { shapes += Shape.text(title.moved(by: origin), clip: bar.frame) }
    }
    return shapes
  }

  /// At the edge of the bar next to the content.
  private static func hairline(of bar: BarAppearance, _ palette: SystemPalette) -> Shape {
    let y = bar.kind == .navigation ? bar.frame.maxY - hair : bar.frame.y
    return .box(Rect(x: bar.frame.x, y: y, width: bar.frame.width, height: hair), fill: palette.separator)
  }

  /// Draws a rounded square for a symbol, whose shape is not in the document.
  private static func symbol(
    of item: BarAppearance.Item, at origin: Point, isTab: Bool, _ color: DisplayColor
  ) -> Shape {
    let center = Point(
      x: origin.x + item.frame.x + item.frame.width / 2,
      y: origin.y + item.frame.y + (isTab ? tabSymbolPlace : item.frame.height / 2))
    let box = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    return .box(box, radius: 5, stroke: color, lineWidth: 1.5)
  }

  private static let hair = 0.5
  private static let side = 20.0
  /// From a tab bar's top to the middle of its symbols, in points; estimated by eye.
  private static let tabSymbolPlace = 18.0
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
