import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Safe areas and margins from given frames; the rows are those of Documentation/Behaviors.md.
@Suite struct GuideInsetsTests {
  /// A root of 375 x 667 with safe insets of 20 and 34, and the views inside at given frames.
  private struct Setup {
    var rootAttributes = ""
    var rootContent = ""
    var subviews: String
    var frames: [String: Rect]
    var root = Size(width: 375, height: 667)
    var safeArea = Insets(20, 0, 34, 0)
    var specification = "iphone-8,ios=16"

    func insets() throws -> (scene: ResolvedScene, insets: GuideInsets) {
      let scene = try resolved(
        storyboard(scene(rootView(attributes: rootAttributes, subviews: subviews, content: rootContent))),
        on: specification)
      let context = ContainerContext(size: root, safeArea: safeArea, in: scene.configuration)
      var all = frames
      all["root"] = Rect(0, 0, root.width, root.height)
      let resolver = GuideInsetsResolver(scene: scene, context: context, frames: scene.views.map { all[$0.id] })
      return (scene, resolver.resolve())
    }

    func safeArea(_ id: String) throws -> Insets {
      let (scene, insets) = try insets()
      return insets.safeAreas[try scene.index(id)]
    }

    func margins(_ id: String) throws -> Insets {
      let (scene, insets) = try insets()
      return insets.margins[try scene.index(id)]
    }
  }

  private static func edges(_ insets: Insets) -> String {
    """
    <edgeInsets key="layoutMargins" top="\(insets.top)" left="\(insets.left)" bottom="\(insets.bottom)" \
    right="\(insets.right)"/>
    """
  }

  // MARK: - Safe areas (S3, T2)

  @Test func aViewHasThePartOfTheSafeAreaThatReachesIntoIt() throws {
    let setup = Setup(
      subviews: view("a", subviews: view("b")),
      frames: [
        "a": Rect(0, 5, 375, 640), "b": Rect(0, 5, 375, 100),
      ])
    #expect(try setup.safeArea("root") == Insets(20, 0, 34, 0))
    // 20 - 5; 34 - (667 - 645).
    #expect(try setup.safeArea("a") == Insets(15, 0, 12, 0))
    // 15 - 5; 'b' ends far above.
    #expect(try setup.safeArea("b") == Insets(10, 0, 0, 0))
  }

  @Test func aViewInsideTheSafeAreaHasNone() throws {
    let setup = Setup(subviews: view("a"), frames: ["a": Rect(0, 20, 375, 100)])
    #expect(try setup.safeArea("a") == .zero)
  }

  @Test func aViewMovedOutsideGainsNothing() throws {
    let setup = Setup(subviews: view("a"), frames: ["a": Rect(0, -300, 375, 100)])
    #expect(try setup.safeArea("a").top == 0)
  }

  /// A view that only touches an edge of its superview from outside has no inset there, on any side.
  @Test(
    arguments: [
      (Rect(-100, 0, 100, 375), Insets(7, 0, 21, 0)), (Rect(-99, 0, 100, 375), Insets(7, 44, 21, 0)),
      (Rect(667, 0, 100, 375), Insets(7, 0, 21, 0)), (Rect(666, 0, 100, 375), Insets(7, 0, 21, 33)),
      (Rect(0, -50, 667, 50), Insets(0, 44, 0, 33)), (Rect(0, -49, 667, 50), Insets(7, 44, 0, 33)),
      (Rect(0, 375, 667, 50), Insets(0, 44, 0, 33)), (Rect(0, 374, 667, 50), Insets(0, 44, 21, 33)),
      (Rect(10, 2, 647, 371), Insets(5, 34, 19, 23)),
    ])
  func aViewOutsideAnEdgeHasNoInsetThere(_ frame: Rect, _ expected: Insets) throws {
    var setup = Setup(subviews: view("a"), frames: ["a": frame])
    setup.root = Size(width: 667, height: 375)
    setup.safeArea = Insets(7, 44, 21, 33)
    #expect(try setup.safeArea("a") == expected)
  }

  @Test func aViewWithoutAFrameYetHasNone() throws {
    #expect(try Setup(subviews: view("a"), frames: [:]).safeArea("a") == .zero)
  }

  @Test func sidesCountOnAPhoneOnItsSide() throws {
    var setup = Setup(subviews: view("a"), frames: ["a": Rect(10, 0, 657, 375)])
    setup.root = Size(width: 667, height: 375)
    setup.safeArea = Insets(0, 44, 21, 44)
    #expect(try setup.safeArea("a") == Insets(0, 34, 21, 44))
  }

  @Test(arguments: ["scrollView", "tableView", "collectionView", "textView"])
  func aScrollViewDoesNotHandItsInsetOn(_ tag: String) throws {
    let whole = Rect(0, 0, 375, 667)
    let setup = Setup(
      subviews: view("s", tag: tag, subviews: view("a")), frames: ["s": whole, "a": whole])
    #expect(try setup.safeArea("s") == Insets(20, 0, 34, 0))
    #expect(try setup.safeArea("a") == .zero)
  }

  // MARK: - Margins of the root (M1, M2, M4, M5)

  @Test func theRootHasTheSystemsSidesAndTheSafeArea() throws {
    #expect(try Setup(subviews: "", frames: [:]).margins("root") == Insets(20, 16, 34, 16))
    var wide = Setup(subviews: "", frames: [:])
    wide.root.width = 414
    #expect(try wide.margins("root") == Insets(20, 20, 34, 20))
  }

  @Test func theSafeAreaCountsOnlyWhereTheViewLetsIt() throws {
    let setup = Setup(
      rootAttributes: "insetsLayoutMarginsFromSafeArea=\"NO\"", subviews: "", frames: [:])
    #expect(try setup.margins("root") == Insets(0, 16, 0, 16))
  }

  @Test func theSystemsMinimumHoldsOnTheSidesOfTheRoot() throws {
    var setup = Setup(rootContent: Self.edges(Insets(5, 5, 5, 5)), subviews: "", frames: [:])
    setup.safeArea = .zero
    #expect(try setup.margins("root") == Insets(5, 16, 5, 16))
    setup.rootContent = Self.edges(Insets(5, 50, 5, 5))
    #expect(try setup.margins("root") == Insets(5, 50, 5, 16))
  }

  /// A side that the file leaves out is zero, in either form of the margins.
  @Test(arguments: ["layoutMargins", "directionalLayoutMargins"])
  func aMarginThatTheFileLeavesOutIsZero(_ key: String) throws {
    let sides = key == "layoutMargins" ? ["top", "left", "bottom", "right"] : ["top", "leading", "bottom", "trailing"]
    for (index, side) in sides.enumerated() {
      let one = view("a", content: "<edgeInsets key=\"\(key)\" \(side)=\"9\"/>")
      let found = try Setup(subviews: one, frames: ["a": Rect(50, 100, 100, 100)]).margins("a")
      #expect([found.top, found.left, found.bottom, found.right] == (0..<4).map { $0 == index ? 9 : 0 })
    }
  }

  @Test func beforeIOS11TheMarginsOfTheRootCannotBeSet() throws {
    var setup = Setup(rootContent: Self.edges(Insets(all: 50)), subviews: view("a"), frames: [:])
    setup.specification = "iphone-7,ios=10"
    // Nor do they keep clear of anything.
    #expect(try setup.margins("root") == Insets(0, 16, 0, 16))
    setup.subviews = view("a", content: Self.edges(Insets(all: 50)))
    #expect(try setup.margins("a") == Insets(all: 50))
  }

  // MARK: - Margins of other views (M3, M7, M8, M10)

  @Test func otherViewsHaveEightAllRound() throws {
    let setup = Setup(subviews: view("a"), frames: ["a": Rect(0, 100, 375, 100)])
    #expect(try setup.margins("a") == Insets(all: 8))
  }

  @Test func theSafeAreaIsAddedToThem() throws {
    let setup = Setup(subviews: view("a"), frames: ["a": Rect(0, 0, 375, 100)])
    #expect(try setup.margins("a") == Insets(28, 8, 8, 8))
  }

  /// The worked values of M7: the root has 100 all round and no safe area.
  @Test(
    arguments: [
      // Flush with the root: the root's.
      (8.0, Rect(0, 0, 375, 667), Insets(all: 100)), (30.0, Rect(0, 0, 375, 667), Insets(all: 100)),
      // A larger one of its own wins.
      (120.0, Rect(0, 0, 375, 667), Insets(all: 120)),
      // By a margin away from the left edge, own there.
      (8.0, Rect(100, 0, 275, 667), Insets(100, 8, 100, 100)),
      // Part of the way: 100 - 60.
      (8.0, Rect(60, 0, 315, 667), Insets(100, 40, 100, 100)),
    ] as [(Double, Rect, Insets)])
  func theLargerOfOwnAndPreservedMarginsHolds(_ own: Double, _ frame: Rect, _ expected: Insets) throws {
    var setup = Setup(
      rootContent: Self.edges(Insets(all: 100)),
      subviews: view(
        "a", attributes: "preservesSuperviewLayoutMargins=\"YES\"", content: Self.edges(Insets(all: own))),
      frames: ["a": frame])
    setup.safeArea = .zero
    #expect(try setup.margins("a") == expected)
  }

  @Test func aPreservedMarginCountsTheSafeAreaOnce() throws {
    let setup = Setup(
      subviews: view("a", attributes: "preservesSuperviewLayoutMargins=\"YES\""), frames: ["a": Rect(0, 0, 375, 667)])
    // The root's are 20, 16, 34, 16; own 8 + 20, 8, 8 + 34, 8.
    #expect(try setup.margins("a") == Insets(28, 16, 42, 16))
  }

  @Test func aViewThatPreservesNothingKeepsItsOwn() throws {
    var setup = Setup(
      rootContent: Self.edges(Insets(all: 100)), subviews: view("a"), frames: ["a": Rect(0, 0, 375, 667)])
    setup.safeArea = .zero
    #expect(try setup.margins("a") == Insets(all: 8))
  }

  @Test func directionalMarginsFollowTheDirection() throws {
    let directional = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="30"/>
      """
    var setup = Setup(subviews: view("a", content: directional), frames: [:])
    #expect(try setup.margins("a") == Insets(1, 2, 3, 30))
    setup.specification = "iphone-8,ios=16,rtl"
    #expect(try setup.margins("a") == Insets(1, 30, 3, 2))
  }

  @Test func theReadableWidthIsCentered() throws {
    var setup = Setup(
      rootAttributes: "layoutMarginsFollowReadableWidth=\"YES\"", subviews: "", frames: [:])
    setup.specification = "ipad-pro-12-9,ios=17"
    setup.root = Size(width: 1024, height: 1366)
    setup.safeArea = .zero
    // (1024 - 672) / 2, and with the smallest text (1024 - 560) / 2.
    #expect(try setup.margins("root") == Insets(0, 176, 0, 176))
    setup.specification += ",text=XS"
    #expect(try setup.margins("root") == Insets(0, 232, 0, 232))
  }

  @Test func theReadableWidthNeverNarrowsTheMargins() throws {
    let setup = Setup(
      rootAttributes: "layoutMarginsFollowReadableWidth=\"YES\"", subviews: "", frames: [:])
    #expect(try setup.margins("root").left == 16)
  }

  // MARK: - Cells

  @Test(
    arguments: [("13196", Insets(all: 8)), ("14490", Insets(11, 16, 11, 16)), ("24412", Insets(15, 16, 15, 16))])
  func contentViewsOfCellsHaveTheTablesMargins(_ tools: String, _ expected: Insets) throws {
    let table = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content" preservesSuperviewLayoutMargins="YES"/>
      </tableViewCell></prototypes>
      """
    let scene = try resolved(
      storyboard(
        scene(rootView("table", tag: "tableView", content: table)),
        head: DocumentHead(toolsVersion: tools, device: "retina4_7")))
    let context = ContainerContext(size: Size(width: 375, height: 667), safeArea: .zero, in: scene.configuration)
    let frames = [Rect(0, 0, 375, 667), Rect(0, 0, 375, 44), Rect(0, 0, 375, 44)]
    let insets = GuideInsetsResolver(scene: scene, context: context, frames: frames).resolve()
    #expect(insets.margins[try scene.index("content")] == expected)
  }
}
