package struct FindingsJSONEmitter: FindingsEmitter {
  package let frame = OutputFrame.jsonArray

  package init() {}

  package func render(_ findings: FileFindings) -> [UInt8] {
    var writer = JSONWriter()
    FindingsJSON.write(findings, separator: { $0.startElementLine() }, to: &writer)
    return writer.bytes
  }
}

/// Findings as JSON Lines: each line is an object.
package struct FindingsJSONLinesEmitter: FindingsEmitter {
  package let frame = OutputFrame.plain

  package init() {}

  package func render(_ findings: FileFindings) -> [UInt8] {
    guard !findings.findings.isEmpty else { return [] }
    var writer = JSONWriter()
    FindingsJSON.write(findings, separator: { $0.endLine() }, to: &writer)
    writer.endLine()
    return writer.bytes
  }
}
