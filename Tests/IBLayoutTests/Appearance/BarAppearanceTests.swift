import IBContent
import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct BarAppearanceTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"
      useSafeAreas="YES"><scenes>
    <scene sceneID="s0"><objects><tabBarController id="t"><connections>
      <segue destination="n" kind="relationship" relationship="viewControllers" id="g1"/>
      <segue destination="o" kind="relationship" relationship="viewControllers" id="g2"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="s1"><objects><navigationController id="n"><tabBarItem key="tabBarItem" title="Home" id="i1"/>
      <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="g3"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="r"><view key="view" id="v1">
      <rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <navigationItem key="navigationItem" title="Places" id="ni">
        <barButtonItem key="rightBarButtonItem" systemItem="edit" id="bi"/></navigationItem>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="o"><view key="view" id="v2">
      <rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <tabBarItem key="tabBarItem" title="Other" id="i2"/></viewController></objects></scene>
    </scenes></document>
    """

  private func scene(_ controller: String, isDrawn: Bool = true) throws -> SceneLayout {
    let layouts = LayoutEngine(try model(Self.storyboard), .documentAlone)
      .layouts(in: try configuration("iphone-15"), detail: isDrawn ? .picture : .frames)
    return try #require(layouts.first { $0.scene.controller == controller })
  }

  @Test func barsEndWhereTheSafeAreaBegins() throws {
    let scene = try scene("r")
    #expect(scene.bars.map(\.kind) == [.navigation, .tab])
    #expect(scene.bars.first?.frame.maxY == scene.safeArea.top)
    #expect(scene.bars.last?.frame.y == 852 - scene.safeArea.bottom)
    #expect(scene.bars.last?.frame.maxY == 852)
  }

  @Test func aNavigationBarHasTheScenesTitleAndItems() throws {
    let bar = try #require(try scene("r").bars.first)
    #expect(bar.title?.lines.map(\.text) == ["Places"])
    #expect(bar.items.compactMap { $0.title?.lines.first?.text } == ["Edit"])
    let item = try #require(bar.items.first)
    #expect(item.frame.x > 393 / 2 && item.frame.maxX <= 393)
  }

  @Test func theTabThatLeadsToTheSceneIsChosen() throws {
    let bar = try #require(try scene("r").bars.last)
    #expect(bar.items.compactMap { $0.title?.lines.first?.text } == ["Home", "Other"])
    func colors(_ bar: BarAppearance?) -> [DisplayColor?] { bar?.items.map { $0.title?.color } ?? [] }
    #expect(colors(bar).first != colors(bar).last)
    #expect(colors(try scene("o").bars.last) == colors(bar).reversed())
  }

  /// Each tab is a screen with an item.
  private func tabs(_ count: Int, chosen: Int, on words: String) throws -> [(title: String, color: DisplayColor?)] {
    let names = (1...count).map { "c\($0)" }
    let screens = names.map { name in
      IBTestSupport.scene(
        rootView("root-\(name)").replacing("\"safe\"", with: "\"safe-\(name)\"")
          + "<tabBarItem key=\"tabBarItem\" title=\"\(name)\" id=\"item-\(name)\"/>", id: name)
    }
    let container = IBTestSupport.scene(
      connections(names.map { relationship("viewControllers", to: $0) }.joined()), id: "tabs", tag: "tabBarController")
    let document = try model(IBTestSupport.storyboard(container + screens.joined()))
    let layouts = LayoutEngine(document, .documentAlone).layouts(in: try configuration(words), detail: .picture)
    let layout = try #require(layouts.first { $0.scene.controller == "c\(chosen)" })
    let bar = try #require(layout.bars.first { $0.kind == .tab })
    return bar.items.compactMap { item in item.title?.lines.first.map { ($0.text, item.title?.color) } }
  }

  /// UITabBarController: the bar of a phone has five places.
  @Test(arguments: [
    (5, "iphone-15", ["c1", "c2", "c3", "c4", "c5"]), (6, "iphone-15", ["c1", "c2", "c3", "c4", "More"]),
    (6, "ipad-9,ios=17", ["c1", "c2", "c3", "c4", "c5", "c6"]),
  ])
  func furtherTabsAreBehindMore(count: Int, words: String, titles: [String]) throws {
    #expect(try tabs(count, chosen: 1, on: words).map(\.title) == titles)
  }

  @Test(arguments: [(4, 3), (5, 4), (6, 4)])
  func aTabBehindMoreChoosesMore(chosen: Int, place: Int) throws {
    let colors = try tabs(6, chosen: chosen, on: "iphone-15").map(\.color)
    #expect(colors.indices.filter { place in colors.count { $0 == colors[place] } == 1 } == [place])
  }

  @Test(arguments: [("iphone-15,ios=17", true), ("iphone-12,ios=14", false)])
  func aNavigationBarIsClearAtTheEdgeOfItsContentFromIOS15On(_ words: String, _ isClear: Bool) throws {
    let layouts = LayoutEngine(try model(Self.storyboard), .documentAlone).layouts(
      in: try configuration(words), detail: .picture)
    let bars = try #require(layouts.first { $0.scene.controller == "r" }).bars
    #expect((bars.first?.background == nil) == isClear && bars.last?.background != nil)
  }

  @Test func aTabWithoutAnImageShowsItsTitleAlone() throws {
    #expect(try scene("r").bars.last?.items.allSatisfy { $0.image.isEmpty && $0.title != nil } == true)
  }

  @Test func onlyDrawnLayoutsHaveThem() throws {
    #expect(try scene("r", isDrawn: false).bars.isEmpty)
  }
}
