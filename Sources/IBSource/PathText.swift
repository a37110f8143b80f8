/// Paths as text, even if their bytes are not UTF-8.
///
/// On Linux the name of a file may be any bytes. Each byte that is not part of UTF-8 becomes a scalar of a private
/// range in the string, so the text leads back to the file.
package enum PathText {
  /// The scalar for byte 0, in the private use area of plane 16; the scalar for byte 255 is `last`.
  private static let first: UInt32 = 0x10FE00
  private static let last = first + 0xFF
  /// The first byte of every scalar of that plane.
  private static let mark: UInt8 = 0xF4

  /// The text of a path or name. If the name itself contains a scalar of the range, each of its bytes is written as a
  /// scalar, so no two names have one text.
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

  /// How many bytes the scalar has that begins with this one.
  private static func scalarLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
