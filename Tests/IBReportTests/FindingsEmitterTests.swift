import IBReport
import IBSource
import Testing

@Suite struct FindingsEmitterTests {
  private let findings = FileFindings([Samples.finding], in: Samples.source)

  /// The range begins after `<a>\n` (4 bytes), two spaces, `<` and the emoji of four bytes: byte 11. In UTF-16 units
  /// that is 2 + 1 + 2 = 5 after the line's start, so column 6.
  @Test func xcodeFormatNamesPlaceRuleObjectAndConfigurations() {
    let expected = """
      Some/Start.storyboard:2:6: warning: 'x' is odd (on iphone-15.portrait) (some-rule) [lab-el-001]
      Some/Start.storyboard:1:1: note: because of this

      """
    #expect(text(FindingsXcodeEmitter(style: .plain).render(findings)) == expected)
  }

  @Test func jsonHoldsEachFieldOfTheSchema() {
    let expected = [
      #"{"rule":"some-rule","severity":"warning","message":"'x' is odd","file":"Some/Start.storyboard","#,
      #""line":2,"column":6,"endLine":2,"endColumn":7,"objectID":"lab-el-001","#,
      #""notes":[{"message":"because of this","line":1,"column":1,"endLine":1,"endColumn":4}],"#,
      #""configurations":["iphone-15.portrait"],"newSince":null}"#,
    ].joined()
    #expect(text(FindingsJSONLinesEmitter().render(findings)) == expected + "\n")
    #expect(text(FindingsJSONEmitter().render(findings)) == expected)
  }

  @Test func findingsAreInTheOrderOfTheirPlaces() {
    let later = Finding(rule: "a", severity: .note, message: "m", file: Samples.source.path, range: SourceRange(20, 21))
    let lines = text(
      FindingsXcodeEmitter(style: .plain).render(FileFindings([later, Samples.finding], in: Samples.source))
    )
    .split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[2].hasPrefix("Some/Start.storyboard:3:"))
  }

  /// Only a report of tests counts the files that are in order.
  @Test(arguments: FindingsEmitters.table.names.filter { $0 != "junit" })
  func aFileWithoutFindingsGivesNothing(_ name: String) throws {
    let emitter = try #require(FindingsEmitters.table.named(name, for: Samples.report))
    #expect(emitter.render(FileFindings([], in: Samples.source)).isEmpty)
  }

  @Test func controlCharactersOfTheFileDoNotReachTheTerminal() {
    let finding = Finding(
      rule: "r", severity: .error, message: "'\u{1B}[2J\n'", file: Samples.source.path, range: SourceRange(0, 1),
      objectID: "a\nb")
    let line = text(FindingsXcodeEmitter(style: .plain).render(FileFindings([finding], in: Samples.source)))
    #expect(line == "Some/Start.storyboard:1:1: error: ' [2J ' (r) [a b]\n")
  }
}
