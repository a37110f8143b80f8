import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// What bars give the root view, on canvases and devices. Portrait phones used: `retina4_7` has a safe area of 20 at
/// the top, `retina6_1` at 14490 of 44 and 34; of devices, `iphone-8` 20, `iphone-12-mini` 50 and 34, `iphone-15` 59
/// and 34. A navigation bar is 44 high, a tab bar 49.
@Suite struct BarTests {
  private struct Stack {
    var navigation = ""
    var bar = ""
    var first = ""
    var rest = ""
    var isInTabs = false
    var head = DocumentHead.phone

    func text(_ pushed: String = "") -> String {
      let nav = scene(
        "<navigationBar key=\"navigationBar\" id=\"bar\" \(bar)/>\(rest)"
          + connections(relationship("rootViewController", to: "first")),
        id: "nav", tag: "navigationController", attributes: navigation)
      let tabs = scene(
        "<tabBar key=\"tabBar\" id=\"tabbar\"/>" + connections(relationship("viewControllers", to: "nav")),
        id: "tabs", tag: "tabBarController")
      let root = scene(rootView() + first + connections(segue("show", to: "second")), id: "first")
      let second = scene(rootView("second-root") + pushed, id: "second")
      return storyboard(isInTabs ? tabs : "", nav, root, second, head: head)
    }

    func first(on specification: String? = nil) throws -> SceneLayout {
      try layout(text(), of: "first", on: specification)
    }
  }

  private static let notched = DocumentHead(toolsVersion: "14490.70", device: "retina6_1")

  // MARK: - Navigation bars

  @Test func aNavigationBarAddsToTheTop() throws {
    #expect(try Stack().first().safeArea == Insets(64, 0, 0, 0))
    #expect(try Stack(head: Self.notched).first().safeArea == Insets(88, 0, 34, 0))
    #expect(try Stack().first(on: "iphone-8,ios=16").safeArea == Insets(64, 0, 0, 0))
  }

  @Test func aPushedControllerHasTheBarToo() throws {
    #expect(try layout(Stack().text(), of: "second").safeArea.top == 64)
  }

  /// On its side a phone has no status bar and a bar of 32.
  @Test func theBarIsLowerOnItsSide() throws {
    #expect(try Stack().first(on: "iphone-8,ios=16,landscape").safeArea == Insets(32, 0, 0, 0))
  }

  @Test func theBarOfAPhoneWithAnIslandBeginsAboveTheSafeArea() throws {
    // 161 pixels of three a point, then 44.
    let top = try Stack().first(on: "iphone-15,ios=17").safeArea.top
    #expect(abs(top - (161.0 / 3 + 44)) < 1e-9)
  }

  @Test func aHiddenNavigationBarAddsNothing() throws {
    #expect(try Stack(navigation: "navigationBarHidden=\"YES\"").first().safeArea == Insets(20, 0, 0, 0))
  }

  @Test func anOpaqueBarShrinksTheRootView() throws {
    let layout = try Stack(bar: "translucent=\"NO\"").first()
    #expect(layout.safeArea == .zero)
    #expect(try layout.frame("root") == Rect(0, 0, 375, 603))  // 667 - 64
    #expect(try layout.view("root").inWindow == Rect(0, 64, 375, 603))
  }

  @Test func largeTitlesMakeTheBar96High() throws {
    #expect(try Stack(bar: "largeTitles=\"YES\"").first().safeArea.top == 116)
    #expect(try layout(Stack(bar: "largeTitles=\"YES\"").text(), of: "second").safeArea.top == 116)
  }

  @Test func aControllerMayNeverShowALargeTitle() throws {
    let item = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"item\"/>"
    #expect(try Stack(bar: "largeTitles=\"YES\"", first: item).first().safeArea.top == 64)
  }

  @Test func systemsBeforeLargeTitlesShowNone() throws {
    #expect(try Stack(bar: "largeTitles=\"YES\"").first(on: "iphone-7,ios=10").safeArea.top == 64)
  }

  // MARK: - Simulated bars

  @Test func aSimulatedBarWinsOverTheStack() throws {
    #expect(try Stack(first: "<nil key=\"simulatedTopBarMetrics\"/>").first().safeArea.top == 20)
    let simulated = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    #expect(try Stack(bar: "largeTitles=\"YES\"", first: simulated).first().safeArea.top == 64)
  }

  @Test func simulatedBarsNeedNoContainer() throws {
    let metrics = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    let layout = try layout(storyboard(scene(rootView() + metrics)))
    #expect(layout.safeArea == Insets(0, 0, 49, 0))
    #expect(try layout.frame("root").height == 603)
  }

  // MARK: - Bottom bars

  @Test func aTabBarAddsToTheBottom() throws {
    #expect(try Stack(isInTabs: true).first().safeArea == Insets(64, 0, 49, 0))
    #expect(try Stack(isInTabs: true, head: Self.notched).first().safeArea == Insets(88, 0, 83, 0))
  }

  /// Measurements/SafeArea.md#simulated-bars.
  @Test func aTabBarThatTheNavigationControllerSimulatesIsAroundItsStack() throws {
    var stack = Stack(rest: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", head: Self.notched)
    #expect(try stack.first().safeArea == Insets(88, 0, 83, 0))
    #expect(try layout(stack.text(), of: "second").safeArea.bottom == 83)
    stack.rest = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\" translucent=\"NO\"/>"
    #expect(try stack.first().frame("root").height == 813)  // 896 - 83
    // An explicit absence precedes it.
    stack.first = "<nil key=\"simulatedBottomBarMetrics\"/>"
    #expect(try stack.first().safeArea.bottom == 34)
  }

  /// Behaviors.md M2: safe area 94 and 83.
  @Test func navigationAndTabBarOnAPhoneWithANotch() throws {
    #expect(try Stack(isInTabs: true).first(on: "iphone-12-mini,ios=17").safeArea == Insets(94, 0, 83, 0))
  }

  @Test func aPushedControllerMayHideTheBottomBar() throws {
    let text = storyboard(
      scene(connections(relationship("viewControllers", to: "nav")), id: "tabs", tag: "tabBarController"),
      scene(connections(relationship("rootViewController", to: "first")), id: "nav", tag: "navigationController"),
      scene(
        rootView("a") + connections(segue("show", to: "second")), id: "first",
        attributes: "hidesBottomBarWhenPushed=\"YES\""),
      scene(
        rootView("b") + connections(segue("show", to: "third")), id: "second",
        attributes: "hidesBottomBarWhenPushed=\"YES\""),
      scene(rootView("c"), id: "third"))
    // The root of the stack is not pushed.
    #expect(try layout(text, of: "first").safeArea.bottom == 49)
    #expect(try layout(text, of: "second").safeArea.bottom == 0)
    // The bar stays hidden until the second is popped. Code does not run on the canvas.
    #expect(try layout(text, of: "third", on: "iphone-8,ios=16").safeArea.bottom == 0)
    #expect(try layout(text, of: "third").safeArea.bottom == 49)
  }

  /// A hidden tab bar covers nothing on a device.
  @Test(arguments: [
    ("", "iphone-8,ios=16", 49.0), (#"hidden="YES""#, "iphone-8,ios=16", 0),
    (#"><variation key="heightClass=compact" hidden="YES"/"#, "iphone-8,ios=16", 49),
    (#"><variation key="heightClass=compact" hidden="YES"/"#, "iphone-8,ios=16,landscape", 0),
  ])
  func aHiddenTabBarIsNoInset(_ attributes: String, _ device: String, _ bottom: Double) throws {
    let bar =
      attributes.hasPrefix(">")
      ? "<tabBar key=\"tabBar\" id=\"bar\"\(attributes)></tabBar>" : "<tabBar key=\"tabBar\" id=\"bar\" \(attributes)/>"
    let text = storyboard(
      scene(bar + connections(relationship("viewControllers", to: "vc")), id: "tabs", tag: "tabBarController"),
      scene(rootView()))
    #expect(try layout(text, of: "vc", on: device).safeArea.bottom == bottom)
  }

  @Test func aToolbarAddsToTheBottomWhereItIsShown() throws {
    #expect(try Stack().first().safeArea.bottom == 0)
    // The canvas draws it 49 high from Xcode 11 on, a device 44.
    #expect(try Stack(navigation: "toolbarHidden=\"NO\"").first().safeArea.bottom == 49)
    #expect(try Stack(navigation: "toolbarHidden=\"NO\"", head: Self.notched).first().safeArea.bottom == 83)
    #expect(try Stack(navigation: "toolbarHidden=\"NO\"").first(on: "iphone-15").safeArea.bottom == 78)
  }

  /// Measurements/SafeArea.md#toolbar. From 23727 on, the canvas adds the insets of the device twice.
  @Test(arguments: [("23504", 83.0, 83.0), ("24412", 68, 117)])
  func anEmptyToolbarTakesNoSpaceInTheNewestLook(_ tools: String, _ empty: Double, _ filled: Double) throws {
    let bar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let items = "<toolbarItems><barButtonItem id=\"item\" title=\"Go\"/></toolbarItems>"
    let head = DocumentHead(toolsVersion: tools, device: "retina6_1")
    let bottoms = try ["", items].map {
      try layout(storyboard(scene(rootView() + $0 + bar), head: head)).safeArea.bottom
    }
    #expect(bottoms == [empty, filled])
  }

  @Test func anOpaqueTabBarShrinksTheRootView() throws {
    let text = storyboard(
      scene(
        "<tabBar key=\"tabBar\" translucent=\"NO\" id=\"bar\"/>"
          + connections(relationship("viewControllers", to: "vc")),
        id: "tabs", tag: "tabBarController"),
      scene(rootView()))
    let layout = try layout(text, of: "vc")
    #expect(layout.safeArea == Insets(20, 0, 0, 0))
    #expect(try layout.frame("root").height == 618)  // 667 - 49
  }

  /// Measurements/SafeArea.md#bars-of-ipads.
  @Test(arguments: [("14460", 74.0, 65.0), ("14109", 68, 69)])
  func barsOfIPadsAreTheDevices(_ tools: String, _ top: Double, _ bottom: Double) throws {
    let text = storyboard(
      scene(
        "<tabBar key=\"tabBar\" id=\"bar\"/>" + connections(relationship("viewControllers", to: "nav")), id: "tabs",
        tag: "tabBarController"),
      scene(
        "<navigationBar key=\"navigationBar\" id=\"top\"/>" + connections(relationship("rootViewController", to: "vc")),
        id: "nav", tag: "navigationController"),
      scene(rootView()), head: DocumentHead(toolsVersion: tools, device: "ipad11_0rounded"))
    let insets = try layout(text, of: "vc").safeArea
    #expect((insets.top, insets.bottom) == (top, bottom))
  }

  // MARK: - Edges

  @Test func aControllerThatDoesNotExtendLiesBesideTheBars() throws {
    let none = "<extendedEdge key=\"edgesForExtendedLayout\"/>"
    let layout = try Stack(first: none, isInTabs: true).first()
    #expect(layout.safeArea == .zero)
    #expect(try layout.frame("root").height == 554)  // 667 - 64 - 49
  }

  @Test func oneEdgeMayExtendAlone() throws {
    let bottom = "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"
    let layout = try Stack(first: bottom, isInTabs: true).first()
    #expect(layout.safeArea == Insets(0, 0, 49, 0))
    #expect(try layout.frame("root").height == 603)
  }

  @Test func edgesDoNotMatterWithoutBars() throws {
    let layout = try layout(storyboard(scene(rootView() + "<extendedEdge key=\"edgesForExtendedLayout\"/>")))
    #expect(layout.safeArea == Insets(20, 0, 0, 0))
    #expect(try layout.frame("root").height == 667)
  }

  @Test func aControllerMayExtendUnderOpaqueBars() throws {
    let text = storyboard(
      scene(
        "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>"
          + connections(relationship("rootViewController", to: "vc")),
        id: "nav", tag: "navigationController"),
      scene(rootView(), attributes: "extendedLayoutIncludesOpaqueBars=\"YES\""))
    let layout = try layout(text, of: "vc")
    #expect(layout.safeArea == Insets(64, 0, 0, 0))
    #expect(try layout.frame("root").height == 667)
  }
}
