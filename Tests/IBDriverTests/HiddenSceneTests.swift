import IBDriver
import IBTestSupport
import Testing

/// What is broken in a scene that nothing shows stops no app.
@Suite struct HiddenSceneTests {
  /// - Parameters:
  ///   - scenes: of each its number, the identifier and the class of the controller.
  ///   - initial: the id of the initial controller.
  private static func storyboard(_ scenes: [(Int, String?, String)], initial: String = "con-0") -> String {
    let texts = scenes.map { number, identifier, name in
      let attribute = identifier.map { "storyboardIdentifier=\"\($0)\"" } ?? ""
      return """
        <scene sceneID="sce-\(number)"><objects>
          <viewController id="con-\(number)" \(attribute) customClass="\(name)" customModule="Shop"
            customModuleProvider="target"><connections>
            <outlet property="amonut" destination="con-\(number)" id="out-\(number)"/></connections></viewController>
        </objects></scene>
        """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="\(initial)"><scenes>\(texts.joined())</scenes></document>
      """
  }

  private func findings(_ storyboard: String, code: String) async -> [String] {
    let declarations = "class First: UIViewController {}\nclass Second: UIViewController {}\n"
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(files: ["Shop.storyboard"]), ".git/config": "",
      "Shop.storyboard": storyboard, "Screens.swift": declarations, "App.swift": code,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-outlet")
    return world.output.split(separator: "\n").map(String.init).filter { $0.contains("has no outlet") }
  }

  @Test(arguments: [
    #"let shop = UIStoryboard(name: "Shop", bundle: nil); shop.instantiateInitialViewController(); show(shop, "Two")"#,
    #"let name = "Shop"; let identifier = "Two""#, #"let name = "Shop"; Second.show()"#,
  ])
  func aSceneThatCodeAsksForIsShown(_ code: String) async {
    let lines = await findings(Self.storyboard([(0, nil, "First"), (1, "Two", "Second")]), code: code)
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(" error: ") && !$0.contains("shows this scene") })
  }

  @Test func aSceneWithAnIdentifierThatNothingAsksForIsHidden() async {
    let code = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()"#
    let lines = await findings(Self.storyboard([(0, nil, "First"), (1, "Two", "Second")]), code: code)
    #expect(lines.first?.contains(" error: class 'First'") == true)
    #expect(lines.last?.contains(" warning: class 'Second'") == true)
    #expect(lines.last?.contains("; nothing in the project shows this scene") == true)
  }

  /// Code asks for one scene of a class by its identifier; that does not show the other one.
  @Test func aClassShowsOnlyTheSceneThatIsAskedFor() async {
    let code =
      #"let a = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "Two") as? Second"#
    let scenes = Self.storyboard([(0, nil, "First"), (1, "Two", "Second"), (2, "Other", "Second")])
    let lines = await findings(scenes, code: code)
    #expect(lines.map { $0.contains(" warning: ") } == [false, true, true])
  }

  /// Nothing loads the storyboard: code mentions the class, but makes it otherwise.
  @Test func scenesOfAStoryboardThatNothingLoadsAreHidden() async {
    let lines = await findings(Self.storyboard([(0, "One", "First")]), code: "let a = First()")
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains(" warning: ") })
  }

  /// A control that takes no touches sends nothing.
  @Test(arguments: [true, false])
  func anActionThatIsNeverSentIsAWarning(_ takesTouches: Bool) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": "class Price: UIView {}",
      "Price.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="vie-w0-001" customClass="Price" customModule="Shop" customModuleProvider="target"/>
        <button id="but-to-001" userInteractionEnabled="\(takesTouches ? "YES" : "NO")"><connections>
          <action selector="buy:" destination="vie-w0-001" eventType="touchUpInside" id="act-io-001"/>
        </connections></button>
      </objects></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-action")
    #expect(world.output.contains(takesTouches ? "error: class 'Price' has no" : "warning: class 'Price' has no"))
  }

  /// Code opens one scene of the storyboard by its identifier and no first scene.
  @Test func theFirstSceneIsHiddenWhereCodeOpensOnlyAnother() async {
    let code = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "Two")"#
    let lines = await findings(Self.storyboard([(0, nil, "First"), (1, "Two", "Second")]), code: code)
    // Errors come first.
    #expect(lines.map { $0.contains(" warning: class 'First'") } == [false, true])
  }

  /// A literal is a part of an identifier only where code joins it with something, or where its end is marked.
  @Test(arguments: [
    (#"let kind = "fast""#, true), (#"let name = "fast" + kind"#, false), (#"let name = "\(kind)Checkout""#, false),
    (#"let name = kind.appending("Checkout")"#, false), (#"let name = "Check""#, true),
  ])
  func textsThatAreJoinedMayNameAScene(_ code: String, _ isHidden: Bool) async {
    let start = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController();"#
    let scenes = Self.storyboard([(0, nil, "First"), (1, "fastCheckout", "Second")])
    let lines = await findings(scenes, code: start + code)
    #expect(lines.map { $0.contains(" warning: ") } == [false, isHidden])
  }

  /// A segue of a controller without an identifier shows nothing: nothing can start it.
  @Test(arguments: ["", "identifier=\"next\""])
  func aSegueThatNothingStartsShowsNoScene(_ identifier: String) async {
    let scenes = Self.storyboard([(0, nil, "First"), (1, nil, "Second")]).replacing(
      "id=\"out-0\"/>", with: "id=\"out-0\"/><segue destination=\"con-1\" kind=\"show\" \(identifier) id=\"seg-0\"/>")
    let code = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()"#
    let lines = await findings(scenes, code: code)
    #expect(lines.map { $0.contains(" warning: ") } == [false, identifier.isEmpty])
  }

  /// SwiftGen names every scene; the scenes that count are those whose names are used.
  @Test(arguments: ["", "StoryboardScene.Shop.two.instantiate()"])
  func aSceneWithAGeneratedNameIsShownIfTheNameIsUsed(_ use: String) async {
    let generated = #"enum Shop { static let two = SceneType<Second>(storyboard: Shop.self, identifier: "Two") };"#
    let start = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController();"#
    let lines = await findings(
      Self.storyboard([(0, nil, "First"), (1, "Two", "Second")]), code: start + generated + use)
    #expect(lines.map { $0.contains(" warning: ") } == [false, use.isEmpty])
  }

  /// - Parameter scene: the objects of a storyboard's only scene besides its controller.
  private func actions(_ scene: String, code: String = "") async -> String {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "",
      "App.swift": "class Price: UIViewController { \(code) }",
      "Price.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="con-0">
      <scenes><scene sceneID="sce-0"><objects>
        <viewController id="con-0" customClass="Price" customModule="Shop" customModuleProvider="target">
          <connections><outlet property="amount" destination="but-1" id="out-1"/></connections></viewController>
        \(scene)
      </objects></scene></scenes></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-action")
    return world.output
  }

  private static func button(_ id: String) -> String {
    """
    <button id="\(id)"><connections>
      <action selector="buy:" destination="con-0" eventType="touchUpInside" id="act-\(id)"/></connections></button>
    """
  }

  /// A prototype that no source dequeues is never made.
  @Test(arguments: [("Row", ""), ("Other", "; no source file dequeues this cell")])
  func aCellThatNothingDequeuesIsHidden(_ asked: String, _ hint: String) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "",
      "App.swift":
        "class Cell: UITableViewCell {}\nfunc f() { list.dequeueReusableCell(withIdentifier: \"\(asked)\", for: path) }",
      "Price.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableView id="tab-1"><prototypes>
          <tableViewCell reuseIdentifier="Row" id="cel-1" customClass="Cell" customModule="Shop"
            customModuleProvider="target"><connections>
            <outlet property="amonut" destination="cel-1" id="out-1"/></connections></tableViewCell></prototypes></tableView>
      </objects></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-outlet")
    #expect(world.output.contains("\(hint.isEmpty ? "error" : "warning"): class 'Cell' has no outlet 'amonut'\(hint)"))
  }

  /// A build drops an outlet to an object that is gone; it is missed only where the class has it.
  @Test(arguments: [
    ("@IBOutlet var amount: UILabel!", "error"), ("@IBOutlet var amount: UILabel?", "warning"), ("", "warning"),
  ])
  func anOutletToNothingIsAnErrorIfTheClassHasIt(_ member: String, _ severity: String) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": "class Price: UIView { \(member) }",
      "Price.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="vie-1" customClass="Price" customModule="Shop" customModuleProvider="target"><connections>
          <outlet property="amount" destination="gone" id="out-1"/></connections></view>
      </objects></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "dangling-reference")
    #expect(
      world.output.contains("\(severity): outlet 'amount' of Price refers to 'gone', which does not exist in this"))
  }

  /// A view beside the controller is shown only if an outlet leads to it.
  @Test func aViewThatNoOutletLeadsToSendsNothing() async {
    #expect(await actions(Self.button("but-1")).contains("error: class 'Price' has no action 'buy:'"))
    #expect(await actions(Self.button("but-2")).contains("warning: class 'Price' has no action 'buy:'"))
  }

  @Test func aControlThatCodeDisablesMaySendNothing() async {
    let off = "@IBOutlet var amount: UIButton!; func f() { amount.isEnabled = false }"
    #expect(await actions(Self.button("but-1"), code: off).contains("warning: class 'Price' has no action 'buy:'"))
    let on = off.replacing("false", with: "true")
    #expect(await actions(Self.button("but-1"), code: on).contains("error: class 'Price' has no action 'buy:'"))
  }

  /// An item of a bar has one action, which may be that of its segue.
  @Test(arguments: ["", #"<segue destination="con-0" kind="show" id="seg-1"/>"#])
  func anItemWithASegueMaySendNothing(_ segue: String) async {
    let item = Self.button("but-1").replacing("button", with: "barButtonItem").replacing(
      "</connections>", with: "\(segue)</connections>")
    #expect(await actions(item).contains(segue.isEmpty ? "error: " : "warning: "))
  }

  /// A build makes the names for R.swift, so that any of them may be used.
  @Test func generatedNamesHideNothing() async {
    let lines = await findings(Self.storyboard([(0, "One", "First")]), code: "import Rswift")
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains(" error: ") })
  }
}
