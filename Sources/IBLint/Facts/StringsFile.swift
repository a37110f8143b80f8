/// A `.strings` file: `"key" = "value";`, with comments as in C.
struct StringsFile: Sendable {
  /// One pair.
  struct Entry: Hashable, Sendable {
    let key: String
    let value: String
    /// From 1.
    let line: Int
  }

  private(set) var entries: [Entry] = []
  /// The line of the first mistake, from 1; what follows it is not read.
  private(set) var brokenLine: Int?

  /// Nil for bytes that are neither UTF-8 nor UTF-16, and for a property list, which Xcode also accepts.
  init?(_ bytes: [UInt8]) {
    guard let text = Self.decode(bytes) else { return nil }
    let start = text.drop { $0.properties.isWhitespace }
    if start.starts(with: "<?xml".unicodeScalars) || start.starts(with: "bplist".unicodeScalars) { return nil }
    var scanner = Scanner(text)
    while scanner.skipSpace() {
      guard let entry = scanner.entry() else {
        brokenLine = scanner.line
        break
      }
      entries.append(entry)
    }
  }

  private static func decode(_ bytes: [UInt8]) -> [Unicode.Scalar]? {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: return utf16(bytes.dropFirst(2)) { UInt16($0) | UInt16($1) << 8 }
    case [0xFE, 0xFF]: return utf16(bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) }
    default:
      let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      return String(validating: text, as: UTF8.self).map { Array($0.unicodeScalars) }
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, _ unit: (UInt8, UInt8) -> UInt16) -> [Unicode.Scalar]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return String(validating: units, as: UTF16.self).map { Array($0.unicodeScalars) }
  }

  /// Reads one pair after another.
  private struct Scanner {
    private let text: [Unicode.Scalar]
    private var position = 0
    private(set) var line = 1

    init(_ text: [Unicode.Scalar]) {
      self.text = text
    }

    private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

    private mutating func advance() {
      if next == "\n" { line += 1 }
      position += 1
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard next == scalar else { return false }
      advance()
      return true
    }

    /// Skips white space and comments; false at the end of the text.
    mutating func skipSpace() -> Bool {
      while let scalar = next {
        if scalar.properties.isWhitespace {
          advance()
        } else if scalar == "/", position + 1 < text.count, text[position + 1] == "/" {
          while let scalar = next, scalar != "\n" { advance() }
        } else if scalar == "/", position + 1 < text.count, text[position + 1] == "*" {
          skipComment()
        } else {
          return true
        }
      }
      return false
    }

    private mutating func skipComment() {
      position += 2
      while position < text.count {
        if text[position] == "*", position + 1 < text.count, text[position + 1] == "/" {
          position += 2
          return
        }
        advance()
      }
    }

    /// Nil where there is none; the line is that of the mistake then.
    mutating func entry() -> Entry? {
      let start = line
      guard let key = word(), skipSpace(), take("="), skipSpace(), let value = word(), skipSpace(), take(";") else {
        return nil
      }
      return Entry(key: key, value: value, line: start)
    }

    /// A text in quotes, or a word without them.
    private mutating func word() -> String? {
      guard take("\"") else { return plainWord() }
      var word = String.UnicodeScalarView()
      while let scalar = next {
        advance()
        if scalar == "\"" { return String(word) }
        if scalar == "\\", let escaped = next {
          advance()
          word.append(escaped == "n" ? "\n" : escaped)
        } else {
          word.append(scalar)
        }
      }
      return nil
    }

    private mutating func plainWord() -> String? {
      var word = String.UnicodeScalarView()
      while let scalar = next, scalar.properties.isAlphabetic || Self.wordSigns.contains(scalar) {
        word.append(scalar)
        advance()
      }
      return word.isEmpty ? nil : String(word)
    }

    private static let wordSigns = Set("0123456789_.-$:/".unicodeScalars)
  }
}
