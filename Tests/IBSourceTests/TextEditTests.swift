import IBSource
import Testing

@Suite struct TextEditTests {
  private func apply(_ edits: [TextEdit], to text: String) -> String? {
    TextEdit.apply(edits, to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func appliesEditsInTheOrderOfTheirPlaces() {
    let edits = [TextEdit(SourceRange(4, 5), "E"), TextEdit(SourceRange(0, 2), "")]
    #expect(apply(edits, to: "abcdef") == "cdEf")
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() {
    let edits = [TextEdit(SourceRange(1, 1), "x"), TextEdit(SourceRange(1, 1), "y"), TextEdit(SourceRange(3, 3), "z")]
    #expect(apply(edits, to: "abc") == "axybcz")
  }

  @Test func insertionBeforeAReplacementAtTheSamePlaceComesFirst() {
    let edits = [TextEdit(SourceRange(1, 2), "B"), TextEdit(SourceRange(1, 1), "x")]
    #expect(apply(edits, to: "abc") == "axBc")
  }

  @Test(arguments: [
    [TextEdit(SourceRange(0, 2), ""), TextEdit(SourceRange(1, 3), "")],
    [TextEdit(SourceRange(2, 9), "")],
    [TextEdit(SourceRange(-1, 1), "")],
  ])
  func refusesOverlapsAndPlacesOutside(edits: [TextEdit]) {
    #expect(apply(edits, to: "abc") == nil)
  }
}
