import IBSource

/// The findings described by `Schemas/findings.schema.json`.
enum FindingsJSON {
  /// An array of the findings of one file.
  static func write(_ findings: FileFindings, to writer: inout JSONWriter) {
    writer.array { writer in
      write(findings, separator: { _ in }, to: &writer)
    }
  }

  /// One object for each finding.
  ///
  /// - Parameter separator: called between two objects.
  static func write(_ findings: FileFindings, separator: (inout JSONWriter) -> Void, to writer: inout JSONWriter) {
    guard !findings.findings.isEmpty else { return }
    let lines = LineMap(findings.source.bytes)
    for (index, finding) in findings.findings.enumerated() {
      if index > 0 { separator(&writer) }
      write(finding, lines, to: &writer)
    }
  }

  private static func write(_ finding: Finding, _ lines: LineMap, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("rule")
      writer.value(finding.rule)
      writer.key("severity")
      writer.value(finding.severity.name)
      writer.key("message")
      writer.value(finding.message)
      writer.key("file")
      writer.value(finding.file)
      write(finding.range, lines, to: &writer)
      writer.key("objectID")
      writer.value(finding.objectID)
      writer.key("notes")
      writer.array { writer in
        for note in finding.notes { write(note, lines, to: &writer) }
      }
      writer.key("configurations")
      writer.value(finding.configurations)
    }
  }

  private static func write(_ note: Finding.Note, _ lines: LineMap, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("message")
      writer.value(note.message)
      write(note.range, lines, to: &writer)
    }
  }

  /// Lines and columns from 1, columns in UTF-16 units; the end is the place just behind.
  private static func write(_ range: SourceRange, _ lines: LineMap, to writer: inout JSONWriter) {
    let start = lines.position(of: range.lower)
    let end = lines.position(of: range.upper)
    writer.key("line")
    writer.value(start.line)
    writer.key("column")
    writer.value(start.column)
    writer.key("endLine")
    writer.value(end.line)
    writer.key("endColumn")
    writer.value(end.column)
  }
}
