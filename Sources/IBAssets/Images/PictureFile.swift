/// An image file in a format that browsers and librsvg show in a picture.
package struct PictureFile: Sendable {
  /// Such as `image/png`.
  package let mediaType: String
  package let bytes: [UInt8]

  /// An image file as it is, or a PDF as SVG; nil for another file, for a file that is too large, and for a file with
  /// content that cannot be drawn.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, let format = ImageHeader.Format(start: bytes) else { return nil }
    if format == .pdf {
      guard let drawing = PDFPicture.svg(bytes), drawing.count <= Self.mostBytes else { return nil }
      mediaType = Self.vector
      self.bytes = drawing
      return
    }
    guard let mediaType = Self.mediaTypes[format] else { return nil }
    self.mediaType = mediaType
    self.bytes = bytes
  }

  /// In Base64 it is just below the ten million bytes that libxml2 takes in an attribute (parserInternals.h,
  /// XML_MAX_TEXT_LENGTH).
  private static let mostBytes = 7_400_000

  private static let vector = "image/svg+xml"
  private static let mediaTypes: [ImageHeader.Format: String] = [
    .png: "image/png", .jpeg: "image/jpeg", .gif: "image/gif", .webp: "image/webp", .svg: vector,
  ]
}
