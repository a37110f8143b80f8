import IBSource

/// Findings one per line in the format of compilers: Xcode and most editors jump to the position.
///
///     path:line:column: warning: message (rule-id) [object-id]
package struct FindingsXcodeEmitter: FindingsEmitter {
  package let countsSkipped = true
  package let frame = OutputFrame.plain
  package let putsErrorsFirst = true

  private let style: TerminalStyle
  /// The rules whose findings with one message have one cause.
  private let rulesAboutNames: Set<String>

  package init(style: TerminalStyle, rulesAboutNames: Set<String> = []) {
    self.style = style
    self.rulesAboutNames = rulesAboutNames
  }

  package func render(_ findings: FileFindings) -> [UInt8] { parts(findings).flatMap(\.text) }

  package func parts(_ findings: FileFindings) -> [FindingPart] {
    guard !findings.findings.isEmpty else { return [] }
    let lines = LineMap(findings.source.bytes)
    return findings.findings.map { finding in
      let words = words(finding, lines)
      var end = style.dress(" (\(finding.rule))", as: .faint)
      if let id = finding.objectID { end += style.dress(" [\(id.onOneLine)]", as: .faint) }
      end += "\n"
      for note in finding.notes { end += describe(note, in: finding.file, lines) }
      let likeness =
        rulesAboutNames.contains(finding.rule) ? "\(finding.rule) \(finding.severity) \(finding.message)" : nil
      return FindingPart(text: Array((words + end).utf8), likeness: likeness, place: words.utf8.count)
    }
  }

  private func words(_ finding: Finding, _ lines: LineMap) -> String {
    var line = place(finding.range, in: finding.file, lines)
    line += style.dress("\(finding.severity.name):", asFinding: finding.severity)
    line += " \(finding.message.onOneLine)"
    if !finding.configurations.isEmpty { line += " (on \(finding.configurations.joined(separator: ", ").onOneLine))" }
    return line
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
