import IBAssets
import IBContent
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

  /// Images are exempt: on a screen too, they extend beyond their view.
  @Test func onlyShapesThatExceedTheViewByMoreThanOnePointAreLeftOut() throws {
    let context = try DrawnControl(#"<switch id="c"/>"#).context(Size(width: 40, height: 30))
    func holds(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
      context.holds(.box(Rect(x: x, y: y, width: width, height: height)))
    }
    #expect(holds(-1, -1, 42, 32))
    #expect(!holds(-1.5, 0, 10, 10) && !holds(0, -1.5, 10, 10))
    #expect(!holds(0, 0, 41.5, 10) && !holds(0, 0, 10, 31.5))
    let wide = Rect(x: -50, y: -50, width: 200, height: 200)
    let image = ShapeImage(file: "a.png", frame: wide, clip: nil, slices: nil, standIn: [])
    #expect(context.holds(Shape(figure: .image(image))))
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

  @Test(arguments: [
    (#"<slider id="c" value="0.5"><color key="KEY" red="1" green="0" blue="0"/></slider>"#, "minimumTrackTintColor"),
    (#"<slider id="c" value="0.5"><color key="KEY" red="1" green="0" blue="0"/></slider>"#, "thumbTintColor"),
    (
      #"<progressView id="c" progress="0.5"><color key="KEY" red="1" green="0" blue="0"/></progressView>"#,
      "trackTintColor"
    ),
    (#"<switch id="c"><color key="KEY" red="1" green="0" blue="0"/></switch>"#, "thumbTintColor"),
    (
      #"<pageControl id="c" numberOfPages="3"><color key="KEY" red="1" green="0" blue="0"/></pageControl>"#,
      "currentPageIndicatorTintColor"
    ),
    (#"<activityIndicatorView id="c"><color key="KEY" red="1" green="0" blue="0"/></activityIndicatorView>"#, "color"),
  ])
  func aControlHasItsOwnColors(_ view: String, _ key: String) throws {
    func colors(_ view: String) throws -> [DisplayColor?] {
      try DrawnControl(view).shapes(Size(width: 200, height: 44)).flatMap { [$0.fill, $0.stroke] }
    }
    let red = DisplayColor(red: 1, green: 0, blue: 0)
    #expect(try colors(view.replacing("KEY", with: key)).contains(red))
    #expect(try !colors(view).contains(red))
  }

  @Test func anIndicatorThatStandsStillAndHidesIsNotDrawn() throws {
    func count(_ attributes: String) throws -> Int {
      try DrawnControl("<activityIndicatorView id=\"c\" \(attributes)/>").shapes(Size(width: 20, height: 20)).count
    }
    #expect(try count(#"hidesWhenStopped="YES""#) == 0)
    #expect(try count(#"hidesWhenStopped="YES" animating="YES""#) == 8 && count("") == 8)
  }

  // 200 points less two margins of 16: the second button ends at 184 where the room between the two is flexible.
  @Test func theItemsOfAToolbarShareItsRoom() throws {
    func xs(_ space: String, _ words: String = "iphone-15") throws -> [Double] {
      let items = #"<barButtonItem systemItem="add" id="i"/>"#
      let bar = "<toolbar id=\"c\"><items>\(items)\(space)\(items.replacing("\"i\"", with: "\"j\""))</items></toolbar>"
      // A plus is two lines across its item's middle.
      return try DrawnControl(bar, on: words).shapes(Size(width: 200, height: 44)).map {
        $0.extent.x + $0.extent.width / 2
      }
    }
    #expect(try xs("") == [27, 27, 65, 65])
    #expect(try xs(#"<barButtonItem systemItem="flexibleSpace" id="k"/>"#) == [27, 27, 173, 173])
    #expect(try xs(#"<barButtonItem systemItem="fixedSpace" width="30" id="k"/>"#) == [27, 27, 79, 79])
    #expect(try xs("", "iphone-15,rtl") == [173, 173, 135, 135])
    // A view of an item is as wide as in the document, and never narrower than nothing.
    func custom(_ width: Int) -> String {
      """
      <barButtonItem id="k"><view key="customView" id="v"><rect key="frame" x="0" y="0" width="\(width)" height="30"/>
      </view></barButtonItem>
      """
    }
    #expect(try xs(custom(90)) == [27, 27, 171, 171] && xs(custom(-9)) == [27, 27, 81, 81])
    // An item with an image shows no title.
    let image = #"<barButtonItem image="plus" catalog="system" id="k"/>"#
    #expect(try xs(image.replacing("image=", with: #"title="Add another" image="#)) == xs(image))
  }

  /// The field is 36 points high; the lens is 14 points inside of it and a point above its middle.
  @Test func aSearchBarHasItsLensAtTheBeginningOfItsField() throws {
    func boxes(_ words: String) throws -> [Rect] {
      try DrawnControl(#"<searchBar id="c"/>"#, on: words).shapes(Size(width: 320, height: 56)).map(\.extent)
    }
    let left = try boxes("iphone-15")
    #expect(left.prefix(2) == [Rect(x: 8, y: 10, width: 304, height: 36), Rect(x: 17, y: 22, width: 10, height: 10)])
    #expect(try boxes("iphone-15,rtl")[1].x == 320 - 27)
  }

  /// The button ends 8 points from the edge and begins 8 points after the field.
  @Test func aSearchBarHasItsCancelButtonAfterItsField() throws {
    func bar(_ words: String) throws -> (field: Rect, text: TextLines) {
      let shapes = try DrawnControl(#"<searchBar id="c" showsCancelButton="YES"/>"#, on: words)
        .shapes(Size(width: 320, height: 56))
      guard case .text(let text)? = shapes.last?.figure else { throw CancellationError() }
      return (shapes[0].extent, text)
    }
    let left = try bar("iphone-15")
    let line = try #require(left.text.lines.first)
    #expect(line.text == "Cancel" && line.width > 50 && line.width < 58)
    #expect(abs(line.x + line.width - 312) < 0.01 && abs(left.field.maxX + 8 - line.x) < 0.01)
    let right = try bar("iphone-15,rtl")
    #expect(right.text.lines.first?.x == 8 && abs(right.field.x - 16 - line.width) < 0.01)
  }

  /// A device shows nothing where code will set an image.
  @Test func anImageViewWithoutAnImageIsEmpty() throws {
    #expect(try DrawnControl(#"<imageView id="c"/>"#).shapes(Size(width: 90, height: 90)).isEmpty)
  }

  @Test func aBarShowsItsTitleAndItsTabs() throws {
    func words(_ view: String) throws -> [String] {
      try DrawnControl(view).shapes(Size(width: 320, height: 49)).compactMap { shape in
        if case .text(let text) = shape.figure { text.lines.first?.text } else { nil }
      }
    }
    #expect(
      try words(
        """
        <navigationBar id="c"><items><navigationItem title="Places" id="i">
        <barButtonItem key="leftBarButtonItem" systemItem="done" id="j"/></navigationItem></items></navigationBar>
        """) == ["Done", "Places"])
    #expect(
      try words(
        """
        <tabBar id="c"><items><tabBarItem title="One" id="i"/><tabBarItem systemItem="search" id="j"/></items></tabBar>
        """) == ["One", "Search"])
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

  /// The ring is a point inside the edges on each side, of the largest glyph (24 points) where there is more room, and
  /// none where there is no room for one.
  @Test(arguments: ["infoDark", "infoLight", "detailDisclosure", "contactAdd", "close"])
  func theRingOfAGlyphButtonFillsItsFrame(_ type: String) throws {
    let button = try DrawnControl(#"<button id="c" buttonType="\#(type)"/>"#)
    func ring(_ width: Double, _ height: Double) -> Rect? {
      button.shapes(Size(width: width, height: height)).first?.extent
    }
    #expect(ring(24, 24) == Rect(x: 1, y: 1, width: 22, height: 22))
    #expect(ring(24, 12) == Rect(x: 7, y: 1, width: 10, height: 10))
    #expect(ring(100, 44) == Rect(x: 39, y: 11, width: 22, height: 22))
  }

  @Test func increasedContrastHasColorsOfItsOwn() throws {
    let (light, dark) = (SystemPalette(.light, contrast: .high), SystemPalette(.dark, contrast: .high))
    #expect(light.named("systemRedColor") == DisplayColor(red: 215 / 255, green: 0, blue: 21 / 255, alpha: 1))
    #expect(dark.tint == DisplayColor(red: 64 / 255, green: 156 / 255, blue: 1, alpha: 1))
    #expect(light.label == SystemPalette(.light).label)
    // A document's copy of a color is of the usual contrast.
    let view = #"<switch id="s" on="YES"><color key="onTintColor" systemColor="systemRedColor"/></switch>"#
    let shapes = try DrawnControl(view, on: "iphone-15,high-contrast").shapes(Size(width: 51, height: 31))
    #expect(shapes.contains { $0.fill == light.named("systemRedColor") })
  }

  @Test func systemColorsFollowTheStyle() {
    for name in ["labelColor", "systemBackgroundColor", "systemRedColor", "separatorColor"] {
      let (light, dark) = (SystemPalette(.light).named(name), SystemPalette(.dark).named(name))
      #expect(light != nil && dark != nil && light != dark, "\(name)")
    }
    #expect(SystemPalette(.dark).named("blackColor") == .black)
    #expect(SystemPalette(.light).named("nobodysColor") == nil)
  }

  /// A symbol of known size reaches two sides of its frame, and one that is scaled those of its view.
  @Test func aSymbolFillsItsFrame() throws {
    func extent(_ mode: String, _ size: Size) throws -> Rect {
      let shapes = try DrawnControl(#"<imageView id="c" image="photo" catalog="system" contentMode="\#(mode)"/>"#)
        .shapes(size)
      let edges = shapes.map(\.extent)
      let (x, y) = (edges.map(\.x).min() ?? 0, edges.map(\.y).min() ?? 0)
      let line = shapes.first?.lineWidth ?? 0
      return Rect(
        x: x - line / 2, y: y - line / 2, width: (edges.map(\.maxX).max() ?? 0) - x + line,
        height: (edges.map(\.maxY).max() ?? 0) - y + line)
    }
    let known = try #require(SymbolTable.shared.size(of: "photo"))
    let own = try extent("center", Size(width: 100, height: 100))
    #expect(abs(own.height - known.height) < 0.01 || abs(own.width - known.width) < 0.01)
    #expect(abs(own.x + own.width / 2 - 50) < 0.01 && abs(own.y + own.height / 2 - 50) < 0.01)
    let large = try extent("scaleAspectFit", Size(width: 400, height: 300))
    #expect(large.height > 280 || large.width > 380)
  }

  /// Before, browsers complained about images of negative width.
  @Test func anImageWithoutRoomIsNotDrawn() {
    let drawing = ImageDrawing(palette: SystemPalette(.light))
    func count(_ width: Double, isSymbol: Bool) -> Int {
      drawing.shapes(
        of: ResolvedImage(name: "star", isSystemSymbol: isSymbol, reason: ""),
        in: Rect(x: 0, y: 0, width: width, height: 20), tint: nil
      ).count
    }
    #expect(count(-6, isSymbol: false) == 0 && count(0, isSymbol: true) == 0)
    #expect(count(6, isSymbol: false) > 0 && count(6, isSymbol: true) > 0)
  }
}
