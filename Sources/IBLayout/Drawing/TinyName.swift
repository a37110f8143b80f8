import IBContent
import IBModel

/// A name in the middle of a box, as small as the box requires. People can read it in an enlarged picture.
struct TinyName {
  let name: String
  let color: DisplayColor

  /// Empty if the letters would be smaller than half a point.
  func shapes(in box: Rect) -> [Shape] {
    let count = Double(max(name.count, 1))
    let size = min(box.width * Self.share / (count * Self.letterWidth), box.height * Self.share, Self.largest)
    guard size >= Self.least else { return [] }
    let line = SetText.Line(
      text: name, x: box.x + box.width / 2, baseline: box.y + box.height / 2 + size * Self.halfLetter, width: 0)
    let text = SetText(lines: [line], alignment: .center, font: .system(size), color: color)
    return Shape.text(text, clip: box)
  }

  /// The share of the box's sides that the name may take.
  private static let share = 0.86
  /// The width of an average letter and half the height of a small one, in ems of the system font.
  private static let letterWidth = 0.56
  private static let halfLetter = 0.35
  /// In points.
  private static let largest = 11.0
  private static let least = 0.5
}
