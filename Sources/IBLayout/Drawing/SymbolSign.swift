import IBContent
import IBModel

/// A line drawing of a common symbol, which conveys the meaning but does not copy the system's drawing.
///
/// Suffixes of a name change the sign: `.fill` fills it, `.circle` and `.square` surround it.
struct SymbolSign {
  private enum Enclosure { case circle, square }

  private let strokes: [SignStroke]
  private let enclosure: Enclosure?
  private let isFilled: Bool

  /// Nil for a symbol without a sign.
  init?(name: String) {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    self.isFilled = isFilled
    if let strokes = SignTable.strokes(of: words.joined(separator: ".")) {
      self.strokes = strokes
      enclosure = nil
      return
    }
    switch words.last {
    case "circle": enclosure = .circle
    case "square": enclosure = .square
    default: return nil
    }
    guard let strokes = SignTable.strokes(of: words.dropLast().joined(separator: ".")) else { return nil }
    self.strokes = strokes
  }

  /// - Parameters:
  ///   - box: the box of the symbol. The sign is in its center.
  ///   - fills: whether the lines of the sign reach two sides of the box; otherwise, the square around them does.
  func shapes(in box: Rect, color: DisplayColor, fills: Bool) -> [Shape] {
    let square = Rect(x: 0, y: 0, width: Self.grid, height: Self.grid)
    let ink = fills && enclosure == nil ? self.ink ?? square : square
    let unit = min(box.width / ink.width, box.height / ink.height)
    let center = Point(
      x: box.x + box.width / 2 + (Self.grid / 2 - ink.x - ink.width / 2) * unit,
      y: box.y + box.height / 2 + (Self.grid / 2 - ink.y - ink.height / 2) * unit)
    let line = max(unit * Self.lineWidth, Self.thinnest)
    guard let enclosure else {
      return strokes.flatMap { $0.shapes(at: center, unit: unit, line: line, color: color, isFilled: isFilled) }
    }
    let reach = (Self.grid - Self.lineWidth) / 2 * unit
    let edge = Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    let around = Shape.box(
      edge, radius: enclosure == .circle ? reach : reach / 2, fill: isFilled ? color : nil, stroke: color,
      lineWidth: line)
    let inner = isFilled ? DisplayColor.white : color
    return [around]
      + strokes.flatMap {
        $0.shapes(at: center, unit: unit * Self.innerShare, line: line, color: inner, isFilled: false)
      }
  }

  /// The rectangle that the lines cover in the square; nil without lines.
  private var ink: Rect? {
    let parts = strokes.map(\.extent)
    guard let x = parts.map(\.x).min(), let y = parts.map(\.y).min(), let right = parts.map(\.maxX).max(),
      let bottom = parts.map(\.maxY).max()
    else { return nil }
    let half = Self.lineWidth / 2
    return Rect(x: x - half, y: y - half, width: right - x + 2 * half, height: bottom - y + 2 * half)
  }

  /// The side of the square in which strokes are drawn, and their line width.
  private static let grid = 24.0
  private static let lineWidth = 2.0
  /// In points.
  private static let thinnest = 0.75
  /// The scale of a sign inside a circle or a square.
  private static let innerShare = 0.58
}
