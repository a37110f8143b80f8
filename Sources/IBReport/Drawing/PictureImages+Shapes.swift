import IBLayout

extension PictureImages {
  /// The shapes that a picture can show. A placeholder replaces each image whose file cannot be shown.
  func drawable(_ shapes: [Shape]) -> [Shape] {
    shapes.flatMap { shape -> [Shape] in
      guard case .image(let image) = shape.figure, uri(of: image.file) == nil else { return [shape] }
      return image.standIn
    }
  }

  /// The shape with the content of its image file instead of the file's path.
  func identified(_ shape: Shape) -> Shape {
    guard case .image(var image) = shape.figure, let uri = uri(of: image.file) else { return shape }
    image.file = uri
    var shape = shape
    shape.figure = .image(image)
    return shape
  }
}
