import IBAssets
import IBContent
import IBLayout
import IBModel

enum SVGShapes {
  /// - Parameter origin: the origin of the shapes' own coordinates.
  static func write(_ shapes: [Shape], at origin: Point, to writer: inout SVGWriter) {
    for shape in writer.images.drawable(shapes) { write(shape, at: origin, to: &writer) }
  }

  private static func write(_ shape: Shape, at origin: Point, to writer: inout SVGWriter) {
    let number = SVGGeometry.number
    switch shape.figure {
    case .box(let rect, let radius):
      writer.element(
        "rect",
        [
          "x": number(rect.x + origin.x), "y": number(rect.y + origin.y), "width": number(max(rect.width, 0)),
          "height": number(max(rect.height, 0)), "rx": radius > 0 ? number(radius) : nil,
          "fill": shape.fill?.hexadecimal ?? "none", "fill-opacity": shape.fill?.opacity,
          "stroke": shape.stroke?.hexadecimal, "stroke-opacity": shape.stroke?.opacity,
          "stroke-width": shape.stroke == nil ? nil : number(shape.lineWidth),
        ])
    case .path(let path):
      writer.element(
        "path",
        [
          "d": path.data(from: origin), "fill": shape.fill?.hexadecimal ?? "none",
          "fill-opacity": shape.fill?.opacity, "stroke": shape.stroke?.hexadecimal,
          "stroke-opacity": shape.stroke?.opacity, "stroke-width": shape.stroke == nil ? nil : number(shape.lineWidth),
        ])
    case .image(let image):
      let size = image.slices?.source ?? Size(width: image.frame.width, height: image.frame.height)
      let scale = writer.images.drawingScale(of: image.file, shownAt: size)
      guard let uri = writer.images.uri(of: image.file, scale: scale) else { return }
      SVGImages.write(image, scale: scale, uri: uri, tint: shape.fill, at: origin, to: &writer)
    case .text(let text): write(text, color: shape.fill ?? .black, at: origin, to: &writer)
    }
  }

  /// A nested SVG document whose coordinates begin at the clip's corner. It cuts off a text that does not fit in the
  /// layout. Other texts are not cut, because a viewer without `textLength` may set them wider than the layout did.
  private static func write(_ text: TextLines, color: DisplayColor, at origin: Point, to writer: inout SVGWriter) {
    let number = SVGGeometry.number
    writer.element(
      "svg",
      [
        "class": "text", "x": number(origin.x + text.clip.x), "y": number(origin.y + text.clip.y),
        "width": number(text.clip.width), "height": number(text.clip.height), "font-size": number(text.font.size),
        "font-weight": text.font.cssWeight, "font-style": text.font.isItalic ? "italic" : nil,
        "font-family": text.font.cssFamily, "fill": color.hexadecimal, "fill-opacity": color.opacity,
        "text-anchor": text.alignment.anchor, "overflow": text.isCut ? nil : "visible",
      ]
    ) { writer in
      for line in text.lines {
        // The viewer's font differs from the device's, so the line gets the width that the layout computed.
        let length = line.width > 0 ? number(line.width) : nil
        writer.text(
          "text",
          [
            "x": number(line.x - text.clip.x + line.width * text.alignment.anchorPlace),
            "y": number(line.baseline - text.clip.y), "textLength": length,
            "lengthAdjust": length == nil ? nil : "spacingAndGlyphs",
          ], line.text)
      }
    }
  }
}

extension ShapePath {
  /// For the attribute `d`, moved by `origin`.
  func data(from origin: Point = .zero) -> String {
    func at(_ point: Point) -> String {
      "\(SVGGeometry.number(point.x + origin.x)) \(SVGGeometry.number(point.y + origin.y))"
    }
    return steps.map { step in
      switch step {
      case .move(let point): "M\(at(point))"
      case .line(let point): "L\(at(point))"
      case .curve(let first, let second, let end): "C\(at(first)) \(at(second)) \(at(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
