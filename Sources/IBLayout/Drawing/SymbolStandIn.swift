import IBContent
import IBModel

/// The stand-in for a system symbol, whose drawing belongs to Apple. Common symbols have a sign, others a rounded box
/// with the symbol's name, both in the symbol's color.
struct SymbolStandIn {
  let name: String
  let color: DisplayColor
  /// Whether the frame is the symbol's own, instead of a square of which the symbol fills only a part.
  let isSized: Bool

  func shapes(in frame: Rect) -> [Shape] {
    let box = frame.standardized
    let side = min(box.width, box.height)
    guard side > 0 else { return [] }
    if let sign = SymbolSign(name: name) { return sign.shapes(in: box, color: color, fills: isSized) }
    let line = min(max(side / Self.linesInSide, Self.thinnest), Self.thickest)
    let edge = Rect(
      x: box.x + line / 2, y: box.y + line / 2, width: max(box.width - line, 0), height: max(box.height - line, 0))
    return [.box(edge, radius: side / Self.roundness, stroke: color, lineWidth: line)]
      + TinyName(name: name, color: color).shapes(in: box)
  }

  private static let linesInSide = 14.0
  private static let thinnest = 0.5
  private static let thickest = 2.0
  private static let roundness = 4.0
}
