import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// A line of 17 points is 20.287 high, 20.5 up to a pixel of two a point and 21 up to a point. Widths are stored ones
/// (Measurements/Text.md#cases).
@Suite struct LabelTests {
  private func label(_ attributes: String, content: String = "") -> String {
    view("l", tag: "label", attributes: attributes, content: content)
  }

  @Test func aLabelIsAsLargeAsItsText() throws {
    let label = label("text=\"Reset\" numberOfLines=\"2\"")
    #expect(try naturalSize(label, head: phone("14868")) == IntrinsicSize(43.5, 20.5))
  }

  /// The canvas measures one line of 17 points in whole points, where no stack view is in the scene.
  @Test(arguments: ["14490", "22505"]) func aLabelOfOneLineIsMeasuredInPoints(_ tools: String) throws {
    func size(_ attributes: String, _ content: String = "") throws -> IntrinsicSize {
      try naturalSize(label("text=\"Reset\" " + attributes, content: content), head: phone(tools))
    }
    let (points, pixels) = (IntrinsicSize(44, 21), IntrinsicSize(43.5, 20.5))
    #expect(try size("") == points)
    #expect(try size("numberOfLines=\"1\"") == points)
    #expect(try size("numberOfLines=\"0\"") == pixels)
    #expect(try size("numberOfLines=\"2\"") == pixels)
    let placeholder = "placeholderIntrinsicWidth=\"60.5\" placeholderIntrinsicHeight=\"infinite\""
    #expect(try size(placeholder) == IntrinsicSize(60.5, nil))
    func height(_ attributes: String) throws -> Double? {
      try size("", "<fontDescription key=\"fontDescription\" \(attributes)/>").height
    }
    #expect(try height("type=\"boldSystem\" pointSize=\"17\"") == 21)
    #expect(try height("type=\"system\" pointSize=\"16\"") == 19.5)
    #expect(try height("name=\"HelveticaNeue\" family=\"Helvetica Neue\" pointSize=\"17\"") == 20)
    #expect(try height("style=\"UICTFontTextStyleBody\"") == 20.5)
    #expect(try size("customClass=\"Caption\"") == pixels)
    func natural(_ subviews: String, _ index: Int) throws -> IntrinsicSize {
      let scene = try resolved(storyboard(scene(rootView(subviews: subviews)), head: phone(tools)))
      return scene.views[index].intrinsicSize(wrapWidth: nil, in: IntrinsicContext(scene))
    }
    let plain = label("text=\"Reset\"")
    #expect(try natural(view("s", tag: "stackView", content: "<subviews>\(plain)</subviews>"), 2) == pixels)
    #expect(try natural(plain + view("s", tag: "stackView"), 1) == pixels)
    #expect(try natural(plain + view("s"), 1) == points)
    #expect(try natural(view("l", tag: "label", .mask(""), attributes: "text=\"Reset\""), 1) == pixels)
  }

  /// On a device every label is measured in pixels.
  @Test func aLabelOnADeviceIsMeasuredInPixels() throws {
    #expect(try naturalSize(label("text=\"Reset\""), on: "iphone-se-3").height == 20.5)
  }

  @Test func sizesAreRoundedUpToPixels() throws {
    let head = DocumentHead(toolsVersion: "22505", device: "retina6_12")
    #expect(
      try naturalSize(label("text=\"Type\" numberOfLines=\"2\""), head: head) == IntrinsicSize(112.0 / 3, 61.0 / 3))
  }

  @Test func textMayStandInAChild() throws {
    let long = label("", content: "<string key=\"text\">Reset</string>")
    #expect(try naturalSize(long, head: phone("14868")) == IntrinsicSize(44, 21))
  }

  @Test func anEmptyLabelHasNoSize() throws {
    #expect(try naturalSize(label("text=\"\"")) == IntrinsicSize(0, 0))
    #expect(try naturalSize(label("")) == IntrinsicSize(0, 0))
  }

  @Test func theTextOfAVariationCounts() throws {
    let varying = label("text=\"\"", content: "<variation key=\"widthClass=compact\" text=\"Reset\"/>")
    #expect(try naturalSize(varying, head: phone("14868")) == IntrinsicSize(44, 21))
  }

  /// The system font's size is 14 and a button's 18 (UIFont, documented): 16.707 and 21.48 high.
  @Test func aSizeMayBeNamed() throws {
    func height(_ size: String) throws -> Double? {
      let font = "<fontDescription key=\"fontDescription\" type=\"system\" size=\"\(size)\"/>"
      return try naturalSize(label("text=\"Reset\"", content: font)).height
    }
    #expect(try height("system") == 17)
    #expect(try height("button") == 21.5)
    #expect(try height("label") == 21)
  }

  // MARK: - Lines

  /// Two lines of 16 points are 38.19 high, and 4 are between them.
  @Test func aParagraphMaySpaceItsLines() throws {
    let text = """
      <attributedString key="attributedText"><fragment><string key="content">Two
      lines</string><attributes><font key="NSFont" metaFont="system" size="16"/>
      <paragraphStyle key="NSParagraphStyle" lineSpacing="4"/></attributes></fragment></attributedString>
      """
    let lines = label("numberOfLines=\"0\" usesAttributedText=\"YES\"", content: text)
    #expect(try naturalSize(lines).height == 42.5)
  }

  /// 13 points are 15.514 high, 12 are 14.321: what the Mac's fonts of these names have.
  @Test(arguments: [
    ("system", 16.0), ("systemBold", 16), ("cellTitle", 14.5), ("smallSystem", 13.5), ("unheardOf", 20.5),
  ])
  func anAttributedFontMayBeNamed(_ name: String, _ height: Double) throws {
    #expect(try naturalSize(attributed("<font key=\"NSFont\" metaFont=\"\(name)\"/>")).height == height)
  }

  @Test func charactersMayBeSetApart() throws {
    let font = "<font key=\"NSFont\" metaFont=\"system\" size=\"16\"/>"
    let apart = try naturalSize(attributed(font + "<real key=\"NSKern\" value=\"2\"/>"))
    // Five characters.
    #expect(try apart.width == (naturalSize(attributed(font)).width ?? 0) + 10)
  }

  @Test(arguments: [
    ("minimumLineHeight=\"30\"", 30.0), ("maximumLineHeight=\"18\"", 18), ("lineHeightMultiple=\"2\"", 38.5),
  ])
  func aParagraphMaySetTheHeightOfItsLines(_ rule: String, _ height: Double) throws {
    let font = "<font key=\"NSFont\" metaFont=\"system\" size=\"16\"/>"
    #expect(try naturalSize(attributed(font + "<paragraphStyle key=\"NSParagraphStyle\" \(rule)/>")).height == height)
  }

  /// No number of a file's makes a length that is none.
  @Test(arguments: [
    "<real key=\"NSKern\" value=\"1e308\"/>",
    "<paragraphStyle key=\"NSParagraphStyle\" lineSpacing=\"1e308\" minimumLineHeight=\"1e999\"/>",
  ])
  func attributesOutOfAllBoundsAreBounded(_ attribute: String) throws {
    let size = try naturalSize(attributed(attribute))
    #expect(try #require(size.width) <= 60_000)
    #expect(try #require(size.height) <= 20_000)
  }

  private func attributed(_ attributes: String) -> String {
    let text = """
      <attributedString key="attributedText"><fragment content="Reset"><attributes>\(attributes)</attributes></fragment>
      </attributedString>
      """
    return label("usesAttributedText=\"YES\"", content: text)
  }

  /// Unwrapped in the first pass, it would ask for more than its room.
  @Test func textThatWrapsNeverInsistsOnItsWidth() throws {
    let text = label(
      "text=\"Waiting for the next stop\" numberOfLines=\"0\" horizontalCompressionResistancePriority=\"1000\"")
    let room = constraint("room", "l.width", constant: 120, relation: "lessThanOrEqual")
    let layout = try layout(subviews: text, constraints: pinned("l", to: "root", x: 0, y: 0) + room)
    #expect(layout.issues.isEmpty)
    #expect(try layout.frame("l").height == 41)
    #expect(try layout.frame("l").width <= 120)
  }

  @Test func oneLineIsTheDefault() throws {
    #expect(try naturalSize(label("text=\"Reset&#10;Reset\"")).height == 21)
  }

  @Test func linesAddUp() throws {
    // 3 · 20.287 = 60.861.
    #expect(try naturalSize(label("text=\"a&#10;b&#10;c\" numberOfLines=\"0\"")).height == 61)
    // 2 · 20.287 = 40.574.
    #expect(try naturalSize(label("text=\"a&#10;b&#10;c\" numberOfLines=\"2\"")).height == 41)
  }

  @Test func linesOfATextStyleLieItsLeadingApart() throws {
    let body = label(
      "text=\"a&#10;b\" numberOfLines=\"0\"",
      content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    // 20.287 + 22.
    #expect(try naturalSize(body).height == 42.5)
    // Xcode 13 measured at the smallest size: 14 points, 16.707 high, and 19.
    #expect(try naturalSize(body, head: phone("20037")).height == 36)
  }

  @Test func aWidthGivenByTheLayoutWraps() throws {
    let three = label("text=\"Reset Reset Reset\" numberOfLines=\"0\"")
    #expect(try naturalSize(three, head: phone("14490"), wrapWidth: 60).height == 61)
    #expect(try naturalSize(three, head: phone("14490")).height == 20.5)
  }

  @Test func aWidthTypedIntoTheInspectorTakesItsPlace() throws {
    let three = "text=\"Reset Reset Reset\" numberOfLines=\"0\" preferredMaxLayoutWidth=\"60\""
    #expect(try naturalSize(label(three), head: phone("14490"), wrapWidth: 300).height == 61)
    #expect(
      try naturalSize(
        label(three + " useAutomaticPreferredMaxLayoutWidth=\"YES\""), head: phone("14490"), wrapWidth: 300
      )
      .height == 20.5)
  }

  // MARK: - Attributed text

  @Test func attributedTextIsMeasuredPieceByPiece() throws {
    let attributed = """
      <attributedString key="attributedText"><fragment content="Re"><attributes><font key="NSFont" size="30" metaFont="system"/>
      </attributes></fragment><fragment content="set"/></attributedString>
      """
    // As high as its highest font: 30 · 1.193359 = 35.801.
    #expect(try naturalSize(label("", content: attributed)).height == 36)
  }

  // MARK: - Passes

  @Test func aLabelWrapsAtTheWidthTheLayoutGives() throws {
    let views =
      view("l", tag: "label", attributes: "text=\"Reset Reset Reset\" numberOfLines=\"0\"") + view("below")
    let constraints =
      pinned("l", to: "root", x: 10, y: 50, width: 60) + constraint("1", "below.top", "l.bottom", constant: 8)
      + constraint("2", "below.leading", "l.leading") + constraint("3", "below.width", constant: 5)
      + constraint("4", "below.height", constant: 5)
    let layout = try layout(subviews: views, constraints: constraints, head: phone("14490"))
    #expect(try layout.frame("l") == Rect(10, 50, 60, 61))
    #expect(try layout.frame("below").y == 119)
  }

  @Test func aLabelBetweenMarginsWrapsAndIsNoHigherThanItsLines() throws {
    let label = view("l", tag: "label", attributes: "text=\"Reset Reset Reset\" numberOfLines=\"0\"")
    let constraints =
      constraint("1", "l.leading", "root.leading", constant: 160) + constraint("2", "l.top", "safe.top")
      + constraint("3", "l.trailing", "root.trailing", constant: -155, relation: "lessThanOrEqual")
    // 60 at most.
    let layout = try layout(subviews: label, constraints: constraints, head: phone("14490"))
    #expect(try layout.frame("l").height == 61)
    #expect(try layout.frame("l").width <= 60)
  }
}
