/// The text of a property list in UTF-8, whatever its bytes are.
///
/// Xcode reads `.strings` in UTF-16, with or without a byte order mark, and in UTF-8 (Apple, Resource Programming
/// Guide, "Creating Strings Resource Files").
enum TextEncoding {
  /// UTF-8 without a byte order mark; nil for bytes that are neither valid UTF-8 nor valid UTF-16.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    if isLittle || bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittle: isLittle) }
    // Text begins with a quote, a bracket, a letter or a comment: with one byte of two that is zero.
    if bytes.count >= 2, bytes.count.isMultiple(of: 2), (bytes[0] == 0) != (bytes[1] == 0) {
      return utf16(bytes[...], isLittle: bytes[1] == 0)
    }
    guard (try? UTF8Span(validating: bytes.span)) != nil else { return nil }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? first | second << 8 : first << 8 | second
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }
}
