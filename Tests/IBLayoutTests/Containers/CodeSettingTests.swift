import IBContent
import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// What an app sets in code for controllers and tables, beyond what the samples show.
@Suite struct CodeSettingTests {
  private func layout(
    _ text: String, of controller: String, _ name: String, on specification: String,
    _ set: (inout ControllerSettings) -> Void
  ) throws -> SceneLayout {
    var settings = ControllerSettings()
    set(&settings)
    let document = try model(text)
    let layouts = LayoutEngine(
      document,
      LayoutEnvironment(
        assets: nil, settings: SceneSettings([name: settings]), references: .none, limits: .usual,
        translated: { _, _ in nil })
    )
    .layouts(in: try configuration(specification))
    return try #require(layouts.first { $0.scene.controller == controller })
  }

  private static let stack = storyboard(
    scene(
      "<navigationBar key=\"navigationBar\" id=\"bar\"/>"
        + connections(relationship("rootViewController", to: "first")),
      id: "nav", tag: "navigationController"),
    scene(rootView("first-root", tag: "tableView") + connections(segue("show", to: "second")), id: "first"),
    scene(rootView("second-root"), id: "second"))

  // MARK: - Bars

  /// A status bar of 20, a bar of 44, a field of 52.
  @Test(arguments: [("first", "12", 64.0), ("first", "13", 116), ("second", "12", 116), ("second", "10", 64)])
  func aSearchFieldThatHidesIsOutOfSightAtFirstUntilIOS12(
    _ controller: String, _ release: String, _ expected: Double
  ) throws {
    let layout = try layout(Self.stack, of: controller, controller, on: "iphone-7,ios=\(release)") {
      $0.searchBar = .hidesWhenScrolling
    }
    #expect(layout.safeArea.top == expected)
  }

  @Test func whatAContainerSetsReachesTheControllersInIt() throws {
    let inset = try layout(Self.stack, of: "second", "nav", on: "iphone-8,ios=16") {
      $0.additionalSafeAreaInsets = Insets(1, 2, 3, 4)
    }
    #expect(inset.safeArea == Insets(65, 2, 3, 4))
    // A compact height makes the bar 32 high.
    let low = try layout(Self.stack, of: "second", "nav", on: "iphone-8,ios=16") {
      $0.overrideTraits = TraitOverrides()
      $0.overrideTraits?.verticalSizeClass = .compact
    }
    #expect(low.safeArea.top == 52)
    // Of its own traits a controller's bar knows nothing.
    let own = try layout(Self.stack, of: "second", "second", on: "iphone-8,ios=16") {
      $0.overrideTraits = TraitOverrides()
      $0.overrideTraits?.verticalSizeClass = .compact
    }
    #expect(own.safeArea.top == 64)
  }

  @Test func aHiddenStatusBarMovesTheNavigationBarUp() throws {
    let layout = try layout(Self.stack, of: "second", "second", on: "iphone-8,ios=16") {
      $0.prefersStatusBarHidden = true
    }
    #expect(layout.safeArea.top == 44)
  }

  // MARK: - Presentations

  @Test func aPopoverMayStayOneInCompactWidth() throws {
    let text = storyboard(
      scene(rootView("a") + connections(segue("popoverPresentation", to: "pop")), id: "first"),
      scene(rootView("b"), id: "pop"))
    func size(_ answer: ControllerSettings.AdaptivePresentation?) throws -> Size {
      try layout(text, of: "pop", "pop", on: "iphone-8,ios=16") { $0.adaptivePresentation = answer }.frame("b").size
    }
    #expect(try size(nil) == Size(width: 375, height: 627))
    #expect(try size(ControllerSettings.AdaptivePresentation.none) == Size(width: 320, height: 480))
    #expect(try size(.fullScreen) == Size(width: 375, height: 667))
  }

  // MARK: - Traits

  @Test func anEmbeddedSceneHasTheTraitsOfTheOneAround() throws {
    let box = view("box", tag: "containerView", content: connections(segue("embed", to: "inner")))
    let varying = """
      <constraint id="w" firstItem="a" firstAttribute="width" constant="10">
      <variation key="widthClass=compact" constant="20"/></constraint>
      """
    let text = storyboard(
      scene(
        rootView(
          "inner-root", subviews: view("a"), constraints: pinned("a", to: "inner-root", x: 0, y: 0, height: 1) + varying
        ), id: "inner"),
      scene(
        rootView(
          "outer-root", subviews: box, constraints: pinned("box", to: "outer-root", x: 0, y: 0, width: 90, height: 90)),
        id: "outer"))
    let layout = try layout(text, of: "inner", "outer", on: "ipad-9,ios=17") {
      $0.overrideTraits = TraitOverrides()
      $0.overrideTraits?.horizontalSizeClass = .compact
    }
    #expect(try layout.frame("a").width == 20)
  }

  @Test func allOtherTraitsMayBeOverriddenToo() throws {
    var overrides = TraitOverrides()
    let plain = try configuration("iphone-8,ios=16,dark,text=XL")
    #expect(overrides.applied(to: plain) == plain)
    overrides.userInterfaceStyle = .light
    overrides.preferredContentSizeCategory = .accessibility3
    overrides.layoutDirection = .rightToLeft
    let traits = overrides.applied(to: plain)
    #expect(traits.style == .light)
    #expect(traits.textSize == .accessibility3)
    #expect(traits.direction == .rightToLeft)
    #expect(traits.horizontal == plain.horizontal)
  }

  // MARK: - Tables

  private static func list(_ attributes: String = "", content: String = "") -> String {
    let rows = "<prototypes>\(row("a", "rowHeight=\"44\""))</prototypes>\(content)"
    return storyboard(
      scene(rootView("table", tag: "tableView", attributes: attributes, content: rows), tag: "tableViewController"))
  }

  @Test func aTableMayLetContentViewsFillItsRows() throws {
    let turned = "iphone-15,ios=17,landscape"
    func frame(_ text: String, _ set: (inout ControllerSettings) -> Void = { _ in }) throws -> Rect {
      try layout(text, of: "vc", "table", on: turned, set).frame("a-content")
    }
    #expect(try frame(Self.list()) == Rect(59, 0, 734, 44))
    #expect(try frame(Self.list()) { $0.insetsContentViewsToSafeArea = false } == Rect(0, 0, 852, 44))
    #expect(try frame(Self.list("contentViewInsetsToSafeArea=\"NO\"")) == Rect(0, 0, 852, 44))
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
      keyPath="insetsContentViewsToSafeArea" value="NO"/></userDefinedRuntimeAttributes>
      """
    #expect(try frame(Self.list(content: attribute)) == Rect(0, 0, 852, 44))
  }

  @Test func sectionsOfAnInsetGroupedTableLieInsideTheSafeArea() throws {
    let layout = try layout(
      Self.list("style=\"insetGrouped\""), of: "vc", "table", on: "iphone-15,ios=17,landscape", { _ in })
    // 59 and a margin of 20 at both sides; the content view fills the row.
    #expect(try layout.frame("a").x == 79)
    #expect(try layout.frame("a").width == 852 - 2 * 79)
    #expect(try layout.frame("a-content").x == 0)
  }

  @Test func aRuntimeAttributeMayNameAnEnumeration() throws {
    func attribute(_ keyPath: String, _ value: Int) -> String {
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">
      <integer key="value" value="\(value)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    }
    let inset = "<inset key=\"separatorInset\" minX=\"5\" minY=\"0\" maxX=\"7\" maxY=\"0\"/>"
    func separator(_ content: String) throws -> Rect? {
      try layout(Self.list(content: inset + content), of: "vc", "none", on: "iphone-8,ios=16", { _ in })
        .view("a").separator
    }
    // A pixel of two a point.
    #expect(try separator("") == Rect(5, 43.5, 375 - 12, 0.5))
    #expect(try separator(attribute("separatorInsetReference", 1)) == Rect(21, 43.5, 375 - 28, 0.5))
  }

  @Test func accessoriesStandAtTheEndOfTheLine() throws {
    let text = storyboard(
      prototypes(row("a", "rowHeight=\"44\" accessoryType=\"disclosureIndicator\"")), head: .phone)
    let plain = try layout(text, of: "vc", "table", on: "iphone-8,ios=16", { _ in }).frame("a-content")
    let mirrored = try layout(text, of: "vc", "table", on: "iphone-8,ios=16,rtl", { _ in }).frame("a-content")
    #expect(plain.x == 0)
    #expect(mirrored.width == plain.width)
    #expect(mirrored.x == 375 - plain.width)
  }
}
