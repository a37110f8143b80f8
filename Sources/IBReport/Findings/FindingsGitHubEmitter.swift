import IBSource

/// Findings as commands that GitHub Actions turns into annotations of a pull request.
///
///     ::warning file=path,line=1,endLine=1,col=2,endColumn=5,title=rule-id::message
///
/// Source: GitHub's documentation of workflow commands (Measurements/Tools.md#services).
struct FindingsGitHubEmitter: FindingsEmitter {
  let frame = OutputFrame.plain

  func render(_ findings: FileFindings) -> [UInt8] {
    guard !findings.findings.isEmpty else { return [] }
    let lines = LineMap(findings.source.bytes)
    var text = ""
    for finding in findings.findings {
      let place = FindingPlace(finding.range, lines)
      text += "::\(Self.command(finding.severity)) file=\(finding.file.escaped(Self.inProperties).onOneLine)"
      text += ",line=\(place.start.line),endLine=\(place.end.line),col=\(place.start.column)"
      // GitHub would read an end column on another line as a column of the first line.
      if place.end.line == place.start.line { text += ",endColumn=\(place.end.column)" }
      text += ",title=\(finding.rule)::\(finding.wholeMessage(lines).escaped(Self.inMessages).onOneLine)\n"
    }
    return Array(text.utf8)
  }

  private static func command(_ severity: Severity) -> String {
    severity == .note ? "notice" : severity.name
  }

  private static let inMessages: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  private static let inProperties = inMessages.merging([":": "%3A", ",": "%2C"]) { first, _ in first }
}

extension String {
  /// Escapes scalar by scalar, because the service also treats a comma with a combining mark as a comma.
  fileprivate func escaped(_ replacements: [Unicode.Scalar: String]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] {
        text.append(contentsOf: replacement.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
