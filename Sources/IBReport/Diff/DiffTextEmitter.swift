import IBSource

/// A difference for people: the path, and a line for each change.
package struct DiffTextEmitter: DiffEmitter {
  package static let name = "text"
  package let frame = OutputFrame(opening: "", separator: "\n", closing: "")

  private let style: TerminalStyle

  package init(style: TerminalStyle) {
    self.style = style
  }

  package func render(_ diff: FileDiff) -> [UInt8] {
    let lines = [style.dress(diff.path.onOneLine, as: .heading)] + diff.sentences.map { "  \($0.onOneLine)" }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
