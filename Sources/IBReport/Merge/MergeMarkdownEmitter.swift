import IBMerge

/// A merge for a comment on a pull request.
package struct MergeMarkdownEmitter: MergeEmitter {
  package func render(_ merge: FileMerge) -> [UInt8] {
    var lines = ["### \(merge.path.markdownEscaped)", "", merge.summary.markdownEscaped, ""]
    for conflict in merge.conflicts {
      let place = conflict.line.map { "line \($0): " } ?? ""
      let id = conflict.id.isEmpty ? "" : " (\(conflict.id))"
      lines.append("- " + "\(place)\(MergeSentences.text(conflict))\(id)".markdownEscaped)
    }
    lines += merge.notes.map { "- " + MergeSentences.text($0).markdownEscaped }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
