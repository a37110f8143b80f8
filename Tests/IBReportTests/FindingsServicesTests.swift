import IBReport
import IBSource
import Testing

/// The formats that services read. The sample finding is at bytes 11 to 12: line 2, columns 6 to 7.
@Suite struct FindingsServicesTests {
  private let findings = FileFindings([Samples.finding], in: Samples.source)

  private func render(_ name: String, _ findings: FileFindings? = nil) throws -> String {
    let emitter = try #require(FindingsEmitters.table.named(name, for: Samples.report))
    return text(emitter.render(findings ?? self.findings))
  }

  /// A percent sign, a comma and a line end would end the command or a property of it.
  @Test func gitHubsMarksAreEscaped() throws {
    let finding = Finding(
      rule: "r", severity: .note, message: "100%\r\n:,", file: "a,b:c.xib", range: SourceRange(0, 1))
    let source = SourceFile(path: "a,b:c.xib", bytes: Array("<a/>".utf8))
    let line = try render("github-actions-logging", FileFindings([finding], in: source))
    #expect(line == "::notice file=a%2Cb%3Ac.xib,line=1,endLine=1,col=1,endColumn=2,title=r::100%25%0D%0A:,\n")
  }

  @Test func gitLabGetsSeverityLinesAndAFingerprint() throws {
    let report = try render("gitlab")
    #expect(
      report.hasPrefix(
        #"{"description":"'x' is odd (on iphone-15.portrait) (line 1: because of this)","check_name":"some-rule","fingerprint":""#
      ))
    #expect(
      report.hasSuffix(
        #""severity":"minor","location":{"path":"Some/Start.storyboard","lines":{"begin":2,"end":2}}}"#))
    #expect(try render("codeclimate") == report)
  }

  /// Two findings of one rule at one object differ; moving a finding to another place leaves its fingerprint.
  @Test func fingerprintsAreDistinctAndStayWhereLinesMove() throws {
    func fingerprints(_ offsets: [Int]) throws -> [Substring] {
      let findings = offsets.map {
        Finding(
          rule: "r", severity: .error, message: "m", file: Samples.source.path, range: SourceRange($0, $0),
          objectID: "x")
      }
      return try render("gitlab", FileFindings(findings, in: Samples.source)).matches(
        of: /"fingerprint":"([0-9a-f]{16})"/
      )
      .map(\.1)
    }
    let before = try fingerprints([1, 5])
    #expect(Set(before).count == 2)
    #expect(try fingerprints([9, 14]) == before)
  }

  @Test func junitHasACaseAFindingAndAPassingOneForACleanFile() throws {
    let failed = try render("junit")
    #expect(failed.contains(#"<testsuite name="Some/Start.storyboard" tests="1" failures="1">"#))
    #expect(
      failed.contains(
        #"<failure type="warning" message="'x' is odd (on iphone-15.portrait) (line 1: because of this)">"#)
    )
    let clean = try render("junit", FileFindings([], in: Samples.source))
    #expect(clean.contains(#"tests="1" failures="0""#))
    #expect(clean.contains(#"<testcase classname="keyline" name="no findings""#))
  }

  @Test func checkstyleEscapesWhatXMLReserves() throws {
    let finding = Finding(
      rule: "r", severity: .note, message: "\"<&>\u{1}\n", file: Samples.source.path, range: SourceRange(0, 1))
    let report = try render("checkstyle", FileFindings([finding], in: Samples.source))
    #expect(report.contains("severity=\"info\" message=\"&quot;&lt;&amp;&gt;\u{FFFD}&#10;\" source=\"keyline.r\"/>"))
  }

  @Test func aPageShowsPlaceLineRuleAndObject() throws {
    let page = try render("html")
    #expect(page.contains("<h2>Some/Start.storyboard</h2>"))
    #expect(page.contains(#"<span class="severity warning">warning</span> 'x' is odd (on iphone-15.portrait)"#))
    #expect(page.contains(##"line 2, column 6 <code class="id">lab-el-001</code> <a href="#rule-some-rule">"##))
    #expect(page.contains("<pre>&lt;😀<mark> </mark>b=&quot;1&quot;/&gt;</pre>"))
    #expect(page.contains("line 1, column 1: because of this"))
  }

  /// Nothing of a file becomes markup, a page is one document, and it asks for nothing from elsewhere.
  @Test func aPageIsWholeAndHarmless() throws {
    let finding = Finding(
      rule: "r", severity: .note, message: "<script>alert(1)</script>", file: "\"><b>.xib", range: SourceRange(0, 4),
      objectID: "<i>")
    let source = SourceFile(path: "\"><b>.xib", bytes: Array("<a/>\n".utf8))
    let emitter = try #require(FindingsEmitters.table.named("html", for: Samples.report))
    let page = emitter.frame.opening + text(emitter.render(FileFindings([finding], in: source))) + emitter.frame.closing
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
    #expect(!page.contains("<script>alert") && !page.contains("<b>") && !page.contains("<i>"))
    #expect(page.contains(#"<dt id="rule-some-rule">"#))
    // The script names what elements of SVG are called.
    let rest = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!rest.contains("http:") && !rest.contains("https:") && !rest.contains(" src="))
  }

  /// A file whose whole text is one line does not come along with each finding.
  @Test func longLinesAreCutAroundTheFinding() throws {
    let bytes = Array(
      (String(repeating: "<a/>", count: 10_000) + "<b/>" + String(repeating: "<c/>", count: 10_000)).utf8)
    let finding = Finding(rule: "r", severity: .note, message: "m", file: "a.xib", range: SourceRange(40_000, 40_004))
    let page = try render("html", FileFindings([finding], in: SourceFile(path: "a.xib", bytes: bytes)))
    #expect(page.contains("<mark>&lt;b/&gt;</mark>") && page.utf8.count < 3_000)
  }

  /// The excerpt has the line without its indentation: 80 characters each before, in and after the range.
  @Test func aLineIsShownUpToItsEnds() throws {
    func line(_ text: String, _ lower: Int, _ upper: Int) throws -> Substring? {
      let finding = Finding(
        rule: "r", severity: .note, message: "m", file: "a.xib", range: SourceRange(lower, upper))
      let source = SourceFile(path: "a.xib", bytes: Array(text.utf8))
      return try render("html", FileFindings([finding], in: source)).firstMatch(of: /<pre>(.*)<\/pre>/)?.1
    }
    #expect(try line("x\n\t <a b/>\r\ny", 6, 8) == "&lt;a<mark> b</mark>/&gt;")
    #expect(try line("x\r<a/>\ny", 2, 6) == "<mark>&lt;a/&gt;</mark>")
    #expect(try line("<a\nb/>", 0, 6) == "<mark>&lt;a</mark>")
    for length in [79, 80, 81] {
      let word = String(repeating: "a", count: length)
      let part = String(repeating: "a", count: min(length, 80))
      let cut = length > 80 ? "…" : ""
      #expect(try line("\(word)X\(word)", length, length + 1) == "\(cut)\(part)<mark>X</mark>\(part)\(cut)")
      #expect(try line("X\(word)Y", 1, length + 1) == "X<mark>\(part)\(cut)</mark>Y")
    }
    let long = String(repeating: "é", count: 4_000)
    let excerpt = try line("\(long)X\(long)", 8_000, 8_001)
    #expect(excerpt == "…\(long.prefix(80))<mark>X</mark>\(long.prefix(80))…")
  }
}
