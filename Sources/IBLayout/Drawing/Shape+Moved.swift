package import IBModel

extension Shape {
  /// The shape in other coordinates.
  ///
  /// - Parameter origin: the origin of the shape's coordinates in the other coordinates.
  package func moved(by origin: Point) -> Shape {
    var shape = self
    switch figure {
    case .box(let rect, let radius): shape.figure = .box(rect.moved(by: origin), radius: radius)
    case .path(let path): shape.figure = .path(path.moved(by: origin))
    case .image(let image): shape.figure = .image(image.moved(by: origin))
    case .text(let text): shape.figure = .text(text.moved(by: origin))
    }
    return shape
  }
}

extension Rect {
  func moved(by origin: Point) -> Rect { Rect(x: x + origin.x, y: y + origin.y, width: width, height: height) }
}

extension ShapePath {
  fileprivate func moved(by origin: Point) -> ShapePath {
    func place(_ point: Point) -> Point { Point(x: point.x + origin.x, y: point.y + origin.y) }
    return ShapePath(
      steps.map { step in
        switch step {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
        case .close: .close
        }
      })
  }
}

extension ShapeImage {
  fileprivate func moved(by origin: Point) -> ShapeImage {
    var image = self
    image.frame = frame.moved(by: origin)
    image.clip?.rect = clip?.rect.moved(by: origin) ?? .zero
    image.standIn = standIn.map { $0.moved(by: origin) }
    return image
  }
}

extension TextLines {
  fileprivate func moved(by origin: Point) -> TextLines {
    var text = self
    text.clip = clip.moved(by: origin)
    text.lines = lines.map { line in
      SetText.Line(text: line.text, x: line.x + origin.x, baseline: line.baseline + origin.y, width: line.width)
    }
    return text
  }
}
