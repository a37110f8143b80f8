/// Swift source text without its comments and string literals, as far as the tidy tests look at it.
struct SwiftCode {
  /// The code that is left, in UTF-8. Code inside the interpolations of a string is kept.
  private(set) var bytes: [UInt8] = []

  private let source: [UInt8]
  private var place = 0

  init(_ text: String) {
    source = Array(text.utf8)
    bytes.reserveCapacity(source.count)
    readCode(untilParenthesis: false)
  }

  /// The names that begin with an upper case letter and are not members of another name.
  var typeNames: Set<String> {
    var names: Set<String> = []
    var start = 0
    while start < bytes.count {
      guard Self.isNamePart(bytes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
      let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      if !isMember, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) {
        names.insert(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      start = end
    }
    return names
  }

  /// The types declared at the top level of the file and visible outside it.
  var declaredTypes: [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split { $0 == " " || $0 == ":" || $0 == "<" }
      guard line.first?.isWhitespace == false,
        let keyword = words.firstIndex(where: { Self.keywords.contains(String($0)) }), words.count > keyword + 1,
        words[..<keyword].allSatisfy({ Self.modifiers.contains(String($0)) || $0.hasPrefix("@") })
      else { return nil }
      return String(words[keyword + 1])
    }
  }

  private static let keywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let modifiers: Set<String> = ["package", "public", "internal", "final", "indirect"]

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: - Reading

  private func looks(at text: StaticString) -> Bool {
    guard source.count - place >= text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { source[place + $0] == text.utf8Start[$0] }
  }

  /// Reads on to the end, or past the parenthesis that closes an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while place < source.count {
      let byte = source[place]
      if byte == UInt8(ascii: "/"), looks(at: "//") {
        while place < source.count, source[place] != UInt8(ascii: "\n") { place += 1 }
        continue
      }
      if byte == UInt8(ascii: "/"), looks(at: "/*") {
        skipComment()
        continue
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let hashes = hashesBeforeQuote {
        skipString(hashes: hashes)
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if untilParenthesis, depth < 0 {
          place += 1
          return
        }
      }
      bytes.append(byte)
      place += 1
    }
  }

  /// Comments may be nested.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if looks(at: "/*") {
        depth += 1
        place += 2
      } else if looks(at: "*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < source.count
  }

  /// How many `#` a string literal begins with here; nil where none begins.
  private var hashesBeforeQuote: Int? {
    var end = place
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    return end < source.count && source[end] == UInt8(ascii: "\"") ? end - place : nil
  }

  private mutating func skipString(hashes: Int) {
    place += hashes
    let isLong = looks(at: "\"\"\"")
    place += isLong ? 3 : 1
    bytes.append(UInt8(ascii: " "))
    while place < source.count {
      if source[place] == UInt8(ascii: "\\"), hasHashes(hashes, after: place + 1) {
        place += 1 + hashes
        if place < source.count, source[place] == UInt8(ascii: "(") {
          place += 1
          readCode(untilParenthesis: true)
          bytes.append(UInt8(ascii: " "))
        } else {
          place += 1
        }
      } else if isLong ? looks(at: "\"\"\"") : looks(at: "\""), hasHashes(hashes, after: place + (isLong ? 3 : 1)) {
        place += (isLong ? 3 : 1) + hashes
        return
      } else {
        place += 1
      }
    }
  }

  private func hasHashes(_ count: Int, after start: Int) -> Bool {
    source.count >= start + count && (start..<start + count).allSatisfy { source[$0] == UInt8(ascii: "#") }
  }
}
