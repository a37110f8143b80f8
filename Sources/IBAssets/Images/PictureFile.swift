package import IBModel

/// An image file in a format that browsers and librsvg can show in a picture.
package struct PictureFile: Sendable {
  /// The media type, such as `image/png`.
  package let mediaType: String
  package let bytes: [UInt8]
  /// The size of an SVG or PDF file in points; nil for any other file.
  package let drawingSize: Size?

  /// An image file unchanged, or a PDF as SVG.
  ///
  /// Nil for any other file, for a file that is too large, and for one whose content cannot be drawn.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, let format = ImageHeader.Format(start: bytes) else { return nil }
    if format == .pdf {
      guard let drawing = PDFPicture.svg(bytes), drawing.count <= Self.mostBytes else { return nil }
      self.init(drawing: drawing)
      return
    }
    guard let mediaType = Self.mediaTypes[format] else { return nil }
    if format == .svg {
      self.init(drawing: bytes)
    } else {
      self.init(mediaType, bytes, drawingSize: nil)
    }
  }

  private init(_ mediaType: String, _ bytes: [UInt8], drawingSize: Size?) {
    self.mediaType = mediaType
    self.bytes = bytes
    self.drawingSize = drawingSize
  }

  private init(drawing bytes: [UInt8]) {
    let size = SVGHeader.read(bytes).map { Size(width: $0.width, height: $0.height) }
    self.init(Self.vector, bytes, drawingSize: size)
  }

  /// A drawing with its size multiplied by the scale; any other file unchanged.
  package func enlarged(_ scale: Int) -> PictureFile {
    guard scale > 1, let drawingSize, let larger = SVGRoot.enlarge(bytes, drawingSize, scale) else { return self }
    return PictureFile(drawing: larger)
  }

  /// The largest number of bytes. In Base64, it is just below the ten million bytes that libxml2 allows in an attribute
  /// (parserInternals.h, XML_MAX_TEXT_LENGTH).
  private static let mostBytes = 7_400_000

  private static let vector = "image/svg+xml"
  private static let mediaTypes: [ImageHeader.Format: String] = [
    .png: "image/png", .jpeg: "image/jpeg", .gif: "image/gif", .webp: "image/webp", .svg: vector,
  ]
}
