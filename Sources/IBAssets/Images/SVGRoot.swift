import IBModel
import IBSource

/// The root tag of an SVG file.
enum SVGRoot {
  private static let tag = Array("<svg".utf8)
  private static let commentEnd = ByteSearch("-->")
  private static let comment = Array("<!--".utf8)

  /// The file with its size multiplied; nil if the root has a prefix, or the encoding is not UTF-8.
  static func enlarge(_ bytes: [UInt8], _ size: Size, _ scale: Int) -> [UInt8]? {
    guard let start = start(in: bytes) else { return nil }
    let name = start + tag.count
    guard let attributes = attributes(in: bytes, from: name) else { return nil }
    let (width, height) = (PDFPicture.number(size.width), PDFPicture.number(size.height))
    var head = Array(bytes[..<name])
    if !attributes.contains(where: { $0.name == "viewBox" }) {
      head += Array(" viewBox=\"0 0 \(width) \(height)\"".utf8)
    }
    let larger = (PDFPicture.number(size.width * Double(scale)), PDFPicture.number(size.height * Double(scale)))
    head += Array(" width=\"\(larger.0)\" height=\"\(larger.1)\"".utf8)
    for attribute in attributes where !["width", "height"].contains(attribute.name) {
      head += [UInt8(ascii: " ")] + bytes[attribute.range]
    }
    return head + bytes[(attributes.last?.range.upperBound ?? name)...]
  }

  /// The offset of the root. Comments may precede it.
  private static func start(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while let place = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[place...]
      if rest.starts(with: comment) {
        guard let end = commentEnd.firstOffset(in: bytes, from: place + comment.count) else { return nil }
        offset = end
      } else if rest.starts(with: tag) {
        return bytes.indices.contains(place + tag.count) && isBlank(bytes[place + tag.count]) ? place : nil
      } else {
        offset = place + 1
      }
    }
    return nil
  }

  /// The attributes up to the end of the tag; nil for a malformed tag.
  private static func attributes(in bytes: [UInt8], from name: Int) -> [(name: String, range: Range<Int>)]? {
    var attributes: [(name: String, range: Range<Int>)] = []
    var cursor = name
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return attributes }
      if isBlank(byte) {
        cursor += 1
        continue
      }
      guard let equals = bytes[cursor...].firstIndex(of: UInt8(ascii: "=")),
        let open = bytes[(equals + 1)...].firstIndex(where: { !isBlank($0) }),
        bytes[open] == UInt8(ascii: "\"") || bytes[open] == UInt8(ascii: "'"),
        let close = bytes[(open + 1)...].firstIndex(of: bytes[open])
      else { return nil }
      let name = String(decoding: bytes[cursor..<equals].prefix { !isBlank($0) }, as: UTF8.self)
      attributes.append((name, cursor..<(close + 1)))
      cursor = close + 1
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
