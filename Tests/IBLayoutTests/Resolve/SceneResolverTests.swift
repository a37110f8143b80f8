import IBContent
import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct SceneResolverTests {
  private func view(_ attributes: String, content: String = "", on specification: String? = nil) throws -> ResolvedView
  {
    let subview = IBTestSupport.view("v", .mask(""), attributes: attributes, content: content)
    return try resolved(storyboard(scene(rootView(subviews: subview))), on: specification).view("v")
  }

  // MARK: - Installed

  private static let excluded = """
    <variation key="widthClass=regular"><mask key="subviews"><exclude reference="a"/></mask></variation>
    """

  @Test func aViewInsideAnUninstalledOneIsNotInstalled() throws {
    let inner = IBTestSupport.view("b", subviews: IBTestSupport.view("c"))
    let text = storyboard(
      scene(rootView(subviews: IBTestSupport.view("a", subviews: inner), content: Self.excluded)))
    let pad = try resolved(text, on: "ipad-pro-11")
    #expect(pad.views.map(\.isInstalled) == [true, false, false, false])
    let phone = try resolved(text, on: "iphone-15")
    #expect(phone.views.map(\.isInstalled) == [true, true, true, true])
  }

  @Test func onlyTheSuperviewsMaskCounts() throws {
    let outer = IBTestSupport.view("outer", subviews: IBTestSupport.view("a"))
    let scene = try resolved(
      storyboard(scene(rootView(subviews: outer, content: Self.excluded))), on: "ipad-pro-11")
    #expect(try scene.view("a").isInstalled)
  }

  @Test func aHiddenViewStaysInstalled() throws {
    let content = "<variation key=\"widthClass=compact\" hidden=\"YES\"/>"
    #expect(try view("", content: content, on: "iphone-15").isHidden)
    #expect(try view("", content: content, on: "iphone-15").isInstalled)
    #expect(try !view("", content: content, on: "ipad-pro-11").isHidden)
  }

  // MARK: - Defaults

  @Test func everyDefaultIsExplicit() throws {
    let view = try view("")
    #expect(view.hugging.horizontal == 250 && view.hugging.vertical == 250)
    #expect(view.compression.horizontal == 750 && view.compression.vertical == 750)
    #expect(!view.isHidden && !view.isFixedFrame && !view.usesConstraints)
    #expect(!view.preservesSuperviewMargins && view.insetsMarginsFromSafeArea && !view.followsReadableWidth)
    #expect(view.margins == nil && view.customClass == nil && view.direction == .leftToRight)
    #expect(!view.autoresizing.flexibleWidth && !view.autoresizing.flexibleLeft)
  }

  @Test func whatIsWrittenWins() throws {
    let view = try view(
      """
      horizontalHuggingPriority="251" verticalHuggingPriority="252" horizontalCompressionResistancePriority="753" \
      verticalCompressionResistancePriority="754" fixedFrame="YES" preservesSuperviewLayoutMargins="YES" \
      insetsLayoutMarginsFromSafeArea="NO" layoutMarginsFollowReadableWidth="YES" customClass="Badge"
      """)
    #expect(view.hugging.horizontal == 251 && view.hugging.vertical == 252)
    #expect(view.compression.horizontal == 753 && view.compression.vertical == 754)
    #expect(view.isFixedFrame && view.preservesSuperviewMargins && view.followsReadableWidth)
    #expect(!view.insetsMarginsFromSafeArea && view.customClass == "Badge")
  }

  @Test func aPriorityMayVary() throws {
    let content = "<variation key=\"widthClass=compact\" horizontalHuggingPriority=\"900\"/>"
    #expect(try view("", content: content, on: "iphone-15").hugging.horizontal == 900)
    #expect(try view("", content: content, on: "ipad-pro-11").hugging.horizontal == 250)
  }

  @Test func arrangedViewsUseConstraintsWhateverTheySay() throws {
    let stack = IBTestSupport.view("stack", tag: "stackView", subviews: IBTestSupport.view("a", .mask("")))
    let scene = try resolved(storyboard(scene(rootView(subviews: stack))))
    #expect(try scene.view("a").usesConstraints)
    #expect(try scene.view("stack").usesConstraints)
    #expect(try !scene.view("root").usesConstraints)
  }

  // MARK: - Frames, margins, direction

  @Test func aFrameNeedsAllFourNumbers() throws {
    #expect(try view("").storedFrame == .zero)
    let broken = "<view id=\"v\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"wide\" height=\"4\"/></view>"
    #expect(try resolved(storyboard(scene(rootView(subviews: broken)))).view("v").storedFrame == nil)
  }

  @Test func marginsKeepTheirSides() throws {
    let absolute = try view(
      "", content: "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>")
    #expect(absolute.margins?.insets(.leftToRight) == Insets(1, 2, 3, 4))
    #expect(absolute.margins?.insets(.rightToLeft) == Insets(1, 2, 3, 4))
  }

  /// Behaviors.md M8: a trailing margin of 30 is on the left in right-to-left layout.
  @Test func directionalMarginsSwapTheirSides() throws {
    let directional = try view(
      "",
      content: """
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="30"/>
        """)
    #expect(directional.margins?.insets(.leftToRight) == Insets(1, 2, 3, 30))
    #expect(directional.margins?.insets(.rightToLeft) == Insets(1, 30, 3, 2))
  }

  @Test func contentThatHasADirectionOfItsOwnKeepsIt() throws {
    #expect(try view("", on: "iphone-15,rtl").direction == .rightToLeft)
    #expect(try view("semanticContentAttribute=\"playback\"", on: "iphone-15,rtl").direction == .leftToRight)
    #expect(try view("semanticContentAttribute=\"spatial\"", on: "iphone-15,rtl").direction == .leftToRight)
    #expect(try view("semanticContentAttribute=\"forceLeftToRight\"", on: "iphone-15,rtl").direction == .leftToRight)
    #expect(try view("semanticContentAttribute=\"forceRightToLeft\"", on: "iphone-15").direction == .rightToLeft)
  }
}
