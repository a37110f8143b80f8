/// Reads the logical screen of a file in the Graphics Interchange Format.
enum GIFHeader {
  static func read(_ bytes: [UInt8]) -> ImageHeader? {
    let reader = ByteReader(bytes)
    guard let width = reader.little(2, at: 6), let height = reader.little(2, at: 8) else { return nil }
    return ImageHeader(.gif, width: Double(width), height: Double(height))
  }
}
