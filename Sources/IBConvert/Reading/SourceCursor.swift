/// A position in Swift source, to read words, brackets with their contents, and the text between them.
struct SourceCursor {
  let bytes: [UInt8]
  var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func problem(_ message: String, at offset: Int? = nil) -> SourceProblem {
    SourceProblem(message: message, offset: offset ?? position)
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func skipSpaces() { while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { position += 1 } }

  mutating func skipBlank() {
    while let byte = next {
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count, skipComment(bytes[position + 1]) { continue }
      guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return }
      position += 1
    }
  }

  private mutating func skipComment(_ second: UInt8) -> Bool {
    switch second {
    case UInt8(ascii: "/"):
      while let byte = next, byte != 0x0A { position += 1 }
      return true
    case UInt8(ascii: "*"):
      position += 3
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*") { break }
        position += 1
      }
      position = min(position + 1, bytes.count)
      return true
    default: return false
    }
  }

  /// Reads a name or keyword; nil if the next text is neither.
  mutating func word() -> String? {
    let start = position
    while let byte = next, SwiftText.isWord(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 { position += 1 }
    return start == position ? nil : text(start..<position)
  }

  /// Skips the next bracket and everything up to its closing bracket.
  mutating func enclosed() throws(SourceProblem) -> Range<Int> {
    let start = position
    var open = 0
    repeat {
      guard let byte = next else { throw problem("this bracket is not closed", at: start) }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        open -= 1
        position += 1
      case UInt8(ascii: "\""): try skipLiteral()
      default: skipOne()
      }
    } while open > 0
    return start + 1..<position - 1
  }

  mutating func skipOne() {
    if next == UInt8(ascii: "/"), position + 1 < bytes.count, skipComment(bytes[position + 1]) { return }
    position += 1
  }

  /// Skips the literal that begins with the next quotation mark: on one line, or between three quotation marks.
  mutating func skipLiteral() throws(SourceProblem) {
    let start = position
    let isLong = bytes[position...].starts(with: Self.longQuotes)
    position += isLong ? 3 : 1
    while let byte = next, isLong || byte != 0x0A {
      switch byte {
      case UInt8(ascii: "\\"):
        position += 1
        if next == UInt8(ascii: "(") { _ = try enclosed() } else { position += 1 }
      case UInt8(ascii: "\"") where !isLong:
        position += 1
        return
      case UInt8(ascii: "\"") where bytes[position...].starts(with: Self.longQuotes):
        position += 3
        return
      default: position += 1
      }
    }
    throw problem("this string literal is not closed", at: start)
  }

  private static let longQuotes = Array("\"\"\"".utf8)
}

/// The reason and the place at which a text is not Swift of the kind that Keyline writes.
package struct SourceProblem: Error, Hashable, Sendable {
  /// The reason in lower case, without a full stop.
  package let message: String
  package let offset: Int

  package init(message: String, offset: Int) { (self.message, self.offset) = (message, offset) }
}
