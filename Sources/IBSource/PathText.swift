/// Paths as text, whatever bytes they are made of.
///
/// On Linux the name of a file is any bytes. Those that are not UTF-8 stand in a string as scalars of a private range, a
/// scalar a byte, so that the text leads back to the file.
package enum PathText {
  /// The scalar of byte 0, in the private use area of plane 16; that of byte 255 is the last.
  private static let first: UInt32 = 0x10FE00
  private static let last = first + 0xFF
  /// The first byte of every scalar of that plane.
  private static let mark: UInt8 = 0xF4

  /// The text of a path or name. A scalar of the range that is really in the name is written byte for byte, so that
  /// no two names have one text.
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

  /// The bytes that a text stands for.
  package static func bytes(_ text: String) -> [UInt8] {
    guard text.utf8.contains(mark) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(scalar) { bytes.append(byte) } else { bytes += Array(String(scalar).utf8) }
    }
    return bytes
  }

  /// The byte that a scalar stands for; nil for one that stands for itself.
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
