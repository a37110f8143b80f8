import IBDriver
import IBTestSupport
import Testing

/// Scenes reached by storyboard references have the containers in front of them.
@Suite struct StoryboardReferenceTests {
  private static func relationship(_ name: String, to target: String) -> String {
    "<connections><segue id=\"s-\(target)\" destination=\"\(target)\" kind=\"relationship\" relationship=\"\(name)\"/></connections>"
  }

  private static func reference(_ id: String, _ attributes: String) -> String {
    "<scene sceneID=\"scene-\(id)\"><objects><viewControllerPlaceholder id=\"\(id)\" \(attributes)/></objects></scene>"
  }

  /// A tab bar controller around a navigation controller whose root is in another storyboard.
  private static let main = storyboard(
    scene(relationship("viewControllers", to: "nav"), id: "tabs", tag: "tabBarController"),
    scene(
      "<navigationBar key=\"navigationBar\" id=\"bar\"/>" + relationship("rootViewController", to: "ref"), id: "nav",
      tag: "navigationController"),
    reference("ref", "storyboardName=\"Feed\""))

  private static func feed(_ attributes: String = "") -> String {
    storyboard(
      scene(
        rootView() + "<connections><segue id=\"p\" destination=\"ref\" kind=\"show\"/></connections>",
        attributes: attributes),
      reference("ref", "storyboardName=\"Detail\" referencedIdentifier=\"Page\"")
    ).replacing("useAutolayout", with: "initialViewController=\"vc\" useAutolayout")
  }

  private static let detail = storyboard(
    scene(rootView(), attributes: "storyboardIdentifier=\"Page\""))

  private func safeAreas(_ files: [String: String], _ arguments: String...) async -> [String: String] {
    let world = MemoryWorld(files)
    _ = await CommandLineTool.run(["resolve", "--format", "jsonl", "-q"] + arguments, in: world.world)
    var areas: [String: String] = [:]
    for line in world.output.split(separator: "\n") {
      guard let file = line.firstMatch(of: /"file":"([^"]*)"/), line.contains("\"id\":\"root\""),
        let area = line.firstMatch(of: /"safeArea":(\[[^\]]*\])/)
      else { continue }
      areas[String(file.1)] = String(area.1)
    }
    return areas
  }

  /// A status bar of 20, a navigation bar of 44, a tab bar of 49; a chain of two references.
  @Test func barsReachThroughReferences() async {
    let files = ["Main.storyboard": Self.main, "Feed.storyboard": Self.feed(), "Detail.storyboard": Self.detail]
    let areas = await safeAreas(files, "--on", "iphone-8,ios=16")
    #expect(areas == ["Feed.storyboard": "[64,0,49,0]", "Detail.storyboard": "[64,0,49,0]"])
    // One file alone knows of no other, and the canvas draws each by itself.
    #expect(await safeAreas(files, "--on", "iphone-8,ios=16", "Feed.storyboard")["Feed.storyboard"] == "[20,0,0,0]")
    #expect(await safeAreas(files, "--canvas")["Feed.storyboard"] == "[20,0,0,0]")
  }

  /// What is read from standard input is in no folder, whatever it is called.
  @Test func noReferenceLeadsToStandardInput() async {
    let world = MemoryWorld(["Main.storyboard": Self.main], input: Self.feed())
    let status = await world.run(
      "resolve", "--format", "jsonl", "--on", "iphone-8,ios=16", "--stdin-filename", "Feed.storyboard", "-",
      "Main.storyboard")
    #expect(status == .success)
    #expect(world.output.contains(#""safeArea":[20,0,0,0]"#))
    #expect(!world.output.contains(#""safeArea":[64,0,49,0]"#))
  }

  /// Each side of a difference has its own storyboards around its scenes.
  @Test func differencesAreLaidOutInTheirContainers() async {
    func feed(_ constant: Int) -> String {
      storyboard(
        scene(
          rootView(
            subviews: view("box"),
            constraints: """
              <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
              constant="\(constant)" id="top"/>
              <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
              <constraint firstItem="box" firstAttribute="width" constant="10" id="b"/>
              <constraint firstItem="box" firstAttribute="height" constant="10" id="c"/>
              """))
      ).replacing("useAutolayout", with: "initialViewController=\"vc\" useAutolayout")
    }
    let world = MemoryWorld([
      "Old/Main.storyboard": Self.main, "Old/Feed.storyboard": feed(8), "New/Main.storyboard": Self.main,
      "New/Feed.storyboard": feed(9),
    ])
    _ = await world.run("diff", "--format", "json", "--on", "iphone-8,ios=16", "Old", "New")
    #expect(world.output.contains("[0,72,10,10]"))
    #expect(world.output.contains("[0,73,10,10]"))
  }

  @Test func ofSeveralStoryboardsOfOneNameTheNearestIsMeant() async {
    let files = [
      "A/Main.storyboard": Self.main, "A/Feed.storyboard": Self.feed(), "B/Feed.storyboard": Self.feed(),
    ]
    let areas = await safeAreas(files, "--on", "iphone-8,ios=16")
    #expect(areas == ["A/Feed.storyboard": "[64,0,49,0]", "B/Feed.storyboard": "[20,0,0,0]"])
    let doubtful = ["Main.storyboard": Self.main, "A/Feed.storyboard": Self.feed(), "B/Feed.storyboard": Self.feed()]
    #expect(await safeAreas(doubtful, "--on", "iphone-8,ios=16")["A/Feed.storyboard"] == "[20,0,0,0]")
  }

  @Test func aPushedSceneMayHideTheTabBarThere() async {
    let hiding = storyboard(
      scene(rootView(), attributes: "storyboardIdentifier=\"Page\" hidesBottomBarWhenPushed=\"YES\""))
    let files = [
      "Main.storyboard": Self.main, "Feed.storyboard": Self.feed("hidesBottomBarWhenPushed=\"YES\""),
      "Detail.storyboard": hiding,
    ]
    let areas = await safeAreas(files, "--on", "iphone-8,ios=16")
    // The root of the stack is not pushed.
    #expect(areas == ["Feed.storyboard": "[64,0,49,0]", "Detail.storyboard": "[64,0,0,0]"])
    // So do the scenes that it pushes.
    func show(_ target: String) -> String {
      "<connections><segue id=\"to-\(target)\" destination=\"\(target)\" kind=\"show\"/></connections>"
    }
    let feed = storyboard(
      scene(rootView("a") + show("second")),
      scene(rootView("b") + show("ref"), id: "second", attributes: "hidesBottomBarWhenPushed=\"YES\""),
      Self.reference("ref", "storyboardName=\"Detail\" referencedIdentifier=\"Page\"")
    ).replacing("useAutolayout", with: "initialViewController=\"vc\" useAutolayout")
    let below = await safeAreas(
      ["Main.storyboard": Self.main, "Feed.storyboard": feed, "Detail.storyboard": Self.detail], "--on",
      "iphone-8,ios=16")
    #expect(below["Detail.storyboard"] == "[64,0,0,0]", "\(below)")
  }

  /// A tab of another storyboard is a navigation controller, whose own stack counts.
  @Test func aStackOfAnotherStoryboardIsInTheTabs() async {
    let tabs = storyboard(
      scene(Self.relationship("viewControllers", to: "ref"), id: "tabs", tag: "tabBarController"),
      Self.reference("ref", "storyboardName=\"Feed\""))
    func feed(_ bar: String) -> String {
      storyboard(
        scene(
          "<navigationBar key=\"navigationBar\" id=\"bar\"/>" + Self.relationship("rootViewController", to: "vc"),
          id: "nav", tag: "navigationController", attributes: bar), scene(rootView())
      ).replacing("useAutolayout", with: "initialViewController=\"nav\" useAutolayout")
    }
    for (bar, top) in [("", 64), ("navigationBarHidden=\"YES\"", 20)] {
      let areas = await safeAreas(["Main.storyboard": tabs, "Feed.storyboard": feed(bar)], "--on", "iphone-8,ios=16")
      #expect(areas == ["Feed.storyboard": "[\(top),0,49,0]"], "\(areas)")
    }
  }

  /// A simulated bar at the bottom stands for the tabs of another storyboard, and for none in a scene that hides them.
  @Test(arguments: [
    ("simulatedToolbarMetrics", "", "[64,0,49,0]"), ("simulatedTabBarMetrics", "", "[64,0,49,0]"),
    ("simulatedTabBarMetrics", "hidesBottomBarWhenPushed=\"YES\"", "[64,0,0,0]"),
    ("simulatedToolbarMetrics", "hidesBottomBarWhenPushed=\"YES\"", "[64,0,44,0]"),
  ])
  func aSimulatedBarStandsForTheTabs(_ bar: String, _ attributes: String, _ area: String) async {
    let simulated = "<\(bar) key=\"simulatedBottomBarMetrics\"/>"
    let detail = storyboard(scene(rootView() + simulated, attributes: "storyboardIdentifier=\"Page\" \(attributes)"))
    let files = ["Main.storyboard": Self.main, "Feed.storyboard": Self.feed(), "Detail.storyboard": detail]
    let areas = await safeAreas(files, "--on", "iphone-8,ios=16")
    #expect(areas["Detail.storyboard"] == area, "\(areas)")
  }

  // MARK: - Pictures

  private func picture(_ files: [String: String], _ file: String) async -> String {
    let world = MemoryWorld(files)
    let status = await world.run(
      words: ["render", "-q", "--format", "svg", "--on", "iphone-15", "-o", "out"] + files.keys.sorted())
    #expect(status == .success, "\(world.diagnostics)")
    let name = file.replacing(".storyboard", with: ".")
    return world.writtenFiles.first { $0.key.hasPrefix("out/\(name)") }?.value ?? ""
  }

  /// Before, the bar was empty: its items are where the tab bar controller is.
  @Test func tabsOfAnotherStoryboardAreDrawn() async {
    func tab(_ title: String) -> String { "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"item-\(title)\"/>" }
    let main = storyboard(
      scene(
        "<tabBar key=\"tabBar\" barStyle=\"black\" translucent=\"NO\" id=\"tabbar\">"
          + "<color key=\"tintColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" "
          + "customColorSpace=\"sRGB\"/></tabBar><connections>"
          + ["nav", "other"].map {
            "<segue id=\"t-\($0)\" destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\"/>"
          }.joined() + "</connections>",
        id: "tabs", tag: "tabBarController"),
      scene(
        "<navigationBar key=\"navigationBar\" id=\"bar\"/>" + tab("News")
          + Self.relationship("rootViewController", to: "ref"), id: "nav", tag: "navigationController"),
      Self.reference("ref", "storyboardName=\"Feed\""),
      Self.reference("other", "storyboardName=\"Detail\" referencedIdentifier=\"Page\""))
    let detail = storyboard(scene(rootView() + tab("Page"), attributes: "storyboardIdentifier=\"Page\""))
    let files = ["Main.storyboard": main, "Feed.storyboard": Self.feed(), "Detail.storyboard": detail]
    let svg = await picture(files, "Feed.storyboard")
    // The item of a reference is in the storyboard to which it refers. The chosen tab has the tint of the bar, which is
    // dark.
    #expect(svg.firstMatch(of: /fill="#ff0000"[^>]*>\s*<text[^>]*>News</) != nil)
    #expect(svg.firstMatch(of: /fill="#ebebf5"[^>]*>\s*<text[^>]*>Page</) != nil)
    #expect(svg.contains(##"fill="#1d1d1d""##))
  }

  /// Before, a scene that a reference leads to had no back button.
  @Test func aSceneThatAReferencePushesHasABackButton() async {
    func feed(_ item: String) -> String {
      Self.feed().replacing(
        "<connections>", with: "<navigationItem key=\"navigationItem\" \(item) id=\"item\"/><connections>")
    }
    var files = [
      "Main.storyboard": Self.main, "Feed.storyboard": feed("title=\"News\""), "Detail.storyboard": Self.detail,
    ]
    #expect(await picture(files, "Detail.storyboard").contains(">News</text>"))
    #expect(await picture(files, "Feed.storyboard").contains(">Back</text>") == false)
    files["Feed.storyboard"] = feed("")
    #expect(await picture(files, "Detail.storyboard").contains(">Back</text>"))
  }
}
