import IBSource

/// The findings described by `Schemas/findings.schema.json`.
enum FindingsJSON {
  /// An array of the findings of one file.
  static let list = JSONType<FileFindings>(##""type": "array", "items": { "$ref": "findings.schema.json" }"##) {
    write($0, to: &$1)
  }

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
      Self.finding.write((finding, lines, findings.newSince), to: &writer)
    }
  }

  static let schema = finding.schema(
    "findings", title: "A Keyline finding",
    """
    An element of 'lint --format json' and a line of 'lint --format jsonl'. Lines and columns count from 1, columns in \
    UTF-16 units; the end is one past the last place.
    """,
    definitions: [#""ordinal": { "type": "integer", "minimum": 1 }"#, note.definition])

  private static let finding = JSONShape<(finding: Finding, lines: LineMap, newSince: String?)>("finding") {
    JSONField("rule", .text, "The id of the rule, for 'explain'.") { $0.finding.rule }
    JSONField("severity", .word(["note", "warning", "error"])) { $0.finding.severity.name }
    JSONField("message", .text) { $0.finding.message }
    JSONField("file", .text, "The path as passed to the command.") { $0.finding.file }
    place { ($0.finding.range, $0.lines) }
    JSONField("objectID", .textOrNull, "The object id that Xcode's Find jumps to.") { $0.finding.objectID }
    JSONField("notes", .list(note.type)) { place in place.finding.notes.map { ($0, place.lines) } }
    JSONField(
      "configurations", .texts,
      "Short names of the configurations in which it occurs; empty if the rule needs no layout."
    ) { $0.finding.configurations }
    JSONField(
      "newSince", .textOrNull, "The commit of 'lint --new-since' that does not have the finding; otherwise null."
    ) { $0.newSince }
  }

  private static let note = JSONShape<(note: Finding.Note, lines: LineMap)>(
    "note", "Another position in the same file that explains the finding."
  ) {
    JSONField("message", .text) { $0.note.message }
    place { ($0.note.range, $0.lines) }
  }

  /// Lines and columns from 1, columns in UTF-16 units; the end is exclusive.
  private static func place<Value>(
    _ range: @escaping @Sendable (Value) -> (SourceRange, LineMap)
  ) -> [JSONField<Value>] {
    let ordinal = JSONType<Int>.named("#/$defs/ordinal") { $1.value($0) }
    let start: @Sendable (Value) -> SourcePosition = { value in
      let (range, lines) = range(value)
      return lines.position(of: range.lower)
    }
    let end: @Sendable (Value) -> SourcePosition = { value in
      let (range, lines) = range(value)
      return lines.position(of: range.upper)
    }
    return [
      JSONField("line", ordinal) { start($0).line }, JSONField("column", ordinal) { start($0).column },
      JSONField("endLine", ordinal) { end($0).line }, JSONField("endColumn", ordinal) { end($0).column },
    ]
  }
}
