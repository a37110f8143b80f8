import IBContent
import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct ContainerGraphTests {
  /// The graph of controllers with these connections, each with its own view, in this order.
  private struct Graph {
    let document: Document
    let graph: ContainerGraph

    init(_ controllers: KeyValuePairs<String, String>, isOnCanvas: Bool = false) throws {
      let scenes = controllers.map { id, segues in
        scene(rootView("\(id)-view") + connections(segues), id: id)
      }
      document = try model(storyboard(scenes.joined()))
      graph = ContainerGraph(DocumentScenes(document), isOnCanvas: isOnCanvas)
    }

    func placement(_ id: String) throws -> Placement {
      graph.placement(of: try #require(document.controller(id)))
    }

    func name(_ controller: Int?) -> String? { controller.map { document.controllers[$0].id } }
  }

  @Test func theRootOfAStackIsInItsNavigationController() throws {
    let graph = try Graph(["nav": relationship("rootViewController", to: "first"), "first": ""])
    let placement = try graph.placement("first")
    #expect(graph.name(placement.navigation) == "nav")
    #expect(placement.isStackRoot)
    #expect(try graph.placement("nav") == Placement())
  }

  /// The chain is backwards in the file, so that one round over the segues is not enough.
  @Test func pushesCarryTheStackAlong() throws {
    let graph = try Graph([
      "third": "", "second": segue("push", to: "third"), "first": segue("show", to: "second"),
      "nav": relationship("rootViewController", to: "first"),
    ])
    for id in ["first", "second", "third"] { #expect(graph.name(try graph.placement(id).navigation) == "nav") }
    #expect(try graph.placement("first").isStackRoot)
    #expect(try !graph.placement("second").isStackRoot)
  }

  /// Each round places one controller, and costs less than to read it.
  @Test func aChainThatIsBackwardsCostsTheSameEach() async throws {
    func times(_ count: Int) throws -> (reading: Duration, graph: Duration) {
      let chain = (0..<count).map { number in
        scene(
          rootView("v\(number)") + (number == 0 ? "" : connections(segue("show", to: "c\(number - 1)"))),
          id: "c\(number)")
      }
      let first = scene(
        connections(relationship("rootViewController", to: "c\(count - 1)")), id: "nav", tag: "navigationController")
      let text = storyboard(chain.joined() + first)
      let start = ContinuousClock.now
      let document = try model(text)
      let reading = ContinuousClock.now - start
      let scenes = DocumentScenes(document)
      var graph: ContainerGraph?
      let time = ContinuousClock().measure { graph = ContainerGraph(scenes, isOnCanvas: false) }
      let last = try #require(graph).placement(of: try #require(document.controller("c0")))
      #expect(last.isPushed && last.navigation == document.controller("nav"))
      return (reading, time)
    }
    let isEven = try await holdsInATry {
      let (reading, graph) = try times(4_000)
      return graph < reading
    }
    #expect(isEven)
  }

  @Test func tabsAreAroundTheStacksInThem() throws {
    let graph = try Graph([
      "tabs": relationship("viewControllers", to: "nav"), "nav": relationship("rootViewController", to: "first"),
      "first": segue("show", to: "second"), "second": "",
    ])
    for id in ["nav", "first", "second"] { #expect(graph.name(try graph.placement(id).tabBar) == "tabs") }
  }

  @Test(
    arguments: [
      ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
      ("detailViewController", .secondary),
    ] as [(String, SplitColumn)])
  func columnsOfASplitViewControllerReachTheirStacks(_ relation: String, _ column: SplitColumn) throws {
    let graph = try Graph([
      "split": relationship(relation, to: "pane"), "pane": relationship("rootViewController", to: "first"), "first": "",
    ])
    #expect(try graph.placement("pane").column == column)
    #expect(try graph.placement("first").column == column)
    #expect(try graph.placement("split").column == nil)
  }

  @Test func presentationsKeepTheirStyle() throws {
    let graph = try Graph([
      "first": segue("presentation", to: "sheet", "modalPresentationStyle=\"formSheet\"")
        + segue("modal", to: "plain") + segue("popoverPresentation", to: "popover"),
      "sheet": "", "plain": "", "popover": "",
    ])
    #expect(try graph.placement("sheet").presentation == Placement.Presentation(style: .formSheet))
    #expect(try graph.placement("plain").presentation == Placement.Presentation(style: .automatic))
    #expect(try graph.placement("popover").presentation == Placement.Presentation(style: .popover))
  }

  @Test func aPresentedNavigationControllerPresentsItsStack() throws {
    let graph = try Graph([
      "first": segue("presentation", to: "nav"), "nav": relationship("rootViewController", to: "inside"), "inside": "",
    ])
    #expect(try graph.placement("inside").presentation == Placement.Presentation(style: .automatic))
  }

  @Test func aShowOutsideOfAStackPresents() throws {
    let graph = try Graph(["first": segue("show", to: "second"), "second": ""])
    #expect(
      try graph.placement("second").presentation == Placement.Presentation(style: .automatic, mayBePush: true))
  }

  @Test func aPushOutsideOfAStackDoesNothing() throws {
    let graph = try Graph(["first": segue("push", to: "second"), "second": ""])
    #expect(try graph.placement("second") == Placement())
  }

  /// Measurements/SafeArea.md#push-or-present.
  @Test func ofAPushAndAPresentationTheFirstCounts() throws {
    func second(_ segues: String) throws -> Placement {
      try Graph(["nav": relationship("rootViewController", to: "first"), "first": segues, "second": ""])
        .placement("second")
    }
    let (push, presentation) = (segue("show", to: "second"), segue("presentation", to: "second"))
    #expect(try second(presentation + push).navigation == nil)
    #expect(try second(presentation + push).presentation != nil)
    #expect(try second(push + presentation).navigation == 0)
    #expect(try second(push + presentation).presentation == nil)
  }

  /// Measurements/SafeArea.md#push-or-present.
  @Test(arguments: [false, true]) func aCustomSegueBeforeAContainerCountsOnTheCanvas(_ isOnCanvas: Bool) throws {
    let (custom, root) = (segue("custom", to: "first"), relationship("rootViewController", to: "first"))
    func first(_ segues: KeyValuePairs<String, String>) throws -> Placement {
      try Graph(segues, isOnCanvas: isOnCanvas).placement("first")
    }
    #expect(try first(["menu": custom, "nav": root, "first": ""]).navigation == (isOnCanvas ? nil : 1))
    #expect(try first(["nav": root, "menu": custom, "first": ""]).navigation == 0)
  }

  /// Measurements/SafeArea.md#bars-over-tabs.
  @Test func aStackAroundATabBarControllerIsAroundItsTabs() throws {
    let graph = try Graph([
      "tab": segue("show", to: "next"), "next": "", "tabs": relationship("viewControllers", to: "tab"),
      "first": segue("show", to: "tabs"), "nav": relationship("rootViewController", to: "first"),
    ])
    let (tab, next) = (try graph.placement("tab"), try graph.placement("next"))
    #expect(graph.name(tab.navigation) == "nav")
    #expect(graph.name(tab.tabBar) == "tabs")
    // Nothing pushed the tab itself, so it cannot have hidden its bar.
    #expect(tab.isFirstOfStack)
    #expect(graph.name(next.navigation) == "nav")
    #expect(next.tabBar == nil)
  }

  @Test func theFirstOfTwoContainersCounts() throws {
    let graph = try Graph([
      "one": relationship("rootViewController", to: "shared"), "two": relationship("rootViewController", to: "shared"),
      "shared": "",
    ])
    #expect(graph.name(try graph.placement("shared").navigation) == "one")
    #expect(graph.graph.isReachedTwice == [false, false, true])
  }

  /// Measurements/SafeArea.md#simulated-bars: a simulated bar holds for what is pushed after it, until another scene
  /// says otherwise.
  @Test func simulatedBarsHoldForWhatIsPushed() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    let none = "<nil key=\"simulatedTopBarMetrics\"/>"
    let scenes = [
      ("first", bar, "second"), ("second", "", "third"), ("third", none, "fourth"), ("fourth", "", "fifth"),
    ]
    let document = try model(
      storyboard(
        scenes.map { id, content, next in
          scene(rootView("\(id)-view") + content + connections(segue("show", to: next)), id: id)
        }.joined(), scene(rootView("fifth-view"), id: "fifth")))
    let graph = ContainerGraph(DocumentScenes(document), isOnCanvas: false)
    func tops(_ graph: ContainerGraph) throws -> [ControllerContent.SimulatedBar?] {
      try ["first", "second", "third", "fourth", "fifth"].map {
        graph.placement(of: try #require(document.controller($0))).simulatedBars.top
      }
    }
    let bars = ControllerContent.SimulatedBar.navigationBar(isOpaque: true)
    let absence = Optional(ControllerContent.SimulatedBar.none)
    let canvas = ContainerGraph(DocumentScenes(document), isOnCanvas: true)
    #expect(try tops(canvas) == [nil, bars, bars, absence, absence])
    // Code that hides the bar of one scene may show it again.
    #expect(try tops(graph) == [nil, bars, bars, nil, nil])
    // Pushed, and not presented as a sheet.
    #expect(graph.placement(of: try #require(document.controller("second"))).presentation == nil)
  }

  /// Two scenes push `last`: the first one in the file simulates nothing, the other one a toolbar.
  @Test(arguments: [(true, ControllerContent.SimulatedBar.toolbar(isOpaque: false)), (false, nil)])
  func onTheCanvasASimulatedBarAppliesWhicheverPushComesFirst(
    _ isOnCanvas: Bool, _ expected: ControllerContent.SimulatedBar?
  ) throws {
    let bar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let document = try model(
      storyboard(
        scene(connections(relationship("rootViewController", to: "plain")), id: "one", tag: "navigationController"),
        scene(rootView("plain-view") + connections(segue("show", to: "last")), id: "plain"),
        scene(connections(relationship("rootViewController", to: "bar")), id: "two", tag: "navigationController"),
        scene(rootView("bar-view") + bar + connections(segue("show", to: "last")), id: "bar"),
        scene(rootView("last-view"), id: "last")))
    let graph = ContainerGraph(DocumentScenes(document), isOnCanvas: isOnCanvas)
    #expect(graph.placement(of: try #require(document.controller("last"))).simulatedBars.bottom == expected)
  }

  @Test func aSceneWithoutABarPushesOthersWithoutOne() throws {
    let none = "<nil key=\"simulatedTopBarMetrics\"/>"
    let text = storyboard(
      scene(connections(relationship("rootViewController", to: "first")), id: "nav", tag: "navigationController"),
      scene(rootView("first-view") + none + connections(segue("show", to: "second")), id: "first"),
      scene(rootView(), id: "second"), head: DocumentHead(toolsVersion: "14490", device: "retina4_7"))
    #expect(try layout(text, of: "second").safeArea == Insets(20, 0, 0, 0))
  }

  // MARK: - Show without a stack in the file

  private static let item = "<navigationItem key=\"navigationItem\" id=\"item\"/>"

  /// `home` shows `next`, which shows `last`; none is in a stack.
  private func shown(_ content: String, on specification: String) throws -> [SceneLayout] {
    try layouts(
      storyboard(
        scene(rootView("home-view") + connections(segue("show", to: "next")), id: "home"),
        scene(rootView("next-view") + content + connections(segue("show", to: "last")), id: "next"),
        scene(rootView("last-view"), id: "last")), on: specification)
  }

  @Test func aSceneWithANavigationItemIsPushed() throws {
    let all = try shown(Self.item, on: "ipad-pro-11,ios=17")
    #expect(all.map(\.traits.horizontal) == [.regular, .regular, .regular])
    #expect(all.map(\.otherClasses) == [nil, nil, nil])
    // The stack has a bar, and carries on.
    #expect(all.map(\.safeArea.top) == [24, 74, 74])
  }

  @Test func withoutOneBothReadingsAreKept() throws {
    let all = try shown("", on: "ipad-pro-11,ios=17")
    #expect(all.map(\.traits.horizontal) == [.regular, .compact, .compact])
    #expect(all.map(\.otherClasses?.name) == [nil, "wR hR", "wR hR"])
    // On a phone both are the same.
    #expect(try shown("", on: "iphone-15").allSatisfy { $0.otherClasses == nil })
  }

  @Test func aNavigationControllerIsNeverPushed() throws {
    let text = storyboard(
      scene(rootView("home-view") + connections(segue("show", to: "nav")), id: "home"),
      scene(connections(relationship("rootViewController", to: "next")), id: "nav", tag: "navigationController"),
      scene(rootView("next-view") + Self.item, id: "next"))
    let layout = try layout(text, of: "next", on: "ipad-pro-11")
    #expect(layout.traits.horizontal == .compact && layout.otherClasses == nil)
  }

  /// Xcode draws a sheet (Measurements/SafeArea.md#push-or-present).
  @Test func theCanvasPresentsASceneWithANavigationItem() throws {
    let text = storyboard(
      scene(rootView("home-view") + connections(segue("show", to: "next")), id: "home"),
      scene(rootView("next-view") + Self.item, id: "next"),
      head: DocumentHead(toolsVersion: "22505", device: "retina6_12"))
    let heights = try layouts(text).compactMap { $0.views[0].frame?.height }
    #expect(heights.count == 2 && heights[1] < heights[0])
  }

  // MARK: - Split views

  /// The file of a split view whose primary column shows details.
  private func split(_ order: [Int]) throws -> String {
    let scenes = [
      scene(
        connections(
          relationship("masterViewController", to: "primary"), relationship("detailViewController", to: "other")),
        id: "split", tag: "splitViewController"),
      scene(connections(relationship("rootViewController", to: "list")), id: "primary", tag: "navigationController"),
      scene(rootView("list-view") + connections(segue("showDetail", to: "stack")), id: "list"),
      scene(rootView("other-view"), id: "other"),
      scene(connections(relationship("rootViewController", to: "shown")), id: "stack", tag: "navigationController"),
      scene(rootView("shown-view"), id: "shown"),
    ]
    return storyboard(order.map { scenes[$0] }.joined())
  }

  @Test(arguments: [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [0, 1, 2, 5, 4, 3]])
  func detailsAreInTheSecondaryColumn(_ order: [Int]) throws {
    let text = try split(order)
    let shown = try layout(text, of: "shown", on: "ipad-pro-11")
    #expect(shown.traits.horizontal == .regular && shown.views[0].frame?.width == 834)
    let list = try layout(text, of: "list", on: "ipad-pro-11")
    #expect(list.traits.horizontal == .compact && list.views[0].frame?.width == 320)
  }

  @Test func aNavigationControllerShowsControllersInItsOwnStack() throws {
    let text = storyboard(
      scene(
        connections(relationship("rootViewController", to: "first"), segue("show", to: "next")), id: "nav",
        tag: "navigationController"),
      scene(rootView("first-view"), id: "first"), scene(rootView("next-view"), id: "next"))
    let next = try layout(text, of: "next", on: "ipad-pro-11,ios=17")
    #expect(next.traits.horizontal == .regular && next.safeArea.top == 74)
  }

  @Test func thePrimaryColumnOfTheLargestPhonesIsCompact() throws {
    let text = try split([0, 1, 2, 3, 4, 5])
    let list = try layout(text, of: "list", on: "iphone-15-pro-max,landscape")
    #expect(list.traits.horizontal == .compact && list.traits.vertical == .compact)
    #expect(list.views[0].kept.contains(.width) && list.safeArea.right == 0 && list.safeArea.left == 59)
    let shown = try layout(text, of: "shown", on: "iphone-15-pro-max,landscape")
    #expect(shown.traits.horizontal == .regular && shown.safeArea.left == 0)
    // Columns collapse on other phones.
    let small = try layout(text, of: "list", on: "iphone-15,landscape")
    #expect(small.views[0].frame?.width == 852 && small.views[0].kept.isEmpty)
  }

  @Test func circlesOfPushesEnd() throws {
    let graph = try Graph([
      "nav": relationship("rootViewController", to: "a"), "a": segue("show", to: "b") + segue("show", to: "a"),
      "b": segue("show", to: "a"),
    ])
    #expect(graph.name(try graph.placement("b").navigation) == "nav")
  }

  @Test func seguesToNowhereAreLeftOut() throws {
    let graph = try Graph(["a": segue("show", to: "gone") + segue("embed", to: "gone")])
    #expect(try graph.placement("a") == Placement())
  }

  @Test func aControllerInTwoContainersIsLaidOutInTheFirstAndToldSo() throws {
    func container(_ id: String) -> String {
      scene(
        "<navigationBar key=\"navigationBar\" id=\"bar-\(id)\"/>"
          + connections(relationship("rootViewController", to: "vc").replacing("-vc", with: "-\(id)")),
        id: id, tag: "navigationController")
    }
    let shared = try layout(
      storyboard(container("one"), container("two"), scene(rootView(), attributes: "title=\"Shared\"")), of: "vc")
    let messages = shared.issues.filter { $0.kind == .containers }.map(\.message)
    #expect(messages == ["view controller \"Shared\" is in several containers; Keyline lays it out in the first"])
    let alone = try layout(storyboard(container("one"), scene(rootView())), of: "vc")
    #expect(alone.issues.allSatisfy { $0.kind != .containers })
  }
}
