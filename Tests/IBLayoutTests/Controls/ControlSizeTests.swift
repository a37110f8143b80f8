import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Controls of fixed measures in the three looks: Xcode 10 (iOS 12), Xcode 15 (iOS 17) and Xcode 26 (iOS 26).
@Suite struct ControlSizeTests {
  private static let looks = ["14490", "22505", "24412"]

  private func sizes(_ tag: String, _ attributes: String = "", content: String = "") throws -> [IntrinsicSize] {
    try Self.looks.map {
      try naturalSize(view("c", tag: tag, attributes: attributes, content: content), head: phone($0))
    }
  }

  @Test func switches() throws {
    #expect(try sizes("switch") == [IntrinsicSize(49, 31), IntrinsicSize(49, 31), IntrinsicSize(61, 28)])
  }

  @Test func sliders() throws {
    #expect(try sizes("slider") == [IntrinsicSize(nil, 30), IntrinsicSize(nil, 30), IntrinsicSize(nil, 34)])
    // A frame of 34, of which one is below the alignment rect.
    #expect(try naturalSize(view("s", tag: "slider"), head: phone("23727")) == IntrinsicSize(nil, 33))
  }

  @Test func steppers() throws {
    #expect(try sizes("stepper").prefix(2) == [IntrinsicSize(94, 29), IntrinsicSize(94, 32)])
  }

  @Test func progressViews() throws {
    #expect(try sizes("progressView").prefix(2) == [IntrinsicSize(nil, 2), IntrinsicSize(nil, 4)])
    // The canvas changed later than other controls: 4 from 17156 on.
    #expect(try naturalSize(view("p", tag: "progressView"), head: phone("16097")) == IntrinsicSize(nil, 2))
  }

  /// Frames of 2.5 at two pixels per point and 2.67 at three, of which one is below the alignment rect.
  @Test(arguments: [("retina4_7", "22505", 1.5), ("retina6_12", "22505", 5.0 / 3), ("retina4_7", "16097", 2.5)])
  func progressViewsOfBarStyleGoByTheScale(_ device: String, _ tools: String, _ height: Double) throws {
    let bar = view("p", tag: "progressView", attributes: "progressViewStyle=\"bar\"")
    let size = try naturalSize(bar, head: DocumentHead(toolsVersion: tools, device: device))
    #expect(abs((size.height ?? 0) - height) < 1e-9)
  }

  @Test func activityIndicators() throws {
    let styles = ["white", "gray", "medium", "whiteLarge", "large"]
    let sides = try styles.map { try sizes("activityIndicatorView", "style=\"\($0)\"")[1].width }
    #expect(sides == [20, 20, 20, 37, 37])
  }

  @Test func pageControls() throws {
    // 16 · 3 - 9; 19 · 3 + 58.75 and 19 · 4 + 58.75.
    #expect(
      try sizes("pageControl", "numberOfPages=\"3\"").prefix(2) == [IntrinsicSize(39, 37), IntrinsicSize(115.75, 26)])
    #expect(try sizes("pageControl", "numberOfPages=\"4\"")[1] == IntrinsicSize(134.75, 26))
    #expect(try sizes("pageControl")[1] == IntrinsicSize(0, 0))
    // Its look changed later than that of the other controls, and once more.
    let pages = try ["16097", "17156", "24412"].map {
      try naturalSize(view("c", tag: "pageControl", attributes: "numberOfPages=\"3\""), head: phone($0))
    }
    #expect(pages == [IntrinsicSize(39, 37), IntrinsicSize(122.5, 27.5), IntrinsicSize(74, 26)])
  }

  @Test func pickers() throws {
    #expect(try sizes("pickerView") == Array(repeating: IntrinsicSize(320, 216), count: 3))
    #expect(try sizes("datePicker")[0] == IntrinsicSize(320, 216))
  }

  @Test func wheelsOfDatesAreLowerInLandscape() throws {
    let picker = view("d", tag: "datePicker", attributes: "style=\"wheels\"")
    #expect(try naturalSize(picker, on: "iphone-15,landscape") == IntrinsicSize(320, 162))
    #expect(try naturalSize(picker, on: "ipad-10,landscape") == IntrinsicSize(320, 216))
    #expect(try naturalSize(view("p", tag: "pickerView"), on: "iphone-15,landscape") == IntrinsicSize(320, 216))
  }

  /// It is unknown how large a date picker without wheels is; the stored size is used, and is kept.
  @Test func datePickersWithoutWheelsHaveTheDrawnSize() throws {
    func picker(_ attributes: String, _ head: DocumentHead = .phone) throws -> ViewLayout {
      try layout(
        subviews: view("p", tag: "datePicker", frame: "0 0 200 40", attributes: attributes),
        constraints: pinned("p", to: "root", x: 0, y: 0), head: head
      ).view("p")
    }
    for style in ["", "style=\"compact\"", "style=\"inline\""] {
      #expect(try picker(style).kept == [.width, .height])
      #expect(try picker(style).frame == Rect(0, 0, 200, 40))
    }
    for style in ["style=\"wheels\"", "datePickerMode=\"countDownTimer\""] {
      #expect(try picker(style).frame == Rect(0, 0, 320, 216))
      #expect(try picker(style).kept.isEmpty)
    }
    #expect(try picker("", phone("17147")).frame == Rect(0, 0, 320, 216))
  }

  @Test func barsThatLieInAScene() throws {
    #expect(try sizes("searchBar")[1] == IntrinsicSize(nil, 56))
    #expect(try sizes("navigationBar")[1] == IntrinsicSize(nil, 44))
    #expect(try sizes("navigationBar", "largeTitles=\"YES\"")[1] == IntrinsicSize(nil, 96))
    #expect(try sizes("tabBar")[1] == IntrinsicSize(nil, 49))
    #expect(try sizes("toolbar")[1] == IntrinsicSize(nil, 44))
  }

  /// Measurements/Controls.md#search-bar.
  @Test(arguments: [("17701", 56.0), ("19529", 51), ("20037", 51), ("21507", 56)])
  func searchBarsAreLowerOnCanvasesWithExtraSmallText(_ tools: String, _ height: Double) throws {
    let bar = view("s", tag: "searchBar")
    let constraints = pinned("s", to: "root", x: 0, y: 0) + constraint("w", "s.width", constant: 320)
    #expect(try layout(subviews: bar, constraints: constraints, head: phone(tools)).frame("s").height == height)
  }

  @Test func aToolbarAtTheBottomIsTallerOnACanvasWithAnIndicator() throws {
    func height(_ edge: String, _ other: String, on specification: String? = nil) throws -> Double {
      let root = rootView(
        subviews: view("t", tag: "toolbar"),
        constraints: constraint("x", "t.leading", "root.leading") + constraint("w", "t.width", constant: 300)
          + constraint("edge", "t.\(edge)", other),
        content: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
      let head = DocumentHead(device: "retina6_1")
      return try layout(storyboard(scene(root), head: head), on: specification).frame("t").height
    }
    #expect(try height("bottom", "safe.bottom") == 49)
    #expect(try height("bottom", "root.bottomMargin") == 49)
    #expect(try height("top", "safe.top") == 44)
    #expect(try height("bottom", "root.bottom") == 44)
    #expect(try height("bottom", "safe.bottom", on: "iphone-15") == 44)
  }

  /// 49 and the 34 points of the home indicator that it covers.
  @Test func aTabBarReachesOverTheHomeIndicator() throws {
    func frame(_ other: String) throws -> Rect {
      let root = rootView(
        subviews: view("t", tag: "tabBar"),
        constraints: constraint("x", "t.leading", "root.leading") + constraint("w", "t.width", constant: 300)
          + constraint("edge", "t.bottom", other),
        content: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
      return try layout(storyboard(scene(root), head: DocumentHead(device: "retina5_9"))).frame("t")
    }
    #expect(try frame("root.bottom") == Rect(0, 729, 300, 83))
    #expect(try frame("safe.bottom") == Rect(0, 729, 300, 49))
  }

  @Test func glyphButtonsOfEveryXcode() throws {
    let button = view("b", tag: "button", attributes: "buttonType=\"infoLight\"")
    let widths = try ["14490", "17701", "20037"].map { try naturalSize(button, head: phone($0)).width }
    #expect(widths == [22, 25, 20])
  }

  /// The sign, 26 x 20, with the insets of every configuration; without it 24 x 34.5, the line of an empty title.
  @Test(arguments: [
    ("infoLight", 50.0, 34.0), ("detailDisclosure", 50, 34), ("contactAdd", 50, 34), ("system", 24, 34.5),
  ])
  func aConfigurationIsAroundTheSignOfAButton(_ type: String, _ width: Double, _ height: Double) throws {
    let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\"/>"
    let button = view("b", tag: "button", attributes: "buttonType=\"\(type)\"", content: configuration)
    #expect(try naturalSize(button, head: phone("24128")) == IntrinsicSize(width, height))
  }

  @Test(arguments: ["view", "scrollView", "tableView", "containerView", "mapView", "wkWebView", "hologram"])
  func otherViewsHaveNone(_ tag: String) throws {
    #expect(try sizes(tag)[1] == .none)
  }

  // MARK: - Segmented controls

  private static let segments = "<segments><segment title=\"\"/><segment title=\"\"/></segments>"

  @Test func segmentsAreAsWideAsTheWidestTitleAndItsPadding() throws {
    // 2 · (0 + 15) - 1; 2 · (0 + 19) - 1.
    #expect(
      try sizes("segmentedControl", content: Self.segments).prefix(2) == [IntrinsicSize(29, 28), IntrinsicSize(37, 31)])
  }

  /// Two segments of 44 and 61 with a line of 1 between them; iOS 26 has no line.
  @Test func aSegmentMayHaveASetWidth() throws {
    let set =
      "<segments><segment title=\"A much longer title\" width=\"44\"/><segment title=\"\" width=\"61\"/></segments>"
    #expect(try sizes("segmentedControl", content: set).map(\.width) == [106, 106, 105])
  }

  @Test func everySegmentHasTheWidestTitle() throws {
    let long = "<segments><segment title=\"A\"/><segment title=\"A much longer title\"/></segments>"
    let one = "<segments><segment title=\"A much longer title\"/></segments>"
    let (two, single) = (
      try sizes("segmentedControl", content: long)[1].width ?? 0,
      try sizes("segmentedControl", content: one)[1].width ?? 0
    )
    #expect(two + 1 == 2 * (single + 1))
  }

  @Test func aSegmentMayShowAnImage() throws {
    let image = "<segments><segment image=\"logo\"/></segments>"
    let size = try naturalSize(
      view("s", tag: "segmentedControl", content: image),
      tail: "<resources><image name=\"logo\" width=\"60\" height=\"10\"/></resources>")
    #expect(size == IntrinsicSize(78, 31))  // 60 + 19 - 1
  }

  // MARK: - Frames

  /// Measurements/Controls.md#alignment-insets: the frame reaches beyond what constraints see.
  @Test(
    arguments: [
      ("switch", "22505", Rect(10, 50, 51, 31)), ("switch", "24412", Rect(10, 50, 63, 28)),
      ("slider", "22505", Rect(8, 50, 104, 31)), ("slider", "24412", Rect(10, 50, 100, 34)),
      ("segmentedControl", "22505", Rect(10, 50, 100, 32)), ("segmentedControl", "14490", Rect(10, 50, 100, 29)),
    ])
  func framesReachBeyondAlignmentRects(_ tag: String, _ tools: String, _ expected: Rect) throws {
    let width = tag == "switch" ? nil : 100.0
    let layout = try layout(
      subviews: view("c", tag: tag), constraints: pinned("c", to: "root", x: 10, y: 50, width: width),
      head: phone(tools))
    #expect(try layout.frame("c") == expected)
  }

  /// Each segment as wide as its own title.
  @Test func segmentsMayFollowTheirTitles() throws {
    func width(_ titles: [String], _ attributes: String = "") throws -> Double {
      let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
      return try naturalSize(
        view("s", tag: "segmentedControl", attributes: attributes, content: "<segments>\(segments)</segments>")
      ).width ?? 0
    }
    let own = #"apportionsSegmentWidthsByContent="YES""#
    let parts = try width(["A"]) + width(["A much longer title"])
    #expect(try width(["A", "A much longer title"], own) == parts + 1)
    #expect(try width(["A", "A much longer title"]) > parts + 1)
  }
}
