/// A difference for a comment on a pull request.
package struct DiffMarkdownEmitter: DiffEmitter {
  package let frame = OutputFrame(opening: "", separator: "\n", closing: "")

  package init() {}

  package func render(_ diff: FileDiff) -> [UInt8] {
    if case .text(let lines) = diff.state {
      let text = ["### \(diff.path.markdownEscaped)", ""] + lines.markdownFenced("diff")
      return Array((text.joined(separator: "\n") + "\n").utf8)
    }
    let lines = ["### \(diff.path.markdownEscaped)", ""] + diff.sentences.map { "- \($0.markdownEscaped)" }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
