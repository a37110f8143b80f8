/// Splits a source into words, marks and literals.
///
/// Source of the syntax of comments and literals: The Swift Programming Language, "Lexical Structure"; the C standard
/// (ISO 9899:2018), 6.4. Bare regular expressions look like divisions. A misread one ends with its line.
package struct CodeLexer {
  private let bytes: [UInt8]
  private let language: CodeLanguage
  private var position = 0
  package private(set) var tokens: [CodeToken] = []

  /// The largest number of bytes that are read. A larger file was not written by hand.
  static let longest = 32 << 20

  package init(_ bytes: [UInt8], _ language: CodeLanguage) {
    self.bytes = bytes
    self.language = language
    guard bytes.count <= Self.longest else { return }
    tokens.reserveCapacity(bytes.count / 6)
    while position < bytes.count { step() }
  }

  private mutating func step() {
    let byte = bytes[position]
    if Self.isWord[Int(byte)] {
      readWord()
    } else if byte <= 0x20 {
      position += 1
    } else {
      readMark(byte)
    }
  }

  private mutating func readMark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine(continued: false)
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""):
      if language == .swift { readText(hashes: 0) } else { readPlainText(until: byte, isKept: true) }
    case UInt8(ascii: "'") where language == .objectiveC: readPlainText(until: byte, isKept: false)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): position += 1
    default: add(.mark, position, position + 1)
    }
  }

  private mutating func readWord() {
    let start = readWholeWord().lowerBound
    guard Self.isDigit(bytes[start]) else {
      tokens.append(Self.token(.word, start, position))
      return
    }
    finishNumber(from: start)
    if language == .swift { tokens.append(Self.token(.number, start, position)) }
  }

  /// Reads the rest of a number after its first digits: its fraction and exponent.
  ///
  /// The dot in `1.5` precedes a digit; the dots in `0...5` do not.
  private mutating func finishNumber(from start: Int) {
    while let byte = peek(0), let next = peek(1), Self.isDigit(next) {
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      guard byte == UInt8(ascii: ".") || isSign && endsInExponent(from: start) else { return }
      position += 1
      while position < bytes.count, Self.isWord[Int(bytes[position])] { position += 1 }
    }
  }

  private func endsInExponent(from start: Int) -> Bool {
    let isHexadecimal = bytes[start] == UInt8(ascii: "0") && start + 1 < position && bytes[start + 1] | 0x20 == 0x78
    return bytes[position - 1] | 0x20 == UInt8(ascii: isHexadecimal ? "p" : "e")
  }

  private mutating func add(_ kind: CodeToken.Kind, _ lower: Int, _ upper: Int) {
    tokens.append(Self.token(kind, lower, upper))
    position = upper
  }

  private static func token(_ kind: CodeToken.Kind, _ lower: Int, _ upper: Int) -> CodeToken {
    CodeToken(kind: kind, lower: Int32(truncatingIfNeeded: lower), upper: Int32(truncatingIfNeeded: upper))
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  // MARK: Comments and directives

  private mutating func skipLine(continued: Bool) {
    while position < bytes.count, bytes[position] != Self.newline || continued && bytes[position - 1] == Self.backslash
    {
      position += 1
    }
  }

  /// Skips a comment. Only Swift has nested comments.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*"), depth == 0 || language == .swift {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// Reads a directive, or a literal with number signs around it.
  private mutating func readHash() {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if language == .swift, end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      let hashes = end - position
      position = end
      readText(hashes: hashes)
      return
    }
    let hash = position
    if language == .objectiveC {
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    }
    position = end
    let word = String(decoding: bytes[readWholeWord()], as: UTF8.self)
    if let kind = Self.directives[word] {
      tokens.append(Self.token(kind, hash, position))
    } else if language == .swift, position > end {
      tokens.append(Self.token(.macro, end, position))
    }
    if language == .objectiveC {
      if word == "define" { readDefinition() }
      skipLine(continued: true)
    }
  }

  /// Reads the name of a macro and, in the rest of its line, the literals and the names that begin with a capital letter,
  /// such as those of `#define RowNib @"Row"` and `#define RowCell NewRowCell`.
  private mutating func readDefinition() {
    while let byte = peek(0), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
    let name = readWholeWord()
    if !name.isEmpty { tokens.append(Self.token(.macro, name.lowerBound, name.upperBound)) }
    while position < bytes.count, bytes[position] != Self.newline {
      if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") { return }
      if bytes[position] == UInt8(ascii: "\"") {
        readPlainText(until: UInt8(ascii: "\""), isKept: true)
      } else if Self.isWord[Int(bytes[position])] {
        let word = readWholeWord()
        let isCapitalized = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[word.lowerBound])
        if isCapitalized { tokens.append(Self.token(.word, word.lowerBound, word.upperBound)) }
      } else {
        position += 1
      }
    }
  }

  /// Goes to the end of a word, and returns its range.
  private mutating func readWholeWord() -> Range<Int> {
    let start = position
    while position < bytes.count, Self.isWord[Int(bytes[position])] { position += 1 }
    return start..<position
  }

  private static let directives: [String: CodeToken.Kind] = [
    "if": .branch, "ifdef": .branch, "ifndef": .branch, "else": .otherBranch, "elseif": .otherBranch,
    "elif": .otherBranch, "endif": .branchEnd,
  ]

  // MARK: Literals

  /// Reads a C literal from its first quote on. An unclosed literal ends with its line.
  private mutating func readPlainText(until quote: UInt8, isKept: Bool) {
    let start = position + 1
    position = start
    while position < bytes.count, bytes[position] != quote, bytes[position] != Self.newline {
      position += bytes[position] == Self.backslash ? 2 : 1
    }
    position = min(position, bytes.count)
    if isKept { tokens.append(Self.token(.text, start, position)) }
    if position < bytes.count { position += 1 }
  }

  /// A literal whose end has not been read, or the code inside it.
  private struct OpenText {
    let start: Int
    let hashes: Int
    let isLong: Bool
    /// The number of open parentheses in the code inside the literal; 0 in the literal itself.
    var parentheses = 0
  }

  /// Reads a Swift literal from its first quote on, and the literals in the code inside it.
  private mutating func readText(hashes: Int) {
    var open = [openText(hashes)]
    while let current = open.last, position < bytes.count {
      let byte = bytes[position]
      if byte == Self.newline, !current.isLong { return }
      if current.parentheses == 0 {
        readTextByte(byte, &open)
      } else {
        readCodeByte(byte, &open)
      }
    }
  }

  private mutating func openText(_ hashes: Int) -> OpenText {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += isLong ? 3 : 1
    return OpenText(start: position, hashes: hashes, isLong: isLong)
  }

  private mutating func readTextByte(_ byte: UInt8, _ open: inout [OpenText]) {
    let current = open[open.count - 1]
    if byte == Self.backslash, hasHashes(current.hashes, at: position + 1) {
      position += 1 + current.hashes
      if position < bytes.count, bytes[position] == UInt8(ascii: "(") { open[open.count - 1].parentheses = 1 }
      position += 1
    } else if byte == UInt8(ascii: "\""), closes(current) {
      tokens.append(Self.token(.text, current.start, position))
      position += (current.isLong ? 3 : 1) + current.hashes
      open.removeLast()
    } else {
      position += 1
    }
  }

  private mutating func readCodeByte(_ byte: UInt8, _ open: inout [OpenText]) {
    switch byte {
    case UInt8(ascii: "\""): open.append(openText(0))
    case UInt8(ascii: "("):
      open[open.count - 1].parentheses += 1
      position += 1
    case UInt8(ascii: ")"):
      open[open.count - 1].parentheses -= 1
      position += 1
    default: position += 1
    }
  }

  private func closes(_ text: OpenText) -> Bool {
    if text.isLong, peek(1) != UInt8(ascii: "\"") || peek(2) != UInt8(ascii: "\"") { return false }
    return hasHashes(text.hashes, at: position + (text.isLong ? 3 : 1))
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    count == 0 || place + count <= bytes.count && bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  // MARK: Bytes

  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether each byte belongs to a word: letters, digits, `_`, `$` and all bytes beyond ASCII.
  private static let isWord: [Bool] = (0..<256).map { value in
    let byte = UInt8(value)
    return (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || isDigit(byte) || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }
}

/// A word or mark of a source; comments and spaces are not tokens.
package struct CodeToken {
  package enum Kind: UInt8 {
    /// A name or keyword, without the backticks around it.
    case word
    /// One byte that is neither white space nor part of a name.
    case mark
    /// The text of a literal between its quotes, as written.
    case text
    /// A Swift number with its fraction and exponent. Numbers in Objective-C are not tokens.
    case number
    /// `#if`, and its equivalents in Objective-C.
    case branch
    /// `#else`, `#elseif`, `#elif`.
    case otherBranch
    /// `#endif`.
    case branchEnd
    /// In Swift, any other word after a number sign: a macro or a directive. In Objective-C, the name of a macro in its
    /// definition.
    case macro
  }

  package let kind: Kind
  /// The start and the end of the token in bytes. Files beyond two gigabytes are not read.
  package let lower: Int32
  package let upper: Int32
}
