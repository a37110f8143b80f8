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
    #"_ = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "Two")"#,
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
    #expect(lines.map { $0.contains(" warning: ") } == [false, false, true])
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

  /// A build makes the names for R.swift, so that any of them may be used.
  @Test func generatedNamesHideNothing() async {
    let lines = await findings(Self.storyboard([(0, "One", "First")]), code: "import Rswift")
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains(" error: ") })
  }
}
