import ProposalLayout

/// The arguments of a call: labels and what is written for them.
struct SourceArguments {
  private(set) var values: [(label: String?, text: String)] = []

  /// - Parameter text: between the parentheses.
  init(_ text: String) throws(SourceProblem) {
    var cursor = SourceCursor(text)
    var start = 0
    while !cursor.isAtEnd {
      switch cursor.next {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): _ = try cursor.enclosed()
      case UInt8(ascii: "\""): try cursor.skipLiteral()
      case UInt8(ascii: ","):
        add(cursor.text(start..<cursor.position))
        cursor.position += 1
        start = cursor.position
      default: cursor.skipOne()
      }
    }
    let last = min(cursor.position, cursor.bytes.count)
    if start < last { add(cursor.text(start..<last)) }
  }

  private mutating func add(_ text: String) {
    var cursor = SourceCursor(text)
    cursor.skipBlank()
    let start = cursor.position
    if let label = cursor.word(), cursor.take(":") {
      cursor.skipBlank()
      values.append((label, Self.trimmed(cursor.text(cursor.position..<cursor.bytes.count))))
    } else {
      values.append((nil, Self.trimmed(cursor.text(start..<cursor.bytes.count))))
    }
  }

  private static func trimmed(_ text: String) -> String {
    // A byte of ASCII that is no space ends most texts.
    if let last = text.utf8.last, last > 0x20, last < 0x7F { return text }
    var text = Substring(text)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  subscript(_ label: String) -> String? { values.first { $0.label == label }?.text }

  /// What is written without labels.
  var unlabeled: [String] { values.filter { $0.label == nil }.map(\.text) }

  /// Whether there is no label but these, each once.
  func has(only labels: [String]) -> Bool {
    let used = values.compactMap(\.label)
    return used.allSatisfy(labels.contains) && Set(used).count == used.count
  }
}
