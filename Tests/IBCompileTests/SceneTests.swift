import IBCompile
import Testing

/// Nibs of controllers, and the bars and items in them.
@Suite struct SceneTests {
  private static let bar = """
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
    <rect key="frame" x="0" y="0" width="320" height="44"/></navigationBar>
    """

  private static func controller(_ inside: String) -> String {
    """
    <viewController title="Front" id="front" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
    <navigationItem key="navigationItem" title="Front" id="item">
    <barButtonItem key="leftBarButtonItem" title="Close" id="close">
    <connections><segue destination="exit" kind="unwind" unwindAction="back:" id="away"/></connections>
    </barButtonItem>
    <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
    <connections><action selector="add:" destination="front" id="act"/></connections>
    </barButtonItem>
    </navigationItem>
    <connections>\(inside)</connections>
    </viewController>
    <exit id="exit" sceneMemberID="exit"/>
    """
  }

  private static let navigation = """
    <navigationController id="nav" sceneMemberID="viewController">\(bar)
    <connections><segue destination="front" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """

  @Test func aControllerHasItsItemsAndSegues() throws {
    let show = #"<segue destination="nav" kind="show" identifier="Go" id="go"/>"#
    let nib = try CompiledXib(scene: "UIViewController-front", in: Self.controller(show), Self.navigation)
    #expect(nib.result.problems.isEmpty)
    #expect(try nib.object("UIStoryboardShowSegueTemplate")["UIActionName"] == "showViewController:sender:")
    #expect(try nib.object("UIStoryboardUnwindSegueTemplate")["UIAction"] == "back:")
    #expect(try nib.objects("UIBarButtonItem").count == 2)
    #expect(try nib.object("UINavigationItem")["UILargeTitleDisplayMode"] == "0")
    #expect(try nib.objects("UIRuntimeEventConnection").map { $0["UILabel"] } == ["add:", "perform:"])
    let labels = try nib.objects("UIRuntimeOutletConnection").map { $0["UILabel"] }
    #expect(labels == ["storyboard", "sceneViewController", "viewController", "viewController"])
  }

  @Test func aNavigationControllerHasItsFirstControllerInIt() throws {
    let nib = try CompiledXib(scene: "UINavigationController-nav", in: Self.controller(""), Self.navigation)
    #expect(nib.result.problems.isEmpty)
    #expect(try nib.object("UINavigationBar")["UIBarPosition"] == "2")
    #expect(try nib.objects("UIViewController").count == 1)
    let placeholders = try nib.objects("UIProxyObject").map { $0["UIProxiedObjectIdentifier"] }
    #expect(placeholders == ["UIStoryboardPlaceholder", "IBFilesOwner", "IBFirstResponder", "UIStoryboardPlaceholder"])
  }

  @Test func aControllerInsideOfItselfIsAProblem() throws {
    let segue = #"<segue destination="nav" kind="relationship" relationship="rootViewController" id="r"/>"#
    let text = #"<navigationController id="nav"><connections>\#(segue)</connections></navigationController>"#
    let nib = try CompiledXib(scene: "UINavigationController-nav", in: text)
    #expect(nib.result.problems.map(\.subject) == ["id"])
  }

  @Test func segueKindsThatAreNotKnownAreProblems() throws {
    let segue = #"<segue destination="nav" kind="sideways" id="s"/>"#
    let nib = try CompiledXib(scene: "UIViewController-front", in: Self.controller(segue), Self.navigation)
    #expect(nib.result.problems.map(\.subject) == ["segue@kind"])
  }

  @Test func barsOfXibsHaveTheirItems() throws {
    let xib = try CompiledXib(
      """
      <navigationBar contentMode="scaleToFill" translucent="NO" id="b"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <items><navigationItem title="One" id="i"/></items></navigationBar>
      <tabBar contentMode="scaleToFill" id="t"><rect key="frame" x="0" y="0" width="320" height="49"/>
      <items><tabBarItem systemItem="search" id="s"/></items></tabBar>
      """)
    #expect(xib.result.problems.isEmpty)
    #expect(try xib.object("UINavigationBar")["UIBarTranslucence"] == "2")
    #expect(try xib.object("UITabBarItem")["UISystemItem"] == "8")
    #expect(try xib.object("UINavigationItem")["UINavigationBar"] != nil)
  }

  @Test func aProgressIsRefusedAndNoneIsNot() throws {
    let view = { (words: String) in
      #"<progressView \#(words) id="p"><rect key="frame" x="0" y="0" width="9" height="4"/></progressView>"#
    }
    #expect(try CompiledXib(view("")).result.problems.isEmpty)
    let half = try CompiledXib(view(#"progress="0.5""#))
    #expect(half.result.problems.map(\.subject) == ["progressView@progress"])
  }
}
