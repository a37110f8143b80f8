import IBSource

/// Reads the page box of a PDF's first page.
///
/// The PDF is not parsed. The first box in clear text counts, otherwise the first box in a compressed object stream. A
/// reference to a box is not followed. Source: Measurements/Assets.md#headers; the size is right for all 1,266 PDF
/// files of public catalogs.
enum PDFHeader {
  /// The largest size of an object stream. Those of images have a few kilobytes.
  private static let inflatedLimit = 4 << 20
  /// The largest number of object streams that are searched.
  private static let streamLimit = 64

  private static let objectStream = ByteSearch("/ObjStm")
  private static let streamStart = ByteSearch("stream")
  private static let streamEnd = ByteSearch("endstream")
  private static let mediaBox = ByteSearch("/MediaBox")
  private static let cropBox = ByteSearch("/CropBox")
  private static let rotation = ByteSearch("/Rotate")

  static func read(_ bytes: [UInt8]) -> ImageHeader? {
    if let header = page(in: bytes) { return header }
    var offset = 0
    for _ in 0..<streamLimit {
      guard let mark = objectStream.firstOffset(in: bytes, from: offset),
        let keyword = streamStart.firstOffset(in: bytes, from: mark + objectStream.count)
      else { return nil }
      let start = contentStart(after: keyword + streamStart.count, bytes)
      let end = streamEnd.firstOffset(in: bytes, from: start) ?? bytes.count
      if let header = page(in: Inflation.inflate(bytes[start..<max(start, end)], limit: inflatedLimit)) {
        return header
      }
      offset = max(end, start)
    }
    return nil
  }

  /// The offset of a stream's bytes, which begin after a line end (PDF Reference 1.7, 3.2.7).
  private static func contentStart(after offset: Int, _ bytes: [UInt8]) -> Int {
    var start = offset
    if start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    return min(start, bytes.count)
  }

  private static func page(in text: [UInt8]) -> ImageHeader? {
    guard let media = box(mediaBox, in: text) else { return nil }
    let visible = box(cropBox, in: text).map { media.intersection($0) } ?? media
    let isTurned = number(after: rotation, in: text).map { abs($0.truncatingRemainder(dividingBy: 180)) == 90 }
    let sides = isTurned == true ? (visible.height, visible.width) : (visible.width, visible.height)
    return ImageHeader(.pdf, width: sides.0, height: sides.1)
  }

  private struct Box {
    var left: Double
    var bottom: Double
    var right: Double
    var top: Double

    var width: Double { right - left }
    var height: Double { top - bottom }

    /// Orders the corners, which a file may contain in any order.
    init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
      left = min(a, c)
      bottom = min(b, d)
      right = max(a, c)
      top = max(b, d)
    }

    func intersection(_ other: Box) -> Box {
      let common = (
        max(left, other.left), max(bottom, other.bottom), min(right, other.right), min(top, other.top)
      )
      guard common.0 < common.2, common.1 < common.3 else { return self }
      return Box(common.0, common.1, common.2, common.3)
    }
  }

  /// The numbers in brackets after the first `key`; nil if another text follows it.
  private static func box(_ key: ByteSearch, in text: [UInt8]) -> Box? {
    guard let place = key.firstOffset(in: text) else { return nil }
    let rest = text[(place + key.count)...].drop { isBlank($0) }
    guard rest.first == UInt8(ascii: "["), let end = rest.prefix(longestBox).firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let numbers = rest[(rest.startIndex + 1)..<end].split(whereSeparator: isBlank).map {
      Double(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 4, let a = numbers[0], let b = numbers[1], let c = numbers[2], let d = numbers[3],
      [a, b, c, d].allSatisfy(\.isFinite)
    else { return nil }
    return Box(a, b, c, d)
  }

  /// The largest length of a box. Four numbers and spaces are far shorter.
  private static let longestBox = 256

  private static func number(after key: ByteSearch, in text: [UInt8]) -> Double? {
    guard let place = key.firstOffset(in: text) else { return nil }
    let rest = text[(place + key.count)...].drop { isBlank($0) }
    let digits = rest.prefix { $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
