import IBSource

/// Findings as a Code Quality report of GitLab, which is Code Climate's format.
struct FindingsGitLabEmitter: FindingsEmitter {
  let frame = OutputFrame.jsonArray

  func render(_ findings: FileFindings) -> [UInt8] {
    guard !findings.findings.isEmpty else { return [] }
    let lines = LineMap(findings.source.bytes)
    var fingerprints = FindingFingerprints()
    var writer = JSONWriter()
    for (index, finding) in findings.findings.enumerated() {
      if index > 0 { writer.startElementLine() }
      write(finding, fingerprint: fingerprints.next(finding), lines, to: &writer)
    }
    return writer.bytes
  }

  private func write(
    _ finding: Finding, fingerprint: String, _ lines: LineMap, to writer: inout JSONWriter
  ) {
    let place = FindingPlace(finding.range, lines)
    writer.object { writer in
      writer.field("description", finding.wholeMessage(lines))
      writer.field("check_name", finding.rule)
      writer.field("fingerprint", fingerprint)
      writer.field("severity", Self.word(finding.severity))
      writer.key("location")
      writer.object { writer in
        writer.field("path", finding.file)
        writer.key("lines")
        writer.object { writer in
          writer.field("begin", place.start.line)
          writer.field("end", place.end.line)
        }
      }
    }
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
