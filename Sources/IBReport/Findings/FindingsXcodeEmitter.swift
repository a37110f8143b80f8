import IBSource

/// Findings one per line in the format of compilers: Xcode and most editors jump to the position.
///
///     path:line:column: warning: message (rule-id) [object-id]
package struct FindingsXcodeEmitter: FindingsEmitter {
  package let countsSkipped = true
  package let frame = OutputFrame.plain
  package let putsErrorsFirst = true

  private let style: TerminalStyle

  package init(style: TerminalStyle) {
    self.style = style
  }

  package func render(_ findings: FileFindings) -> [UInt8] {
    guard !findings.findings.isEmpty else { return [] }
    let lines = LineMap(findings.source.bytes)
    var text = ""
    for finding in findings.findings {
      text += describe(finding, lines)
      for note in finding.notes { text += describe(note, in: finding.file, lines) }
    }
    return Array(text.utf8)
  }

  private func describe(_ finding: Finding, _ lines: LineMap) -> String {
    var line = place(finding.range, in: finding.file, lines)
    line += style.dress("\(finding.severity.name):", asFinding: finding.severity)
    line += " \(finding.message.onOneLine)"
    if !finding.configurations.isEmpty { line += " (on \(finding.configurations.joined(separator: ", ").onOneLine))" }
    line += style.dress(" (\(finding.rule))", as: .faint)
    if let id = finding.objectID { line += style.dress(" [\(id.onOneLine)]", as: .faint) }
    return line + "\n"
  }

  private func describe(_ note: Finding.Note, in file: String, _ lines: LineMap) -> String {
    place(note.range, in: file, lines) + style.dress("note:", as: .note) + " \(note.message.onOneLine)\n"
  }

  private func place(_ range: SourceRange, in file: String, _ lines: LineMap) -> String {
    let position = lines.position(of: range.lower)
    let link = style.link("\(file.onOneLine):\(position.line):\(position.column)", to: file)
    return "\(link): "
  }
}
