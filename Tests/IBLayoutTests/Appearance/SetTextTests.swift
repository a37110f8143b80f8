import IBContent
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

  /// The content insets and the title's own move a title without an image.
  @Test(arguments: [("left", 16.0), ("right", 62.0), ("center", 39.0)])
  func aTitleIsInsideTheInsetsOfItsButton(_ alignment: String, _ x: Double) throws {
    // Two letters of 6 points in 100 points, with 16 at the left and 26 at the right: 58 are left.
    let button = """
      <button id="b" contentHorizontalAlignment="\(alignment)"><rect key="frame" x="0" y="0" width="100" height="40"/>
      <fontDescription key="fontDescription" name="CourierNew" pointSize="10"/><inset key="contentEdgeInsets" minX="16"
      minY="0" maxX="26" maxY="0"/><state key="normal" title="ab"/></button>
      """
    let layout = try Drawing.layout(subviews: button)
    let text = try #require(layout.views.last?.appearance?.text)
    #expect(text.lines.map(\.x) == [x])
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

  /// Half a point may come from rounding.
  @Test func aTextIsCutIfALineIsWiderThanItsClipOrBeginsBelowIt() {
    func isCut(_ width: Double, _ baseline: Double) -> Bool {
      let lines = [(10.0, 12.0), (width, baseline)].map {
        SetText.Line(text: "a", x: 20, baseline: $0.1, width: $0.0)
      }
      let clip = Rect(x: 20, y: 10, width: 100, height: 40)
      return TextLines(clip: clip, lines: lines, alignment: .left, font: .system(10)).isCut
    }
    #expect(!isCut(100.5, 50))
    #expect(isCut(100.6, 50) && isCut(100.5, 50.1))
  }

  @Test func linesThatDoNotFitAreLeftOut() throws {
    // A line of Courier New of 10 points is about 11.3 points high: one fits into 20 points, three would not.
    let text = try text(
      #"text="aaaaaaaaaa bbbbbbbbbb cccccccccc" numberOfLines="0""#, frame: #"x="0" y="0" width="100" height="20""#)
    // The ellipsis is the sixteenth glyph of 6 points.
    #expect(text.lines.map(\.text) == ["aaaaaaaaaa bbbb\u{2026}"])
  }

  // Ten letters of 6 points, the ellipsis too: 36 points have room for five and the ellipsis.
  @Test(arguments: [
    ("", "abcde\u{2026}"), (#"lineBreakMode="headTruncation""#, "\u{2026}fghij"),
    (#"lineBreakMode="middleTruncation""#, "abc\u{2026}ij"), (#"lineBreakMode="clip""#, "abcdefghij"),
  ])
  func aLineWithoutRoomIsShortenedAsItsModeSays(_ mode: String, _ shown: String) throws {
    let lines = try text(
      #"text="abcdefghij" textAlignment="left" \#(mode)"#, frame: #"x="0" y="0" width="36" height="20""#
    )
    .lines
    #expect(lines.map(\.text) == [shown])
    #expect(lines.map(\.width) == [shown.count == 10 ? 60 : 36])
  }

  @Test func theLastOfTheLinesThatFitEndsInAnEllipsis() throws {
    let lines = try text(
      #"text="aaaaaaaaaa bbbbbbbbbb cccccccccc" numberOfLines="2" textAlignment="left""#,
      frame: #"x="0" y="0" width="66" height="40""#
    ).lines
    #expect(lines.map(\.text) == ["aaaaaaaaaa", "bbbbbbbbbb\u{2026}"])
  }

  @Test func aFontShrinksBeforeItsTextIsShortened() throws {
    let frame = #"x="0" y="0" width="30" height="20""#
    let shrunk = try text(#"text="abcdefghij" minimumScaleFactor="0.5""#, frame: frame)
    #expect(shrunk.font.size == 5 && shrunk.lines.map(\.text) == ["abcdefghij"])
    let short = try text(#"text="abcdefghij" minimumFontSize="8""#, frame: frame)
    #expect(short.font.size == 8 && short.lines.first?.text.hasSuffix("\u{2026}") == true)
  }

  @Test func anAttributedTextHasItsParagraphsAlignmentAndItsPiecesColor() throws {
    let layout = try Drawing.layout(
      subviews: """
        <label id="l"><rect key="frame" x="0" y="0" width="100" height="20"/><attributedString key="attributedText">
        <fragment content="abc"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment></attributedString></label>
        """)
    let text = try #require(layout.views.last?.appearance?.text)
    #expect(text.alignment == .center && text.color == DisplayColor(red: 1, green: 0, blue: 0))
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
