import IBCode

/// The tokens of a `Package.swift`, and ways to find calls and their arguments.
struct PackageText {
  private let bytes: [UInt8]
  private let tokens: [CodeToken]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = CodeLexer(bytes, .swift).tokens
  }

  var count: Int { tokens.count }

  /// A half-open range of tokens.
  typealias Part = Range<Int>

  func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: bytes[Int(tokens[index].lower)..<Int(tokens[index].upper)], as: UTF8.self) : ""
  }

  func isMark(_ index: Int, _ mark: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark && text(index) == mark
  }

  func isLiteral(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .text && !text(index).contains("\\")
  }

  /// The line of a token, from 1.
  func line(_ index: Int) -> Int {
    tokens.indices.contains(index) ? bytes[..<Int(tokens[index].lower)].count { $0 == UInt8(ascii: "\n") } + 1 : 1
  }

  /// The tokens between the bracket at `index` and its closing bracket.
  func inside(_ index: Int) -> Part {
    var depth = 0
    for place in index..<max(index, count) where tokens[place].kind == .mark {
      switch text(place) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index + 1..<max(place, index + 1) }
    }
    return min(index + 1, count)..<count
  }

  /// The arguments of a call or the elements of an array: the parts between commas.
  func parts(_ range: Part) -> [Part] {
    var parts: [Part] = []
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      if isMark(place, "(") || isMark(place, "[") || isMark(place, "{") {
        place = max(inside(place).upperBound, place) + 1
      } else {
        if isMark(place, ",") {
          parts.append(start..<place)
          start = place + 1
        }
        place += 1
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The value of the argument with this label; nil without one.
  func argument(_ label: String, in parts: [Part]) -> Part? {
    parts.first { text($0.lowerBound) == label && isMark($0.lowerBound + 1, ":") }.map {
      $0.lowerBound + 2..<max($0.upperBound, $0.lowerBound + 2)
    }
  }

  /// The text of a value that is a single literal; nil for any other value.
  func literal(_ part: Part?) -> String? {
    guard let part, part.count == 1, isLiteral(part.lowerBound) else { return nil }
    return text(part.lowerBound)
  }

  /// The elements of a value that is an array; nil for any other value.
  func elements(_ part: Part?) -> [Part]? {
    guard let part, isMark(part.lowerBound, "[") else { return nil }
    return parts(inside(part.lowerBound))
  }
}
