import IBAssets
import IBContent
import IBModel

/// An image view has the size of its image; without one it has no intrinsic size.
struct ImageView: Control {
  let content: ImageViewContent
  /// The size of a symbol whose size and place are known; nil for any other image.
  private let symbol: Size?

  init(content: ImageViewContent) {
    self.content = content
    symbol = content.image.flatMap(SymbolSize.known)
  }

  var image: ImageReference? { content.image }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    if let symbol {
      let height = SymbolSize.alignmentHeight(scale: context.configuration.scale)
      return IntrinsicSize(width: symbol.width, height: height)
    }
    return image.flatMap(context.size).map { IntrinsicSize($0) } ?? .none
  }

  func isEstimated(in context: IntrinsicContext) -> Bool { image?.isSymbol == true && symbol == nil }

  /// The frame of a symbol is as high as the glyph. How far it differs from the alignment rect depends on the symbol
  /// (Measurements/Symbols.md#frame).
  var hasUnknownVerticalInsets: Bool { image?.isSymbol == true && symbol == nil }

  func alignmentInsets(in configuration: TraitConfiguration) -> Insets {
    symbol.map { SymbolSize.insets(height: $0.height, scale: configuration.scale) } ?? .zero
  }

  var isEmpty: Bool { image == nil }

  /// Draws nothing without an image, as on a device.
  func shapes(in context: DrawingContext) -> [Shape] {
    guard var image = image.map(context.intrinsics.image) else { return [] }
    image.size = image.size ?? symbol
    let frame = content.contentMode.frame(of: image.size ?? context.size, in: context.bounds)
    let isTemplate = image.isSymbol || image.renderingIntent == .template
    return context.shapes(of: image, in: frame, tint: isTemplate ? context.tint : nil)
  }
}
