import IBSource
import IBTestSupport
import Synchronization
import Testing

@testable import IBDriver

/// Documents larger than any of an app: the run goes on, and says what it left out.
@Suite struct LimitTests {
  @Test func aConfigurationHasABudget() throws {
    let bytes = Array("a: [b, b, b]\nc: d\n".utf8)
    #expect(try YAMLReader.read(bytes, ReadingBudget(8))?.entries?.count == 2)
    let problem = #expect(throws: ConfigurationProblem.self) { try YAMLReader.read(bytes, ReadingBudget(3)) }
    #expect(problem?.message.hasSuffix("values and keys") == true && problem?.position.line == 1)
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES"><scenes>\(scenes)</scenes></document>
    """
  }

  private static func scene(_ id: String, _ subviews: String, constraints: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="c\(id)" sceneMemberID="viewController">
    <view key="view" id="r\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view>
    </viewController></objects></scene>
    """
  }

  private static func label(_ number: Int) -> String {
    """
    <label text="Label \(number)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">
    <rect key="frame" x="7" y="\(number)" width="60" height="20"/></label>
    """
  }

  private static func stack(_ count: Int) -> String {
    let edges = ["top", "bottom", "leading", "trailing"].map {
      """
      <constraint firstItem="st" firstAttribute="\($0)" secondItem="r0" secondAttribute="\($0)" id="e\($0)"/>
      """
    }
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="st">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\((0..<count).map(label).joined())</subviews></stackView>
      """
    return storyboard(scene("0", stack, constraints: edges.joined()))
  }

  private static func cells(_ count: Int) -> String {
    let cells = (0..<count).map { number in
      """
      <tableViewCell reuseIdentifier="R\(number)" id="q\(number)">
      <rect key="frame" x="0.0" y="\(44 * number)" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="q\(number)" id="p\(number)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/></tableViewCellContentView></tableViewCell>
      """
    }
    let table = """
      <tableView dataMode="prototypes" rowHeight="44" id="tv"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <prototypes>\(cells.joined())</prototypes></tableView>
      """
    return storyboard(scene("0", table))
  }

  @Test(arguments: [
    ("views=3", stack(4), "the scene has 6 views, more than the 3 that Keyline lays out: all keep their stored frames"),
    ("cells=9", cells(6), "the scene has too many cells to lay out: 'q"),
    ("system=8", stack(12), "the views in 'r0' depend on each other in too many ways: 14 views keep"),
  ])
  func whatIsTooLargeKeepsItsStoredFrames(_ limit: String, _ document: String, _ message: String) async {
    let world = MemoryWorld(["A.storyboard": document])
    #expect(await world.run("resolve", "--on", "iphone-15", "--limit", limit, "A.storyboard") == .success)
    #expect(world.output.contains("limit "))
    #expect(world.output.contains(message), "\(world.output)")
    #expect(world.output.contains("raise it with --limit \(limit.prefix { $0 != "=" })=N"))
    #expect(world.output.contains("x y width height"))
    let whole = MemoryWorld(["A.storyboard": document])
    #expect(await whole.run("resolve", "--on", "iphone-15", "A.storyboard") == .success)
    #expect(!whole.output.contains("--limit"))
  }

  /// Of four scenes on two configurations three are laid out, the same ones on both.
  @Test func scenesBeyondTheLimitAreLeftOut() async {
    let document = Self.storyboard((1...4).map { Self.scene("\($0)", Self.label(1)) }.joined())
    let world = MemoryWorld(["A.storyboard": document])
    let arguments = ["resolve", "--on", "iphone-15", "--on", "ipad-9", "-f", "jsonl", "--limit", "layouts=7"]
    #expect(await CommandLineTool.run(arguments + ["A.storyboard"], in: world.world) == .success)
    let lines = world.output.split(separator: "\n")
    #expect(lines.map { $0.contains(#""views":[]"#) } == [false, false, false, false, false, false, true, true])
    #expect(lines.count { $0.contains("the document has 4 scenes, more than the 3 that Keyline lays out in") } == 2)
    #expect(await world.run("migrate", "safe-area", "--dry-run", "--limit", "layouts=8", "A.storyboard") == .success)
  }

  @Test func theLinterSaysWhatItDidNotJudge() async {
    let world = MemoryWorld(["A.storyboard": Self.stack(4)])
    _ = await world.run("lint", "--on", "iphone-15", "--limit", "views=3")
    let findings = world.output.split(separator: "\n").filter { $0.contains("(layout-too-large)") }
    #expect(findings.count == 1 && findings.first?.contains("warning: the scene has 6 views") == true)
  }

  @Test(arguments: ["views", "views=", "views=0", "views=-1", "views=x", "depth=3"])
  func aLimitHasANameAndANumber(_ limit: String) async {
    let world = MemoryWorld(["A.storyboard": Self.stack(1)])
    #expect(await world.run("resolve", "--limit", limit, "A.storyboard") == .usage)
  }

  /// Each scene embeds the one before it in the file, so that the last is the outermost of all. A level of a recursion
  /// takes 17 KB of a thread's stack in an optimized build, and those of a pool have 8 MB at most.
  @Test func aChainOfEmbeddedScenesIsLaidOutWithoutRecursion() async {
    let scenes = (0..<600).map { number in
      Self.scene(
        "\(number)",
        number == 0
          ? ""
          : """
          <containerView translatesAutoresizingMaskIntoConstraints="NO" id="e\(number)">
          <rect key="frame" x="0.0" y="0.0" width="\(300 + number)" height="500"/><connections>
          <segue destination="c\(number - 1)" kind="embed" id="g\(number)"/></connections></containerView>
          """)
    }
    let world = MemoryWorld(["A.storyboard": Self.storyboard(scenes.joined())])
    #expect(await world.run("resolve", "--on", "iphone-15", "-f", "csv", "A.storyboard") == .success)
    // The innermost scene has the width of the container view around it.
    #expect(world.output.contains("A.storyboard,s0,iphone-15.portrait,r0,view,,,false,0,0,301,500,"))
  }

  /// Listing a catalog costs as much as it has sets.
  @Test func aCatalogIsNotListedOnceForEachOfItsSets() async {
    let sets = (0..<40).map { ("App/Assets.xcassets/i\($0).imageset/Contents.json", #"{"images":[]}"#) }
    let memory = MemoryWorld(
      Dictionary(uniqueKeysWithValues: sets + [("App/a.swift", ""), ("App.xcodeproj/project.pbxproj", "")]))
    let listings = Mutex(0)
    var world = memory.world
    let list = world.list
    world.list = { folder in
      if folder.hasSuffix("Assets.xcassets") { listings.withLock { $0 += 1 } }
      return list(folder)
    }
    _ = await CommandLineTool.run(["lint", "--only-rule", "unused-asset"], in: world)
    #expect(memory.output.split(separator: "\n").count == 40)
    #expect(listings.withLock { $0 } < 5)
  }

  /// Ten times the keys may not cost a hundred times as long.
  @Test func keysOfAConfigurationCostTheSameEach() async {
    func time(_ count: Int) async -> Duration {
      let keys = (0..<count).map { "key\($0): 1\n" }.joined()
      let world = MemoryWorld(["A.xib": Documents.clean, ".keyline.yml": keys])
      return await ContinuousClock().measure { _ = await world.run("lint", "--no-layout") }
    }
    _ = await time(100)
    let isEven = await holdsInATry {
      let few = await time(1_000)
      return await time(10_000) < few * 40
    }
    #expect(isEven)
  }

  /// A file may be one line: the whole of it was decoded for each finding.
  @Test func findingsInOneLineCostTheSameEach() async {
    func time(_ count: Int) async -> Duration {
      let views = String(repeating: #"<view contentMode="scaleToFill" id="same"/>"#, count: count)
      let text = Self.storyboard(Self.scene("a", views))
      let world = MemoryWorld(["A.storyboard": text.split(separator: "\n").joined(separator: " ")])
      let time = await ContinuousClock().measure { _ = await world.run("lint", "--no-layout", "-f", "html") }
      #expect(world.output.split(separator: "<mark>").count > count)
      return time
    }
    _ = await time(10)
    let isEven = await holdsInATry {
      let few = await time(100)
      return await time(6_400) < few * 300
    }
    #expect(isEven)
  }
}
