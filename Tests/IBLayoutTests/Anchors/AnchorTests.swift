import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// What an attribute of an item means, on a root of 375 x 667 with a status bar of 20.
@Suite struct AnchorTests {
  /// A view of 20 x 10 whose origin these constraints give.
  private func place(_ constraints: String, on specification: String? = nil, others: String = "") throws -> Rect {
    let size = constraint("w", "a.width", constant: 20) + constraint("h", "a.height", constant: 10)
    let layout = try layout(subviews: view("a") + others, constraints: size + constraints, on: specification)
    #expect(try layout.view("a").kept.isEmpty)
    #expect(layout.issues.filter { $0.kind == .conflict }.isEmpty)
    return try layout.frame("a")
  }

  private static let top = constraint("y", "a.top", "root.top")
  private static let leading = constraint("x", "a.leading", "root.leading")

  // MARK: - Edges and centers

  @Test(
    arguments: [
      ("a.leading", "root.leading", 12.0, 12.0), ("a.trailing", "root.trailing", -12, 343),
      ("a.left", "root.left", 12, 12), ("a.right", "root.right", -12, 343),
      // (375 - 20) / 2, and 5 further.
      ("a.centerX", "root.centerX", 5, 182.5), ("a.leading", "root.centerX", 0, 187.5),
      ("a.leading", "root.leadingMargin", 0, 16), ("a.trailing", "root.trailingMargin", 0, 339),
      ("a.left", "root.leftMargin", 0, 16), ("a.right", "root.rightMargin", 0, 339),
      ("a.centerX", "root.centerXWithinMargins", 0, 177.5), ("a.leading", "safe.leading", 3, 3),
    ] as [(String, String, Double, Double)])
  func horizontalAttributes(_ first: String, _ second: String, _ constant: Double, _ x: Double) throws {
    #expect(try place(Self.top + constraint("x", first, second, constant: constant)) == Rect(x, 0, 20, 10))
  }

  @Test(
    arguments: [
      ("a.top", "root.top", 12.0, 12.0), ("a.bottom", "root.bottom", -12, 645), ("a.centerY", "root.centerY", 0, 328.5),
      ("a.top", "root.topMargin", 0, 20), ("a.bottom", "root.bottomMargin", 0, 657), ("a.top", "safe.top", 0, 20),
      ("a.top", "safe.centerY", 0, 343.5), ("a.centerY", "root.centerYWithinMargins", 0, 338.5),
      // A view without text has its baselines at its edges.
      ("a.lastBaseline", "root.top", 50, 40), ("a.firstBaseline", "root.top", 50, 50),
      ("a.baseline", "root.top", 50, 40),
    ] as [(String, String, Double, Double)])
  func verticalAttributes(_ first: String, _ second: String, _ constant: Double, _ y: Double) throws {
    #expect(try place(Self.leading + constraint("y", first, second, constant: constant)) == Rect(0, y, 20, 10))
  }

  @Test func aLabelHasItsBaselinesInsideIt() throws {
    let label = view("l", tag: "label", attributes: "text=\"Go\"")
    let constraints =
      pinned("l", to: "root", x: 100, y: 100) + Self.leading + constraint("y", "a.bottom", "l.lastBaseline")
    // The line of 17 points is 21 high: 121 - 4.101 - 10 = 106.899.
    #expect(try place(constraints, others: label).y == 107)
  }

  // MARK: - Multipliers

  /// A multiplier on a position counts from the view that holds the constraint.
  @Test func aMultipliedPositionCountsFromTheHolder() throws {
    #expect(try place(Self.top + constraint("x", "a.leading", "root.trailing", multiplier: "0.4")).x == 150)
    #expect(try place(Self.top + constraint("x", "a.leading", "root.centerX", multiplier: "0.4")).x == 75)
    // A sibling at 100 that is 50 wide ends at 150 of the root.
    let sibling = view("s")
    let constraints =
      Self.top + pinned("s", to: "root", x: 100, y: 0, width: 50, height: 10)
      + constraint("x", "a.leading", "s.trailing", multiplier: "2")
    #expect(try place(constraints, others: sibling).x == 300)
  }

  @Test(arguments: [("16:9", 160.0), ("2", 180), ("1/3", 30)] as [(String, Double)])
  func aRatioTiesWidthToHeight(_ multiplier: String, _ width: Double) throws {
    let layout = try layout(
      subviews: view("a"),
      constraints: pinned("a", to: "root", x: 0, y: 0, height: 90)
        + constraint("r", "a.width", "a.height", multiplier: multiplier))
    #expect(try layout.frame("a").width == width)
  }

  @Test func aConstraintMayReachIntoASubview() throws {
    let inner = view(
      "inner", subviews: view("deep"), constraints: pinned("deep", to: "inner", x: 7, y: 9, width: 5, height: 5))
    let constraints =
      pinned("inner", to: "root", x: 100, y: 50, width: 80, height: 80)
      + constraint("x", "a.leading", "deep.trailing") + constraint("y", "a.top", "deep.bottom")
    // 100 + 7 + 5; 50 + 9 + 5.
    #expect(try place(constraints, others: inner) == Rect(112, 64, 20, 10))
  }

  // MARK: - Right to left

  @Test func leadingIsOnTheRightInRightToLeftLayout() throws {
    let rtl = "iphone-8,ios=16,rtl"
    #expect(try place(Self.top + constraint("x", "a.leading", "root.leading", constant: 12), on: rtl).x == 343)
    #expect(try place(Self.top + constraint("x", "a.trailing", "root.trailing", constant: -12), on: rtl).x == 12)
    #expect(try place(Self.top + constraint("x", "a.leading", "root.leadingMargin"), on: rtl).x == 339)
    // 0.4 * 375 from the right.
    #expect(
      try place(Self.top + constraint("x", "a.leading", "root.trailing", multiplier: "0.4"), on: rtl).x == 205)
  }

  @Test func leftStaysLeft() throws {
    let rtl = "iphone-8,ios=16,rtl"
    #expect(try place(Self.top + constraint("x", "a.left", "root.left", constant: 12), on: rtl).x == 12)
    #expect(try place(Self.top + constraint("x", "a.right", "root.right", constant: -12), on: rtl).x == 343)
  }

  // MARK: - Layout guides

  @Test func layoutGuidesAreAsHighAsTheBars() throws {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
      </layoutGuides><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    let constraints =
      constraint("x", "a.leading", "root.leading") + constraint("w", "a.width", constant: 20)
      + constraint("t", "a.top", "top.bottom", constant: 3) + constraint("b", "a.bottom", "bottom.top")
    let text = storyboard(scene(guides + rootView(subviews: view("a"), constraints: constraints)))
    // From 20 + 3 to 667 - 49.
    #expect(try layout(text).frame("a") == Rect(0, 23, 20, 595))
  }

  // MARK: - Scroll views

  private func scrolling(_ inner: String, content: String = "") throws -> SceneLayout {
    let scroll = view("s", tag: "scrollView", subviews: view("c"), constraints: inner, content: content)
    return try layout(
      subviews: scroll, constraints: pinned("s", to: "root", x: 0, y: 0, width: 200, height: 300))
  }

  private static let size = constraint("w", "c.width", constant: 500) + constraint("h", "c.height", constant: 40)

  @Test func edgesFromInsideBindTheContent() throws {
    let layout = try scrolling(
      Self.size + constraint("1", "c.leading", "s.leading", constant: 10)
        + constraint("2", "c.top", "s.top", constant: 20)
        + constraint("3", "s.trailing", "c.trailing", constant: 30)
        + constraint("4", "s.bottom", "c.bottom", constant: 5))
    #expect(try layout.frame("c") == Rect(10, 20, 500, 40))
    #expect(try layout.frame("s") == Rect(0, 0, 200, 300))
    #expect(try layout.view("s").contentSize == Size(width: 540, height: 65))
  }

  @Test func theContentGuideBindsTheContentToo() throws {
    let layout = try scrolling(
      Self.size + constraint("1", "c.leading", "content.leading") + constraint("2", "c.top", "content.top")
        + constraint("3", "content.trailing", "c.trailing") + constraint("4", "content.bottom", "c.bottom"),
      content: "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"content\"/>")
    #expect(try layout.view("s").contentSize == Size(width: 500, height: 40))
  }

  @Test func sizesAndTheFrameGuideAreTheScrollViewsOwn() throws {
    let layout = try scrolling(
      constraint("1", "c.leading", "s.leading") + constraint("2", "c.top", "s.top")
        + constraint("3", "c.width", "s.width") + constraint("4", "c.height", "frame.height", multiplier: "2")
        + constraint("5", "s.trailing", "c.trailing") + constraint("6", "s.bottom", "c.bottom"),
      content: "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"frame\"/>")
    #expect(try layout.frame("c") == Rect(0, 0, 200, 600))
    #expect(try layout.view("s").contentSize == Size(width: 200, height: 600))
  }

  @Test func edgesFromOutsideBindTheFrame() throws {
    let scroll = view("s", tag: "scrollView")
    let constraints =
      pinned("s", to: "root", x: 40, y: 50, width: 200, height: 300) + Self.leading
      + constraint("y", "a.top", "s.bottom")
    #expect(try place(constraints, others: scroll).y == 350)
  }
}
