import IBModel
import Testing

@testable import IBLayout

@Suite struct ControlDrawingTests {
  /// Every control that draws something, in its states.
  private static let controls = [
    #"<switch id="c" on="YES"/>"#, #"<slider id="c" value="0.3"/>"#, #"<progressView id="c" progress="1"/>"#,
    #"<stepper id="c"/>"#,
    #"<segmentedControl id="c" selectedSegmentIndex="1"><segments><segment title="One"/><segment/></segments></segmentedControl>"#,
    #"<pageControl id="c" numberOfPages="4"/>"#, #"<activityIndicatorView id="c"/>"#,
    #"<textField id="c" borderStyle="roundedRect"/>"#, #"<textField id="c" borderStyle="line"/>"#,
    #"<searchBar id="c" placeholder="One"/>"#, #"<pickerView id="c"/>"#, #"<datePicker id="c" style="wheels"/>"#,
    #"<imageView id="c" image="star"/>"#, #"<mapView id="c"/>"#, #"<wkWebView id="c"/>"#,
    #"<tableViewCell id="c" accessoryType="disclosureIndicator"/>"#,
    #"<tableViewCell id="c" accessoryType="detailButton"/>"#, #"<tableViewCell id="c" accessoryType="checkmark"/>"#,
    #"<button id="c" buttonType="infoLight"/>"#, #"<button id="c" buttonType="contactAdd"/>"#,
    #"<button id="c" buttonType="close"/>"#,
    #"<button id="c"><state key="normal" image="star"/></button>"#,
  ]

  @Test(arguments: ["iphone-15", "iphone-15,rtl"])
  func noControlReachesOutOfItsFrame(_ words: String) throws {
    let sizes = [
      Size(width: 200, height: 44), Size(width: 3, height: 3), Size(width: 1000, height: 5),
      Size(width: 5, height: 900),
    ]
    for view in Self.controls {
      let control = try DrawnControl(view, on: words)
      for size in sizes {
        for extent in control.shapes(size).map(\.extent) {
          #expect(extent.x >= -1 && extent.maxX <= size.width + 1, "\(view)")
          #expect(extent.y >= -1 && extent.maxY <= size.height + 1, "\(view)")
        }
      }
    }
  }

  @Test(arguments: controls)
  func everyControlShowsSomething(_ view: String) throws {
    #expect(try !DrawnControl(view).shapes(Size(width: 200, height: 50)).isEmpty)
  }

  @Test func aRowShowsTheLineBelowIt() throws {
    let line = Rect(x: 16, y: 43, width: 184, height: 1)
    let row = try DrawnControl(#"<tableViewCell id="c"/>"#)
    #expect(row.shapes(Size(width: 200, height: 44), separator: line).map(\.extent) == [line])
    #expect(row.shapes(Size(width: 200, height: 44)).isEmpty)
  }

  @Test func aSwitchThatIsOnHasItsKnobAtTheEndOfReading() throws {
    func knob(_ attributes: String, _ words: String) throws -> Double? {
      try DrawnControl("<switch id=\"s\" \(attributes)/>", on: words).shapes(Size(width: 50, height: 30)).last
        .map { $0.extent.x + $0.extent.width / 2 }
    }
    #expect(try knob(#"on="YES""#, "iphone-15") == 35 && knob("", "iphone-15") == 15)
    #expect(try knob(#"on="YES""#, "iphone-15,rtl") == 15 && knob("", "iphone-15,rtl") == 35)
  }

  @Test func aTrackIsFilledFromWhereReadingBegins() throws {
    func filled(_ words: String) throws -> Rect? {
      try DrawnControl(#"<progressView id="p" progress="0.25"/>"#, on: words).shapes(Size(width: 200, height: 4)).last?
        .extent
    }
    #expect(try filled("iphone-15") == Rect(x: 0, y: 0, width: 50, height: 4))
    #expect(try filled("iphone-15,rtl") == Rect(x: 150, y: 0, width: 50, height: 4))
  }

  @Test func darkControlsHaveOtherColors() throws {
    func fill(_ words: String) throws -> DisplayColor? {
      try DrawnControl(#"<stepper id="s"/>"#, on: words).shapes(Size(width: 100, height: 32)).first?.fill
    }
    #expect(try fill("iphone-15") != fill("iphone-15,dark"))
  }

  // A knob of 28 points on a track of 128 has its left end at 100 times the share.
  @Test(arguments: [("5", 51.0), ("0", 1), ("99", 101), ("-7", 1)])
  func aSlidersValueIsAShareOfItsRange(_ value: String, _ left: Double) throws {
    let slider = try DrawnControl(#"<slider id="s" value="\#(value)" minValue="0" maxValue="10"/>"#)
    #expect(slider.shapes(Size(width: 128, height: 30)).last?.extent.x == left)
  }

  @Test func segmentsHaveTheirTitlesInTheirPlaces() throws {
    let control = try DrawnControl(
      """
      <segmentedControl id="s" selectedSegmentIndex="1">
        <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      """)
    let shapes = control.shapes(Size(width: 100, height: 31))
    // Ground, chosen segment, two titles.
    #expect(shapes.count == 4 && shapes[1].extent.x == 52)
    let lines = shapes.compactMap { shape -> SetText.Line? in
      if case .text(let text) = shape.figure { text.lines.first } else { nil }
    }
    #expect(lines.map(\.text) == ["A", "B"])
    #expect(lines.count == 2 && lines[0].x < 50 && lines[1].x > 50)
  }

  @Test(arguments: [
    #"<pageControl id="p" numberOfPages="1e300"/>"#,
    #"<segmentedControl id="p" selectedSegmentIndex="-1e300"><segments><segment/></segments></segmentedControl>"#,
    #"<slider id="p" value="1e300" minValue="1e300" maxValue="-1e300"/>"#,
  ])
  func numbersWithoutEndDoNotHurt(_ view: String) throws {
    #expect(try !DrawnControl(view).shapes(Size(width: 2000, height: 31)).isEmpty)
  }

  @Test func systemColorsFollowTheStyle() {
    for name in ["labelColor", "systemBackgroundColor", "systemRedColor", "separatorColor"] {
      let (light, dark) = (SystemPalette(.light).named(name), SystemPalette(.dark).named(name))
      #expect(light != nil && dark != nil && light != dark, "\(name)")
    }
    #expect(SystemPalette(.dark).named("blackColor") == .black)
    #expect(SystemPalette(.light).named("nobodysColor") == nil)
  }
}
