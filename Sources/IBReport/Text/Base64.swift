/// Bytes as text. Source: RFC 4648, section 4. Foundation has the same, but loading it takes longer than most runs.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < group.count ? UInt32(group[start + offset]) : 0) }
      for digit in 0..<4 {
        text.append(digit <= group.count ? digits[Int(bits >> UInt32(18 - 6 * digit)) & 63] : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
