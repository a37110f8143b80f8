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

  private func findings(
    _ storyboard: String, code: String, _ rule: String = "unknown-outlet", _ words: String = "has no outlet",
    texts: String = ""
  ) async -> [String] {
    let declarations = "class First: UIViewController {}\nclass Second: UIViewController {}\n"
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(files: ["Shop.storyboard"]), ".git/config": "",
      "Shop.storyboard": storyboard, "Screens.swift": declarations, "App.swift": code,
      "en.lproj/Localizable.strings": texts,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", rule)
    return world.output.split(separator: "\n").map(String.init).filter { $0.contains(words) }
  }

  @Test(arguments: [
    #"let shop = UIStoryboard(name: "Shop", bundle: nil); shop.instantiateInitialViewController(); show(shop, "Two")"#,
    #"var name = "Shop"; let identifier = "Two"; show(name, identifier)"#, #"var name = "Shop"; Second.show()"#,
  ])
  func aSceneThatCodeAsksForIsShown(_ code: String) async {
    // Without its identifier in a text, code can derive it from the class only.
    let identifier = code.contains("Two") ? "Two" : "Second"
    let lines = await findings(Self.storyboard([(0, nil, "First"), (1, identifier, "Second")]), code: code)
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(" error: ") && !$0.contains("shows this scene") })
  }

  @Test func aSceneWithAnIdentifierThatNothingAsksForIsHidden() async {
    let code = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()"#
    let lines = await findings(Self.storyboard([(0, nil, "First"), (1, "Two", "Second")]), code: code)
    #expect(lines.first?.contains(" error: class First") == true)
    #expect(lines.last?.contains(" warning: class Second") == true)
    #expect(lines.last?.contains("; the project never shows this scene") == true)
  }

  /// Only a function without callers creates the controller.
  @Test(arguments: ["", "; init() { openSecond(1) }"])
  func aSceneThatOnlyUnusedCodeShowsIsHidden(_ caller: String) async {
    let code =
      #"let a = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController();"#
      + " class Router { func openSecond(_ number: Int) { Second.make(from: .shop) }\(caller) }; let router = Router()"
    let lines = await findings(Self.storyboard([(0, nil, "First"), (1, "Second", "Second")]), code: code)
    #expect(lines.last?.contains(caller.isEmpty ? " warning: class Second" : " error: class Second") == true)
  }

  /// Code asks for the scene by a wrong identifier, which another rule reports.
  @Test(arguments: [("TwoItems", 0), ("Others", 1)])
  func aSceneThatCodeMisspellsIsNotUnreachable(_ asked: String, _ count: Int) async {
    let code =
      #"let a = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController(); "#
      + #"UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "\#(asked)")"#
    let scenes = Self.storyboard([(0, nil, "First"), (1, "TwoItem", "Second")])
    #expect(await findings(scenes, code: code, "unreachable-scene", "cannot appear").count == count)
  }

  /// Code may look up the identifiers of scenes in a table of texts.
  @Test(arguments: [("showTwo", "showTwo", 0), ("Two", "Two", 1), ("showTwo", "Show two", 1)])
  func aSceneThatATableOfTextsNamesIsReachable(_ identifier: String, _ text: String, _ count: Int) async {
    let code =
      #"let a = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "First"); show("K")"#
    let scenes = Self.storyboard([(0, "First", "First"), (1, identifier, "Second")])
    let lines = await findings(
      scenes, code: code, "unreachable-scene", "cannot appear", texts: "\"K\" = \"\(text)\";\n")
    #expect(lines.count == count, "\(lines)")
  }

  @Test func anUnknownClassOfAHiddenSceneIsANote() async {
    let code = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()"#
    let scenes = Self.storyboard([(0, nil, "Gone"), (1, "Two", "Lost")])
    let lines = await findings(scenes, code: code, "unknown-class", "is not declared")
    let absent = "is not declared in any source file"
    #expect(lines.first?.contains(" warning: class Gone \(absent), so it becomes a plain") == true)
    #expect(
      lines.last?.contains(" note: class Lost \(absent); the project never shows this scene: add the class") == true)
  }

  /// Code asks for one scene of a class by its identifier; that does not show the other one.
  @Test func aClassShowsOnlyTheSceneThatIsAskedFor() async {
    let code =
      #"let a = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "Two") as? Second"#
    let scenes = Self.storyboard([(0, nil, "First"), (1, "Two", "Second"), (2, "Other", "Second")])
    let lines = await findings(scenes, code: code)
    #expect(lines.map { $0.contains(" warning: ") } == [false, true, true])
  }

  /// Users never see the scenes of debug builds, so only mistakes that stop the app count there.
  @Test(arguments: [
    (#"show("One"); show("Two")"#, 2), ("show(\"One\")\n#if DEBUG\nshow(\"Two\")\n#endif", 1),
    ("show(\"One\")\n#if DEBUG\n#else\nshow(\"Two\")\n#endif", 2),
  ])
  func scenesOfDebugBuildsHaveNoWarnings(_ code: String, _ count: Int) async {
    let load = "var storyboard = \"Shop\"\n"
    let scenes = Self.storyboard([(0, "One", "Gone"), (1, "Two", "Lost")])
    #expect(await findings(scenes, code: load + code, "unknown-class", "is not declared").count == count)
    let outlets = Self.storyboard([(0, "One", "First"), (1, "Two", "Second")])
    #expect(await findings(outlets, code: load + code).count == 2)
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
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "",
      "App.swift": "class Price: UIView {}\nlet prices = [Price.self]",
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
    let silent =
      "note: class Price has no action 'buy:', which button 'but-to-001' sends; the control does not accept touches"
    #expect(world.output.contains(takesTouches ? "error: class Price has no" : silent))
  }

  /// A hidden button is touched only if code shows it, which needs an outlet.
  @Test(arguments: [
    ("but-1", "error: class Price has no action 'buy:', which button '"),
    (
      "but-3",
      "note: class Price has no action 'buy:', which button 'but-3' sends; the control or a view around it is hidden, "
        + "and no outlet refers to that one"
    ),
  ])
  func aHiddenControlThatNoOutletLeadsToSendsNothing(_ id: String, _ finding: String) async {
    let button = Self.button(id).replacing("<button ", with: "<button hidden=\"YES\" ")
    let view = "<view id=\"vie-1\">\(button)</view>"
    let code = "func show() { amount.isHidden = false }"
    #expect(await actions(view, code: code, outlet: "vie-1").contains(finding))
  }

  /// What code hides, or does not show, is seldom touched.
  @Test(arguments: [
    (true, "", "no code shows the hidden control"),
    (false, "amount.isHidden = true", "code hides the control"),
    (false, "amount.removeFromSuperview()", "code hides the control"),
    (false, "amount.subviews.forEach { $0.removeFromSuperview() }", "code removes the control from its view"),
    (false, "amount.isHidden = isEmpty", "error: class Price has no action 'buy:', which button '"),
    (
      false, "amount.isHidden = true; amount.isHidden = false",
      "error: class Price has no action 'buy:', which "
        + "button '"
    ),
  ])
  func anActionOfAControlThatCodeHidesIsAWarning(_ isHidden: Bool, _ code: String, _ finding: String) async {
    let plain = Self.button("but-1")
    let button = isHidden ? plain.replacing("<button ", with: "<button hidden=\"YES\" ") : plain
    let output = await actions("<view id=\"vie-1\">\(button)</view>", code: "func f() { \(code) }", outlet: "vie-1")
    #expect(output.contains(finding), "\(output)")
  }

  /// No document loads a class that stops the app when one does.
  @Test(arguments: [("fatalError()", "warning"), ("super.init(coder: coder)", "error")])
  func aClassThatNoDocumentCanLoadHasNoErrors(_ body: String, _ severity: String) async {
    let code = "required init?(coder: NSCoder) { \(body) }"
    let output = await actions("<view id=\"vie-1\">\(Self.button("but-1"))</view>", code: code)
    #expect(output.contains("\(severity): class Price has no action 'buy:'"), "\(output)")
  }

  /// The items of a bar that the storyboard hides are seldom touched, and those of no bar never.
  @Test(arguments: [
    ("YES", "nav-1", "", "warning"), ("NO", "nav-1", "", "error"), ("NO", "con-0", "", "warning"),
    ("NO", "con-0", "let a = UINavigationController()", "error"),
  ])
  func anItemOfAHiddenBarIsAWarning(_ isHidden: String, _ first: String, _ code: String, _ severity: String) async {
    let bar = """
      <scene sceneID="sce-0"><objects>
        <navigationController navigationBarHidden="\(isHidden)" id="nav-1"><connections>
          <segue destination="con-0" kind="relationship" relationship="rootViewController" id="seg-1"/>
        </connections></navigationController></objects></scene>
      """
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": "class Price: UIViewController {}\n\(code)",
      "Price.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="\(first)"><scenes>\(first == "nav-1" ? bar : "")
      <scene sceneID="sce-1"><objects>
        <viewController id="con-0" customClass="Price" customModule="Shop" customModuleProvider="target">
          <navigationItem key="navigationItem" id="nai-1"><barButtonItem key="leftBarButtonItem" id="bar-1">
            <connections><action selector="buy:" destination="con-0" id="act-1"/></connections>
          </barButtonItem></navigationItem></viewController>
      </objects></scene></scenes></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-action")
    #expect(world.output.contains("\(severity): class Price has no action 'buy:'"), "\(world.output)")
  }

  /// What a function makes that nothing calls is not asked for; nor is a constant that nothing mentions.
  @Test(arguments: [
    (#"func makeSecond() -> UIViewController { load("Shop", "Two") }"#, true),
    (#"func makeSecond() -> UIViewController { load("Shop", "Two") }; let a = makeSecond()"#, false),
    (#"let identifierOfTwo = "Two""#, true), (#"let identifierOfTwo = "Two"; load(identifierOfTwo)"#, false),
  ])
  func anIdentifierInCodeThatNothingUsesShowsNoScene(_ code: String, _ isHidden: Bool) async {
    let start = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController();"#
    let lines = await findings(Self.storyboard([(0, nil, "First"), (1, "Two", "Second")]), code: start + code)
    #expect(lines.map { $0.contains(" warning: ") } == [false, isHidden])
  }

  /// Code may put the storyboard's name together; that is not certain enough for an error.
  @Test func aStoryboardWithANameThatCodePutsTogetherHasNoErrors() async {
    let lines = await findings(Self.storyboard([(0, "One", "First")]), code: #"let name = kind + "hop"; var a = "One""#)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("warning: class First has no outlet 'amonut'") == true)
    #expect(lines.first?.contains("; no source file contains the full name of this document as a string") == true)
  }

  /// Two targets may have a class of the same name, each with its own storyboard.
  @Test(arguments: [
    ("class Price: UIViewController {}", 0), ("", 1),
    ("func f() { let amount = UILabel(); amount.text = \"1\" }", 0),
    ("func f() { amount.text = \"1\" }", 1),
  ])
  func anOutletOfAnotherClassOrVariableIsNotMissed(_ more: String, _ count: Int) async {
    let inside = more.hasPrefix("func") ? more : ""
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "",
      "App.swift": """
      class Price: UIViewController { @IBOutlet var amount: UILabel!; func g() { amount.text = nil }; \(inside) }
      """, "Other.swift": inside.isEmpty ? more : "",
      "Price.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <viewController id="con-0" customClass="Price" customModule="Shop" customModuleProvider="target"/>
      </objects></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unconnected-outlet")
    #expect(world.output.split(separator: "\n").count { $0.contains("outlet 'amount' of class Price") } == count)
  }

  /// The observers of an outlet run only if it is connected.
  @Test(arguments: [
    ("", 0), ("; func f() { amount.text = nil }", 1), ("; func f(_ amount: UILabel) { amount.text = nil }", 0),
    ("; var limit = 1 { didSet { amount.text = nil } }", 1),
  ])
  func theObserversOfAnOutletDoNotUseIt(_ more: String, _ count: Int) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "",
      "App.swift": """
      class Price: UIViewController { @IBOutlet weak var amount: UILabel! { didSet { amount.text = "1" } }\(more) }
      """,
      "Price.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <viewController id="con-0" customClass="Price" customModule="Shop" customModuleProvider="target"/>
      </objects></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unconnected-outlet")
    #expect(world.output.split(separator: "\n").count { $0.contains("outlet 'amount'") } == count, "\(world.output)")
  }

  /// Code that computes the name of the storyboard still needs a segue or an identifier.
  @Test(arguments: [("", true), ("; load(\"Detail\")", false), ("; let other = Detail()", false)])
  func aComputedStoryboardShowsNoSceneWithoutItsIdentifier(_ more: String, _ isHidden: Bool) async {
    let code = #"let name = "Shop"; load(UIStoryboard(name: name, bundle: nil), "One")"# + more
    let lines = await findings(Self.storyboard([(0, "One", "First"), (1, "Detail", "Second")]), code: code)
    #expect(lines.map { $0.contains("; the project never shows this scene") } == [false, isHidden], "\(lines)")
  }

  /// Code that only mentions the class cannot make a scene with another identifier.
  @Test func aSceneWhoseIdentifierNoSourceHasIsHidden() async {
    let code = #"var name = "Shop"; load(name, "One"); if screen is Second { return }"#
    let lines = await findings(Self.storyboard([(0, "One", "First"), (1, "Two", "Second")]), code: code)
    #expect(lines.map { $0.contains("; the project never shows this scene") } == [false, true])
  }

  /// A gesture recognizer sends nothing if it is only in a hidden view that no outlet leads to.
  @Test(arguments: [("", "error: class Price"), ("hidden=\"YES\"", "note: class Price")])
  func aGestureInAHiddenViewSendsNothing(_ hidden: String, _ finding: String) async {
    let scene = """
      <view id="vie-1"><subviews><view \(hidden) id="box-1"><subviews><view id="tap-1"><connections>
        <outletCollection property="gestureRecognizers" destination="ges-1" appends="YES" id="col-1"/>
      </connections></view></subviews></view></subviews></view>
      <tapGestureRecognizer id="ges-1"><connections>
        <action selector="buy:" destination="con-0" id="act-1"/></connections></tapGestureRecognizer>
      """
    #expect(await actions(scene, outlet: "vie-1").contains(finding))
  }

  /// Many members that one class lacks are one finding.
  @Test func manyActionsOfOneClassAreOneFinding() async {
    let buttons = (1...5).map { Self.button("but-\($0)").replacing("buy:", with: "buy\($0):") }.joined()
    let output = await actions("<view id=\"vie-1\">\(buttons)</view>", outlet: "vie-1")
    #expect(output.contains("class Price lacks 5 connected actions (buy1:, buy2: and 3 more)"), "\(output)")
    #expect(output.split(separator: "\n").count { $0.contains("class Price") } == 1)
  }

  /// Code may put the name of a controller together that loads the nib, but nothing makes a view of its class.
  @Test(arguments: [("", "warning"), ("let row = RowView()", "error")])
  func theNibOfAnUnusedClassHasNoErrors(_ code: String, _ severity: String) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "RowView.swift": "class RowView: UIView {}",
      "UIView.swift": "extension UIView { static func load() { UINib(nibName: name(self), bundle: nil) } }",
      "App.swift": "let name = \"\\(kind)ViewController\"\n\(code)",
      "RowView.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="vie-w0-001" customClass="RowView" customModule="Shop" customModuleProvider="target"><connections>
        <outlet property="amount" destination="vie-w0-001" id="out-le-001"/></connections></view></objects></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-outlet")
    #expect(world.output.contains("\(severity): class RowView has no outlet 'amount'"), "\(world.output)")
  }

  /// A source whose only class nothing uses asks for nothing.
  @Test(arguments: [
    ("", false), ("func f(_ shown: UIViewController) -> Bool { shown is Old }", false), ("let old = Old()", true),
    ("class New: Old {}", true),
  ])
  func aSourceOfAnUnusedControllerHasNoFindings(_ use: String, isReported: Bool) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": use,
      "Shop.storyboard": Self.storyboard([(0, "One", "First")]),
      "Old.swift": "class Old: UIViewController { func f() { _ = UIStoryboard(name: \"Gone\", bundle: nil) } }",
    ])
    _ = await world.run("lint", "--only-rule", "unknown-storyboard-name")
    let finding = "warning: storyboard 'Gone' does not exist in the project, so the app crashes if it gets here"
    #expect(world.output.contains(finding) == isReported, "\(world.output)")
  }

  /// A reuse identifier that code only may derive from the class's name is not certain to be used.
  @Test(arguments: [
    ("table.dequeueReusableCell(withIdentifier: \"PriceCell\")", "error"),
    ("let identifier = \"PriceCell\"; show(identifier)", "warning"),
    ("func f(_ name: String) { table.dequeueReusableCell(withIdentifier: name) }; f(\"PriceCell\")", "error"),
    ("let rowName = \"PriceCell\"; func f() { table.dequeueReusableCell(withIdentifier: rowName) }", "error"),
    (
      "let rowName = \"Other\"; func f() { table.dequeueReusableCell(withIdentifier: rowName) }; f(\"PriceCell\")",
      "error"
    ),
    ("let cell = row as? PriceCell", "warning"),
  ])
  func aCellThatNoSourceNamesHasNoErrors(_ code: String, _ severity: String) async {
    let cell = """
      <tableViewCell reuseIdentifier="PriceCell" id="cel-l0-001" customClass="PriceCell" customModule="Shop" \
      customModuleProvider="target"><connections><outlet property="amount" destination="cel-l0-001" id="out-le-001"/>
      </connections></tableViewCell>
      """
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "",
      "PriceCell.swift": "class PriceCell: UITableViewCell {}", "App.swift": "struct App {}\n\(code)",
      "Shop.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-tr-001"><scenes><scene sceneID="sce-ne-001"><objects>
        <tableViewController id="con-tr-001"><tableView key="view" id="tab-le-001"><prototypes>\(cell)</prototypes>
        </tableView></tableViewController></objects></scene></scenes></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-outlet")
    #expect(world.output.contains("\(severity): class PriceCell has no outlet 'amount'"), "\(world.output)")
  }

  /// The controller of the table dequeues only other cells, so the one with the broken outlet is never loaded.
  @Test(arguments: [("\"price\"", "error"), ("\"other\"", "warning")])
  func aCellThatItsControllerDoesNotDequeueHasNoErrors(_ identifier: String, _ severity: String) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": "title(\"price\")",
      "Prices.swift": """
      class PriceCell: UITableViewCell {}
      class Prices: UITableViewController { func f() { list.dequeueReusableCell(withIdentifier: \(identifier)) } }
      """,
      "Shop.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-1"><scenes><scene sceneID="sce-1"><objects><tableViewController id="con-1" \
        customClass="Prices" customModule="Shop" customModuleProvider="target"><tableView key="view" id="tab-1">
        <prototypes><tableViewCell reuseIdentifier="price" id="cel-1" customClass="PriceCell" customModule="Shop" \
        customModuleProvider="target"><connections><outlet property="amount" destination="cel-1" id="out-1"/>
        </connections></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-outlet")
    #expect(world.output.contains("\(severity): class PriceCell has no outlet 'amount'"), "\(world.output)")
  }

  /// Code that asks for the scene itself needs no segue to it.
  @Test(arguments: [
    (
      nil,
      "warning: show segue to view controller 'con-tr-002' has no identifier, so code cannot perform it: add one, or connect "
        + "the segue to a control"
    ),
    (
      "let next = board.instantiateViewController(withIdentifier: \"Next\")",
      "note: show segue to view controller \"Next\" has no identifier, and code shows the scene without it: delete the "
        + "segue"
    ),
  ])
  func aManualSegueToASceneThatCodeShowsIsToBeDeleted(_ code: String?, _ message: String) async {
    let found = await segueFindings(code ?? "", identifier: code == nil ? "" : " storyboardIdentifier=\"Next\"")
    #expect(found.contains(message), "\(found)")
  }

  /// Code may name the scene by its class, or by a constant.
  @Test(arguments: ["String(describing: Next.self)", "\"Next\""])
  func aSceneWithANameInCodeMayBeShownByIt(_ value: String) async {
    let code = """
      let name = \(value)
      let next = board.instantiateViewController(withIdentifier: name)
      """
    let found = await segueFindings(
      code, identifier: " customClass=\"Next\" storyboardIdentifier=\"Next\"")
    #expect(found.contains("code shows the scene without it: delete the segue"), "\(found)")
  }

  /// If the identifier of the scene is unused, one finding is about the scene and the segue.
  @Test func aManualSegueToAnUnusedSceneIsTheReason() async {
    let found = await segueFindings("", identifier: " storyboardIdentifier=\"Next\"")
    #expect(!found.contains("manual-segue-without-identifier"), "\(found)")
    #expect(
      found.contains(
        "because the segue to it from view controller 'con-tr-001' has no identifier and no code that runs uses"),
      "\(found)")
  }

  /// A segue that code could perform is the reason, too.
  @Test func anUnperformedSegueToAnUnusedSceneIsTheReason() async {
    let found = await segueFindings("", identifier: " storyboardIdentifier=\"Next\"", segue: " identifier=\"next\"")
    #expect(
      found.contains(
        "because no code performs the segue 'next' to it from view controller 'con-tr-001' and no code that runs uses"),
      "\(found)")
  }

  /// The findings about a segue of a controller without an identifier, and about the scene to which it leads.
  private func segueFindings(_ code: String, identifier: String, segue: String = "") async -> String {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": "class App: UIResponder {}\n" + code,
      "Shop.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-tr-001"><scenes><scene sceneID="sce-ne-001"><objects>
        <viewController id="con-tr-001"><connections>
        <segue destination="con-tr-002" kind="show"\(segue) id="seg-ue-001"/></connections></viewController></objects></scene>
        <scene sceneID="sce-ne-002"><objects><viewController\(identifier) id="con-tr-002"/></objects>
      </scene></scenes></document>
      """,
    ])
    _ = await world.run("lint", "--only-rule", "manual-segue-without-identifier,unreachable-scene")
    return world.output
  }

  /// Calls of such a class look like calls of a function.
  @Test func aClassWithASmallLetterMayBeMade() async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": "class App { let router = shopRouter() }",
      "shopRouter.swift": "class shopRouter { init() { _ = Old() } }",
      "Shop.storyboard": Self.storyboard([(0, "One", "First")]),
      "Old.swift": "class Old: UIViewController { func f() { _ = UIStoryboard(name: \"Gone\", bundle: nil) } }",
    ])
    _ = await world.run("lint", "--only-rule", "unknown-storyboard-name")
    #expect(world.output.contains("warning: storyboard 'Gone' does not exist in the project, so the app crashes"))
  }

  /// A table view controller cannot control a plain view.
  @Test(arguments: [("UIViewController", true), ("UITableViewController", false)])
  func onlyAClassOfTheSameKindIsSuggested(_ parent: String, _ isSuggested: Bool) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "",
      "App.swift": "class PriceListController: \(parent) { @IBOutlet var amonut: UILabel! }",
      "Shop.storyboard": Self.storyboard([(0, "One", "PriceLsitController")]),
    ])
    _ = await world.run("lint", "--only-rule", "unknown-class")
    #expect(world.output.contains("class PriceLsitController is not declared in any source file"), "\(world.output)")
    #expect(world.output.contains("did you mean 'PriceListController'?") == isSuggested, "\(world.output)")
  }

  /// A class that only code can make, of a protocol in the style of Swift 4.
  @Test(arguments: [("", false), ("let coordinator = ShopCoordinator()", true)])
  func aCoordinatorThatNothingMakesHasNoFindings(_ code: String, _ isReported: Bool) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": "class App {}\n\(code)",
      "Coordinator.swift": "protocol Coordinator: class {}", "Shop.storyboard": Self.storyboard([(0, "One", "First")]),
      "ShopCoordinator.swift":
        "class ShopCoordinator: Coordinator { init() { _ = UIStoryboard(name: \"Gone\", bundle: nil) } }",
    ])
    _ = await world.run("lint", "--only-rule", "unknown-storyboard-name")
    #expect(
      world.output.contains("storyboard 'Gone' does not exist in the project") == isReported, "\(world.output)")
  }

  /// The class of the File's Owner makes no object.
  @Test func anUnknownClassOfTheFilesOwnerIsANote() async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "App.swift": "class Price: UIView {}",
      "Price.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Gone" customModule="Shop"
          customModuleProvider="target"><connections><outlet property="row" destination="vie-1" id="out-1"/></connections>
          </placeholder><view id="vie-1"/>
      </objects></document>
      """,
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-class")
    #expect(
      world.output.contains(
        "note: class Gone of the File's Owner is not declared in any source file: choose the class that loads"))
  }

  /// Code opens one scene of the storyboard by its identifier and no first scene.
  @Test func theFirstSceneIsHiddenWhereCodeOpensOnlyAnother() async {
    let code = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "Two")"#
    let lines = await findings(Self.storyboard([(0, nil, "First"), (1, "Two", "Second")]), code: code)
    // Errors come first.
    #expect(lines.map { $0.contains(" warning: class First") } == [false, true])
  }

  /// A literal is a part of an identifier only where code joins it with something, or where its end is marked.
  @Test(arguments: [
    (#"let kind = "fast""#, true), (#"let name = "\(kind)Checkout""#, false),
    (#"let name = kind.appending("Checkout")"#, false), (#"let name = "Check""#, true),
    // The smaller part needs the other one.
    (#"let name = "fast" + kind"#, true), (#"let name = "fast" + kind; var kind = "Checkout""#, false),
  ])
  func textsThatAreJoinedMayNameAScene(_ code: String, _ isHidden: Bool) async {
    let start = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController();"#
    let scenes = Self.storyboard([(0, nil, "First"), (1, "fastCheckout", "Second")])
    let lines = await findings(scenes, code: start + code)
    #expect(lines.map { $0.contains(" warning: ") } == [false, isHidden])
  }

  /// Code cannot perform a segue of a controller without an identifier, and may not perform one with an identifier.
  @Test(arguments: [
    ("", "", true), ("identifier=\"next\"", "", true),
    ("identifier=\"next\"", #"performSegue(withIdentifier: "next", sender: nil)"#, false),
    ("identifier=\"next\"", #"let name = "next""#, false),
  ])
  func aSegueThatNothingStartsShowsNoScene(_ identifier: String, _ call: String, _ isHidden: Bool) async {
    let scenes = Self.storyboard([(0, nil, "First"), (1, nil, "Second")]).replacing(
      "id=\"out-0\"/>", with: "id=\"out-0\"/><segue destination=\"con-1\" kind=\"show\" \(identifier) id=\"seg-0\"/>")
    let code = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController(); "#
    let lines = await findings(scenes, code: code + call)
    #expect(lines.map { $0.contains(" warning: ") } == [false, isHidden])
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

  /// - Parameters:
  ///   - scene: the objects of a storyboard's only scene besides its controller.
  ///   - outlet: the id of an object to which a second outlet of the controller leads.
  private func actions(_ scene: String, code: String = "", outlet: String = "but-1") async -> String {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "",
      "App.swift": "class Price: UIViewController { \(code) }",
      "Price.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="con-0">
      <scenes><scene sceneID="sce-0"><objects>
        <viewController id="con-0" customClass="Price" customModule="Shop" customModuleProvider="target">
          <connections><outlet property="amount" destination="but-1" id="out-1"/>
            <outlet property="view" destination="\(outlet)" id="out-2"/></connections></viewController>
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
    #expect(world.output.contains("\(hint.isEmpty ? "error" : "warning"): class Cell has no outlet 'amonut'\(hint)"))
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
    #expect(world.output.contains("\(severity): outlet 'amount' of Price refers to object 'gone', which"))
  }

  /// A view beside the controller is shown only if an outlet leads to it.
  @Test func aViewThatNoOutletLeadsToSendsNothing() async {
    #expect(await actions(Self.button("but-1")).contains("error: class Price has no action 'buy:'"))
    #expect(
      await actions(Self.button("but-2")).contains(
        "note: class Price has no action 'buy:', which button 'but-2' sends; the control is not in a view"))
  }

  @Test func aControlThatCodeDisablesMaySendNothing() async {
    let off = "@IBOutlet var amount: UIButton!; func f() { amount.isEnabled = false }"
    #expect(await actions(Self.button("but-1"), code: off).contains("warning: class Price has no action 'buy:'"))
    let on = off.replacing("false", with: "true")
    #expect(await actions(Self.button("but-1"), code: on).contains("error: class Price has no action 'buy:'"))
  }

  @Test(arguments: [("", "note"), ("amount.isEnabled = isValid", "error"), ("amount.isEnabled = false", "warning")])
  func aDisabledControlThatNoCodeEnablesSendsNothing(_ code: String, _ severity: String) async {
    let off = Self.button("but-1").replacing("<button ", with: "<button enabled=\"NO\" ")
    let lines = await actions(off, code: "@IBOutlet var amount: UIButton!; func f() { \(code) }")
    #expect(lines.contains("\(severity): class Price has no action 'buy:'"), "\(lines)")
  }

  /// An item of a bar has one action, which may be that of its segue.
  @Test(arguments: ["", #"<segue destination="con-0" kind="show" id="seg-1"/>"#])
  func anItemWithASegueMaySendNothing(_ segue: String) async {
    let item = Self.button("but-1").replacing("button", with: "barButtonItem").replacing(
      "</connections>", with: "\(segue)</connections>")
    #expect(await actions(item).contains(segue.isEmpty ? "error: " : "; the control starts a segue instead"))
  }

  /// A build makes the names for R.swift, so that any of them may be used.
  @Test func generatedNamesHideNothing() async {
    let lines = await findings(Self.storyboard([(0, "One", "First")]), code: "import Rswift")
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains(" error: ") })
  }

  /// The main menu of a Mac app shows the scene of a window, and no known code another one.
  @Test func theMenuOfAMacAppShowsScenes() async {
    func scene(_ number: Int, _ object: String) -> String {
      "<scene sceneID=\"sce-\(number)\"><objects>\(object)</objects></scene>"
    }
    func controller(_ number: Int) -> String {
      """
      <viewController id="con-\(number)" customClass="Lost" customModule="Shop" customModuleProvider="target"/>
      """
    }
    let item = """
      <menuItem title="Open" id="ite-1"><connections><segue destination="con-1" kind="show" id="seg-1"/></connections>
      </menuItem>
      """
    let menu =
      "<application id=\"app-1\"><menu key=\"mainMenu\" id=\"men-1\"><items>\(item)</items></menu></application>"
    let board = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <scenes>\(scene(0, menu))\(scene(1, controller(1)))\(scene(2, controller(2)))</scenes></document>
      """
    let code = #"_ = NSStoryboard(name: "Shop", bundle: nil)"#
    let lines = await findings(board, code: code, "unknown-class", "is not declared")
    let hidden = "the project never shows this scene"
    #expect(lines.map { $0.contains(hidden) } == [false, true], "\(lines)")
  }

  /// Code computes the names of storyboards, so only the identifier decides.
  @Test(arguments: [
    ("", 1), ("show(\"TwoItems\")", 0), ("TwoItems()", 0),
    (#"enum Shop { static let two = SceneType<Second>(storyboard: Shop.self, identifier: "TwoItems") }"#, 1),
    (
      #"enum Shop { static let two = SceneType<Second>(storyboard: Shop.self, identifier: "TwoItems") }; "#
        + "StoryboardScene.Shop.two.instantiate()", 0
    ),
  ])
  func aSceneOfAComputedStoryboardNeedsItsIdentifier(_ code: String, _ count: Int) async {
    let start =
      #"let a = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController(); "#
      + #"let b = UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "First"); "#
    let scenes = Self.storyboard([(0, "First", "First"), (1, "TwoItems", "Second")])
    let lines = await findings(scenes, code: start + code, "unreachable-scene", "cannot appear")
    #expect(lines.count == count, "\(lines)")
  }

  @Test func aSceneInOneThatCannotAppearNamesIt() async {
    let scenes = Self.storyboard([(0, nil, "First"), (2, "Three", "Second"), (1, nil, "Second")]).replacing(
      "id=\"out-1\"/>",
      with:
        "id=\"out-1\"/><segue destination=\"con-2\" kind=\"relationship\" relationship=\"rootViewController\" id=\"seg-0\"/>"
    )
    let code = #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()"#
    let lines = await findings(scenes, code: code, "unreachable-scene", "cannot appear")
    let reason = "because only Second, which cannot appear either, leads to it"
    #expect(lines.first?.contains(reason) == true, "\(lines)")
  }
}
