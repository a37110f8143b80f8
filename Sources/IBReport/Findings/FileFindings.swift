package import IBSource

/// The findings of one file, ordered by position.
package struct FileFindings: Sendable {
  /// The file that the ranges of the findings refer to.
  package let source: SourceFile
  package let findings: [Finding]
  /// The commit whose version of the file lacks the findings; nil if they were not compared with another version.
  package var newSince: String?
  /// The scenes that findings are about, for formats with pictures.
  package var scenes: [FindingScene] = []

  package init(_ findings: [Finding], in source: SourceFile) {
    self.source = source
    self.findings = findings.sorted(by: Finding.inOrder)
  }

  /// The findings that satisfy a condition.
  package func filtered(_ isKept: (Finding) -> Bool) -> FileFindings {
    var part = FileFindings(findings.filter(isKept), in: source)
    part.newSince = newSince
    part.scenes = scenes
    return part
  }
}

/// The start and end of a range in the units of reports: lines and columns from 1, columns in UTF-16 units, the end
/// exclusive.
struct FindingPlace {
  let start: SourcePosition
  let end: SourcePosition

  init(_ range: SourceRange, _ lines: LineMap) {
    start = lines.position(of: range.lower)
    end = lines.position(of: range.upper)
  }
}

extension Finding {
  var fullMessage: String {
    configurations.isEmpty ? message : "\(message) (on \(configurations.joined(separator: ", ")))"
  }

  /// The message with its notes in brackets, for formats that have no field for notes: `… (line 12: stated here
  /// first)`.
  func wholeMessage(_ lines: LineMap) -> String {
    if notes.isEmpty { return fullMessage }
    let texts = notes.map { "line \(lines.position(of: $0.range.lower).line): \($0.message)" }
    return "\(fullMessage) (\(texts.joined(separator: "; ")))"
  }
}

/// Fingerprints of findings: unique within a file, and unchanged when lines move.
///
/// A fingerprint is a hash of the path, the rule and the object id (or the message, without an id). If several findings
/// share all three, a number in file order distinguishes them. Code scanning services recognize known findings by
/// their fingerprints; GitLab keeps only one of several findings with the same one.
struct FindingFingerprints {
  private var counts: [String: Int] = [:]

  /// The fingerprint of the next finding of a file: sixteen hexadecimal digits.
  mutating func next(_ finding: Finding) -> String {
    let identity = "\(finding.rule)\u{0}\(finding.objectID ?? finding.message)\u{0}\(finding.file)"
    let count = counts[identity, default: 0]
    counts[identity] = count + 1
    let digits = String(ByteHash("\(identity)\u{0}\(count)").value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
