/// Reads the objects of a PDF file or of a page's content, one after the other.
struct PDFScanner {
  private let bytes: [UInt8]
  private let budget: PDFBudget
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int = 0, _ budget: PDFBudget) {
    self.bytes = bytes
    self.budget = budget
    self.offset = offset
  }

  /// The deepest nesting of lists. Files have only a few levels.
  private static let deepest = 40

  /// The next object or word; nil at the end, for an invalid object, and when the budget is used up.
  ///
  /// Two numbers and an `R` are a reference.
  mutating func next() -> PDFObject? {
    if budget.isExhausted { return nil }
    let start = offset
    defer { budget.step(over: offset - start) }
    return object(depth: 0)
  }

  private mutating func object(depth: Int) -> PDFObject? {
    skipBlanks()
    guard depth < Self.deepest, let byte = peek(), budget.takeElement() else { return nil }
    switch byte {
    case UInt8(ascii: "/"): return .name(nameText())
    case UInt8(ascii: "("): return literalString()
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "<"):
      return peek(1) == UInt8(ascii: "<") ? dictionary(depth: depth) : hexadecimalString()
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return numberOrReference()
    default: return word()
    }
  }

  // MARK: - Bytes

  private func peek(_ ahead: Int = 0) -> UInt8? {
    offset + ahead < bytes.count ? bytes[offset + ahead] : nil
  }

  /// Skips white space and comments (PDF Reference 1.7, 3.1.1).
  private mutating func skipBlanks() {
    while let byte = peek() {
      if byte == UInt8(ascii: "%") {
        while let byte = peek(), byte != 0x0A, byte != 0x0D { offset += 1 }
      } else if byte <= 0x20 {
        offset += 1
      } else {
        return
      }
    }
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "()<>[]{}/%".utf8.contains(byte)
  }

  private mutating func plainText() -> String {
    let start = offset
    while let byte = peek(), !Self.isDelimiter(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: - One of each

  private mutating func nameText() -> String {
    offset += 1
    return plainText()
  }

  private mutating func word() -> PDFObject {
    var text = plainText()
    // The text is a brace, or a closing bracket without an opening one.
    if text.isEmpty {
      text = String(UnicodeScalar(bytes[offset]))
      offset += 1
    }
    switch text {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default: return .word(text)
    }
  }

  private mutating func numberOrReference() -> PDFObject {
    let text = plainText()
    guard let number = Double(text), number.isFinite else { return .word(text) }
    guard let index = Int(text), index >= 0, let end = endOfReference() else { return .number(number) }
    offset = end
    return .reference(index)
  }

  /// The offset after the generation and the `R` of a reference; nil if they do not follow.
  private func endOfReference() -> Int? {
    var place = offset
    func skip(_ fits: (UInt8) -> Bool) -> Bool {
      let start = place
      while place < bytes.count, fits(bytes[place]) { place += 1 }
      return place > start
    }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard skip({ $0 <= 0x20 }), skip(isDigit), skip({ $0 <= 0x20 }), place < bytes.count,
      bytes[place] == UInt8(ascii: "R"), place + 1 >= bytes.count || Self.isDelimiter(bytes[place + 1])
    else { return nil }
    return place + 1
  }

  /// Reads a string, whose brackets are balanced or follow a backslash.
  private mutating func literalString() -> PDFObject {
    var open = 0
    while let byte = peek() {
      offset += 1
      switch byte {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      default: break
      }
      if open == 0 { break }
    }
    return .string
  }

  private mutating func hexadecimalString() -> PDFObject {
    while let byte = peek() {
      offset += 1
      if byte == UInt8(ascii: ">") { break }
    }
    return .string
  }

  private mutating func array(depth: Int) -> PDFObject? {
    offset += 1
    var elements: [PDFObject] = []
    while true {
      skipBlanks()
      guard let byte = peek() else { return nil }
      if byte == UInt8(ascii: "]") {
        offset += 1
        return .array(elements)
      }
      guard let element = object(depth: depth + 1) else { return nil }
      elements.append(element)
    }
  }

  private mutating func dictionary(depth: Int) -> PDFObject? {
    offset += 2
    var fields: [String: PDFObject] = [:]
    while true {
      skipBlanks()
      guard let byte = peek() else { return nil }
      if byte == UInt8(ascii: ">") {
        offset += 2
        return .dictionary(fields)
      }
      guard byte == UInt8(ascii: "/") else { return nil }
      let key = nameText()
      guard let value = object(depth: depth + 1) else { return nil }
      fields[key] = value
    }
  }
}
