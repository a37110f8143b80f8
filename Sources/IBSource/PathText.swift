/// Paths as text, even if their bytes are not UTF-8.
///
/// On Linux, a file name may consist of any bytes. In the string, each byte that is not UTF-8 becomes a scalar of a
/// private range, so that the text leads back to the file.
package enum PathText {
  /// The scalar for byte 0, in the private use area of plane 16. `last` is the scalar for byte 255.
  private static let first: UInt32 = 0x10FE00
  private static let last = first + 0xFF
  /// The first byte of each scalar in that plane.
  private static let mark: UInt8 = 0xF4

  /// The text of a path or name.
  ///
  /// If the name itself contains a scalar of the range, each byte of that scalar is written as a scalar, so that two
  /// names never have the same text.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    let isPlain = bytes.withContiguousStorageIfAvailable { !$0.contains(mark) } ?? !bytes.contains(mark)
    if isPlain, let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      let length = scalarLength(byte)
      let head = rest.prefix(length)
      if let scalar = String(validating: head, as: UTF8.self)?.unicodeScalars.first, self.byte(scalar) == nil {
        text.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        text.append(Unicode.Scalar(first + UInt32(byte)) ?? "?")
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  package static func bytes(_ text: String) -> [UInt8] {
    guard text.utf8.contains(mark) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(scalar) { bytes.append(byte) } else { bytes += Array(String(scalar).utf8) }
    }
    return bytes
  }

  /// The byte that a scalar represents; nil for an ordinary scalar.
  package static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    (first...last).contains(scalar.value) ? UInt8(scalar.value - first) : nil
  }

  /// The number of bytes of the scalar that begins with this byte.
  private static func scalarLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
