import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct TextInputTests {
  private func field(_ attributes: String, tools: String) throws -> IntrinsicSize {
    try naturalSize(view("f", tag: "textField", attributes: attributes), head: phone(tools))
  }

  @Test func aRoundedBorderHasItsHeight() throws {
    #expect(try field("borderStyle=\"roundedRect\"", tools: "14490") == IntrinsicSize(21, 30))
    // The width of a space and 28.
    #expect(try field("borderStyle=\"roundedRect\"", tools: "22505") == IntrinsicSize(33, 34))
  }

  /// The line is in the middle of the field: with a taller field the baseline is half as much lower.
  @Test(arguments: [("firstBaseline", 40.0), ("lastBaseline", 40), ("firstBaseline", 60)])
  func theTextOfAFieldIsInItsMiddle(attribute: String, height: Double) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let result = try layout(
      subviews: view("f", tag: "textField", attributes: "text=\"Name\"", content: font)
        + view("l", tag: "label", attributes: "text=\"Name\"", content: font),
      constraints: pinned("f", to: "safe", x: 10, y: 100, width: 80, height: height)
        + constraint("a", "l.leading", "f.trailing") + constraint("b", "l.\(attribute)", "f.\(attribute)"))
    let (field, label) = (try result.view("f"), try result.view("l"))
    let frames = (try #require(field.frame), try #require(label.frame))
    // The label is a line of 20.29 points, rounded up.
    #expect(frames.1.height == 21)
    #expect(abs(frames.1.y + frames.1.height / 2 - (frames.0.y + height / 2)) <= 0.5, "\(frames)")
  }

  @Test func anEmptyFieldIsAsWideAsASpace() throws {
    #expect(try field("", tools: "22505").width == 5)
    #expect(try field("", tools: "14490").width == 4.5)
  }

  /// Measurements/Controls.md#text-field: four points more than the line, which is 29.83 and 23.87 high.
  @Test(arguments: [(25, 34.0), (20, 30)])
  func aRoundedBorderMakesRoomForALargeFont(_ size: Int, _ height: Double) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    let large = view("f", tag: "textField", attributes: "borderStyle=\"roundedRect\"", content: font)
    #expect(try naturalSize(large, head: phone("14490")).height == height)
  }

  @Test func aFieldIsAsWideAsItsTextOrPlaceholder() throws {
    // 'Reset' is 43.5 wide: + 21.
    #expect(try field("borderStyle=\"roundedRect\" text=\"Reset\"", tools: "14490").width == 64.5)
    #expect(try field("borderStyle=\"roundedRect\" placeholder=\"Reset\"", tools: "14490").width == 64.5)
    #expect(try field("borderStyle=\"roundedRect\" text=\"\" placeholder=\"Reset\"", tools: "14490").width == 64.5)
  }

  @Test func aFieldWithoutABorderIsOneLineHigh() throws {
    // 20.287 up to a point; the newer look adds one.
    #expect(try field("", tools: "14490").height == 21)
    #expect(try field("", tools: "22505").height == 22)
    #expect(try field("borderStyle=\"line\"", tools: "22505").height == 30)  // 21 + 9
    // Xcode 11.0 to 11.3 have the newer look without it.
    #expect(try field("", tools: "15705").height == 21)
    #expect(try field("", tools: "16096").height == 22)
  }

  /// Lines of 19.09, 20.287 and 33.41 points.
  @Test(arguments: [(16, 21.0, 22.0), (17, 22, 22), (28, 35, 34)])
  func laterCanvasesReplaceTheExtraPointByALeastHeight(_ size: Int, _ before: Double, _ later: Double) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    let heights = try ["24128", "24506"].map {
      try naturalSize(view("f", tag: "textField", content: font), head: phone($0)).height
    }
    #expect(heights == [before, later])
  }

  @Test func aSecureFieldWithoutABorderIsNoHigherThanItsLine() throws {
    let secure = view(
      "f", tag: "textField", content: "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>")
    #expect(try naturalSize(secure, head: phone("22505")).height == 21)
  }

  @Test func aClearButtonOfTheOlderLookTakesNineteenPoints() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
    let small = view("f", tag: "textField", attributes: "clearButtonMode=\"whileEditing\"", content: font)
    #expect(try naturalSize(small, head: phone("14490")).height == 19)
    #expect(try naturalSize(small, head: phone("22505")).height == 18)
  }

  @Test func eachLineOfATextViewIsAsHighAsTheLeadingOfItsStyle() throws {
    let text = view(
      "t", tag: "textView", attributes: "scrollEnabled=\"NO\" text=\"a&#10;b\"",
      content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    #expect(try naturalSize(text).height == 60)  // 2 · 22 + 16
  }

  @Test func aTextViewThatScrollsHasNoSize() throws {
    #expect(try naturalSize(view("t", tag: "textView", attributes: "text=\"Reset\"")) == .none)
  }

  @Test func aTextViewThatDoesNotIsAsHighAsItsLines() throws {
    let text = view(
      "t", tag: "textView", attributes: "scrollEnabled=\"NO\" text=\"a&#10;b\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    // 2 · 20.287 = 40.574, up to 41, + 16.
    #expect(try naturalSize(text).height == 57)
  }
}
