import IBSource
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct ClippedTextTests {
  private static let fixed = #"text="Account" adjustsFontSizeToFit="NO""#
  private static let plainFont = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
  private static let bodyFont = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#

  /// A label held to a width, or as wide as it likes.
  private func issues(
    width: Double?, attributes: String = fixed, font: String = plainFont, on specification: String? = nil
  ) throws -> [LayoutIssue] {
    let label = view("l", tag: "label", attributes: attributes, content: font)
    let document = try model(
      storyboard(
        scene(rootView(subviews: label, constraints: pinned("l", to: "root", x: 0, y: 20, width: width))),
        head: .phone))
    let layouts = LayoutEngine(document, .documentAlone).layouts(
      in: try document.configuration(specification),
      diagnosis: Diagnosis([.clippedText, .clippedLargerText, .clippedTranslation]))
    return try #require(layouts.first).issues(.clipped)
  }

  private func natural(_ font: String = plainFont) throws -> Double {
    try #require(
      try naturalSize(view("l", tag: "label", attributes: Self.fixed, content: font)).width)
  }

  @Test func aTextWiderThanItsFrameIsClipped() throws {
    let needed = Wording.points(try natural())
    let found = try issues(width: 20)
    #expect(
      found.map(\.message) == ["label \"Account\" is cut off: its text needs \(needed) points of width but has 20"])
    #expect(found.map(\.axis) == [.width])
    #expect(found.map(\.condition) == [.none])
  }

  /// The height of a line is another problem than its width.
  @Test func aTextCanBeCutOffBothWays() throws {
    let found = try layout(
      subviews: view("l", tag: "label", attributes: Self.fixed, content: Self.plainFont),
      constraints: pinned("l", to: "root", x: 0, y: 20, width: 20, height: 8)
    ).issues(.clipped)
    #expect(found.map(\.axis) == [.width, .height])
  }

  /// A layout is about the texts of its configuration.
  @Test func onlyRulesAskForOtherTexts() throws {
    let width = try natural(Self.bodyFont) + 2
    #expect(try issues(width: width, font: Self.bodyFont).count == 2)
    let found = try layout(
      subviews: view("l", tag: "label", attributes: Self.fixed, content: Self.bodyFont),
      constraints: pinned("l", to: "root", x: 0, y: 20, width: width))
    #expect(found.issues(.clipped).isEmpty)
  }

  @Test func aTextThatMayGrowIsNeverClipped() throws {
    #expect(try issues(width: nil).isEmpty)
    #expect(try issues(width: nil, font: Self.bodyFont).isEmpty)
  }

  @Test func aTextThatShrinksIsLeftAlone() throws {
    #expect(try issues(width: 20, attributes: #"text="Account" minimumScaleFactor="0.5""#).isEmpty)
  }

  /// Letters move together by up to 5 % before a text is cut off, if the label allows it.
  @Test(arguments: [(0.97, true, false), (0.97, false, true), (0.9, true, true)])
  func aTextTightensBeforeItIsCutOff(_ share: Double, _ tightens: Bool, _ isClipped: Bool) throws {
    let allows = tightens ? #" adjustsLetterSpacingToFitWidth="YES""# : ""
    let natural = try natural()
    let found = try issues(width: natural * share, attributes: Self.fixed + allows).filter { $0.condition == .none }
    #expect(found.isEmpty != isClipped)
    if isClipped { #expect(found.first?.message.contains("needs \(Wording.points(natural)) points") == true) }
  }

  /// A font without a size has lines without a height.
  @Test(arguments: ["0", "1e-300", "1e300"])
  func aFontOfAnySizeIsCompared(_ size: String) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
    let text = #"text="One two" adjustsFontSizeToFit="NO" numberOfLines="2""#
    let layout = try layout(
      subviews: view("l", tag: "label", attributes: text, content: font),
      constraints: pinned("l", to: "root", x: 0, y: 20, width: 30, height: 10))
    #expect(layout.issues(.clipped).count <= 2)
  }

  /// The limit of lines cuts off a text whose frame is high enough for them.
  @Test(arguments: [(2, 50.0, "lines but shows 2"), (0, 50, "points of height but has 50"), (9, 200, "")])
  func aLimitOfLinesCutsOffAText(_ lines: Int, _ height: Double, _ words: String) throws {
    let text = #"text="One two three four five six seven eight" adjustsFontSizeToFit="NO" numberOfLines="\#(lines)""#
    let found = try layout(
      subviews: view("l", tag: "label", attributes: text, content: Self.plainFont),
      constraints: pinned("l", to: "root", x: 0, y: 20, width: 90, height: height)
    ).issues(.clipped)
    #expect(words.isEmpty ? found.isEmpty : found.count == 1 && found[0].message.contains(words), "\(found)")
  }

  /// People do not miss an empty line at the end.
  @Test(arguments: [
    ("One&#10;two&#10; &#10;", true), ("One&#10;two&#10;three", false), ("One&#10;two&#10; &#10;.", false),
  ])
  func emptyLinesAtTheEndAreNotMissed(_ text: String, _ fits: Bool) throws {
    let found = try layout(
      subviews: view(
        "l", tag: "label", attributes: #"text="\#(text)" adjustsFontSizeToFit="NO" numberOfLines="2""#,
        content: Self.plainFont),
      constraints: pinned("l", to: "root", x: 0, y: 20, width: 90, height: 50)
    ).issues(.clipped)
    #expect(found.isEmpty == fits)
  }

  /// The border of a field takes space, but a text over the border is not cut off.
  @Test(arguments: [("", 0.0), ("borderStyle=\"roundedRect\"", 14)])
  func aFieldNeedsTheWidthOfItsBorder(_ border: String, _ more: Double) throws {
    let natural = try natural()
    let found = try layout(
      subviews: view(
        "f", tag: "textField", attributes: #"placeholder="Account" minimumFontSize="17" \#(border)"#,
        content: Self.plainFont)
        + view(
          "g", tag: "textField", attributes: #"placeholder="Account" minimumFontSize="17" \#(border)"#,
          content: Self.plainFont),
      constraints: pinned("f", to: "root", x: 0, y: 20, width: natural - 10)
        + pinned("g", to: "root", x: 0, y: 80, width: natural)
    ).issues(.clipped)
    #expect(found.map(\.view) == ["f"])
    #expect(found.first?.message.contains("needs \(Wording.points(natural + more)) points of width") == true)
  }

  /// The width of joined letters is not the sum of their widths.
  @Test(arguments: [("افزودن عکس", 0), ("Добавить", 1)])
  func joinedLettersAreNotMeasured(_ text: String, _ count: Int) throws {
    #expect(
      try issues(width: 20, attributes: "text=\"\(text)\" adjustsFontSizeToFit=\"NO\"").filter { $0.condition == .none }
        .count == count)
  }

  @Test func textInAViewOfNoSizeIsNotReported() throws {
    #expect(try issues(width: 0).isEmpty)
  }

  @Test func aTightWidthClipsATranslation() throws {
    // Two points of room are less than a third of the text, and four times the text are more.
    let width = try natural()
    let found = try issues(width: width + 2)
    #expect(found.map(\.condition) == [.translation])
    #expect(
      found.first?.message.contains("cut off in a translation that is 35 % longer: its text needs ") == true)
    #expect(try issues(width: 4 * width).isEmpty)
  }

  @Test func digitsAreNotTranslated() throws {
    let digits = #"text="12:30" adjustsFontSizeToFit="NO""#
    let width = try #require(
      try naturalSize(view("l", tag: "label", attributes: digits, content: Self.plainFont)).width)
    #expect(try issues(width: width + 1, attributes: digits).isEmpty)
  }

  @Test func theFirstTextSizeThatDoesNotFitIsNamed() throws {
    // Body is 17 points at L, 19 at XL, 21 at XXL: a width between the texts of XL and XXL fits the first only.
    let width = try natural(Self.bodyFont)
    let between = width * 20 / 17
    let found = try issues(width: between, font: Self.bodyFont).filter { $0.condition == .largerText }
    #expect(found.count == 1 && found[0].message.contains("at the text size XXL:"))
    #expect(try issues(width: between, font: Self.plainFont).allSatisfy { $0.condition == .translation })
  }

  @Test func theTextSizeAfterTheLargestOrdinaryOneIsAnAccessibilitySize() throws {
    let width = try natural(Self.bodyFont)
    // Body is 23 points at XXXL and 28 at AX1.
    let found = try issues(width: width * 25 / 17, font: Self.bodyFont, on: "iphone-8,text=XXXL")
    #expect(found.contains { $0.message.contains("at the text size AX1:") })
  }

  @Test func aTextOfSeveralLinesNeedsItsHeight() throws {
    let lines = #"text="one&#10;two&#10;three" numberOfLines="0" adjustsFontSizeToFit="NO""#
    let found = try layout(
      subviews: view("l", tag: "label", attributes: lines, content: Self.plainFont),
      constraints: pinned("l", to: "root", x: 0, y: 20, width: 200, height: 45)
    ).issues(.clipped)
    // Three lines of 17 points, some 20.3 high each; two of them fit into 45.
    #expect(found.map(\.axis) == [.height])
  }

  @Test func aButtonsTitleNeedsItsWidthAndWrappingTitlesDoNot() throws {
    let state = #"<state key="normal" title="Continue without an account"/>"#
    func count(_ attributes: String) throws -> Int {
      try layout(
        subviews: view("b", tag: "button", attributes: attributes, content: state),
        constraints: pinned("b", to: "root", x: 0, y: 20, width: 60)
      ).issues(.clipped).count
    }
    #expect(try count(#"buttonType="system""#) == 1)
    #expect(try count(#"buttonType="system" lineBreakMode="wordWrap""#) == 0)
  }

  /// Only code can put the image of such a button above its title, so a button with the room for that is doubtful.
  @Test(arguments: [(60, true), (30, false)])
  func aButtonWithRoomForItsImageAboveTheTitleMayFit(_ height: Double, _ isDoubtful: Bool) throws {
    let state = #"<state key="normal" title="Private Key" image="key"/>"#
    let root = rootView(
      subviews: view("b", tag: "button", attributes: #"buttonType="custom""#, content: state),
      constraints: pinned("b", to: "root", x: 0, y: 20, width: 95, height: height))
    let image = #"<resources><image name="key" width="32" height="32"/></resources>"#
    let found = try layout(storyboard(scene(root), tail: image)).issues(.clipped)
    #expect(found.map(\.isDoubtful) == [isDoubtful])
  }

  @Test func aFieldShrinksOnlyDownToItsLeastSize() throws {
    func count(_ least: Int) throws -> Int {
      let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
      return try layout(
        subviews: view(
          "f", tag: "textField", attributes: #"placeholder="Name of the account" minimumFontSize="\#(least)""#,
          content: font),
        constraints: pinned("f", to: "root", x: 0, y: 20, width: 60)
      ).issues(.clipped).count
    }
    #expect(try count(17) == 1)
    #expect(try count(9) == 0)
  }
}
