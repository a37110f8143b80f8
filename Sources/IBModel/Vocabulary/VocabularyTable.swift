import IBSyntax

/// Reads the generated table of the vocabulary.
///
/// A line that begins with `=` or `~` is a closed or open list of words, numbered from 0; its first word is its name.
/// Any other line is an element: `name family|attributes|other attributes|children|parts|other parts`, with words
/// separated by spaces. A part is a child, as `element` or `element@key`. Attributes and parts are in Xcode's order,
/// the other lists are not. After the family, `text` marks an element that may contain character data. An attribute
/// consists of its name, `!` if it is always present or `:` if not, and its type: `b`, `i`, `n`, `w`, `r`, `s` or the
/// number of a list. The table is read as bytes in one pass, because splitting strings would take longer than linting a
/// file.
enum VocabularyTable {
  static func read(_ table: String) -> ([Vocabulary.Element], [Vocabulary.WordList]) {
    var elements: [Vocabulary.Element] = []
    var lists: [Vocabulary.WordList] = []
    let bytes = Array(table.utf8)
    forEachPart(of: bytes.span, at: UInt8(ascii: "\n")) { line in
      switch line[0] {
      case UInt8(ascii: "="): lists.append(list(line, isClosed: true))
      case UInt8(ascii: "~"): lists.append(list(line, isClosed: false))
      default: if let element = element(line) { elements.append(element) }
      }
    }
    return (elements, lists)
  }

  /// A list from its line, without the mark at the beginning.
  private static func list(_ line: Span<UInt8>, isClosed: Bool) -> Vocabulary.WordList {
    let words = words(line.extracting(1..<line.count)) { text($0) }
    return Vocabulary.WordList(name: words.first ?? "", words: Array(words.dropFirst()), isClosed: isClosed)
  }

  private static func element(_ line: Span<UInt8>) -> Vocabulary.Element? {
    var part = 0
    var heading: [Name?] = []
    var attributes: [Vocabulary.Attribute] = []
    var ownCount = 0
    var children: [Name] = []
    var parts = ""
    var otherParts = ""
    var keys: Set<String> = []
    forEachPart(of: line, at: UInt8(ascii: "|")) { field in
      switch part {
      case 0: heading = words(field) { Name(wellKnown: $0) }
      case 1:
        attributes = words(field, attribute).compactMap { $0 }
        ownCount = attributes.count
      case 2: attributes += words(field, attribute).compactMap { $0 }
      case 3: children = words(field) { Name(wellKnown: $0) }.compactMap { $0 }
      default:
        if part == 4 { parts = text(field) } else { otherParts = text(field) }
        keys.formUnion(words(field, key).compactMap { $0 })
      }
      part += 1
    }
    guard heading.count >= 2, let name = heading[0] else { return nil }
    return Vocabulary.Element(
      name: name, family: heading[1], attributes: attributes, orderedCount: ownCount,
      requiredCount: attributes[..<ownCount].count(where: \.isRequired), children: children,
      keys: keys.sorted(), parts: parts, otherParts: otherParts, hasText: heading.count > 2)
  }

  private static func attribute(_ word: Span<UInt8>) -> Vocabulary.Attribute? {
    let required = UInt8(ascii: "!")
    var mark = word.count - 1
    while mark > 0, word[mark] != required, word[mark] != UInt8(ascii: ":") { mark -= 1 }
    guard mark > 0, let name = Name(wellKnown: word.extracting(..<mark)) else { return nil }
    return Vocabulary.Attribute(
      name: name, type: type(word.extracting((mark + 1)...)), isRequired: word[mark] == required)
  }

  /// The text after the `@` of a part; nil without `@`.
  private static func key(_ word: Span<UInt8>) -> String? {
    let mark = word.indices.first { word[$0] == UInt8(ascii: "@") }
    return mark.map { text(word.extracting(($0 + 1)...)) }
  }

  private static func type(_ code: Span<UInt8>) -> Vocabulary.ValueType {
    switch code.isEmpty ? 0 : code[0] {
    case UInt8(ascii: "b"): .flag
    case UInt8(ascii: "i"): .integer
    case UInt8(ascii: "n"): .number
    case UInt8(ascii: "w"): .numberOrWord
    case UInt8(ascii: "r"): .ratio
    case UInt8(ascii: "s"): .text
    default: .word(list: code.indices.reduce(0) { $0 * 10 + Int(code[$1] &- UInt8(ascii: "0")) })
    }
  }

  private static func text(_ word: Span<UInt8>) -> String {
    word.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  private static func words<Value>(_ field: Span<UInt8>, _ value: (Span<UInt8>) -> Value) -> [Value] {
    var values: [Value] = []
    forEachPart(of: field, at: UInt8(ascii: " ")) { word in
      if !word.isEmpty { values.append(value(word)) }
    }
    return values
  }

  /// Calls `body` with each part between two separators, even if it is empty.
  private static func forEachPart(of bytes: Span<UInt8>, at separator: UInt8, _ body: (Span<UInt8>) -> Void) {
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == separator {
      body(bytes.extracting(start..<index))
      start = index + 1
    }
  }
}
