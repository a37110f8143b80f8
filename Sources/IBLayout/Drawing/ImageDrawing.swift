import IBAssets
import IBContent
import IBModel

/// The shapes of an image: its file, or the stand-in for an image that cannot be shown.
struct ImageDrawing {
  let palette: SystemPalette
  /// Nil if the image is not clipped.
  var clip: ShapeImage.Clip?

  /// The shapes of an image; empty for a frame without room for it, for example if insets are larger than a button.
  ///
  /// - Parameters:
  ///   - frame: the frame of the whole image, in the view's coordinates.
  ///   - tint: the color of a template; nil for an image in its own colors.
  func shapes(of image: ResolvedImage, in frame: Rect, tint: DisplayColor?) -> [Shape] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    if image.isSymbol {
      return SymbolStandIn(name: image.name, color: tint ?? palette.tint, isSized: image.size != nil).shapes(in: frame)
    }
    let standIn = MissingImage(name: image.name, palette: palette).shapes(in: frame)
    guard let file = image.file else { return standIn }
    let drawn = ShapeImage(
      file: file, frame: frame, clip: clip, slices: image.slices, isMirrored: image.isMirrored, standIn: standIn)
    return [Shape(figure: .image(drawn), fill: tint)]
  }
}
