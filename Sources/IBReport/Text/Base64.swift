/// Bytes as text. Source: RFC 4648, section 4. Foundation has the same and would make the program a third larger
/// (Measurements/Tools.md#foundation).
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  static func text(_ bytes: [UInt8]) -> String {
    let digits = digits
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    func append(_ bits: Int, digits count: Int) {
      for place in 0..<4 { text.append(place < count ? digits[bits >> (18 - 6 * place) & 63] : padding) }
    }
    let whole = bytes.count / 3 * 3
    for start in stride(from: 0, to: whole, by: 3) {
      append(Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2]), digits: 4)
    }
    switch bytes.count - whole {
    case 1: append(Int(bytes[whole]) << 16, digits: 2)
    case 2: append(Int(bytes[whole]) << 16 | Int(bytes[whole + 1]) << 8, digits: 3)
    default: break
    }
    return String(decoding: text, as: UTF8.self)
  }
}
