/// The words that people read in a file of the package: comments and string literals of Swift, the text of a page.
///
/// Code, code spans and code blocks are left out: a name of the code is not a choice of words.
struct Prose {
  /// Lower case words in their order; an empty one separates what does not belong together.
  private var words: [String] = []
  /// Where each word is in `words`.
  private var places: [String: [Int]] = [:]

  /// The prose of Swift code. Comments on adjoining lines belong together.
  static func ofSwift(_ text: String) -> Prose {
    var prose = Prose()
    // A literal without a space is a name.
    for part in SwiftCode(text).texts where part.isComment || part.bytes.contains(UInt8(ascii: " ")) {
      prose.add(part.bytes, continues: part.continues)
    }
    return prose
  }

  /// The prose of a page; an empty line and a code block separate.
  static func ofMarkdown(_ text: String) -> Prose {
    var prose = Prose()
    var isCode = false
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "```".utf8) {
        isCode.toggle()
      } else if !isCode {
        prose.add(line, continues: !line.isEmpty)
      }
    }
    return prose
  }

  /// How often a phrase occurs, given as its lower case words.
  func count(of phrase: [String]) -> Int {
    guard let first = phrase.first, let starts = places[first] else { return 0 }
    return starts.count { words[$0...].starts(with: phrase) }
  }

  /// A word right after a quotation mark and right before another is a name, such as an id of a fixture.
  private mutating func add(_ text: some Sequence<UInt8>, continues: Bool) {
    if !continues { words.append("") }
    var word: [UInt8] = []
    var isCode = false
    var before: UInt8 = 0
    for byte in text {
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      if !isCode, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) {
        word.append(byte | 0x20)
      } else {
        let isName = before == UInt8(ascii: "\"") && (byte == before || byte == UInt8(ascii: "\\"))
        if !isName { close(word) }
        word.removeAll(keepingCapacity: true)
        before = byte
      }
    }
    close(word)
  }

  private mutating func close(_ word: [UInt8]) {
    guard !word.isEmpty else { return }
    let text = String(decoding: word, as: UTF8.self)
    places[text, default: []].append(words.count)
    words.append(text)
  }
}
