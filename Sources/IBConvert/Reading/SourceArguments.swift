struct SourceArguments {
  private(set) var values: [(label: String?, text: String)] = []
  let text: String

  init(_ text: String) throws(SourceProblem) {
    self.text = text
    var cursor = SourceCursor(text)
    var start = 0
    while !cursor.isAtEnd {
      guard cursor.next == UInt8(ascii: ",") else {
        try cursor.skipPart()
        continue
      }
      add(cursor.text(start..<cursor.position))
      cursor.position += 1
      start = cursor.position
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

  static func trimmed(_ text: String) -> String {
    // Most texts end with a visible ASCII byte.
    if let last = text.utf8.last, last > 0x20, last < 0x7F { return text }
    var text = Substring(text)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  subscript(_ label: String) -> String? { values.first { $0.label == label }?.text }

  var unlabeled: [String] { values.filter { $0.label == nil }.map(\.text) }
}

/// Reads numbers, edges and guides as code, guides with or without their type; nil for other words.
enum SourceWords {
  static func number(_ text: String) -> Double? {
    switch text {
    case ".infinity": .infinity
    default: Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// Whether a condition chooses between two values.
  static func isChoice(_ text: String) -> Bool { text.contains(#/\s\?\s.+\s:\s/#) }

  static func edges(_ text: String) -> EdgeSet? {
    let words = text.hasPrefix("[") ? text.dropFirst().dropLast().split(separator: ",") : [text[...]]
    var result: EdgeSet = []
    for word in words {
      switch word.drop(while: { $0 == " " }) {
      case ".all": result = .all
      case ".horizontal": result.formUnion(.horizontal)
      case ".vertical": result.formUnion(.vertical)
      case let name:
        guard name.hasPrefix("."), let edge = Edge(rawValue: String(name.dropFirst())) else { return nil }
        result.insert(EdgeSet(edge))
      }
    }
    return result
  }

  static func guide(_ text: String, _ axis: Axis) -> Guide? {
    let name = String(text.split(separator: ".").last ?? "")
    if name == "center" { return axis == .horizontal ? .horizontalCenter : .verticalCenter }
    return Guide(rawValue: name).flatMap { $0.axis == axis ? $0 : nil }
  }
}
