import IBModel
@testable import IBLayout
import Testing

@Suite struct SetTextTests {
  private static let frame = #"x="20" y="10" width="100" height="40""#

  private func text(_ attributes: String, frame: String = frame) throws -> SetText {
    let layout = try Drawing.layout(subviews: Drawing.label("l", attributes, frame: frame))
    return try #require(layout.views.last?.appearance?.text)
  }

  @Test(arguments: [("left", 0.0), ("center", 35.0), ("right", 70.0)])
  func aLineStandsWhereItsAlignmentSays(_ alignment: String, _ x: Double) throws {
    // 5 letters of 6 points are 30 of 100 points; the rest, 70, goes to the left by nothing, a half or the whole.
    let lines = try text(#"text="abcde" textAlignment="\#(alignment)""#).lines
    #expect(lines.map(\.text) == ["abcde"])
    #expect(lines.map(\.width) == [30])
    #expect(lines.map(\.x) == [x])
  }

  @Test func linesBreakAtTheWidthOfTheView() throws {
    // 16 letters go into 100 points: ten, a space that goes with the first line, ten.
    let text = try text(#"text="aaaaaaaaaa bbbbbbbbbb" numberOfLines="0" textAlignment="left""#)
    #expect(text.lines.map(\.text) == ["aaaaaaaaaa", "bbbbbbbbbb"])
    #expect(text.lines.map(\.width) == [60, 60])
    // The block is in the middle of 40 points: what is above the middle of the two lines is as high as below.
    let measurer = TextMeasurer(era: .variable)
    let top = text.lines[0].baseline - measurer.ascender(text.font)
    let bottom = text.lines[1].baseline + measurer.descender(text.font)
    #expect(abs(top - (40 - bottom)) < 1e-9)
  }

  @Test func linesThatDoNotFitAreLeftOut() throws {
    // A line of Courier New of 10 points is about 11.3 points high: one fits into 20 points, three would not.
    let text = try text(
      #"text="aaaaaaaaaa bbbbbbbbbb cccccccccc" numberOfLines="0""#, frame: #"x="0" y="0" width="100" height="20""#)
    #expect(text.lines.map(\.text) == ["aaaaaaaaaa"])
  }

  @Test func anEmptyLabelHasNoText() throws {
    let layout = try Drawing.layout(subviews: Drawing.label("l", #"text="""#, frame: Self.frame))
    #expect(layout.views.last?.appearance != nil)
    #expect(layout.views.last?.appearance?.text == nil)
  }

  @Test(arguments: [
    ("abc", ["a", "b", "c"]), ("e\u{301}x", ["e\u{301}", "x"]), ("🇩🇪!", ["🇩🇪", "!"]), ("a\r\nb", ["a", "\r\n", "b"]),
    ("", []),
  ])
  func piecesAreWhatUnitsStandFor(_ text: String, _ pieces: [String]) {
    #expect(TextUnit.pieces(of: text).map(String.init) == pieces)
    #expect(TextUnit.units(of: text).count == pieces.count)
  }
}
