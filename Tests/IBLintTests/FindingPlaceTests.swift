import IBLint
import IBSource
import IBSyntax
import Testing

@Suite struct FindingPlaceTests {
  private static let text = #"<a id="x"><b id="y"><c destination="y"/><action destination="z"/></b><d id="x"/></a>"#

  private func findings() throws -> [Finding] {
    let tree = try #require(SyntaxParser.parse(SourceFile(path: "p", bytes: Array(Self.text.utf8))).0)
    return Linter.lint(tree, surroundings: .documentAlone)
  }

  /// The finding points at the value between the quotes and names the object around it.
  @Test func aReferenceIsMarkedWhereItsValueStands() throws {
    let finding = try #require(try findings().first { $0.rule == "dangling-reference" })
    #expect(SourceFile(path: "p", bytes: Array(Self.text.utf8)).text(finding.range) == "z")
    #expect(finding.objectID == "y")
  }

  @Test func aRepeatedIdPointsBackToTheFirst() throws {
    let finding = try #require(try findings().first { $0.rule == "duplicate-id" })
    #expect(finding.notes.map(\.range) == [SourceRange(0, 10)])
    #expect(finding.objectID == "x")
  }

  @Test func findingsOfAllRulesAreInTheOrderOfTheirPlaces() throws {
    #expect(try findings().map(\.rule) == ["dangling-reference", "duplicate-id"])
  }
}
