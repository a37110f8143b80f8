import IBSource

/// The bytes of XML's syntax.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
  static let exclamation = UInt8(ascii: "!")
  static let question = UInt8(ascii: "?")

  /// Whether a byte is white space according to XML.
  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == lineFeed || byte == tab || byte == carriageReturn
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Whether the bytes at `offset` are the ASCII text `pattern`; false if the offset is out of range.
  func has(_ pattern: StaticString, at offset: Int) -> Bool {
    let length = pattern.utf8CodeUnitCount
    guard offset >= startIndex, length <= endIndex - offset else { return false }
    return pattern.withUTF8Buffer { buffer in
      for (step, byte) in buffer.enumerated() where self[offset + step] != byte { return false }
      return true
    }
  }
}

/// The ends of XML's sections with unparsed text.
enum SectionEnd {
  static let comment = ByteSearch("-->")
  static let instruction = ByteSearch("?>")
  static let literal = ByteSearch("]]>")
}
