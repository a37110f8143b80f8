import IBContent
import IBModel
import Testing

@testable import IBLayout

@Suite struct AppearanceTests {
  private func background(_ color: String, resources: String = "") throws -> DisplayColor? {
    let child = #"<view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>\#(color)</view>"#
    return try Drawing.layout(subviews: child).views.last?.appearance?.backgroundShape?.fill
  }

  @Test func componentsAreReadInEitherForm() throws {
    #expect(
      try background(#"<color key="backgroundColor" red="0.5" green="0" blue="1" alpha="0.25"/>"#)
        == DisplayColor(red: 0.5, green: 0, blue: 1, alpha: 0.25))
    #expect(try background(#"<color key="backgroundColor" white="0.5" alpha="1"/>"#) == DisplayColor(white: 0.5))
  }

  @Test func componentsBeyondTheirRangeGoToItsEnd() throws {
    #expect(
      try background(#"<color key="backgroundColor" red="1e300" green="-2" blue="0" alpha="7"/>"#)
        == DisplayColor(red: 1, green: 0, blue: 0))
  }

  @Test func systemColorsAreKnownAndOthersAreNotInvented() throws {
    #expect(try background(#"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#) == .white)
    #expect(try background(#"<color key="backgroundColor" name="Brand"/>"#) == nil)
    #expect(try background(#"<nil key="backgroundColor"/>"#) == nil)
  }

  /// The border is inside the view. A border that would fill it is left out.
  @Test(arguments: [("10", "40", 4.0, true), ("10", "40", 5, false), ("40", "10", 5, false), ("40", "40", 0, false)])
  func aBorderLeavesRoomInsideTheView(_ width: String, _ height: String, _ line: Double, _ isDrawn: Bool) throws {
    let child = """
      <view id="v"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="\(line)"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """
    let border = try #require(Drawing.layout(subviews: child).views.last?.appearance).shapes.last { $0.stroke != nil }
    #expect((border != nil) == isDrawn)
    if let border {
      #expect(border.extent == Rect(x: 2, y: 2, width: 6, height: 36) && border.lineWidth == line)
    }
  }

  @Test func aFilledButtonHasTheNearestTint() throws {
    let button = """
      <button id="b"><rect key="frame" x="0" y="0" width="80" height="30"/>
        <buttonConfiguration key="configuration" style="filled" title="Go"/></button>
      """
    let layout = try Drawing.layout(
      subviews: button, more: #"<color key="tintColor" red="0" green="1" blue="0" alpha="1"/>"#)
    #expect(layout.views.last?.appearance?.backgroundShape?.fill == DisplayColor(red: 0, green: 1, blue: 0))
    #expect(layout.views.last?.appearance?.text?.color == .white)
  }

  /// UIButton, setTitleColor(_:for:): white for a custom button, the tint for others. Only others become faint.
  @Test func theTitleOfAButtonHasTheColorOfItsKind() throws {
    func color(_ attributes: String, _ title: String = "") throws -> DisplayColor? {
      let button = """
        <button id="b" \(attributes)><rect key="frame" x="0" y="0" width="80" height="30"/>
          <state key="normal" title="Go">\(title)</state></button>
        """
      return try Drawing.layout(
        subviews: button, more: #"<color key="tintColor" red="0" green="1" blue="0" alpha="1"/>"#
      ).views.last?.appearance?.text?.color
    }
    let red = #"<color key="titleColor" red="1" green="0" blue="0" alpha="1"/>"#
    #expect(try color("") == .white && color(#"enabled="NO""#) == .white)
    #expect(try color("", red) == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(try color(#"enabled="NO""#, red) == DisplayColor(red: 1, green: 0, blue: 0))
    let system = #"buttonType="system""#
    #expect(try color(system) == DisplayColor(red: 0, green: 1, blue: 0))
    #expect(try color(system, red) == DisplayColor(red: 1, green: 0, blue: 0))
    let faint = try color(system + #" enabled="NO""#, red)
    #expect(try faint != DisplayColor(red: 1, green: 0, blue: 0) && faint == color(system + #" enabled="NO""#))
  }

  @Test func anEmptyFieldShowsItsPlaceholderFaintly() throws {
    let field =
      #"<textField id="f" placeholder="Ada"><rect key="frame" x="0" y="0" width="80" height="30"/></textField>"#
    let text = try #require(try Drawing.layout(subviews: field).views.last?.appearance?.text)
    #expect(text.lines.map(\.text) == ["Ada"])
    #expect(text.color.alpha < 1)
  }

  @Test func clippingAndOpacityAreTheFiles() throws {
    let views = """
      <view id="a" clipsSubviews="YES" alpha="0.5"/><scrollView id="b"/><scrollView id="c" clipsSubviews="NO"/>
      """
    let appearances = try Drawing.layout(subviews: views).views.dropFirst().map(\.appearance)
    #expect(appearances.map { $0?.clips } == [true, true, false])
    #expect(appearances.map { $0?.opacity } == [0.5, 1, 1])
  }

  @Test func cornersAreWhatTheFileSetsAtRunTime() throws {
    let view = """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="31"/>
        <color key="backgroundColor" white="1" alpha="1"/>\(Self.radius)</view>
      """
    let box = try Drawing.layout(subviews: view).views.last?.appearance?.backgroundShape
    #expect(box?.figure == .box(Rect(x: 0, y: 0, width: 100, height: 31), radius: 8))
  }

  private static let radius = """
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """

  @Test func nothingOfItIsComputedUnlessAskedFor() throws {
    let label = Drawing.label("l", #"text="a""#, frame: #"x="0" y="0" width="9" height="9""#)
    let layout = try Drawing.layout(subviews: label, isDrawn: false)
    #expect(layout.views.allSatisfy { $0.appearance == nil } && layout.constraints.isEmpty)
  }
}
