/// The text of a quoted string after decoding its escape sequences.
struct EscapedText {
  private var result: [UInt8]
  /// The first half of a character with two UTF-16 units, as in `\Ud83d\ude00`.
  private var half: UInt16?

  init(_ plain: ArraySlice<UInt8>) {
    result = Array(plain)
  }

  /// Appends a byte of UTF-8.
  mutating func append(_ byte: UInt8) {
    flush()
    result.append(byte)
  }

  var text: String {
    var copy = self
    copy.flush()
    return String(decoding: copy.result, as: UTF8.self)
  }

  /// Appends the character of the escape sequence that begins with the backslash at `place`. Returns the offset after
  /// the sequence.
  mutating func appendEscape(at place: Int, of bytes: [UInt8]) -> Int {
    guard place + 1 < bytes.count else { return bytes.count }
    let byte = bytes[place + 1]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let (code, end) = Self.number(at: place + 1, of: bytes, digits: 3, radix: 8)
      append(scalar: NextStepEncoding.scalar(UInt8(truncatingIfNeeded: code)))
      return end
    case UInt8(ascii: "U"):
      let (code, end) = Self.number(at: place + 2, of: bytes, digits: 4, radix: 16)
      append(unit: UInt16(truncatingIfNeeded: code))
      return end
    default: append(Self.controls[byte] ?? byte)
    }
    return place + 2
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
  ]

  private static func number(at place: Int, of bytes: [UInt8], digits: Int, radix: Int) -> (code: Int, end: Int) {
    var code = 0
    var place = place
    let end = min(place + digits, bytes.count)
    while place < end, let digit = digit(bytes[place], radix: radix) {
      code = code * radix + Int(digit)
      place += 1
    }
    return (code, place)
  }

  static func digit(_ byte: UInt8, radix: Int) -> UInt8? {
    let digit: UInt8? =
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      default: nil
      }
    return digit.flatMap { Int($0) < radix ? $0 : nil }
  }

  private mutating func append(unit: UInt16) {
    if let first = half, UTF16.isTrailSurrogate(unit) {
      half = nil
      result += Array(String(decoding: [first, unit], as: UTF16.self).utf8)
      return
    }
    flush()
    if UTF16.isLeadSurrogate(unit) { half = unit } else { append(scalar: Unicode.Scalar(unit) ?? "\u{FFFD}") }
  }

  private mutating func append(scalar: Unicode.Scalar) {
    flush()
    result += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// One half without the other is not a character.
  private mutating func flush() {
    if half != nil { result += Array(UTF8.encodedReplacementCharacter) }
    half = nil
  }
}

/// NeXT's encoding of characters as single bytes, for octal escapes.
///
/// Source: The Unicode Consortium, mapping table NEXTSTEP.TXT. A test compares it with Foundation byte by byte.
enum NextStepEncoding {
  /// The character for a byte. Up to 0x7F, it is that of ASCII; the two bytes without a character become U+FFFD.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : Unicode.Scalar(upper[Int(byte) - 0x80]) ?? "\u{FFFD}"
  }

  private static let upper: [UInt16] = [
    0xA0, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC7, 0xC8, 0xC9, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF, 0xD0, 0xD1, 0xD2,
    0xD3, 0xD4, 0xD5, 0xD6, 0xD9, 0xDA, 0xDB, 0xDC, 0xDD, 0xDE, 0xB5, 0xD7, 0xF7, 0xA9, 0xA1, 0xA2, 0xA3, 0x2044, 0xA5,
    0x192, 0xA7, 0xA4, 0x2019, 0x201C, 0xAB, 0x2039, 0x203A, 0xFB01, 0xFB02, 0xAE, 0x2013, 0x2020, 0x2021, 0xB7, 0xA6,
    0xB6, 0x2022, 0x201A, 0x201E, 0x201D, 0xBB, 0x2026, 0x2030, 0xAC, 0xBF, 0xB9, 0x2CB, 0xB4, 0x2C6, 0x2DC, 0xAF,
    0x2D8,
    0x2D9, 0xA8, 0xB2, 0x2DA, 0xB8, 0xB3, 0x2DD, 0x2DB, 0x2C7, 0x2014, 0xB1, 0xBC, 0xBD, 0xBE, 0xE0, 0xE1, 0xE2, 0xE3,
    0xE4, 0xE5, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xEC, 0xC6, 0xED, 0xAA, 0xEE, 0xEF, 0xF0, 0xF1, 0x141, 0xD8, 0x152, 0xBA,
    0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xE6, 0xF9, 0xFA, 0xFB, 0x131, 0xFC, 0xFD, 0x142, 0xF8, 0x153, 0xDF, 0xFE, 0xFF,
    0xFFFD, 0xFFFD,
  ]
}
