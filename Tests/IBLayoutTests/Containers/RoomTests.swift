import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// The size and insets of root views that do not fill the window, and of those that do.
@Suite struct RoomTests {
  private func root(_ head: DocumentHead, on specification: String? = nil) throws -> SceneLayout {
    try layout(storyboard(scene(rootView()), head: head), on: specification)
  }

  // MARK: - Windows

  /// Measurements/SafeArea.md#device-insets and #doubled: the canvases of several Xcodes.
  @Test(
    arguments: [
      ("14490.70", "retina4_7", Insets(20, 0, 0, 0)), ("15400", "retina4_7", .zero),
      ("21701", "retina4_7", Insets(20, 0, 0, 0)), ("14490", "retina6_1", Insets(44, 0, 34, 0)),
      // An iPad with a home indicator has no status bar in Xcode 11 and 12 either.
      ("14490", "ipad11_0rounded", Insets(24, 0, 20, 0)), ("16096", "ipad12_9rounded", Insets(0, 0, 20, 0)),
      ("17701", "ipad10_9rounded", Insets(0, 0, 20, 0)), ("20037", "ipad12_9rounded", Insets(24, 0, 20, 0)),
      ("21225", "retina6_1", Insets(48, 0, 34, 0)), ("22505", "retina6_12", Insets(59, 0, 34, 0)),
      // From 23727 on the portrait insets are added twice, but for the unnumbered build.
      ("23727", "retina6_12", Insets(118, 0, 68, 0)), ("32700.99.1234", "retina6_12", Insets(59, 0, 34, 0)),
    ])
  func theCanvasHasTheInsetsOfItsTime(_ tools: String, _ device: String, _ expected: Insets) throws {
    #expect(try root(DocumentHead(toolsVersion: tools, device: device)).safeArea == expected)
  }

  @Test func theDoubledInsetsStayUnderABar() throws {
    let head = DocumentHead(toolsVersion: "23727", device: "retina6_12")
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    // 59 + 59 + 44, and the home indicator twice.
    #expect(
      try layout(storyboard(scene(rootView() + bar), head: head)).safeArea == Insets(162, 0, 68, 0))
  }

  @Test func opaqueBarsShrinkTheRootByTheDoubledInsets() throws {
    let head = DocumentHead(toolsVersion: "23727", device: "retina6_1")
    let bars = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>\
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>
      """
    let layout = try layout(storyboard(scene(rootView() + bars), head: head))
    // 896 less 48 + 48 + 44 and 34 + 34 + 49.
    #expect(try layout.frame("root").height == 639)
    #expect(layout.safeArea == .zero)
  }

  /// They stay under the bars of Xcode 26, which are 54 high, in sheets and in scenes of their own size.
  @Test func xcode26DoublesThemEverywhere() throws {
    let head = DocumentHead(toolsVersion: "24506", device: "retina6_0")
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    // 47 + 47 + 54, and the home indicator twice.
    #expect(try layout(storyboard(scene(rootView() + bar), head: head)).safeArea == Insets(148, 0, 68, 0))
    // 48 of the housing, though a sheet has none of its own.
    let sheet = try sheet("pageSheet", DocumentHead(toolsVersion: "24506", device: "retina6_1"))
    #expect(sheet.safeArea == Insets(48, 0, 34, 0))
  }

  @Test func aDeviceNeverDoublesThem() throws {
    let head = DocumentHead(toolsVersion: "24506", device: "retina6_12")
    #expect(try root(head, on: "iphone-15,ios=17").safeArea == Insets(59, 0, 34, 0))
    #expect(try root(head, on: "iphone-15,ios=17,landscape").safeArea == Insets(0, 59, 21, 59))
  }

  @Test func theCanvasWithoutADeviceIs600Square() throws {
    let layout = try root(DocumentHead(toolsVersion: "9000", device: nil))
    #expect(try layout.frame("root") == Rect(0, 0, 600, 600))
  }

  // MARK: - Sheets

  /// Measurements/Controls.md#navigation-bar.
  @Test(arguments: [("14490", 44.0), ("22505", 56), ("24412", 54)])
  func aNavigationBarInASheetIsHigher(_ tools: String, _ height: Double) throws {
    let bar = view("bar", tag: "navigationBar", frame: "0 0 9 9")
    let root = rootView(subviews: bar, constraints: pinned("bar", to: "root", x: 0, y: 0))
    let text = storyboard(
      scene(root, id: "sheet"),
      scene(rootView("first-root") + connections(segue("presentation", to: "sheet")), id: "first"),
      head: DocumentHead(toolsVersion: tools, device: "retina4_7"))
    #expect(try layout(text, of: "sheet").frame("bar").height == height)
  }

  private func sheet(
    _ style: String, _ head: DocumentHead, on specification: String? = nil, simulated: String = ""
  ) throws -> SceneLayout {
    let presenting = scene(
      rootView("first-root")
        + connections(segue("presentation", to: "sheet", style.isEmpty ? "" : "modalPresentationStyle=\"\(style)\"")),
      id: "first")
    return try layout(
      storyboard(presenting, scene(rootView() + simulated, id: "sheet"), head: head), of: "sheet", on: specification)
  }

  /// Measurements/Presentations.md#presented-tabs.
  @Test func theTabsOfAPresentedTabBarControllerAreInItsSheet() throws {
    let text = storyboard(
      scene(rootView("first-root") + connections(segue("show", to: "tabs")), id: "first"),
      scene(connections(relationship("viewControllers", to: "tab")), id: "tabs", tag: "tabBarController"),
      scene(rootView(), id: "tab"), head: DocumentHead(toolsVersion: "17701", device: "retina4_7"))
    let tab = try layout(text, of: "tab")
    #expect(try tab.frame("root").height == 647)
    #expect(tab.safeArea == Insets(0, 0, 49, 0))
  }

  /// Measurements/Presentations.md#canvas-sheets: 20 lower without a home indicator; with one 54, from 21507 on 10,
  /// from 24090 on the safe area's top, which is 48.
  @Test(
    arguments: [
      ("14490", "retina4_7", 667.0), ("14810", "retina4_7", 647), ("22505", "retina4_7", 647),
      ("14490", "retina6_1", 896), ("15400", "retina6_1", 842), ("22505", "retina6_1", 886),
      ("24412", "retina6_1", 848),
    ])
  func theCanvasDrawsACardAsItsXcodeDid(_ tools: String, _ device: String, _ height: Double) throws {
    let layout = try sheet("", DocumentHead(toolsVersion: tools, device: device))
    #expect(try layout.frame("root").height == height)
  }

  /// A segue without a style leaves it to the controller that it shows.
  @Test(arguments: [("", 667.0), ("pageSheet", 647)])
  func aControllerNamesItsOwnStyle(_ ofSegue: String, _ height: Double) throws {
    let style = ofSegue.isEmpty ? "" : "modalPresentationStyle=\"\(ofSegue)\""
    let text = storyboard(
      scene(rootView(), id: "shown", attributes: "modalPresentationStyle=\"fullScreen\""),
      scene(rootView("first-root") + connections(segue("presentation", to: "shown", style)), id: "first"),
      head: DocumentHead(toolsVersion: "17506", device: "retina4_7"))
    #expect(try layout(text, of: "shown").frame("root").height == height)
  }

  /// Measurements/Presentations.md#simulated-sheets. A device ignores simulated metrics.
  @Test(
    arguments: [("14490", nil, 896.0), ("15400", nil, 842), ("25084", nil, 848), ("25084", "iphone-11", 896)]
      as [(String, String?, Double)])
  func aSimulatedPageSheetIsACardWithoutASegue(_ tools: String, _ device: String?, _ height: Double) throws {
    let metrics = "<modalPageSheetSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let text = storyboard(
      scene(rootView() + metrics, id: "shown"), head: DocumentHead(toolsVersion: tools, device: "retina6_1"))
    #expect(try layout(text, of: "shown", on: device).frame("root").height == height)
  }

  @Test func aCardHasNoTopInsetButTheIndicators() throws {
    let layout = try sheet("", DocumentHead(toolsVersion: "15400", device: "retina6_1"))
    #expect(layout.safeArea == Insets(0, 0, 34, 0))
  }

  /// Measurements/Presentations.md#canvas-sheet-insets: not on the canvases of Xcode 14.3 and later.
  @Test func aCardOfLaterCanvasesHasNoBottomInset() throws {
    for tools in ["21507", "23504", "32700"] {
      #expect(try sheet("", DocumentHead(toolsVersion: tools, device: "retina6_1")).safeArea == .zero)
    }
  }

  @Test func theBarOfACardIs56High() throws {
    let layout = try sheet(
      "", DocumentHead(toolsVersion: "15400", device: "retina6_1"),
      simulated: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>")
    #expect(layout.safeArea == Insets(56, 0, 34, 0))
  }

  @Test(arguments: ["fullScreen", "overFullScreen", "currentContext"])
  func fullScreenStylesFillTheWindow(_ style: String) throws {
    let layout = try sheet(style, DocumentHead(toolsVersion: "15400", device: "retina6_1"))
    #expect(try layout.frame("root").height == 896)
    #expect(layout.safeArea.top == 44)
  }

  @Test func theCanvasOfAPadDrawsASheetInsideIt() throws {
    let layout = try sheet("", DocumentHead(toolsVersion: "15400", device: "ipad9_7"))
    #expect(try layout.frame("root").size == Size(width: 712, height: 984))  // 768 - 56, 1024 - 40
  }

  /// Measurements/Presentations.md#device-cards: ten below the status bar's end with a home indicator, else twenty.
  @Test func aDeviceShowsACardBelowTheStatusBar() throws {
    let notched = try sheet("", .phone, on: "iphone-15,ios=17")
    #expect(try notched.frame("root").size == Size(width: 393, height: 783))  // 852 - 59 - 10
    #expect(notched.safeArea == Insets(0, 0, 34, 0))
    let plain = try sheet("", .phone, on: "iphone-8,ios=16")
    #expect(try plain.frame("root").size == Size(width: 375, height: 627))  // 667 - 20 - 20
  }

  @Test func cardsFillLowWindowsAndOldSystems() throws {
    #expect(try sheet("", .phone, on: "iphone-15,ios=17,landscape").frame("root").height == 393)
    #expect(try sheet("", .phone, on: "iphone-8,ios=12").frame("root").height == 667)
    #expect(try sheet("fullScreen", .phone, on: "iphone-15,ios=17").frame("root").height == 852)
  }

  @Test func aPadHasSheetsOfTheirOwnSize() throws {
    let form = try sheet("formSheet", .phone, on: "ipad-pro-11,ios=17")
    #expect(try form.frame("root").size == Size(width: 540, height: 620))
    #expect(form.safeArea == .zero)
    #expect(try sheet("pageSheet", .phone, on: "ipad-pro-11,ios=17").frame("root").height == 1154)  // 1194 - 40
    #expect(try sheet("pageSheet", .phone, on: "ipad-pro-11,ios=12").frame("root").height == 1194)
    #expect(try sheet("popover", .phone, on: "ipad-pro-11,ios=17").frame("root").width == 320)
  }

  @Test func aSheetOnAPadIsCompactInside() throws {
    let presenting = scene(
      rootView("first-root") + connections(segue("presentation", to: "sheet", "modalPresentationStyle=\"formSheet\"")),
      id: "first")
    let varying = """
      <constraint id="w" firstItem="a" firstAttribute="width" constant="10">
      <variation key="widthClass=compact" constant="20"/></constraint>
      """
    let content = rootView(
      subviews: view("a"), constraints: pinned("a", to: "root", x: 0, y: 0, height: 1) + varying)
    let text = storyboard(presenting, scene(content, id: "sheet"))
    #expect(try layout(text, of: "sheet", on: "ipad-pro-11,ios=17").frame("a").width == 20)
  }

  // MARK: - Embedded scenes

  private func embedded(height: Double, _ head: DocumentHead, on specification: String? = nil) throws -> SceneLayout {
    let container = view(
      "box", tag: "containerView", frame: "0 0 9 9", content: connections(segue("embed", to: "inner")))
    let outer = scene(
      rootView(
        "outer-root", subviews: container,
        constraints: pinned("box", to: "outer-root", x: 10, y: 30, width: 300, height: height)),
      id: "outer")
    return try layout(
      storyboard(scene(rootView(), id: "inner"), outer, head: head), of: "inner", on: specification)
  }

  @Test func anEmbeddedSceneHasTheSizeItsContainerIsLaidOutWith() throws {
    let layout = try embedded(height: 200, .phone)
    #expect(try layout.frame("root") == Rect(0, 0, 300, 200))
    #expect(try layout.view("root").kept.isEmpty)
    #expect(layout.safeArea == Insets(20, 0, 0, 0))
  }

  /// Measurements/SafeArea.md#embedded.
  @Test func onlyALargeEmbeddedSceneIsDrawnWithTheStatusBar() throws {
    let plain = DocumentHead(toolsVersion: "14490", device: "retina4_7")
    #expect(try embedded(height: 479, plain).safeArea == .zero)
    #expect(try embedded(height: 480, plain).safeArea == Insets(20, 0, 0, 0))
    let notched = DocumentHead(toolsVersion: "14490", device: "retina6_1")
    #expect(try embedded(height: 100, notched).safeArea == Insets(44, 0, 0, 0))
    // From 21701 on at any height; the doubled insets, 59 and 34, are there too.
    let later = DocumentHead(toolsVersion: "23727", device: "retina4_7")
    #expect(try embedded(height: 457, later).safeArea == Insets(20, 0, 0, 0))
    let doubled = DocumentHead(toolsVersion: "24412", device: "retina6_12")
    #expect(try embedded(height: 593, doubled).safeArea == Insets(118, 0, 34, 0))
  }

  /// Measurements/Presentations.md#embedded-presenters: the size of the container view, and a card in it.
  @Test(
    arguments: [("14490", 200.0, [200.0, 200]), ("16097", 200, [180, 180]), ("16097", 667, [647, 647])])
  func aSceneThatAnEmbeddedOnePresentsIsAsLargeAsThatOne(
    _ tools: String, _ height: Double, _ expected: [Double]
  ) throws {
    let container = view("box", tag: "containerView", content: connections(segue("embed", to: "inner")))
    let outer = rootView(
      "outer-root", subviews: container,
      constraints: pinned("box", to: "outer-root", x: 0, y: 0, width: 300, height: height))
    let text = storyboard(
      scene(rootView("second-root"), id: "second"),
      scene(rootView("first-root") + connections(segue("show", to: "second")), id: "first"),
      scene(rootView("inner-root") + connections(segue("presentation", to: "first")), id: "inner"),
      scene(outer, id: "outer"), head: DocumentHead(toolsVersion: tools, device: "retina4_7"))
    let canvas = try ["first", "second"].map { (id: String) in try layout(text, of: id).frame("\(id)-root") }
    #expect(canvas.map(\.height) == expected)
    #expect(canvas.map(\.width) == [300, 300])
    #expect(try layout(text, of: "first", on: "iphone-se-3,ios=12").frame("first-root").height == 667)
  }

  @Test func aSceneThatItsOwnEmbeddedScenePresentsFillsTheWindow() throws {
    let container = view("box", tag: "containerView", content: connections(segue("embed", to: "inner")))
    let outer = rootView(
      subviews: container, constraints: pinned("box", to: "root", x: 0, y: 0, width: 300, height: 200))
    let text = storyboard(
      scene(rootView("inner-root") + connections(segue("presentation", to: "outer")), id: "inner"),
      scene(outer, id: "outer"), head: DocumentHead(toolsVersion: "14490", device: "retina4_7"))
    #expect(try layout(text, of: "outer").frame("root") == Rect(0, 0, 375, 667))
    #expect(try layout(text, of: "inner").frame("inner-root") == Rect(0, 0, 300, 200))
  }

  @Test func whatTheContainerKeepsTheEmbeddedSceneKeeps() throws {
    let container = view(
      "box", tag: "containerView", frame: "0 0 70 80", content: connections(segue("embed", to: "inner")))
    let outer = scene(
      rootView("outer-root", subviews: container, constraints: constraint("w", "box.width", constant: 90)), id: "outer")
    let layout = try layout(storyboard(scene(rootView(), id: "inner"), outer), of: "inner")
    #expect(try layout.frame("root") == Rect(0, 0, 90, 80))
    #expect(try layout.view("root").kept == [.height])
  }

  @Test func scenesThatEmbedEachOtherEnd() throws {
    func embedding(_ id: String, _ other: String) -> String {
      scene(
        rootView("\(id)-root", subviews: view("\(id)-box", content: connections(segue("embed", to: other)))), id: id)
    }
    #expect(try layouts(storyboard(embedding("a", "b"), embedding("b", "a"))).count == 2)
  }

  // MARK: - Freeform scenes

  private static let freeform = """
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    <size key="freeformSize" width="320" height="1200"/>
    """

  @Test func aFreeformSceneHasItsSizeOnTheCanvasOnly() throws {
    let text = storyboard(scene(rootView() + Self.freeform))
    #expect(try layout(text).frame("root") == Rect(0, 0, 320, 1200))
    #expect(try layout(text, on: "iphone-8,ios=16").frame("root") == Rect(0, 0, 375, 667))
  }

  @Test func aFreeformSceneHasTheStatusBarUnlessItSaysOtherwise() throws {
    func insets(_ tools: String, _ device: String = "retina4_7", content: String = "") throws -> Insets {
      let head = DocumentHead(toolsVersion: tools, device: device)
      return try layout(storyboard(scene(rootView() + Self.freeform + content), head: head)).safeArea
    }
    let noEdges = "<extendedEdge key=\"edgesForExtendedLayout\"/>"
    let noBar = "<nil key=\"simulatedTopBarMetrics\"/>"
    #expect(try insets("14490").top == 20)
    #expect(try insets("14490", content: noBar).top == 0)
    #expect(try insets("14490", content: noEdges).top == 20)
    #expect(try insets("22505", content: noEdges).top == 20)
    // It is 1,200 points high, more than the device.
    #expect(try insets("19529", "retina6_1", content: noEdges) == Insets(44, 0, 34, 0))
    #expect(try insets("22505", "retina6_12") == Insets(59, 0, 34, 0))
    #expect(try insets("14490", content: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>").top == 64)
  }

  // MARK: - Xibs

  private func xibRoot(
    _ frame: String, tools: String = "14490", device: String = "retina6_1", on specification: String? = nil,
    owner: String = ""
  ) throws -> SceneLayout {
    try layout(
      xib(owner, view("root", frame: frame, .mask("")), head: DocumentHead(toolsVersion: tools, device: device)),
      on: specification)
  }

  /// Measurements/SafeArea.md#xib-root.
  @Test(
    arguments: [
      ("0 0 414 896", "14490", Insets(44, 0, 34, 0)), ("0 0 320 100", "14490", Insets(44, 0, 0, 0)),
      ("0 0 600 100", "14490", Insets(44, 0, 34, 0)), ("0 0 320 100", "22505", Insets(48, 0, 34, 0)),
      ("0 0 414 1240", "14490", Insets(44, 0, 34, 0)),
    ])
  func aViewOfAXibHasInsetsBySize(_ frame: String, _ tools: String, _ expected: Insets) throws {
    #expect(try xibRoot(frame, tools: tools).safeArea == expected)
  }

  @Test func aViewOfAXibMayBeDrawnBelowABar() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    let root = view("root", frame: "0 0 375 667", .mask(""), content: bar)
    #expect(try layout(xib(root, head: phone("15400"))).safeArea == Insets(44, 0, 0, 0))
    #expect(try layout(xib(root, head: phone("15400")), on: "iphone-8,ios=16").safeArea.top == 0)
  }

  @Test func aSmallViewOnACanvasWithoutIndicatorHasNone() throws {
    #expect(try xibRoot("0 0 320 100", device: "retina4_7").safeArea == .zero)
    #expect(try xibRoot("0 0 375 667", device: "retina4_7").safeArea == Insets(20, 0, 0, 0))
    // From Xcode 14.3 on it has the status bar.
    #expect(try xibRoot("0 0 320 100", tools: "22505", device: "retina4_7").safeArea == Insets(20, 0, 0, 0))
  }

  /// Measurements/SafeArea.md#own-size: before Xcode 11 a status bar only where there is room for one.
  @Test(arguments: [("0 0 320 353", 0.0), ("0 0 320 496", 20)])
  func aHighViewOnAnOldCanvasHasAStatusBar(_ frame: String, _ top: Double) throws {
    #expect(try xibRoot(frame, device: "retina4_7").safeArea == Insets(top, 0, 0, 0))
  }

  /// Measurements/Margins.md#xib-root: by their own width, not by the device's.
  @Test(arguments: [("0 0 375 100", "retina6_1", 16.0), ("0 0 402 100", "retina4_7", 20)])
  func rootsOfAXibHaveMarginsByTheirWidth(_ frame: String, _ device: String, _ side: Double) throws {
    let head = DocumentHead(toolsVersion: "22505", device: device)
    for tag in ["view", "collectionViewCell", "collectionReusableView"] {
      let root = try layout(xib(view("root", tag: tag, frame: frame, .mask("")), head: head)).view("root")
      #expect(root.margins.left == side && root.margins.right == side)
      #expect(root.margins.top == root.safeArea.top)
      #expect(root.safeArea.top > 0)
    }
    let row = try layout(xib(view("root", tag: "tableViewCell", frame: frame, .mask("")), head: head))
    #expect(row.safeArea == .zero)
  }

  /// Measurements/Margins.md#preserving-root.
  @Test func aRootThatPreservesMarginsHasThoseOfTheViewAroundIt() throws {
    let root = view("root", frame: "0 0 320 100", .mask(""), attributes: "preservesSuperviewLayoutMargins=\"YES\"")
    let layout = try layout(xib(root, head: phone("15400")))
    #expect(try layout.view("root").margins == Insets(8, 16, 8, 16))
  }

  @Test func aViewOfAXibKeepsTheSizeItWasDrawnWith() throws {
    let layout = try xibRoot("0 0 320 100", on: "iphone-15")
    #expect(try layout.frame("root") == Rect(0, 0, 320, 100))
    #expect(try layout.view("root").kept == [.width, .height])
    #expect(layout.safeArea == .zero)
  }

  @Test func theViewOfTheFilesOwnerFillsADevice() throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Welcome"><connections>
      <outlet property="view" destination="root" id="o"/></connections></placeholder>
      """
    let layout = try xibRoot("0 0 320 100", on: "iphone-15,ios=17", owner: owner)
    #expect(try layout.frame("root") == Rect(0, 0, 393, 852))
    #expect(try layout.view("root").kept.isEmpty)
    #expect(layout.safeArea == Insets(59, 0, 34, 0))
  }
}
