import IBLayout

extension PictureImages {
  /// The shapes as they can be drawn: an image whose file cannot be shown is replaced by its stand-in.
  func drawable(_ shapes: [Shape]) -> [Shape] {
    shapes.flatMap { shape -> [Shape] in
      guard case .image(let image) = shape.figure, uri(of: image.file) == nil else { return [shape] }
      return image.standIn
    }
  }
}
