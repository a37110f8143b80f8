/// Reads a JPEG file: finds the frame header (`SOF0` to `SOF15`) by going from segment to segment.
enum JPEGHeader {
  private static let marker = 0xFF
  private static let frames = 0xC0...0xCF
  /// Tables and an extension whose numbers are in the range of frames (DHT, JPG, DAC).
  private static let noFrames: Set<Int> = [0xC4, 0xC8, 0xCC]
  /// Markers without a segment: restarts and the start of the image.
  private static let bare = 0xD0...0xD8

  static func read(_ bytes: [UInt8]) -> ImageHeader? {
    let reader = ByteReader(bytes)
    var offset = 2
    while let first = reader.byte(at: offset), let kind = reader.byte(at: offset + 1) {
      guard first == marker else { return nil }
      if kind == marker || bare.contains(kind) {
        // A fill byte may precede any marker.
        offset += kind == marker ? 1 : 2
        continue
      }
      if frames.contains(kind), !noFrames.contains(kind) {
        guard let height = reader.big(2, at: offset + 5), let width = reader.big(2, at: offset + 7) else { return nil }
        return ImageHeader(.jpeg, width: Double(width), height: Double(height), hasAlpha: false)
      }
      guard let length = reader.big(2, at: offset + 2), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }
}
