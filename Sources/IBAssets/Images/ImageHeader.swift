import IBSource

package struct ImageHeader: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, gif, webp, heif, pdf, svg
  }

  package let format: Format
  /// The width in pixels; for a vector image, in points. The same applies to `height`.
  package let width: Double
  package let height: Double
  /// Whether pixels may be transparent; nil if the header does not contain this fact.
  package var hasAlpha: Bool?

  package init(_ format: Format, width: Double, height: Double, hasAlpha: Bool? = nil) {
    self.format = format
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
  }

  package var isVector: Bool { format == .pdf || format == .svg }

  /// The result of reading the first bytes of a file.
  package enum Reading: Hashable, Sendable {
    case header(ImageHeader)
    /// A file of this format whose size is unknown; nil if the format is unknown too.
    case unknown(Format?)
    /// More bytes of the file are needed.
    case incomplete
  }

  /// The number of bytes that is enough for most files. The others are read completely
  /// (Measurements/Assets.md#headers).
  static let usualLength = 64 << 10

  /// Reads the first bytes of a file. The format depends on the content, not on the name.
  ///
  /// - Parameter isWhole: whether these are all bytes of the file.
  package static func read(_ bytes: [UInt8], isWhole: Bool) -> Reading {
    guard let format = Format(start: bytes) else { return .unknown(nil) }
    // A text document may contain its size anywhere, so it must be complete.
    if !isWhole, format == .pdf || format == .svg { return .incomplete }
    let header: ImageHeader? =
      switch format {
      case .png: PNGHeader.read(bytes)
      case .jpeg: JPEGHeader.read(bytes)
      case .gif: GIFHeader.read(bytes)
      case .webp: WebPHeader.read(bytes)
      case .heif: HEIFHeader.read(bytes)
      case .pdf: PDFHeader.read(bytes)
      case .svg: SVGHeader.read(bytes)
      }
    if let header, header.width > 0, header.height > 0 { return .header(header) }
    return isWhole ? .unknown(format) : .incomplete
  }
}

extension ImageHeader.Format {
  /// The format for the magic number of a file; nil for an unknown one.
  init?(start bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF8".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), reader.tag(at: 8) == "WEBP" {
      self = .webp
    } else if reader.tag(at: 4) == "ftyp" {
      self = .heif
    } else if Self.drawing.firstOffset(in: bytes.prefix(Self.headerSearch)) != nil {
      self = .pdf
    } else if bytes.first(where: { $0 > 0x20 && !Self.byteOrderMark.contains($0) }) == UInt8(ascii: "<") {
      self = .svg
    } else {
      return nil
    }
  }

  private static let drawing = ByteSearch("%PDF-")
  /// The number of bytes at the start of a file within which a PDF's header may begin (PDF Reference 1.7, appendix
  /// H.3.4.1).
  private static let headerSearch = 1024
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The extensions of files in the format, the usual one first.
  package var extensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .gif: ["gif"]
    case .webp: ["webp"]
    case .heif: ["heic", "heif", "avci", "avif"]
    case .pdf: ["pdf"]
    case .svg: ["svg"]
    }
  }
}
