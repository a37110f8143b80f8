/// Walks over the identifiers of a Swift or Objective-C source, past comments and strings.
///
/// It knows as much of both languages as they share: `//`, nested `/* */`, `"…"` with backslashes, `"""`. An
/// interpolation inside a string is passed over with it.
struct CodeScanner {
  static let dot = UInt8(ascii: ".")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let lineFeed = UInt8(ascii: "\n")

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offset of the next identifier; nil at the end.
  mutating func nextIdentifier() -> Int? {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Self.quote {
        skipString()
      } else if byte == Self.slash, byteAt(position + 1) == Self.slash {
        skipLine()
      } else if byte == Self.slash, byteAt(position + 1) == Self.star {
        skipComment()
      } else if Self.isLetter(byte) {
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
        return start
      } else {
        position += 1
      }
    }
    return nil
  }

  /// Whether exactly the identifiers of `path`, joined by dots, stand at `offset`.
  func hasPath(_ path: [UInt8], at offset: Int) -> Bool {
    guard path.count <= bytes.count - offset, bytes[offset..<(offset + path.count)].elementsEqual(path) else {
      return false
    }
    return !(byteAt(offset + path.count).map(Self.isLetter) ?? false)
  }

  /// Whether `word` stands anywhere in `bytes`.
  static func contains(_ word: ArraySlice<UInt8>, in bytes: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= bytes.count else { return false }
    for start in 0...(bytes.count - word.count) where bytes[start] == first {
      if bytes[start..<(start + word.count)].elementsEqual(word) { return true }
    }
    return false
  }

  private func byteAt(_ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Letters, digits, underscores and everything beyond ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != Self.lineFeed { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      let pair = (bytes[position], byteAt(position + 1))
      if pair == (Self.slash, Self.star) {
        depth += 1
        position += 2
      } else if pair == (Self.star, Self.slash) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// A string ends at its quote; one that does not end on its line was none, except between three quotes.
  private mutating func skipString() {
    let isLong = byteAt(position + 1) == Self.quote && byteAt(position + 2) == Self.quote
    position += isLong ? 3 : 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Self.backslash {
        position += 2
      } else if byte == Self.quote,
        !isLong || (byteAt(position + 1) == Self.quote && byteAt(position + 2) == Self.quote)
      {
        position += isLong ? 3 : 1
        return
      } else if byte == Self.lineFeed, !isLong {
        return
      } else {
        position += 1
      }
    }
  }
}
