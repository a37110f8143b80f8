import Geometry
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct ScreenEdgeTests {
  /// Turning the device exchanges the sides.
  @Test func theEdgesHaveAxesAndPlaces() {
    #expect(ScreenEdge.allCases.map(\.axis) == [.horizontal, .vertical, .horizontal, .vertical])
    #expect(ScreenEdge.allCases.map(\.place) == ["side", "top", "side", "bottom"])
  }
}

@Suite struct MisplacedTests {
  private func messages(_ drawn: String, on specification: String? = nil, attributes: String = "") throws -> [String] {
    try layout(
      subviews: view("a", frame: drawn, attributes: attributes),
      constraints: pinned("a", to: "root", x: 16, y: 40, width: 50, height: 60), on: specification
    ).issues(.misplaced).map(\.message)
  }

  @Test func aFrameDrawnElsewhereIsNamedWithBothPlaces() throws {
    #expect(
      try messages("10 40 50 66") == ["view 'a' is stored with x 10 and height 66, but its constraints give 16 and 60"])
  }

  @Test func onePointIsNotElsewhere() throws {
    #expect(try messages("17 40 50 59").isEmpty)
  }

  @Test func onADeviceTheDrawingMeansNothing() throws {
    #expect(try messages("10 40 50 66", on: "iphone-8").isEmpty)
  }

  /// A scene whose root has another size was laid out for another canvas.
  @Test(
    arguments: [
      (#"width="600" height="600""#, nil, 1), (#"width="320" height="568""#, nil, 0),
      (#"width="375" height="667""#, "retina4_7", 1), (#"width="414" height="736""#, "retina4_7", 0),
    ] as [(String, String?, Int)])
  func aSceneIsJudgedOnItsOwnCanvasOnly(_ size: String, _ device: String?, _ count: Int) throws {
    let root = rootView(
      subviews: view("a", frame: "10 40 50 60"),
      constraints: pinned("a", to: "root", x: 16, y: 40, width: 50, height: 60)
    ).replacing(#"width="375" height="667""#, with: size)
    let found = try layout(storyboard(scene(root), head: DocumentHead(toolsVersion: "9532", device: device)))
    #expect(found.issues(.misplaced).count == count)
  }

  @Test func whatRestsOnNaturalSizesIsNotJudged() throws {
    let found = try layout(
      subviews: view("a", tag: "stepper", frame: "16 40 10 10"), constraints: pinned("a", to: "root", x: 16, y: 40)
    ).issues(.misplaced)
    #expect(found.isEmpty)
  }

  /// Each coordinate is judged by itself: the text moves the view, and its size is that of the constants.
  @Test func aSizeIsJudgedWhereATextDecidesThePlace() throws {
    let found = try layout(
      subviews: view("l", tag: "label", attributes: "text=\"Total\"") + view("a", frame: "300 40 50 66"),
      constraints: pinned("l", to: "root", x: 16, y: 40) + constraint("x", "a.leading", "l.trailing", constant: 8)
        + constraint("y", "a.top", "root.top", constant: 40)
        + constraint("w", "a.width", constant: 50) + constraint("h", "a.height", constant: 60)
    ).issues(.misplaced)
    #expect(found.map(\.message) == ["view 'a' is stored with height 66, but its constraints give 60"])
  }

  /// A stepper is 94 by 32 points here and was smaller for Xcode: its far edge or its center may be where Xcode had it.
  @Test(
    arguments: [
      ("20 40 94 32", "x 20, but its constraints give 16"), ("20 40 60 32", "x 20, but its constraints give 16"),
      ("20 40 90 32", nil), ("20 40 86 32", nil), ("20 40 88.5 32", nil), ("20 40 91.25 32", nil), ("20 40 84 32", nil),
      ("20 40 82 32", "x 20, but its constraints give 16"), ("20 40 92 32", "x 20, but its constraints give 16"),
      ("16 44 94 10", "y 44, but its constraints give 40"), ("16 44 94 28", nil), ("16 44 94 24", nil),
      ("10 36 94 32", "x 10 and y 36, but its constraints give 16 and 40"), ("10 40 100 32", nil),
      ("10 36 100 36", nil), ("16 40 10 10", nil),
    ] as [(String, String?)])
  func aPlaceThatFollowsFromANaturalSizeIsNotJudged(_ frame: String, _ words: String?) throws {
    let found = try layout(
      subviews: view("a", tag: "stepper", frame: frame), constraints: pinned("a", to: "root", x: 16, y: 40)
    ).issues(.misplaced)
    #expect(found.map { $0.message.split(separator: "with ")[1] } == (words.map { [Substring($0)] } ?? []))
  }

  /// Xcode does not lay out what is in a hidden arranged view; in a visible one it does.
  @Test(arguments: [("", 1), (#"hidden="YES""#, 0)])
  func whatIsInAHiddenArrangedViewIsNotJudged(_ hidden: String, _ count: Int) throws {
    let outer = view(
      "o", frame: "0 0 50 60", attributes: hidden, subviews: view("a", frame: "0 0 9 9"),
      constraints: pinned("a", to: "o", x: 5, y: 5, width: 9, height: 9) + constraint("ow", "o.width", constant: 50)
        + constraint("oh", "o.height", constant: 60))
    let stack = view("s", tag: "stackView", frame: "16 40 50 60", content: "<subviews>\(outer)</subviews>")
    let found = try layout(subviews: stack, constraints: pinned("s", to: "root", x: 16, y: 40)).issues(.misplaced)
    #expect(found.compactMap(\.view) == Array(repeating: "a", count: count))
  }

  /// The constraints only bound the width, and content hugging gives it its largest value. Xcode stores others.
  @Test(arguments: [("lessThanOrEqual", 0), ("equal", 1)])
  func whatContentPrioritiesDecideIsNotJudged(_ relation: String, _ count: Int) throws {
    let text = String(repeating: "Some words that wrap. ", count: 10)
    let found = try layout(
      subviews: view("l", tag: "label", frame: "16 40 250 100", attributes: "text=\"\(text)\" numberOfLines=\"0\""),
      constraints: pinned("l", to: "root", x: 16, y: 40, height: 100)
        + constraint("end", "l.trailing", "root.trailing", constant: -16, relation: relation)
    ).issues(.misplaced)
    #expect(found.count == count)
  }

  /// Xcode's choice among the contradicting proportions of such a stack view is unknown.
  @Test(arguments: [("fill", 1), ("fillProportionally", 0)])
  func aViewInAProportionalStackViewIsNotJudged(_ distribution: String, _ count: Int) throws {
    let arranged = view(
      "a", frame: "0 0 9 9",
      constraints: constraint("w", "a.width", constant: 50) + constraint("h", "a.height", constant: 60))
    let stack = view(
      "s", tag: "stackView", frame: "16 40 50 60", attributes: "distribution=\"\(distribution)\"", subviews: arranged)
    let found = try layout(subviews: stack, constraints: pinned("s", to: "root", x: 16, y: 40)).issues(.misplaced)
    #expect(found.count == count)
  }

  /// From build 11535 on, Xcode stores the device, so the canvas of a document without one is unknown.
  @Test(arguments: [("13196", 0), ("11201", 1)])
  func aSceneOnAnUnknownCanvasIsNotJudged(_ version: String, _ count: Int) throws {
    let root = rootView(
      subviews: view("a", frame: "10 40 50 60"),
      constraints: pinned("a", to: "root", x: 16, y: 40, width: 50, height: 60)
    ).replacing(#"width="375" height="667""#, with: #"width="600" height="600""#)
    let found = try layout(storyboard(scene(root), head: DocumentHead(toolsVersion: version, device: nil)))
    #expect(found.issues(.misplaced).count == count)
  }

  private func misplacedBelowTheTopGuide(_ subviews: String, _ constraints: String) throws -> [String?] {
    let guides = "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/></layoutGuides>"
    let root = rootView(subviews: subviews, constraints: constraints)
    return try layout(storyboard(scene(guides + root))).issues(.misplaced).map(\.view)
  }

  private static let sized =
    constraint("x", "a.leading", "root.leading", constant: 16) + constraint("w", "a.width", constant: 50)
    + constraint("h", "a.height", constant: 60)

  /// The bottom of the button is at that of a view of fixed height under the guide. If the guide and the button both
  /// grow, the top of the button must not stay in place by chance.
  @Test func growthsOfGuidesAndSizesDoNotCancelOut() throws {
    let found = try misplacedBelowTheTopGuide(
      view("a", frame: "16 64 50 60") + view("b", tag: "button", frame: "200 94 46 30"),
      Self.sized + constraint("at", "a.top", "top.bottom") + constraint("bb", "b.bottom", "a.bottom")
        + constraint("bx", "b.leading", "root.leading", constant: 200))
    #expect(found.isEmpty)
  }

  /// In stored frames, the top of the guide is at the top of the screen or below the status bar.
  @Test func whatRestsOnTheTopOfTheTopGuideIsNotJudged() throws {
    let found = try misplacedBelowTheTopGuide(
      view("a", frame: "16 60 50 60"), Self.sized + constraint("at", "a.top", "top.top", constant: 40))
    #expect(found.isEmpty)
  }

  /// Two margins that differ by view: the margin of a bar is not that of the root.
  @Test func growthsOfTwoMarginsDoNotCancelOut() throws {
    let found = try layout(
      subviews: view("a", frame: "0 40 50 60"),
      constraints: constraint("x", "a.leadingMargin", "root.leadingMargin", constant: -16)
        + constraint("y", "a.top", "root.top", constant: 40)
        + constraint("w", "a.width", constant: 50) + constraint("h", "a.height", constant: 60)
    ).issues(.misplaced)
    #expect(found.isEmpty)
  }

  @Test func whatRestsOnMarginsIsNotJudged() throws {
    let found = try layout(
      subviews: view("a", frame: "0 40 50 60"),
      constraints: constraint("x", "a.leading", "root.leadingMargin")
        + constraint("y", "a.top", "root.top", constant: 40)
        + constraint("w", "a.width", constant: 50) + constraint("h", "a.height", constant: 60)
    ).issues(.misplaced)
    #expect(found.isEmpty)
  }
}

@Suite struct OutsideTests {
  /// A view of 100 x 100 at 50, 50 with one of 40 x 40 in it.
  private func messages(x: Double, y: Double = 10, tag: String = "view", attributes: String) throws -> [String] {
    let outer = view(
      "outer", tag: tag, attributes: attributes, subviews: view("inner"),
      constraints: pinned("inner", to: "outer", x: x, y: y, width: 40, height: 40))
    return try layout(
      subviews: outer, constraints: pinned("outer", to: "root", x: 50, y: 50, width: 100, height: 100)
    ).issues(.outside).map(\.message)
  }

  private let clips = #"clipsSubviews="YES""#

  @Test func aSuperviewThatClipsCutsOffWhatReachesBeyondIt() throws {
    // 80 + 40 is 20 beyond 100.
    #expect(
      try messages(x: 80, attributes: clips) == [
        "view 'inner' is partly beyond the right edge of view 'outer', which clips it"
      ]
    )
    #expect(
      try messages(x: 10, y: -60, attributes: clips)
        == ["view 'inner' is completely beyond the top edge of view 'outer', which clips it"])
  }

  @Test func aSuperviewThatDoesNotClipShowsIt() throws {
    #expect(try messages(x: 80, attributes: "").isEmpty)
    #expect(try messages(x: 60, attributes: clips).isEmpty)
  }

  @Test func whatScrollsMayLieAnywhere() throws {
    #expect(try messages(x: 900, tag: "scrollView", attributes: clips).isEmpty)
  }

  @Test func beyondTheScreenCountsOnlyWhole() throws {
    // The root is 375 wide; the inner view begins at 50 + x.
    #expect(try messages(x: 325, attributes: "") == ["view 'inner' is beyond the right edge of the screen"])
    #expect(try messages(x: 320, attributes: "").isEmpty)
  }

  @Test func aHiddenViewIsNotMissed() throws {
    #expect(try messages(x: 80, attributes: clips + #" hidden="YES""#).isEmpty)
  }
}

@Suite struct UnsafeControlTests {
  /// On a phone with a status bar of 20 points.
  private func messages(_ tag: String = "button", y: Double, height: Double = 44) throws -> [String] {
    try layout(
      subviews: view("b", tag: tag), constraints: pinned("b", to: "root", x: 100, y: y, width: 80, height: height)
    ).issues(.unsafe).map(\.message)
  }

  @Test func aControlUnderTheStatusBarIsNamedWithTheDepth() throws {
    #expect(try messages(y: 8) == ["button 'b' is 12 points outside the safe area at the top"])
    #expect(try messages("switch", y: 0).count == 1)
  }

  @Test func belowTheStatusBarAllIsWell() throws {
    #expect(try messages(y: 20).isEmpty)
    #expect(try messages(y: 19).isEmpty)
  }

  @Test func aControlThatTakesNoTouchesMayLieThere() throws {
    let issues = try layout(
      subviews: view("b", tag: "switch", attributes: "userInteractionEnabled=\"NO\""),
      constraints: pinned("b", to: "root", x: 100, y: 0, width: 80, height: 44)
    ).issues(.unsafe)
    #expect(issues.isEmpty)
  }

  @Test func textMayLieThere() throws {
    #expect(try messages("label", y: 0).isEmpty)
  }

  /// At a side, a control that loses 40 points and a fifth of its width is hard to touch, and one whose center is covered.
  @Test(arguments: [(10.0, 80.0, false), (20, 80, true), (19, 300, true), (0, 220, false), (25, 60, false)])
  func aControlAtASideOfAPhoneInLandscapeMayBeCovered(_ x: Double, _ width: Double, _ isPartial: Bool) throws {
    let issues = try layout(
      subviews: view("b", tag: "button"), constraints: pinned("b", to: "root", x: x, y: 100, width: width, height: 44),
      on: "iphone-15.landscape"
    ).issues(.unsafe)
    #expect(issues.map(\.axis) == [.x] && issues.first?.isPartial == isPartial)
  }
  /// The middle 240 points of the side may be under the sensor housing, and 16 points of a corner are rounded.
  @Test(arguments: [(20.0, 20.0, 0), (20, 33, 1), (20, 317, 0), (10, 10, 1), (16, 10, 0)])
  func onlyTheSensorHousingAndTheCornersCoverASide(_ x: Double, _ y: Double, _ count: Int) throws {
    let issues = try layout(
      subviews: view("b", tag: "button"), constraints: pinned("b", to: "root", x: x, y: y, width: 80, height: 44),
      on: "iphone-15.landscape"
    ).issues(.unsafe)
    #expect(issues.count == count)
  }
}
