/// The encoding of a text file.
///
/// Xcode reads `.strings` files in UTF-16, with or without a byte order mark, and in UTF-8 (Apple, Resource Programming
/// Guide, "Creating Strings Resource Files").
package enum TextEncoding: Equatable, Sendable {
  case utf8(hasMark: Bool)
  case utf16(isLittleEndian: Bool, hasMark: Bool)

  /// The text in UTF-8 without a byte order mark; nil for bytes that are neither UTF-8 nor UTF-16.
  package static func decode(_ bytes: [UInt8]) -> (text: [UInt8], encoding: TextEncoding)? {
    let encoding: TextEncoding
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): encoding = .utf16(isLittleEndian: true, hasMark: true)
    case (0xFE, 0xFF): encoding = .utf16(isLittleEndian: false, hasMark: true)
    case (.some(1...), 0): encoding = .utf16(isLittleEndian: true, hasMark: false)
    case (0, .some(1...)): encoding = .utf16(isLittleEndian: false, hasMark: false)
    default: encoding = .utf8(hasMark: bytes.starts(with: mark))
    }
    return encoding.text(of: bytes).map { ($0, encoding) }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private func text(of bytes: [UInt8]) -> [UInt8]? {
    switch self {
    case .utf8(let hasMark):
      let text = hasMark ? Array(bytes.dropFirst(3)) : bytes
      return String(validating: text, as: UTF8.self) == nil ? nil : text
    case .utf16(let isLittleEndian, let hasMark):
      guard bytes.count.isMultiple(of: 2) else { return nil }
      let units = stride(from: hasMark ? 2 : 0, to: bytes.count, by: 2).map { index in
        isLittleEndian
          ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
          : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
      }
      return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
    }
  }

  /// The bytes for a text in UTF-8.
  package func encode(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8(let hasMark): return hasMark ? Self.mark + text : text
    case .utf16(let isLittleEndian, let hasMark):
      let units = (hasMark ? [0xFEFF] : []) + Array(String(decoding: text, as: UTF8.self).utf16)
      return units.flatMap { unit in
        isLittleEndian ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
    }
  }
}
