/// What people read in a line of Swift: its string literals and its comment.
struct SwiftLine {
  /// Without what is interpolated.
  private(set) var literals: [Substring.UTF8View] = []
  /// From `//` to the end.
  private(set) var comment: Substring.UTF8View?
  /// Whether the next line is inside a literal of several lines.
  private(set) var endsInText: Bool

  private let line: Substring.UTF8View
  private var place: Substring.Index

  /// - Parameter isText: Whether the line begins inside a literal of several lines.
  init(_ line: Substring.UTF8View, isText: Bool) {
    self.line = line
    place = line.startIndex
    endsInText = isText
    if isText {
      let begin = line.firstIndex { $0 != UInt8(ascii: " ") } ?? line.endIndex
      guard line[begin...].starts(with: Self.quotes) else {
        literals = [line]
        return
      }
      endsInText = false
      place = line.index(begin, offsetBy: 3)
    }
    readCode(untilParenthesis: false)
  }

  private static let quotes = "\"\"\"".utf8

  /// Up to the end of the line, or past the parenthesis that closes an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while place < line.endIndex, comment == nil {
      let byte = line[place]
      if line[place...].starts(with: "//".utf8) {
        comment = line[place...]
      } else if line[place...].starts(with: Self.quotes) {
        endsInText = true
        place = line.index(place, offsetBy: 3)
      } else if byte == UInt8(ascii: "\"") {
        line.formIndex(after: &place)
        readLiteral()
      } else {
        line.formIndex(after: &place)
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if untilParenthesis, depth < 0 { return }
      }
    }
  }

  /// From after the opening quotation mark to after the closing one.
  private mutating func readLiteral() {
    var begin = place
    while place < line.endIndex {
      let byte = line[place]
      if byte == UInt8(ascii: "\"") {
        literals.append(line[begin..<place])
        line.formIndex(after: &place)
        return
      }
      line.formIndex(after: &place)
      guard byte == UInt8(ascii: "\\"), place < line.endIndex else { continue }
      let escaped = line[place]
      if escaped == UInt8(ascii: "(") {
        literals.append(line[begin..<place])
        line.formIndex(after: &place)
        readCode(untilParenthesis: true)
        begin = place
      } else {
        line.formIndex(after: &place)
      }
    }
    literals.append(line[begin...])
  }
}
