import IBSource

/// A merge for people: the path, and a line for each conflict with the line of its markers and the id for deciding it.
package struct MergeTextEmitter: MergeEmitter {
  let style: TerminalStyle

  package func render(_ merge: FileMerge) -> [UInt8] {
    var lines = ["\(style.dress(merge.path.onOneLine, as: .heading)): \(merge.summary.onOneLine)"]
    lines += merge.conflicts.map { "  \(MergeSentences.line($0))" }
    lines += merge.notes.map { "  \(MergeSentences.text($0).onOneLine)" }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
