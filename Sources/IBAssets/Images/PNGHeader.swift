import IBSource

/// Reads a file in the format Portable Network Graphics: the `IHDR` chunk, which only Xcode's own `CgBI` chunk may
/// precede.
enum PNGHeader {
  private static let signatureLength = 8
  /// The length and the name before the content of a chunk; the checksum is after it.
  private static let chunkHead = 8
  private static let chunkTail = 4
  private static let transparency = ByteSearch("tRNS")

  static func read(_ bytes: [UInt8]) -> ImageHeader? {
    let reader = ByteReader(bytes)
    var offset = signatureLength
    if reader.tag(at: offset + 4) == "CgBI", let length = reader.big(4, at: offset) {
      offset += chunkHead + length + chunkTail
    }
    guard reader.tag(at: offset + 4) == "IHDR", let width = reader.big(4, at: offset + chunkHead),
      let height = reader.big(4, at: offset + chunkHead + 4), let color = reader.byte(at: offset + chunkHead + 9)
    else { return nil }
    // Bit 2 of the color type is the alpha channel. A `tRNS` chunk would contain the transparency of a palette or a
    // color.
    let hasAlpha = color & 4 != 0 || transparency.isFound(in: bytes)
    return ImageHeader(.png, width: Double(width), height: Double(height), hasAlpha: hasAlpha)
  }
}
