import IBSource

/// Findings as a Markdown table, for comments on pull requests and job summaries.
struct FindingsMarkdownEmitter: FindingsEmitter {
  let countsSkipped = true
  let frame = OutputFrame(
    opening: "| place | severity | finding | rule |\n| --- | --- | --- | --- |\n", separator: "", closing: "")

  func render(_ findings: FileFindings) -> [UInt8] {
    guard !findings.findings.isEmpty else { return [] }
    let lines = LineMap(findings.source.bytes)
    var text = ""
    for finding in findings.findings {
      let position = lines.position(of: finding.range.lower)
      let cells = [
        "\(finding.file):\(position.line):\(position.column)", finding.severity.name, finding.wholeMessage(lines),
        finding.rule,
      ]
      text += "| " + cells.map(\.markdownEscaped).joined(separator: " | ") + " |\n"
    }
    return Array(text.utf8)
  }

  func rest(skipped: [String: Int]) -> [UInt8] {
    Self.kinds(skipped).map { Array("\nSkipped: \($0.markdownEscaped)\n".utf8) } ?? []
  }
}
