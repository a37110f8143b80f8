/// Reads a HEIF file (also HEIC, AVIF): the largest spatial extent among the item properties. A quarter turn swaps its
/// sides.
///
/// Source: ISO/IEC 23008-12, 6.5.3 `ispe` and 6.5.10 `irot`. An image of tiles has an extent for each tile, and a
/// larger one for the whole.
enum HEIFHeader {
  /// The largest number of boxes before the properties. Real files have a dozen on each level.
  private static let boxLimit = 4096

  static func read(_ bytes: [UInt8]) -> ImageHeader? {
    let file = 0..<bytes.count
    // `meta` is a full box: a version and flags precede its contents.
    guard let meta = box("meta", in: file, bytes), meta.count > 4,
      let properties = box("iprp", in: (meta.lowerBound + 4)..<meta.upperBound, bytes),
      let container = box("ipco", in: properties, bytes)
    else { return nil }
    let reader = ByteReader(bytes)
    var largest = (width: 0.0, height: 0.0)
    var isTurned = false
    forEachBox(in: container, bytes) { name, content in
      if name == "ispe", let width = reader.big(4, at: content.lowerBound + 4),
        let height = reader.big(4, at: content.lowerBound + 8),
        Double(width) * Double(height) > largest.width * largest.height
      {
        largest = (Double(width), Double(height))
      }
      if name == "irot", let angle = reader.byte(at: content.lowerBound) { isTurned = angle & 1 == 1 }
      return true
    }
    return isTurned
      ? ImageHeader(.heif, width: largest.height, height: largest.width)
      : ImageHeader(.heif, width: largest.width, height: largest.height)
  }

  /// The contents of the first box with a name.
  private static func box(_ wanted: String, in range: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
    var found: Range<Int>?
    forEachBox(in: range, bytes) { name, content in
      if name == wanted { found = content }
      return found == nil
    }
    return found
  }

  /// Calls `visit` with the name and the content of each box until it returns false. A box that exceeds the range is
  /// cut.
  private static func forEachBox(
    in range: Range<Int>, _ bytes: [UInt8], _ visit: (String, Range<Int>) -> Bool
  ) {
    let reader = ByteReader(bytes)
    var offset = range.lowerBound
    for _ in 0..<boxLimit {
      guard offset + 8 <= range.upperBound, let length = reader.big(4, at: offset),
        let name = reader.tag(at: offset + 4)
      else { return }
      var head = 8
      var size = length
      if length == 1 {
        // A length of 64 bits follows. Only the lower 32 bits are needed for a header.
        guard reader.big(4, at: offset + 8) == 0, let long = reader.big(4, at: offset + 12) else { return }
        head = 16
        size = long
      } else if length == 0 {
        size = range.upperBound - offset
      }
      guard size >= head else { return }
      let end = min(offset + size, range.upperBound)
      guard offset + head <= end, visit(name, (offset + head)..<end) else { return }
      offset = end
    }
  }
}
