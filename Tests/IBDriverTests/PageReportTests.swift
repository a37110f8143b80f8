import Foundation
import IBDriver
import Testing

@Suite struct PageReportTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
    <scenes><scene sceneID="s1"><objects>
      <viewController id="c1" customClass="StartController"><view key="view" id="v1">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
          <label text="&lt;/script>&lt;b>" id="l1" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="40" width="100" height="20"/></label>
        </subviews><constraints>
          <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20"
            id="k1"/>
          <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="40" id="k2"/>
        </constraints></view></viewController>
    </objects></scene></scenes></document>
    """

  /// The data of the documents of a page.
  private func documents(_ page: String) throws -> [[String: Any]] {
    try page.matches(of: #/<script type="application/json" class="document" data-path="[^"]*">(.*?)</script>/#).map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.output.1.utf8)) as? [String: Any])
    }
  }

  @Test func aPageHasEveryDocumentWithItsLayouts() async throws {
    let world = MemoryWorld(["b.storyboard": Self.storyboard, "a.xib": Documents.clean])
    #expect(await world.run("report", "--format", "html", "--on", "iphone-15", "--on", "iphone-se-3") == .success)
    let found = try documents(world.output)
    #expect(found.map { $0["path"] as? String } == ["a.xib", "b.storyboard"])
    let scenes = try #require(found[1]["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["class"] as? String } == ["StartController"])
    let layouts = try #require(scenes[0]["layouts"] as? [String: Any])
    let views = try #require(layouts["views"] as? [[String: Any]])
    let frames = views.map { $0["r"] as? [[Double]] }
    // Pattern 0 gives the first value to the first configuration.
    #expect(frames[0] == [[0], [0], [0, 393, 375], [0, 852, 667]])
    #expect(frames[1]?.prefix(2) == [[20], [40]])
    #expect(found[1]["patterns"] as? [String] == ["01"])
    #expect((found[1]["configurations"] as? [String: [Any]])?["names"]?.count == 2)
  }

  @Test func constraintsNameViewsByTheirNumbers() async throws {
    let world = MemoryWorld(["b.storyboard": Self.storyboard])
    #expect(await world.run("report", "--format", "html", "--on", "iphone-15") == .success)
    let scenes = try #require(try documents(world.output).first?["scenes"] as? [[String: Any]])
    let constraints = try #require(scenes[0]["constraints"] as? [[Any]])
    #expect(constraints.map { $0.first as? String } == ["k1", "k2"])
    let first = try #require(constraints[0][1] as? [Any])
    #expect(first.first as? Int == 1 && first.last as? String == "leading")
    #expect(constraints[0].last as? Int == 8)
  }

  @Test func wordsOfTheFileCannotEndTheScript() async {
    let world = MemoryWorld(["b.storyboard": Self.storyboard])
    #expect(await world.run("report", "--format", "html", "--on", "iphone-15") == .success)
    #expect(!world.output.contains("</script><b>"))
    #expect(world.output.contains(#"\u003c/script>\u003cb>"#))
  }

  @Test func findingsOfLintAreInThePage() async throws {
    let world = MemoryWorld(["a.xib": Documents.repeating])
    #expect(await world.run("report", "--format", "html", "--on", "iphone-15") == .success)
    let findings = try #require(try documents(world.output).first?["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["rule"] as? String == "duplicate-id" })
  }

  @Test func aMalformedFileIsToldBesideThePage() async throws {
    let world = MemoryWorld(["a.xib": Documents.broken, "b.xib": Documents.clean])
    #expect(await world.run("report", "--format", "html", "--on", "iphone-15") == .findings)
    #expect(try documents(world.output).map { $0["path"] as? String } == ["b.xib"])
    #expect(world.diagnostics.contains("a.xib:1:"))
  }

  @Test func nothingIsLoadedFromAnywhere() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("report", "--format", "html", "--on", "iphone-15") == .success)
    #expect(world.output.contains("default-src 'none'"))
    #expect(!world.output.contains(" src=") && !world.output.contains("<link"))
    let addresses = world.output.matches(of: #/https?:[^"' ]*/#).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
  }

  @Test func theSameFilesGiveTheSamePage() async {
    let files = ["b.storyboard": Self.storyboard, "a.xib": Documents.clean]
    let (first, second) = (MemoryWorld(files), MemoryWorld(files))
    #expect(await first.run("report", "--format", "html", "--jobs", "1") == .success)
    #expect(await second.run("report", "--format", "html", "--jobs", "4") == .success)
    #expect(first.output == second.output && !first.output.isEmpty)
  }

  @Test func thePageBeginsWithTheScreensThatBreak() async throws {
    let world = MemoryWorld(["b.storyboard": Self.storyboard, "low.storyboard": Self.low])
    #expect(await world.run("report", "--format", "html") == .success)
    let text = try #require(
      world.output.firstMatch(of: #/<script type="application/json" id="matrix-data">(.*?)</script>/#)?.output.1)
    let data = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(data["classes"] as? [String] == ["iPhone portrait", "iPhone landscape", "iPad", "iPad column or split"])
    let screens = try #require(data["screens"] as? [[String: Any]])
    #expect(screens.map { $0["standing"] as? String } == ["breaks", "same"])
    #expect(screens[0]["file"] as? String == "low.storyboard")
    let problem = try #require((screens[0]["problems"] as? [[String: Any]])?.first)
    #expect(problem["classes"] as? [Int] == [1] && problem["view"] as? String == "l1")
    // The windows that the thumbnails show are in the page.
    let windows = try #require(screens[0]["windows"] as? [[String]])
    let document = try #require(try documents(world.output).last?["configurations"] as? [String: Any])
    #expect(windows.flatMap(\.self) == document["names"] as? [String])
  }

  /// A label below a phone in landscape.
  private static let low =
    storyboard
    .replacing("constant=\"40\" id=\"k2\"", with: "constant=\"450\" id=\"k2\"").replacing(
      "&lt;/script>&lt;b>", with: "Low")
}
