import IBSource
import NibArchive

/// The differences between two compiled interfaces: a line for each file and one for each difference.
package struct NibDiffTextEmitter: Sendable {
  package let frame = OutputFrame.plain
  private let style: TerminalStyle

  package init(style: TerminalStyle) { self.style = style }

  /// One file's part of the report, in UTF-8; empty without differences.
  package func render(_ diff: CompiledFileDiff) -> [UInt8] {
    guard let summary = diff.summary else { return [] }
    var lines = ["\(style.dress(diff.path.onOneLine, as: .heading)): \(summary)"]
    if case .changed(let differences, _) = diff.state {
      lines += differences.map { "  \(NibWords.place($0)): \(NibWords.sentence($0.kind))".onOneLine }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
