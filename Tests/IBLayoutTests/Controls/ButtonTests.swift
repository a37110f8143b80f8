import IBTestSupport
import Testing

@testable import IBLayout

/// Measurements/Buttons.md#title. A line of 15 points is 17.9 high, one of 18 points 21.48: 18 and 22 up to points.
@Suite struct ButtonTests {
  private static let resources = """
    <resources><image name="small" width="10" height="10"/><image name="large" width="60" height="50"/></resources>
    """

  private func button(
    type: String? = "system", title: String? = nil, state: String = "", _ content: String = "", tools: String = "14460"
  ) throws -> IntrinsicSize {
    let titled = title.map { "title=\"\($0)\"" } ?? ""
    let button = view(
      "b", tag: "button", attributes: type.map { "buttonType=\"\($0)\"" } ?? "",
      content: "<state key=\"normal\" \(titled) \(state)/>\(content)")
    return try naturalSize(button, head: phone(tools), tail: Self.resources)
  }

  private static func insets(_ top: Int, _ left: Int, _ bottom: Int, _ right: Int) -> String {
    "<inset key=\"contentEdgeInsets\" minX=\"\(left)\" minY=\"\(top)\" maxX=\"\(right)\" maxY=\"\(bottom)\"/>"
  }

  // MARK: - Classic buttons

  @Test func aTitleHasSixAboveAndBelow() throws {
    // The title is 85 wide; 18 + 12.
    #expect(try button(title: "Log In Again") == IntrinsicSize(85, 30))
  }

  @Test func theDefaultFontOfACustomButtonIsLarger() throws {
    #expect(try button(type: nil, title: "Log In Again").height == 34)
    #expect(try button(type: "custom", title: "Log In Again").height == 34)
    #expect(try button(type: "roundedRect", title: "Log In Again").height == 30)
  }

  @Test func shortTitlesAreThirtyWide() throws {
    #expect(try button(title: "i") == IntrinsicSize(30, 30))
  }

  @Test func aButtonIsAsLargeAsItsBackground() throws {
    #expect(try button(title: "Log In Again", state: "backgroundImage=\"large\"") == IntrinsicSize(85, 50))
    #expect(try button(title: "i", state: "backgroundImage=\"large\"") == IntrinsicSize(60, 50))
    #expect(try button(title: "Log In Again", state: "backgroundImage=\"small\"") == IntrinsicSize(85, 30))
    #expect(try button(state: "backgroundImage=\"small\"") == IntrinsicSize(10, 10))
  }

  @Test func anEmptyButtonIsThirtySquare() throws {
    #expect(try button() == IntrinsicSize(30, 30))
  }

  @Test func insetsTakeThePlaceOfTheRoomAboveAndBelow() throws {
    // 85 + 20 + 40; 18 + 5 + 7.
    #expect(try button(title: "Log In Again", Self.insets(5, 20, 7, 40)) == IntrinsicSize(145, 30))
    #expect(try button(title: "Log In Again", Self.insets(0, 0, 0, 0)) == IntrinsicSize(85, 30))
  }

  /// Measurements/Buttons.md#title.
  @Test func aButtonWithInsetsHasNoLeastWidth() throws {
    let width = try #require(try button(title: "i").width)
    #expect(width == 30)
    let insets = Self.insets(4, 8, 4, 10)
    #expect(try button(insets).width == 18)
    #expect(try #require(try button(title: "i", insets).width) < 30)
  }

  /// What Xcode writes for a zero that was set by hand.
  @Test func theSmallestNumberCountsAsSet() throws {
    let inset =
      "<inset key=\"contentEdgeInsets\" minX=\"0.0\" minY=\"0.0\" maxX=\"0.0\" maxY=\"2.2250738585072014e-308\"/>"
    #expect(try button(title: "Log In Again", inset) == IntrinsicSize(85, 18))
  }

  @Test func anImageStandsAlone() throws {
    #expect(try button(state: "image=\"large\"") == IntrinsicSize(60, 50))
    // Not lower than a line of the button's font, but as narrow as the image.
    #expect(try button(state: "image=\"small\"") == IntrinsicSize(10, 18))
  }

  @Test func anImageStandsBesideATitle() throws {
    #expect(try button(title: "Log In Again", state: "image=\"large\"") == IntrinsicSize(145, 50))
    #expect(try button(title: "Log In Again", state: "image=\"small\"") == IntrinsicSize(95, 18))
  }

  @Test func otherInsetsDoNotMatter() throws {
    let insets = """
      <inset key="imageEdgeInsets" minX="9" minY="9" maxX="9" maxY="9"/>
      <inset key="titleEdgeInsets" minX="9" minY="9" maxX="9" maxY="9"/>
      """
    #expect(try button(title: "Log In Again", insets) == IntrinsicSize(85, 30))
  }

  @Test func aBackgroundIsALeastSize() throws {
    #expect(try button(state: "backgroundImage=\"large\"") == IntrinsicSize(60, 50))
    #expect(try button(title: "Log In Again", state: "backgroundImage=\"large\"") == IntrinsicSize(85, 50))
  }

  // MARK: - Configurations

  @Test(arguments: ["plain", "gray", "tinted", "filled"])
  func aConfigurationHasInsetsOfItsOwn(_ style: String) throws {
    let configuration = "<buttonConfiguration key=\"configuration\" style=\"\(style)\" title=\"Type\"/>"
    // 17 points high as the body is: 20.5 + 14, up to a point.
    let size = try button(configuration, tools: "22505")
    #expect(size.height == 35)
    // The title is up to 37.5 wide at two pixels a point (37.333 stored at three): + 24.
    #expect(size.width == 61.5)
  }

  /// As with a label in the default font, the height is that of the pixels in a scene with a stack view, or with a font.
  @Test func theTitleOfAConfigurationIsMeasuredInPixelsBesideAStackView() throws {
    let font = "<fontDescription key=\"titleFontDescription\" style=\"UICTFontTextStyleBody\"/>"
    func configuration(_ content: String) -> String {
      "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Type\">\(content)</buttonConfiguration>"
    }
    #expect(try button(configuration(font), tools: "22505") == IntrinsicSize(61.5, 34.5))
    let subviews =
      view("b", tag: "button", attributes: "buttonType=\"system\"", content: configuration(""))
      + view("s", tag: "stackView")
    let scene = try resolved(storyboard(scene(rootView(subviews: subviews)), head: phone("22505")))
    #expect(scene.views[1].intrinsicSize(wrapWidth: nil, in: IntrinsicContext(scene)) == IntrinsicSize(61.5, 34.5))
  }

  @Test func insetsOfTheFileTakeThePlaceOfTheConfigurations() throws {
    let insets =
      "<directionalEdgeInsets key=\"contentInsets\" top=\"12\" leading=\"5\" bottom=\"13\" trailing=\"0.0\"/>"
    let configuration =
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Type\">\(insets)</buttonConfiguration>"
    // 37.5 + 5; 20.5 + 12 + 13, up to a point.
    #expect(try button(configuration, tools: "22505") == IntrinsicSize(42.5, 46))
  }

  @Test func theSmallestTextMakesItLower() throws {
    let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Type\"/>"
    // 14 points are 16.707 high: 17 + 14.
    #expect(try button(configuration, tools: "20037").height == 31)
  }

  @Test func theTitleMayStandInTheState() throws {
    let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\"/>"
    #expect(try button(title: "Type", configuration, tools: "22505") == IntrinsicSize(61.5, 35))
  }

  @Test func theTitleOfTheStateDoesNotStandBesideAnImage() throws {
    let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"large\"/>"
    #expect(try button(title: "Type", configuration, tools: "22505") == IntrinsicSize(84, 64))
  }

  /// The title of a stored button, 131 points wide to half a point; 124.5 in the regular weight.
  @Test func thePrimaryRoleEmphasizesTheTitle() throws {
    let content = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Start built-in Tor\"/>"
    func width(_ attributes: String) throws -> Double {
      let button = view("b", tag: "button", attributes: attributes, content: content)
      return try #require(try naturalSize(button, head: phone("22154")).width)
    }
    #expect(abs(try width("role=\"primary\"") - (131 + 24)) <= 0.5)
    #expect(abs(try width("") - (124.5 + 24)) <= 0.5)
  }

  @Test func anImageAloneHasTheSameInsets() throws {
    let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"large\"/>"
    #expect(try button(configuration, tools: "22505") == IntrinsicSize(84, 64))
  }

  @Test func anImageKeepsItsPaddingFromTheTitle() throws {
    let configuration = """
      <buttonConfiguration key="configuration" style="plain" image="large" title="Type" imagePadding="10"/>
      """
    #expect(try button(configuration, tools: "22505") == IntrinsicSize(131.5, 64))  // 61.5 + 60 + 10
  }

  /// As wide as the image and 24; as high as the image, the padding, the line of 20.5 and 14.
  @Test(arguments: ["top", "bottom"]) func anImageMayBeAboveOrBelowTheTitle(_ placement: String) throws {
    let configuration = """
      <buttonConfiguration key="configuration" style="plain" image="large" imagePlacement="\(placement)" title="Type" \
      imagePadding="10"/>
      """
    #expect(try button(configuration, tools: "22505") == IntrinsicSize(84, 94.5))
  }
}
