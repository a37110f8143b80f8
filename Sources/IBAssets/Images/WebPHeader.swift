/// Reads a WebP file: the size in the first chunk, which is one of three kinds (RFC 9649).
enum WebPHeader {
  static func read(_ bytes: [UInt8]) -> ImageHeader? {
    let reader = ByteReader(bytes)
    switch reader.tag(at: 12) {
    case "VP8X":
      guard let flags = reader.byte(at: 20), let width = reader.little(3, at: 24), let height = reader.little(3, at: 27)
      else { return nil }
      return ImageHeader(
        .webp, width: Double(width + 1), height: Double(height + 1), hasAlpha: flags & extendedAlpha != 0)
    case "VP8L":
      guard reader.byte(at: 20) == losslessSignature, let bits = reader.little(4, at: 21) else { return nil }
      return ImageHeader(
        .webp, width: Double(bits & sizeMask + 1), height: Double(bits >> 14 & sizeMask + 1),
        hasAlpha: bits & losslessAlpha != 0)
    case "VP8 ":
      guard reader.big(3, at: 23) == startCode, let width = reader.little(2, at: 26),
        let height = reader.little(2, at: 28)
      else { return nil }
      return ImageHeader(
        .webp, width: Double(width & sizeMask), height: Double(height & sizeMask), hasAlpha: false)
    default: return nil
    }
  }

  /// Masks the 14 bits of a size.
  private static let sizeMask = 0x3FFF
  private static let losslessSignature = 0x2F
  private static let losslessAlpha = 1 << 28
  private static let extendedAlpha = 0x10
  private static let startCode = 0x9D012A
}
