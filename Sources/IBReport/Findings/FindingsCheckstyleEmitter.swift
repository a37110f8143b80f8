import IBSource

/// Findings in Checkstyle's format, which many review tools read.
struct FindingsCheckstyleEmitter: FindingsEmitter {
  let frame = OutputFrame(
    opening: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n", separator: "",
    closing: "</checkstyle>\n")

  func render(_ findings: FileFindings) -> [UInt8] {
    guard !findings.findings.isEmpty else { return [] }
    let lines = LineMap(findings.source.bytes)
    var text = "  <file name=\"\(findings.source.path.escapedForXML)\">\n"
    for finding in findings.findings {
      let position = lines.position(of: finding.range.lower)
      let severity = finding.severity == .note ? "info" : finding.severity.name
      text += "    <error line=\"\(position.line)\" column=\"\(position.column)\" severity=\"\(severity)\""
      text += " message=\"\(finding.wholeMessage(lines).escapedForXML)\" source=\"keyline.\(finding.rule)\"/>\n"
    }
    return Array((text + "  </file>\n").utf8)
  }
}
