import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Constraints to margins and guides, laid out: where frames and insets depend on each other.
@Suite struct MarginLayoutTests {
  private static let fill =
    constraint("l", "a.leading", "root.leadingMargin") + constraint("t", "a.top", "root.topMargin")
    + constraint("r", "a.trailing", "root.trailingMargin") + constraint("b", "a.bottom", "root.bottomMargin")

  /// Behaviors.md M2 on the phone of M2 without bars: 50 and 34, and 16 at the sides.
  @Test func theRootsMarginsIncludeTheSafeArea() throws {
    let layout = try layout(subviews: view("a"), constraints: Self.fill, on: "iphone-12-mini,ios=17")
    #expect(try layout.frame("a") == Rect(16, 50, 343, 728))
  }

  /// Behaviors.md M1: with iOS 10 the root's top margin is at the very top.
  @Test func beforeIOS11TheyDoNot() throws {
    let layout = try layout(subviews: view("a"), constraints: Self.fill, on: "iphone-7,ios=10")
    #expect(try layout.frame("a") == Rect(16, 0, 343, 667))
  }

  /// The inner view's safe area is known only when it has a frame: a second pass.
  @Test func aSafeAreaIsFoundWhereTheViewComesToLie() throws {
    let inner = view(
      "a", subviews: view("b"),
      constraints: constraint("bt", "b.top", "inner.top") + constraint("bl", "b.leading", "inner.leading")
        + constraint("bw", "b.width", constant: 10) + constraint("bh", "b.height", constant: 10),
      content: "<viewLayoutGuide key=\"safeArea\" id=\"inner\"/>")
    let layout = try layout(
      subviews: inner, constraints: pinned("a", to: "root", x: 0, y: 12, width: 100, height: 100))
    // 20 - 12.
    #expect(try layout.frame("b") == Rect(0, 8, 10, 10))
    #expect(try layout.view("a").safeArea == Insets(8, 0, 0, 0))
  }

  @Test func aScrollViewReportsTheInsetItAdds() throws {
    let attributes = ["", "contentInsetAdjustmentBehavior=\"never\""]
    let insets = try attributes.map { attributes in
      let subviews = view("s", tag: "scrollView", attributes: attributes)
      return try layout(
        subviews: subviews, constraints: pinned("s", to: "root", x: 0, y: 0, width: 375, height: 667)
      ).view("s").adjustedContentInset
    }
    #expect(insets == [Insets(20, 0, 0, 0), .zero])
  }

  /// A status bar of 20 and a bar of 44 over the first view, and none of them over the second.
  @Test func beforeIOS11TheControllerInsetsItsFirstScrollView() throws {
    func insets(_ attributes: String, on specification: String) throws -> [Insets?] {
      let views = ["s", "t"].map { view($0, tag: "scrollView") }.joined()
      let all = ["s", "t"].map { pinned($0, to: "root", x: 0, y: 0, width: 375, height: 667) }.joined()
      let text = storyboard(
        scene(connections(relationship("rootViewController", to: "vc")), id: "nav", tag: "navigationController"),
        scene(rootView(subviews: views, constraints: all), attributes: attributes))
      let layout = try layout(text, of: "vc", on: specification)
      return try ["s", "t"].map { try layout.view($0).adjustedContentInset }
    }
    #expect(try insets("", on: "iphone-7,ios=10") == [Insets(64, 0, 0, 0), .zero])
    let never = "automaticallyAdjustsScrollViewInsets=\"NO\""
    #expect(try insets(never, on: "iphone-7,ios=10") == [.zero, .zero])
    // From iOS 11 on each sees the safe area; those of such a controller only where they scroll.
    #expect(try insets("", on: "iphone-7,ios=11") == [Insets(64, 0, 0, 0), Insets(64, 0, 0, 0)])
    #expect(try insets(never, on: "iphone-7,ios=11") == [.zero, .zero])
  }

  /// The band of 34 below the safe area.
  @Test func theKeyboardGuideLiesBelowTheSafeArea() throws {
    let guide = "<viewLayoutGuide key=\"keyboard\" id=\"keyboard\"/>"
    let constraints =
      constraint("b", "keyboard.top", "a.bottom", constant: 8) + constraint("l", "a.leading", "keyboard.leading")
      + constraint("t", "keyboard.trailing", "a.trailing") + constraint("h", "a.height", constant: 40)
    let layout = try layout(
      storyboard(scene(rootView(subviews: view("a"), constraints: constraints, content: guide))),
      on: "iphone-15,ios=17")
    #expect(try layout.frame("a") == Rect(0, 852 - 34 - 8 - 40, 393, 40))
  }

  /// A stack view has no margins of its own, other views have 8.
  @Test func theMarginOfAStackViewIsItsEdge() throws {
    func bottom(_ tag: String) throws -> Double {
      try layout(
        subviews: view("below", tag: tag) + view("above"),
        constraints: pinned("below", to: "root", x: 0, y: 200, width: 50, height: 50)
          + pinned("above", to: "root", x: 0, y: 0, width: 50)
          + constraint("gap", "below.topMargin", "above.bottom", constant: 8)
      ).frame("above").maxY
    }
    #expect(try bottom("stackView") == 192)
    #expect(try bottom("view") == 200)
  }

  /// On the canvas nothing in a scroll view sees the safe area, preserved margins do not either.
  @Test func aScrollViewPassesOnItsMarginsWithoutTheSafeArea() throws {
    let inner = view("a", attributes: "preservesSuperviewLayoutMargins=\"YES\"")
    let scroll = view(
      "scroll", tag: "scrollView", subviews: inner,
      constraints: pinned("a", to: "scroll", x: 0, y: 0, width: 9, height: 9))
    let layout = try layout(
      subviews: scroll, constraints: pinned("scroll", to: "root", x: 0, y: 0, width: 375, height: 667))
    #expect(try layout.view("a").margins == Insets(8, 8, 8, 8))
  }

  /// The system's 16 points at the sides of the root reach through both views; its safe area of 20 above does not. So
  /// it is through the content view of an effect view, but not through a scroll view with margins of its own.
  @Test(arguments: [("", 16.0), (#"<directionalEdgeInsets key="directionalLayoutMargins" leading="30"/>"#, 30)])
  func aScrollViewPassesOnTheMarginsThatItPreserves(_ margins: String, _ side: Double) throws {
    let preserves = "preservesSuperviewLayoutMargins=\"YES\""
    let inner = view(
      "a", attributes: preserves, subviews: view("b"),
      constraints: constraint("1", "b.leading", "a.leadingMargin") + constraint("2", "b.top", "a.topMargin")
        + constraint("3", "b.width", constant: 9) + constraint("4", "b.height", constant: 9))
    let scroll = view(
      "scroll", tag: "scrollView", attributes: preserves, subviews: inner,
      constraints: pinned("a", to: "scroll", x: 0, y: 0, width: 375, height: 667), content: margins)
    let layout = try layout(
      subviews: scroll, constraints: pinned("scroll", to: "root", x: 0, y: 0, width: 375, height: 667))
    #expect(try layout.frame("b") == Rect(side, 8, 9, 9))
  }

  @Test func theContentOfAnEffectViewPreservesMargins() throws {
    let preserves = "preservesSuperviewLayoutMargins=\"YES\""
    let effect = """
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" \(preserves) id="effect">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <view key="contentView" \(preserves) id="content"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(view("b"))</subviews><constraints>
      \(constraint("1", "b.leading", "content.leadingMargin") + constraint("2", "b.top", "content.top"))
      \(constraint("3", "b.width", constant: 9) + constraint("4", "b.height", constant: 9))</constraints></view>
      <blurEffect style="regular"/></visualEffectView>
      """
    let layout = try layout(
      subviews: effect, constraints: pinned("effect", to: "root", x: 0, y: 0, width: 375, height: 667))
    #expect(try layout.frame("b") == Rect(16, 0, 9, 9))
  }
}
