import IBSyntax

/// Reads the generated table of the vocabulary.
///
/// A line that begins with `=` or `~` is a list of words, closed or open, numbered from 0. Any other line is an element:
/// `name family|attributes|other attributes|children|keys`, words parted by blanks. An attribute is its name,
/// `!` where it is always there and `:` where it is not, and its type: `b`, `i`, `n`, `w`, `r`, `s` or the number of a
/// list. The table is bytes until here, because splitting strings would take longer than linting a file.
enum VocabularyTable {
  private typealias Bytes = ArraySlice<UInt8>

  static func read(_ table: String) -> ([Vocabulary.Element], [Vocabulary.WordList]) {
    var elements: [Vocabulary.Element] = []
    var lists: [Vocabulary.WordList] = []
    for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "=") || line.first == UInt8(ascii: "~") {
        let words = line.dropFirst(2).split(separator: blank).map { String(decoding: $0, as: UTF8.self) }
        lists.append(Vocabulary.WordList(words: words, isClosed: line.first == UInt8(ascii: "=")))
      } else if let element = element(line) {
        elements.append(element)
      }
    }
    return (elements, lists)
  }

  private static let blank = UInt8(ascii: " ")

  private static func element(_ line: Bytes) -> Vocabulary.Element? {
    let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard fields.count == 5 else { return nil }
    let heading = fields[0].split(separator: blank)
    guard heading.count == 2, let name = Name(wellKnown: heading[0]) else { return nil }
    let own = fields[1].split(separator: blank).compactMap(attribute)
    let inherited = fields[2].split(separator: blank).compactMap(attribute)
    return Vocabulary.Element(
      name: name, family: Name(wellKnown: heading[1]), attributes: own + inherited, orderedCount: own.count,
      requiredCount: own.count(where: \.isRequired),
      children: fields[3].split(separator: blank).compactMap(Name.init(wellKnown:)),
      keys: fields[4].split(separator: blank).map { String(decoding: $0, as: UTF8.self) })
  }

  private static func attribute(_ word: Bytes) -> Vocabulary.Attribute? {
    let required = UInt8(ascii: "!")
    guard let mark = word.lastIndex(where: { $0 == UInt8(ascii: ":") || $0 == required }),
      let name = Name(wellKnown: word[..<mark])
    else { return nil }
    return Vocabulary.Attribute(name: name, type: type(word[(mark + 1)...]), isRequired: word[mark] == required)
  }

  private static func type(_ code: Bytes) -> Vocabulary.ValueType {
    switch code.first {
    case UInt8(ascii: "b"): .flag
    case UInt8(ascii: "i"): .integer
    case UInt8(ascii: "n"): .number
    case UInt8(ascii: "w"): .numberOrWord
    case UInt8(ascii: "r"): .ratio
    case UInt8(ascii: "s"): .text
    default: .word(list: code.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) })
    }
  }
}
