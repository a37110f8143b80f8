import IBAssets
import IBContent
import IBLayout
import IBModel

/// Image files in an SVG document. Each file and each tint is defined once, at its first use.
enum SVGImages {
  /// - Parameters:
  ///   - scale: of a drawing, as in `PictureImages`.
  ///   - uri: the file's content.
  ///   - tint: the color of a template; nil for an image in its own colors.
  ///   - origin: the origin of the shape's own coordinates.
  static func write(
    _ image: ShapeImage, scale: Int, uri: String, tint: DisplayColor?, at origin: Point, to writer: inout SVGWriter
  ) {
    let name = define("\(image.file) \(scale)", uri: uri, in: &writer)
    let filter = tint.map { define($0, in: &writer) }
    let clip = image.clip.map { define($0, at: origin, in: &writer) }
    let groups = [("clip-path", clip), ("filter", filter)].filter { $0.1 != nil }
    for (key, value) in groups { writer.open("g", [key: value.map { "url(#\($0))" }]) }
    if image.isMirrored {
      let axis = SVGGeometry.number(2 * (image.frame.x + origin.x) + image.frame.width)
      writer.open("g", ["transform": "matrix(-1 0 0 1 \(axis) 0)"])
    }
    write(image, named: name, at: origin, to: &writer)
    if image.isMirrored { writer.close() }
    for _ in groups { writer.close() }
  }

  private static func write(_ image: ShapeImage, named name: String, at origin: Point, to writer: inout SVGWriter) {
    guard let slices = image.slices else {
      writer.element("use", place(image.frame, at: origin, "#\(name)"))
      return
    }
    let whole = Rect(x: 0, y: 0, width: slices.source.width, height: slices.source.height)
    for piece in slices.pieces(in: image.frame) {
      let number = SVGGeometry.number
      let (from, to) = (piece.source, piece.target)
      writer.element(
        "svg",
        [
          "x": number(to.x + origin.x), "y": number(to.y + origin.y), "width": number(to.width),
          "height": number(to.height), "preserveAspectRatio": "none",
          "viewBox": [from.x, from.y, from.width, from.height].map(number).joined(separator: " "),
        ]
      ) { $0.element("use", place(whole, at: .zero, "#\(name)")) }
    }
  }

  private static func place(_ frame: Rect, at origin: Point, _ link: String) -> SVGWriter.Attributes {
    let number = SVGGeometry.number
    return [
      "href": link, "x": number(frame.x + origin.x), "y": number(frame.y + origin.y),
      "width": number(max(frame.width, 0)), "height": number(max(frame.height, 0)),
    ]
  }

  // MARK: - Definitions

  /// A symbol one unit wide and high, so every use can set its own size.
  private static func define(_ file: String, uri: String, in writer: inout SVGWriter) -> String {
    let (name, isNew) = writer.definition("image", of: file)
    guard isNew else { return name }
    writer.element("symbol", ["id": name, "viewBox": "0 0 1 1", "preserveAspectRatio": "none"]) {
      $0.element("image", ["width": "1", "height": "1", "preserveAspectRatio": "none", "href": uri])
    }
    return name
  }

  /// A filter that shows the opaque parts of an image in a color.
  private static func define(_ tint: DisplayColor, in writer: inout SVGWriter) -> String {
    let (name, isNew) = writer.definition("tint", of: "\(tint.hexadecimal) \(tint.opacity ?? "")")
    guard isNew else { return name }
    writer.element("filter", ["id": name, "color-interpolation-filters": "sRGB"]) { writer in
      writer.element("feFlood", ["flood-color": tint.hexadecimal, "flood-opacity": tint.opacity])
      writer.element("feComposite", ["operator": "in", "in2": "SourceAlpha"])
    }
    return name
  }

  private static func define(_ clip: ShapeImage.Clip, at origin: Point, in writer: inout SVGWriter) -> String {
    let rect = Rect(
      x: clip.rect.x + origin.x, y: clip.rect.y + origin.y, width: clip.rect.width, height: clip.rect.height)
    let (name, isNew) = writer.definition("cut", of: SVGGeometry.outline(rect, radius: clip.radius))
    guard isNew else { return name }
    writer.element("clipPath", ["id": name]) {
      $0.element("path", ["d": SVGGeometry.outline(rect, radius: clip.radius)])
    }
    return name
  }
}
