import IBSource
import IBTestSupport
import Testing

@testable import IBReport

/// A report for people contains one of several findings with one cause.
@Suite struct FindingPartTests {
  private static let source = SourceFile(path: "A.xib", bytes: Array("<a/>\n<b/>\n".utf8))

  private static func finding(_ rule: String, _ message: String, at offset: Int, _ severity: Severity = .note)
    -> Finding
  {
    Finding(
      rule: rule, severity: severity, message: message, file: "A.xib", range: SourceRange(offset, offset + 1),
      objectID: "id\(offset)")
  }

  private static func text(_ findings: [Finding], rulesAboutNames: Set<String> = ["missing-image"]) -> [String] {
    let parts = FindingsXcodeEmitter(style: .plain, rulesAboutNames: rulesAboutNames).parts(FileFindings(findings, in: source))
    return String(decoding: FindingPart.text(of: parts), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func findingsWithOneCauseAreOneLineWithTheirNumber() {
    let findings = [
      Self.finding("missing-image", "image 'a'", at: 0), Self.finding("missing-image", "image 'b'", at: 1),
      Self.finding("missing-image", "image 'a'", at: 5), Self.finding("missing-image", "image 'a'", at: 6),
    ]
    #expect(
      Self.text(findings) == [
        "A.xib:1:1: note: image 'a' (also in 2 other places) (missing-image) [id0]",
        "A.xib:1:2: note: image 'b' (missing-image) [id1]",
      ])
    #expect(
      Self.text(Array(findings.prefix(3)))[0]
        == "A.xib:1:1: note: image 'a' (also in 1 other place) (missing-image) [id0]")
  }

  /// Two objects with one message are two problems in other rules, and a warning is not a note.
  @Test func otherFindingsHaveTheirOwnLines() {
    let findings = [
      Self.finding("clipped-text", "label is cut off", at: 0), Self.finding("clipped-text", "label is cut off", at: 5),
      Self.finding("missing-image", "image 'a'", at: 1), Self.finding("missing-image", "image 'a'", at: 6, .warning),
    ]
    let lines = Self.text(findings)
    #expect(lines.count == 4)
    #expect(!lines.contains { $0.contains("also") })
    #expect(Self.text(findings, rulesAboutNames: []).count == 4)
  }
}
