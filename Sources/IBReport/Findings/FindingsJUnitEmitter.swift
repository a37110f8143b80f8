import IBSource

/// Findings as a JUnit report: a suite for each file, a failed case for each finding, and a passing case for a file
/// without findings.
struct FindingsJUnitEmitter: FindingsEmitter {
  let countsSkipped = true
  let frame = OutputFrame(
    opening: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"keyline\">\n", separator: "",
    closing: "</testsuites>\n")

  func render(_ findings: FileFindings) -> [UInt8] {
    let file = findings.source.path.escapedForXML
    let count = findings.findings.count
    var text = "  <testsuite name=\"\(file)\" tests=\"\(max(count, 1))\" failures=\"\(count)\">\n"
    if count == 0 {
      text += "    <testcase classname=\"keyline\" name=\"no findings\" file=\"\(file)\"/>\n"
    } else {
      let lines = LineMap(findings.source.bytes)
      for finding in findings.findings { text += Self.testCase(finding, lines) }
    }
    return Array((text + "  </testsuite>\n").utf8)
  }

  /// A case for each kind of document.
  func rest(skipped: [String: Int]) -> [UInt8] {
    if skipped.isEmpty { return [] }
    let count = skipped.count
    var text = "  <testsuite name=\"skipped files\" tests=\"\(count)\" failures=\"0\" skipped=\"\(count)\">\n"
    for (kind, count) in skipped.sorted(by: { $0.key < $1.key }) {
      let name = "\(count) \(kind)".escapedForXML
      text += "    <testcase classname=\"keyline\" name=\"\(name)\"><skipped message=\"not supported\"/></testcase>\n"
    }
    return Array((text + "  </testsuite>\n").utf8)
  }

  private static func testCase(_ finding: Finding, _ lines: LineMap) -> String {
    let place = FindingPlace(finding.range, lines)
    let file = finding.file.escapedForXML
    let message = finding.wholeMessage(lines).escapedForXML
    let position = "\(place.start.line):\(place.start.column)"
    return """
          <testcase classname="keyline.\(finding.rule)" name="\(position) \(message)" file="\(file)">
            <failure type="\(finding.severity.name)" message="\(message)">\(file):\(position)</failure>
          </testcase>

      """
  }
}
