import IBSource
import IBSyntax
import Testing

@Suite struct ConflictMarkersTests {
  private let conflict = """
    <a>
    <<<<<<< HEAD
      <b x="1"/>
      <c/>
    =======
      <b x="2"/>
    >>>>>>> topic
    </a>
    """

  @Test func tellsTheLinesOfBothSides() throws {
    let finding = try refusal(conflict)
    #expect(summary(finding, of: conflict) == "merge-conflict 2:1 unresolved merge conflict")
    #expect(finding.notes.map(\.message) == ["one side is lines 3 to 4", "one side is line 6"])
    let source = SourceFile(path: "", bytes: Array(conflict.utf8))
    #expect(finding.notes.map { source.text($0.range) } == ["  <b x=\"1\"/>\n  <c/>\n", "  <b x=\"2\"/>\n"])
  }

  @Test func eachSideHasItsLinesAndThoseOfBoth() throws {
    let text =
      "a\n<<<<<<< HEAD\nb\n||||||| base\nc\n=======\nd\n>>>>>>> topic\ne\n<<<<<<< HEAD\n=======\nf\n>>>>>>> topic"
    let sides = try #require(ConflictMarkers.sides(of: Array(text.utf8)))
    #expect(String(decoding: sides.ours, as: UTF8.self) == "a\nb\ne\n")
    #expect(String(decoding: sides.theirs, as: UTF8.self) == "a\nd\ne\nf\n")
    #expect(String(decoding: sides.opening, as: UTF8.self) == "<<<<<<< HEAD")
    #expect(String(decoding: sides.closing, as: UTF8.self) == ">>>>>>> topic")
  }

  /// The markers of a conflict in another order, repeated, or without the last one.
  @Test(arguments: ["<=", "<=>=", "<>", ">=<", "=<>", "<<=>", "<==>", "<=|>", "<||=>", "<=>>", "<=><", "|<=>"])
  func markersInAnotherOrderHaveNoSides(_ markers: String) {
    let lines = markers.map { String(repeating: $0, count: 7) + "\nx\n" }
    #expect(ConflictMarkers.sides(of: Array(lines.joined().utf8)) == nil)
  }

  @Test func leavesTheCommonAncestorOut() throws {
    let text = "<a>\r\n<<<<<<< o\r\n<b/>\r\n||||||| base\r\n<c/>\r\n=======\r\n>>>>>>> t\r\n</a>"
    #expect(try refusal(text).notes.map(\.message) == ["one side is line 3", "one side has no lines here"])
  }

  @Test func furtherConflictsAreCounted() throws {
    #expect(try refusal(conflict + "\n" + conflict).message == "2 unresolved merge conflicts, the first here")
  }

  @Test func aMarkerLeftOverMakesAFindingBesideTheTree() throws {
    let text = "<a>\n  <b/>\n>>>>>>> topic\n</a>"
    let (tree, findings) = SyntaxParser.parse(SourceFile(path: "", bytes: Array(text.utf8)))
    #expect(tree?.elementCount == 2)
    #expect(
      findings.map { summary($0, of: text) } == ["merge-conflict 3:1 merge conflict marker left in the file"])
  }

  @Test(arguments: [
    // Text of the user's, a comment, a marker inside a line, one that is too long.
    "<string>\n>>>>>>> quoted\n</string>", "<a><!--\n<<<<<<< x\n=======\n>>>>>>> y\n--><b/></a>",
    "<a><b/> >>>>>>> x</a>", "<a><b/>\n>>>>>>>>> x</a>", "<a><b/>\n=======\n</a>",
  ])
  func textThatOnlyLooksLikeAMarker(text: String) throws {
    _ = try tree(text)
  }
}
