import IBModel
import IBSyntax

/// An image view is as large as its image; without one it has no intrinsic size.
struct ImageView: Control {
  let image: ImageReference?

  init(_ source: ContentSource) { image = source.image(key: "image") }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    image.flatMap(context.size).map { IntrinsicSize($0) } ?? .none
  }

  func isEstimated(in context: IntrinsicContext) -> Bool { image?.isSymbol == true }

  /// The frame of a symbol is as high as the glyph, and how much the alignment rect is lower is another number for each
  /// symbol (Measurements/Symbols.md#frame).
  var hasUnknownVerticalInsets: Bool { image?.isSymbol == true }

  var isEmpty: Bool { image == nil }

  func shapes(in context: DrawingContext) -> [Shape] {
    context.background == nil ? ImagePlaceholder.shapes(context.size, palette: context.palette) : []
  }
}
