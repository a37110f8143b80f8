import IBModel
import Testing

@testable import IBLayout

@Suite struct ControlAppearanceTests {
  private func appearance(_ view: String) throws -> ViewAppearance {
    try #require(try Drawing.layout(subviews: view).views.dropFirst().first?.appearance)
  }

  private static let frame = #"<rect key="frame" x="0" y="0" width="100" height="31"/>"#

  @Test func aSwitchIsOnWhereTheFileSaysSo() throws {
    guard case .toggle(true, _)? = try appearance(#"<switch id="s" on="YES">\#(Self.frame)</switch>"#).control,
      case .toggle(false, _)? = try appearance(#"<switch id="s">\#(Self.frame)</switch>"#).control
    else {
      Issue.record("a switch shows another state")
      return
    }
  }

  @Test(arguments: [("5", 0.5), ("0", 0), ("99", 1), ("-7", 0)])
  func aSlidersValueIsAShareOfItsRange(_ value: String, _ share: Double) throws {
    let slider = #"<slider id="s" value="\#(value)" minValue="0" maxValue="10">\#(Self.frame)</slider>"#
    guard case .slider(let found)? = try appearance(slider).control else {
      Issue.record("no slider")
      return
    }
    #expect(found == share)
  }

  @Test func segmentsHaveTheirTitlesInTheirPlaces() throws {
    let control = """
      <segmentedControl id="s" selectedSegmentIndex="1">\(Self.frame)
        <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      """
    guard case .segments(let titles, let selected)? = try appearance(control).control else {
      Issue.record("no segments")
      return
    }
    #expect(titles.compactMap { $0?.lines.first?.text } == ["A", "B"] && selected == 1)
    let places = titles.compactMap { $0?.lines.first?.x }
    #expect(places.count == 2 && places[0] < 50 && places[1] > 50)
  }

  @Test func numbersWithoutEndDoNotHurt() throws {
    for view in [
      #"<pageControl id="p" numberOfPages="1e300">\#(Self.frame)</pageControl>"#,
      #"<segmentedControl id="p" selectedSegmentIndex="-1e300">\#(Self.frame)</segmentedControl>"#,
      #"<slider id="p" value="1e300" minValue="1e300" maxValue="-1e300">\#(Self.frame)</slider>"#,
    ] { #expect(try appearance(view).control != nil) }
  }

  @Test func cornersAreWhatTheFileSetsAtRunTime() throws {
    let view = """
      <view id="v">\(Self.frame)<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """
    #expect(try appearance(view).cornerRadius == 8)
    #expect(try appearance(#"<view id="v">\#(Self.frame)</view>"#).cornerRadius == nil)
  }

  @Test func systemColoursFollowTheStyle() {
    for name in ["labelColor", "systemBackgroundColor", "systemRedColor", "separatorColor"] {
      let (light, dark) = (SystemPalette(.light).named(name), SystemPalette(.dark).named(name))
      #expect(light != nil && dark != nil && light != dark, "\(name)")
    }
    #expect(SystemPalette(.dark).named("blackColor") == .black)
    #expect(SystemPalette(.light).named("nobodysColor") == nil)
  }
}
