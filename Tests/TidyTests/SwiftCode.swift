/// A Swift file taken apart, as far as the tidy tests look at it: its code, and what people read in it.
struct SwiftCode {
  /// A comment, or a part of a string literal between interpolations.
  struct Text {
    let bytes: ArraySlice<UInt8>
    let isComment: Bool
    /// Whether it is a comment on the line after another one's.
    let continues: Bool
  }

  /// The code without comments and string literals, in UTF-8. Code inside the interpolations of a string is kept.
  private(set) var bytes: [UInt8] = []
  /// The comments and string literals, in the order of the file; a literal in an interpolation precedes the rest of the
  /// one around it.
  private(set) var texts: [Text] = []

  private let source: [UInt8]
  private var place = 0
  /// The end of the last comment.
  private var commentEnd: Int?

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
        let start = place
        while place < source.count, source[place] != UInt8(ascii: "\n") { place += 1 }
        addComment(from: start)
        continue
      }
      if byte == UInt8(ascii: "/"), looks(at: "/*") {
        let start = place
        skipComment()
        addComment(from: start)
        continue
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let hashes = hashesBeforeQuote {
        readString(hashes: hashes)
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

  private mutating func addComment(from start: Int) {
    let newlines = commentEnd.map { end in source[end..<start].count { $0 == UInt8(ascii: "\n") } }
    texts.append(Text(bytes: source[start..<place], isComment: true, continues: newlines == 1))
    commentEnd = place
  }

  private mutating func addLiteral(from start: Int) {
    texts.append(Text(bytes: source[start..<place], isComment: false, continues: false))
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

  private mutating func readString(hashes: Int) {
    place += hashes
    let isLong = looks(at: "\"\"\"")
    place += isLong ? 3 : 1
    bytes.append(UInt8(ascii: " "))
    var start = place
    while place < source.count {
      if source[place] == UInt8(ascii: "\\"), hasHashes(hashes, after: place + 1) {
        let escaped = place + 1 + hashes
        if escaped < source.count, source[escaped] == UInt8(ascii: "(") {
          addLiteral(from: start)
          place = escaped + 1
          readCode(untilParenthesis: true)
          bytes.append(UInt8(ascii: " "))
          start = place
        } else {
          place = escaped + 1
        }
      } else if isLong ? looks(at: "\"\"\"") : looks(at: "\""), hasHashes(hashes, after: place + (isLong ? 3 : 1)) {
        addLiteral(from: start)
        place += (isLong ? 3 : 1) + hashes
        return
      } else {
        place += 1
      }
    }
    place = source.count
    addLiteral(from: start)
  }

  private func hasHashes(_ count: Int, after start: Int) -> Bool {
    source.count >= start + count && (start..<start + count).allSatisfy { source[$0] == UInt8(ascii: "#") }
  }
}
