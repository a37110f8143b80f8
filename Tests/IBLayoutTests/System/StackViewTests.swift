import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Measurements/StackViews.md#arrangement and the keys after it.
@Suite struct StackViewTests {
  /// A stack view at 10, 100 that holds these views; its own size where it is given.
  private func stack(
    _ arranged: String, _ attributes: String = "", width: Double? = nil, height: Double? = nil,
    constraints: String = "", content: String = "", on specification: String? = nil
  ) throws -> SceneLayout {
    let stack = view(
      "stack", tag: "stackView", attributes: attributes, subviews: arranged, constraints: constraints, content: content)
    return try layout(
      subviews: stack, constraints: pinned("stack", to: "root", x: 10, y: 100, width: width, height: height),
      on: specification)
  }

  /// A view with a size of its own on the axes that are given.
  private func box(_ id: String, width: Double? = nil, height: Double? = nil, content: String = "") -> String {
    var constraints = ""
    if let width { constraints += constraint("\(id)-w", "width", constant: width) }
    if let height { constraints += constraint("\(id)-h", "height", constant: height) }
    return view(id, constraints: constraints, content: content)
  }

  // MARK: - Views without a size

  /// On the canvas such a view does not shrink to content that only hugs, and has no size but the one that was drawn; on
  /// a device it is as high as its content.
  @Test func aViewWithoutASizeIsAsHighAsItWasDrawn() throws {
    let label = view(
      "label", tag: "label", attributes: "text=\"Type\" verticalHuggingPriority=\"251\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let inside = pinned("label", to: "a", x: 0, y: 0) + Self.bottom
    let row = "alignment=\"center\""
    for drawn in [64.0, 46] {
      let filled = view("a", frame: "0 0 90 \(drawn)", subviews: label, constraints: inside)
      let canvas = try stack(filled, row)
      #expect(try canvas.frame("a").height == drawn)
      #expect(try canvas.frame("label").height == drawn)
      #expect(try canvas.view("a").kept.contains(.height))
      #expect(try stack(filled, row, on: "iphone-8,ios=16").frame("a").height == 20.5)
    }
    // Content that asks for more wins.
    let low = view("a", frame: "0 0 90 10", subviews: label, constraints: inside)
    #expect(try stack(low, row).frame("a").height == 20.5)
  }

  /// What something else determines is not kept.
  @Test func aDrawnSizeThatDoesNotCountIsNotKept() throws {
    let layout = try stack(
      box("a", width: 100) + view("b", frame: "0 0 7 9"), "spacing=\"10\"", width: 300, height: 60)
    #expect(try layout.frame("b") == Rect(110, 0, 190, 60))
    #expect(try layout.view("b").kept.isEmpty)
  }

  /// A text does not get narrower to make room for a length that was only drawn; whether it gets lower is open.
  @Test(arguments: [9.0, 200]) func aDrawnWidthSqueezesNoText(_ drawn: Double) throws {
    let label = view(
      "label", tag: "label", attributes: "text=\"Type\" horizontalHuggingPriority=\"251\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let row = try stack(label + view("b", frame: "0 0 \(drawn) 7"), width: 60, height: 30)
    let width = try stack(label).frame("label").width
    #expect(try row.frame("label") == Rect(0, 0, width, 30))
    #expect(try row.frame("b") == Rect(width, 0, 60 - width, 30))
    #expect(try row.view("label").kept.isEmpty && row.view("b").kept.isEmpty)
    let column = try stack(
      label.replacing("horizontalHugging", with: "verticalHugging") + view("b", frame: "0 0 7 \(drawn)"),
      "axis=\"vertical\"", width: 60, height: 30)
    #expect(try column.view("label").kept == [.height])
  }

  /// Whatever was drawn; a device gives it no length.
  @Test(arguments: ["0 0 7 9", "0 0 70 90"]) func aLabelWithoutTextIsFiftyPoints(_ drawn: String) throws {
    let label = view(
      "a", tag: "label", frame: drawn,
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let attributes = "axis=\"vertical\" alignment=\"leading\""
    let canvas = try stack(label, attributes)
    #expect(try canvas.frame("a") == Rect(0, 0, 50, 50))
    #expect(try canvas.view("a").kept.isEmpty)
    #expect(try stack(label, attributes, on: "iphone-8,ios=16").frame("a").size == Size(width: 0, height: 0))
  }

  private static let bottom =
    constraint("end", "a.bottom", "label.bottom") + constraint("side", "a.trailing", "label.trailing")

  @Test func whatHasAHeightIsNotHeldOpen() throws {
    let layout = try stack(
      box("a", width: 10, height: 24) + view("inner", tag: "stackView", subviews: box("c", width: 5, height: 6)),
      "alignment=\"top\"")
    #expect(try layout.frame("a").height == 24)
    #expect(try layout.frame("inner").height == 6)
  }

  /// So are an image view without image and a stack view without views, on both axes.
  @Test(arguments: ["imageView", "stackView"])
  func whatShowsNothingYetIsAsLargeAsItWasDrawn(_ tag: String) throws {
    let column = "axis=\"vertical\" alignment=\"leading\""
    let canvas = try stack(view("e", tag: tag, frame: "0 0 40 24"), column)
    #expect(try canvas.frame("e") == Rect(0, 0, 40, 24))
    #expect(try canvas.view("e").kept == [.width, .height])
    // Its own constraints win over that.
    let low = view("e", tag: tag, frame: "0 0 40 24", constraints: constraint("h", "e.height", constant: 34))
    #expect(try stack(low, column).frame("e") == Rect(0, 0, 40, 34))
  }

  /// The canvas shows an activity indicator that the file hides only because it stands still.
  @Test(arguments: [("", 10.0), ("hidesWhenStopped=\"YES\"", 30.0)])
  func anIndicatorThatHidesWhenStoppedTakesItsPlace(_ attributes: String, _ place: Double) throws {
    let spinner = view("i", tag: "activityIndicatorView", attributes: "hidden=\"YES\" \(attributes)")
    let column = "axis=\"vertical\" alignment=\"leading\" spacing=\"10\""
    let below = box("b", width: 5, height: 6)
    let layout = try stack(spinner + below, column, constraints: "")
    #expect(try layout.frame("b").y == place - (attributes.isEmpty ? 10 : 0))
    #expect(try stack(spinner + below, column, on: "iphone-8").frame("b").y == 0)
  }

  @Test func emptyTextHasNoSizeElsewhere() throws {
    let column = "axis=\"vertical\" alignment=\"leading\""
    let lines = view("e", tag: "label", attributes: "text=\"\" numberOfLines=\"0\"")
    #expect(try stack(lines, column).frame("e") == Rect(0, 0, 0, 0))
    #expect(try stack(view("e", tag: "label"), column, on: "iphone-8").frame("e") == Rect(0, 0, 0, 0))
  }

  // MARK: - Distribution

  @Test func fillingGivesTheRestToTheViewWithoutASize() throws {
    let layout = try stack(
      box("a", width: 100, height: 20) + box("b"), "spacing=\"10\"", width: 300)
    #expect(try layout.frame("a") == Rect(0, 0, 100, 20))
    #expect(try layout.frame("b") == Rect(110, 0, 190, 20))
    #expect(try layout.frame("stack").height == 20)
  }

  @Test func aStackViewIsAsLongAsItsViews() throws {
    let layout = try stack(
      box("a", width: 40, height: 20) + box("b", width: 50, height: 30),
      "axis=\"vertical\" spacing=\"5\" alignment=\"leading\"")
    #expect(try layout.frame("stack") == Rect(10, 100, 50, 55))
    #expect(try layout.frame("b") == Rect(0, 25, 50, 30))
    #expect(try layout.view("stack").kept.isEmpty)
  }

  @Test func fillingEquallyTiesWidths() throws {
    let layout = try stack(
      box("a", height: 10) + box("b") + box("c"), "distribution=\"fillEqually\" spacing=\"15\"", width: 300)
    // (300 - 2 * 15) / 3.
    #expect(try ["a", "b", "c"].map { try layout.frame($0).width } == [90, 90, 90])
    #expect(try layout.frame("c").x == 210)
  }

  @Test func fillingProportionallySharesByNaturalSize() throws {
    let natural = { (id: String, width: Int) in
      view(id, attributes: "placeholderIntrinsicWidth=\"\(width)\" placeholderIntrinsicHeight=\"10\"")
    }
    let layout = try stack(
      natural("a", 30) + natural("b", 60), "distribution=\"fillProportionally\" spacing=\"10\"", width: 330)
    // 30 / (30 + 60 + 10) of 330; the last takes the rest, 330 - 99 - 10.
    #expect(try layout.frame("a").width == 99)
    #expect(try layout.frame("b").width == 221)
  }

  /// With spacing only the intrinsic sum satisfies every share; its neighbor stretches although it hugs more.
  @Test func aProportionalStackViewTakesItsNaturalLength() throws {
    let natural = { (id: String, width: Int, more: String) in
      view(id, attributes: "placeholderIntrinsicWidth=\"\(width)\" placeholderIntrinsicHeight=\"10\" \(more)")
    }
    let inner = view(
      "inner", tag: "stackView", attributes: "distribution=\"fillProportionally\" spacing=\"10\"",
      subviews: natural("a", 30, "") + natural("b", 60, ""))
    let layout = try stack(inner + natural("c", 20, "horizontalHuggingPriority=\"251\""), width: 300)
    #expect(try ["inner", "a", "b", "c"].map { try layout.frame($0).width } == [100, 30, 60, 200])
  }

  /// Measurements/StackViews.md#proportional-nested: a stack view among the views has the length that its content asks
  /// for, so that nothing is stretched where the length is open.
  @Test func aStackViewSharesByItsContent() throws {
    let natural = { (id: String, width: Int) in
      view(id, attributes: "placeholderIntrinsicWidth=\"\(width)\" placeholderIntrinsicHeight=\"10\"")
    }
    let inner = view(
      "inner", tag: "stackView", attributes: "spacing=\"5\"", subviews: natural("b", 35) + box("c", width: 60))
    let open = try stack(natural("a", 50) + inner, "distribution=\"fillProportionally\" spacing=\"10\"")
    #expect(try ["stack", "a", "inner"].map { try open.frame($0).width } == [160, 50, 100])
    // Half as long across the axis as the longest: 50 / (50 + 50) of 300.
    let across = view(
      "inner", tag: "stackView", attributes: "axis=\"vertical\"", subviews: natural("b", 50) + natural("c", 20))
    let given = try stack(natural("a", 50) + across, "distribution=\"fillProportionally\"", width: 300)
    #expect(try ["a", "inner"].map { try given.frame($0).width } == [150, 150])
  }

  /// A plain view counts with the length that a constraint sets, so that the other views need not be stretched.
  @Test func aPlainViewSharesByItsConstraint() throws {
    let label = view(
      "a", tag: "label", attributes: "text=\"Type\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let open = try stack(
      label + box("b", height: 60), "axis=\"vertical\" distribution=\"fillProportionally\" spacing=\"10\"",
      on: "iphone-8")
    let heights = try ["stack", "b", "a"].map { try open.frame($0).height }
    #expect(heights == [90.5, 60, 20.5], "\(heights)")
  }

  @Test func aProportionalStackViewOfUnknownLengthIsOpen() throws {
    let known = view("a", attributes: "placeholderIntrinsicWidth=\"30\" placeholderIntrinsicHeight=\"10\"")
    let inner = view(
      "inner", tag: "stackView", attributes: "distribution=\"fillProportionally\" spacing=\"10\"",
      subviews: view("b", attributes: "placeholderIntrinsicHeight=\"10\"") + known)
    let layout = try stack(inner + box("c", width: 20), width: 300)
    #expect(try layout.frame("inner").width == 280)
  }

  @Test func equalSpacingMakesGapsEqual() throws {
    let layout = try stack(
      box("a", width: 50, height: 10) + box("b", width: 60) + box("c", width: 40),
      "distribution=\"equalSpacing\" spacing=\"10\"", width: 300)
    // (300 - 150) / 2 = 75.
    #expect(try ["a", "b", "c"].map { try layout.frame($0).x } == [0, 125, 260])
  }

  @Test func equalSpacingIsNeverLessThanTheSpacing() throws {
    let layout = try stack(
      box("a", width: 50, height: 10) + box("b", width: 60), "distribution=\"equalSpacing\" spacing=\"10\"")
    #expect(try layout.frame("b").x == 60)
    #expect(try layout.frame("stack").width == 120)
  }

  @Test func equalCenteringSpacesCenters() throws {
    let layout = try stack(
      box("a", width: 40, height: 10) + box("b", width: 60) + box("c", width: 80),
      "distribution=\"equalCentering\" spacing=\"10\"", width: 300)
    // Centers at 20 and 260, so one at 140.
    #expect(try layout.frame("b").x == 110)
  }

  @Test func equalCenteringYieldsToTheSpacing() throws {
    let layout = try stack(
      box("a", width: 100, height: 10) + box("b", width: 20) + box("c", width: 160),
      "distribution=\"equalCentering\" spacing=\"10\"", width: 300)
    // 100 + 10 + 20 + 10 + 160 fill the 300; centered between 50 and 220 the second would start at 125.
    #expect(try layout.frame("b").x == 110)
    #expect(try layout.frame("c").x == 140)
    #expect(layout.issues.isEmpty)
  }

  @Test func theStandardSpacingIsEight() throws {
    let layout = try stack(
      box("a", width: 40, height: 10) + box("b", width: 40), "spacingType=\"standard\"")
    #expect(try layout.frame("b").x == 48)
  }

  @Test func theLeastHuggingStretches() throws {
    let label = { (id: String, hugging: Int) in
      view(
        id,
        attributes: "placeholderIntrinsicWidth=\"50\" placeholderIntrinsicHeight=\"10\" "
          + "horizontalHuggingPriority=\"\(hugging)\"")
    }
    let layout = try stack(label("a", 251) + label("b", 250) + label("c", 252), width: 300)
    #expect(try ["a", "b", "c"].map { try layout.frame($0).width } == [50, 200, 50])
  }

  @Test func theLeastResistanceIsSqueezed() throws {
    let label = { (id: String, resistance: Int) in
      view(
        id,
        attributes: "placeholderIntrinsicWidth=\"50\" placeholderIntrinsicHeight=\"10\" "
          + "horizontalCompressionResistancePriority=\"\(resistance)\"")
    }
    let layout = try stack(label("a", 751) + label("b", 750), width: 80)
    #expect(try ["a", "b"].map { try layout.frame($0).width } == [50, 30])
  }

  // MARK: - Alignment

  @Test(
    arguments: [("leading", 0.0, 40.0), ("center", 80, 40), ("trailing", 160, 40), ("fill", 0, 200)]
      as [(String, Double, Double)])
  func aColumnAlignsAcross(_ alignment: String, _ x: Double, _ width: Double) throws {
    let own = alignment == "fill" ? nil : 40.0
    let layout = try stack(
      box("a", width: own, height: 10), "axis=\"vertical\" alignment=\"\(alignment)\"", width: 200)
    #expect(try layout.frame("a") == Rect(x, 0, width, 10))
  }

  @Test(
    arguments: [("top", 0.0, 10.0), ("center", 45, 10), ("bottom", 90, 10), ("fill", 0, 100)]
      as [(String, Double, Double)])
  func aRowAlignsAcross(_ alignment: String, _ y: Double, _ height: Double) throws {
    let own = alignment == "fill" ? nil : 10.0
    let layout = try stack(box("a", width: 40, height: own), "alignment=\"\(alignment)\"", height: 100)
    #expect(try layout.frame("a") == Rect(0, y, 40, height))
  }

  /// Nothing draws a stack view together across its axis where its views fill it: equal hugging is a tie.
  @Test func aFilledColumnShrinksOnlyToItsViews() throws {
    let natural = { (id: String) in
      view(id, attributes: "placeholderIntrinsicWidth=\"50\" placeholderIntrinsicHeight=\"10\"")
    }
    let column = view("column", tag: "stackView", attributes: "axis=\"vertical\"", subviews: natural("b"))
    let layout = try stack(natural("a") + column, width: 300)
    #expect(try layout.view("a").kept == [.width])
    #expect(try layout.view("column").kept == [.x, .width])
  }

  private func label(_ id: String, size: Int) -> String {
    view(
      id, tag: "label", attributes: "text=\"Go\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
  }

  /// Baselines are 0.952148 of the size below the top: 16.19 and 9.52; and 0.241211 above the bottom.
  @Test func firstBaselinesLineUp() throws {
    let layout = try stack(label("big", size: 17) + label("small", size: 10), "alignment=\"firstBaseline\"")
    #expect(try layout.frame("big").y == 0)
    // 16.187 - 9.521 = 6.665, to the nearest half.
    #expect(try layout.frame("small").y == 6.5)
  }

  @Test func lastBaselinesLineUp() throws {
    let layout = try stack(label("big", size: 17) + label("small", size: 10), "alignment=\"lastBaseline\"")
    // The first label, 20.5 high, fills the stack; 4.101 and 2.412 below the baselines, so 1.689 remain below the
    // second one, which is 12 high: 20.5 - 1.689 - 12 = 6.811, to the nearest half.
    #expect(try layout.frame("big").maxY == layout.frame("stack").height)
    #expect(try layout.frame("small").y == 7)
  }

  @Test func aColumnMaySpaceBaselines() throws {
    let layout = try stack(
      label("a", size: 17) + label("b", size: 17),
      "axis=\"vertical\" alignment=\"leading\" spacing=\"30\" baselineRelativeArrangement=\"YES\"")
    // 20.5 - 4.101 + 30 - 16.187 = 30.213.
    #expect(try layout.frame("b").y == 30)
  }

  @Test func baselinesReachThroughNestedStackViews() throws {
    let row = view("row", tag: "stackView", subviews: label("b", size: 17))
    let layout = try stack(
      label("a", size: 17) + row,
      "axis=\"vertical\" alignment=\"leading\" spacing=\"30\" baselineRelativeArrangement=\"YES\"")
    #expect(try layout.frame("row").y == 30)
  }

  // MARK: - Margins, hidden views, direction

  @Test func explicitMarginsInsetTheArrangedViews() throws {
    let layout = try stack(
      box("a"), width: 200, height: 100,
      content: "<edgeInsets key=\"layoutMargins\" top=\"10\" left=\"20\" bottom=\"30\" right=\"40\"/>")
    #expect(try layout.frame("a").x == 20)
    #expect(try layout.frame("a").width == 140)
    #expect(try layout.frame("a").y == 10)
  }

  @Test func aHiddenViewTakesNoSpaceNorGap() throws {
    let hidden = view("b", attributes: "hidden=\"YES\"", constraints: constraint("b-w", "width", constant: 70))
    let layout = try stack(
      box("a", width: 40, height: 10) + hidden + box("c", width: 50), "spacing=\"10\"")
    #expect(try layout.frame("c").x == 50)
    #expect(try layout.frame("stack").width == 100)
    #expect(try layout.view("b").hidden)
  }

  @Test func anUninstalledViewLeavesTheArrangement() throws {
    let layout = try stack(
      box("a", width: 40, height: 10) + box("b", width: 70) + box("c", width: 50), "spacing=\"10\"",
      content: "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"b\"/></mask></variation>")
    #expect(try layout.frame("c").x == 50)
    #expect(try layout.view("b").frame == nil)
    #expect(try !layout.view("b").installed)
  }

  @Test func aStackViewMayTurnByItsVariation() throws {
    let arranged = box("a", width: 40, height: 10) + box("b", width: 40, height: 10)
    let turn = "<variation key=\"heightClass=compact\" axis=\"vertical\"/>"
    #expect(try stack(arranged, content: turn, on: "iphone-8,ios=16").frame("b") == Rect(40, 0, 40, 10))
    #expect(try stack(arranged, content: turn, on: "iphone-8,ios=16,landscape").frame("b") == Rect(0, 10, 40, 10))
  }

  @Test func aRowRunsFromTheRightInRightToLeftLayout() throws {
    let layout = try stack(
      box("a", width: 40, height: 10) + box("b", width: 50), "spacing=\"10\"", on: "iphone-8,ios=16,rtl")
    // 100 wide: 'a' at its right end, and the stack view 10 from the right of 375.
    #expect(try layout.frame("stack").x == 265)
    #expect(try layout.frame("a").x == 60)
    #expect(try layout.frame("b").x == 0)
  }

  @Test func theLeadingSideOfAColumnIsTheRightOneThen() throws {
    let layout = try stack(
      box("a", width: 40, height: 10), "axis=\"vertical\" alignment=\"leading\"", width: 200, on: "iphone-8,ios=16,rtl")
    #expect(try layout.frame("a").x == 160)
  }

  @Test func anEmptyStackViewAddsNothing() throws {
    let layout = try stack("", width: 30, height: 40)
    #expect(try layout.frame("stack") == Rect(10, 100, 30, 40))
    #expect(layout.issues.isEmpty)
  }
}
