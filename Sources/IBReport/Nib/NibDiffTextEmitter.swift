import IBSource
import NibArchive

/// The differences between two compiled interfaces: a line for each file and one for each difference.
package struct NibDiffTextEmitter: NibDiffEmitter {
  package static let name = "text"

  package let frame = OutputFrame.plain
  private let style: TerminalStyle

  package init(style: TerminalStyle) {
    self.style = style
  }

  package func render(_ diff: CompiledFileDiff) -> [UInt8] {
    guard let summary = diff.summary else { return [] }
    var lines = ["\(style.dress(diff.path.onOneLine, as: .heading)): \(summary)"]
    if case .changed(let differences, _) = diff.state {
      lines += differences.map { "  \(NibWords.place($0)): \(NibWords.sentence($0.kind))".onOneLine }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
