import IBModel
import IBSyntax

/// An image view has the size of its image; without one it has no intrinsic size.
struct ImageView: Control {
  let image: ImageReference?

  init(_ source: ContentSource) { image = source.image(key: "image") }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    image.flatMap(context.size).map { IntrinsicSize($0) } ?? .none
  }

  func isEstimated(in context: IntrinsicContext) -> Bool { image?.isSymbol == true }

  /// The frame of a symbol is as high as the glyph; the difference to the alignment rect depends on the symbol
  /// (Measurements/Symbols.md#frame).
  var hasUnknownVerticalInsets: Bool { image?.isSymbol == true }

  var isEmpty: Bool { image == nil }

  func shapes(in context: DrawingContext) -> [Shape] {
    context.background == nil ? ImagePlaceholder.shapes(context.size, palette: context.palette) : []
  }
}
