import IBSource

/// A difference for people: the path, and a line for each change.
package struct DiffTextEmitter: DiffEmitter {
  package let frame = OutputFrame(opening: "", separator: "\n", closing: "")

  private let style: TerminalStyle

  package init(style: TerminalStyle) {
    self.style = style
  }

  package func render(_ diff: FileDiff) -> [UInt8] {
    var lines = [style.dress(diff.path.onOneLine, as: .heading)]
    if case .text(let text) = diff.state {
      lines += text.map { "  \($0.onOneLine)" }
    } else {
      lines += diff.sentenceParts.flatMap(Self.lines)
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Columns; a terminal that is half a screen wide has as many.
  private static let width = 120

  /// A sentence on one line, or each of its phrases on a line below its subject.
  private static func lines(_ subject: String, _ phrases: [String]) -> [String] {
    let line = phrases.isEmpty ? subject : "\(subject): \(phrases.joined(separator: ", "))"
    if line.count + 2 <= width || phrases.count < 2 {
      return WrappedText.lines(line.onOneLine, indent: 2, next: 6, width: width)
    }
    return WrappedText.lines("\(subject):".onOneLine, indent: 2, next: 6, width: width)
      + phrases.flatMap { WrappedText.lines($0.onOneLine, indent: 4, next: 6, width: width) }
  }
}
