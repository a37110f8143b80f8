import IBAssets
import IBContent
import IBModel

/// The context in which a control is drawn, in the view's own coordinates and in points.
struct DrawingContext {
  /// The view's size, rounded to pixels as in the picture.
  let size: Size
  /// The view's size, not rounded, so text wraps as it did in the layout.
  let layoutSize: Size
  let palette: SystemPalette
  let tint: DisplayColor
  /// Whether the configuration reads from right to left.
  let isMirrored: Bool
  let colors: ColorReader
  let intrinsics: IntrinsicContext
  /// The line that separates a table row from the next one; nil for none.
  let separator: Rect?
  /// The inset of the view's content if it scrolls.
  let contentInset: Insets
  /// The shape that clips the view's image; nil for a view that does not clip.
  let clip: ShapeImage.Clip?
  /// Nil for a view that is not a row of a table.
  let row: RowAppearance?
  /// The background under the control; nil for none.
  var background: DisplayColor?

  var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
  /// Like `bounds`, but not rounded.
  var layoutBounds: Rect { Rect(x: 0, y: 0, width: layoutSize.width, height: layoutSize.height) }
  var middle: Point { Point(x: size.width / 2, y: size.height / 2) }

  /// Whether a shape, without its line width, is inside the view. Images may extend beyond the view, as on a screen.
  func holds(_ shape: Shape) -> Bool {
    if case .image = shape.figure { return true }
    let extent = shape.extent
    return extent.x >= -1 && extent.y >= -1 && extent.maxX <= size.width + 1 && extent.maxY <= size.height + 1
  }

  /// The radius, limited to half of the shorter side.
  func fitting(_ radius: Double) -> Double { min(radius, min(size.width, size.height) / 2) }

  /// The x coordinate at a distance from the leading side.
  func along(_ length: Double) -> Double { isMirrored ? size.width - length : length }

  /// A band of full width, vertically centered.
  func band(height: Double) -> Rect {
    Rect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
  }

  /// The shapes of an image, in the view's coordinates.
  ///
  /// - Parameter tint: the color of a template; nil for an image in its own colors.
  func shapes(of image: ResolvedImage, in frame: Rect, tint: DisplayColor?) -> [Shape] {
    ImageDrawing(palette: palette, clip: clip).shapes(of: image, in: frame, tint: tint)
  }

  /// A text broken into lines and placed; nil for a text without visible characters.
  ///
  /// - Parameter box: the box in the view's coordinates.
  func set(_ runs: [TextRun], in box: Rect, _ style: TextSetter.Style) -> SetText? {
    TextSetter(text: intrinsics.text).set(runs, in: box, style: style)
  }

  /// Places the items of a bar that is a view.
  func barItems(_ look: BarLook) -> BarItemSetter {
    BarItemSetter(
      text: intrinsics.text, images: intrinsics.images, colors: colors, look: look, inherited: tint,
      configuration: intrinsics.images.configuration)
  }

  /// The items of a bar, cut off at its edges.
  func shapes(of items: [BarAppearance.Item]) -> [Shape] {
    items.flatMap { item in item.image + (item.title.map { Shape.text($0, clip: bounds) } ?? []) }
  }

  /// A track that is filled up to a fraction, from the leading side.
  func track(_ share: Double, height: Double, filled color: ContentColor? = nil, rest: ContentColor? = nil) -> [Shape] {
    let whole = band(height: height)
    var filled = whole
    filled.width *= share
    if isMirrored { filled.x = whole.maxX - filled.width }
    return [
      .box(whole, radius: height / 2, fill: colors.color(rest) ?? palette.fill),
      .box(filled, radius: min(height, filled.width) / 2, fill: colors.color(color) ?? tint),
    ]
  }
}
