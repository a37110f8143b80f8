import IBModel

/// What a control is drawn from, and where: the view's own coordinates, in points.
struct DrawingContext {
  /// The view's, rounded to pixels as in the picture.
  let size: Size
  /// The view's, not rounded, so that text breaks as it did in the layout.
  let layoutSize: Size
  let palette: SystemPalette
  let tint: DisplayColor
  /// Whether the configuration reads from right to left.
  let isMirrored: Bool
  let colors: ColorReader
  let intrinsics: IntrinsicContext
  /// Of a table row, the line that separates it from the next one; nil for none.
  let separator: Rect?
  /// What is after the control; nil for none.
  var background: DisplayColor?

  var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
  /// As `bounds`, not rounded.
  var layoutBounds: Rect { Rect(x: 0, y: 0, width: layoutSize.width, height: layoutSize.height) }
  var middle: Point { Point(x: size.width / 2, y: size.height / 2) }

  /// Whether a shape is inside the view, its line's width aside.
  func holds(_ shape: Shape) -> Bool {
    let extent = shape.extent
    return extent.x >= -1 && extent.y >= -1 && extent.maxX <= size.width + 1 && extent.maxY <= size.height + 1
  }

  /// A radius that the sides have room for.
  func fitting(_ radius: Double) -> Double { min(radius, min(size.width, size.height) / 2) }

  /// A length along the width from the side where reading begins, as a place from the left.
  func along(_ length: Double) -> Double { isMirrored ? size.width - length : length }

  /// A band of full width in the middle.
  func band(height: Double) -> Rect {
    Rect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
  }

  /// A text broken into lines and placed; nil for a text without anything to see.
  ///
  /// - Parameter box: in the view's coordinates.
  func set(_ runs: [TextRun], in box: Rect, _ style: TextSetter.Style) -> SetText? {
    TextSetter(text: intrinsics.text).set(runs, in: box, style: style)
  }

  /// A track that is filled up to a share, from the side where reading begins.
  func track(_ share: Double, height: Double) -> [Shape] {
    let whole = band(height: height)
    var filled = whole
    filled.width *= share
    if isMirrored { filled.x = whole.maxX - filled.width }
    return [
      .box(whole, radius: height / 2, fill: palette.fill),
      .box(filled, radius: min(height, filled.width) / 2, fill: tint),
    ]
  }
}
