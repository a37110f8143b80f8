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
      writer.field("rule", finding.rule)
      writer.field("severity", finding.severity.name)
      writer.field("message", finding.message)
      writer.field("file", finding.file)
      write(finding.range, lines, to: &writer)
      writer.field("objectID", finding.objectID)
      writer.key("notes")
      writer.array { writer in
        for note in finding.notes { write(note, lines, to: &writer) }
      }
      writer.field("configurations", finding.configurations)
    }
  }

  private static func write(_ note: Finding.Note, _ lines: LineMap, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("message", note.message)
      write(note.range, lines, to: &writer)
    }
  }

  /// Lines and columns from 1, columns in UTF-16 units; the end is exclusive.
  private static func write(_ range: SourceRange, _ lines: LineMap, to writer: inout JSONWriter) {
    let start = lines.position(of: range.lower)
    let end = lines.position(of: range.upper)
    writer.field("line", start.line)
    writer.field("column", start.column)
    writer.field("endLine", end.line)
    writer.field("endColumn", end.column)
  }
}
