/// What one source declares.
package struct CodeFile: Sendable {
  /// In the order of the file.
  package let types: [CodeType]

  package init(_ bytes: [UInt8], _ language: CodeLanguage) {
    let text = CodeText(bytes, CodeLexer(bytes, language).tokens)
    switch language {
    case .swift:
      var reader = SwiftDeclarations(text)
      types = reader.read()
    case .objectiveC:
      var reader = ObjectiveCDeclarations(text)
      types = reader.read()
    }
  }
}

/// The tokens of a source with a way to compare them; reading beyond the end is allowed everywhere.
struct CodeText {
  private let bytes: [UInt8]
  let tokens: [CodeToken]

  init(_ bytes: [UInt8], _ tokens: [CodeToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  var count: Int { tokens.count }

  private func range(_ index: Int) -> Range<Int> {
    Int(tokens[index].lower)..<Int(tokens[index].upper)
  }

  func string(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  func word(_ index: Int) -> String? { isWord(index) ? string(index) : nil }

  /// The byte of a mark; nil for anything else.
  func mark(_ index: Int) -> UInt8? {
    tokens.indices.contains(index) && tokens[index].kind == .mark ? bytes[Int(tokens[index].lower)] : nil
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool { self.mark(index) == UInt8(ascii: mark) }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard isWord(index), range(index).count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[range(index)]) }
  }

  /// The index after the mark that closes the one at `index`; the end if none does.
  func afterClosing(_ index: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int {
    var depth = 0
    var index = index
    while index < count {
      if isMark(index, open) {
        depth += 1
      } else if isMark(index, close), !(close == ">" && isMark(index - 1, "-")) {
        depth -= 1
      }
      index += 1
      if depth == 0 { return index }
    }
    return count
  }
}
