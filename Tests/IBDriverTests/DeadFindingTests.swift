import IBDriver
import IBTestSupport
import Testing

/// What `lint` leaves out because it has no effect on the app.
@Suite struct DeadFindingTests {
  private func lint(_ files: [String: String], members: [String], project: (String) -> String = { $0 }) async -> String
  {
    let text = project(ProjectText.app(files: members))
    let world = MemoryWorld(files.merging(["Shop.xcodeproj/project.pbxproj": text, ".git/config": ""]) { a, _ in a })
    _ = await world.run("lint", "--no-layout")
    return world.output
  }

  private static func nib(_ owner: String, _ views: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
      <view id="vie-w0-001"><subviews>\(views)</subviews></view>
    </objects></document>
    """
  }

  /// The app shows neither of two scenes that lead only to each other.
  @Test func aSceneThatCannotAppearHasOneFinding() async {
    func scene(_ number: Int, to next: Int?) -> String {
      let segue = next.map { "<segue kind=\"show\" destination=\"con-00-00\($0)\" id=\"seg-00-00\(number)\"/>" } ?? ""
      return """
        <scene sceneID="sce-00-00\(number)"><objects><viewController id="con-00-00\(number)" customClass="Gone">
        <view key="view" id="vie-00-00\(number)"/><connections>\(segue)</connections></viewController></objects></scene>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-00-001"><scenes>\(scene(1, to: nil))\(scene(2, to: 3))\(scene(3, to: 2))</scenes></document>
      """
    let code = """
      @main class Shop { let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
      """
    let output = await lint(["Main.storyboard": text, "Shop.swift": code], members: ["Main.storyboard"])
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("Main.storyboard") }
    #expect(lines.count == 2, "\(output)")
    #expect(lines.contains { $0.contains("class Gone") && $0.contains("[con-00-001]") }, "\(output)")
    #expect(lines.contains { $0.contains("cannot appear") && $0.contains("[con-00-002]") }, "\(output)")
  }

  /// A scene with an unused identifier has one finding. The findings of a scene that code asks for stay.
  @Test(arguments: [("\"Other\"", true), ("\"Second\"", false), ("name", true)])
  func aSceneWhoseIdentifierNothingUsesHasOneFinding(_ identifier: String, _ isUnused: Bool) async {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-00-001"><scenes><scene sceneID="sce-00-001"><objects>
      <viewController id="con-00-001"><view key="view" id="vie-00-001"/></viewController></objects></scene>
      <scene sceneID="sce-00-002"><objects><viewController storyboardIdentifier="Second" id="con-00-002" \
      customClass="Gone" customModuleProvider="target"><view key="view" id="vie-00-002"/></viewController></objects>
      </scene></scenes></document>
      """
    let code = """
      class Shop: UIViewController {
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        override func show(_ name: String) { storyboard?.instantiateViewController(withIdentifier: \(identifier)) }
      }
      let shop = Shop()
      """
    let output = await lint(
      ["Main.storyboard": text, "Shop.swift": code], members: ["Main.storyboard", "Shop.swift"])
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("Main.storyboard") }
    #expect(lines.count == 1, "\(output)")
    let unused = "because no segue leads to it and no code that runs uses its Storyboard ID 'Second'"
    #expect(lines.first?.contains(isUnused ? unused : "class Gone") == true, "\(output)")
  }

  /// An app in English never mirrors a layout; one in Arabic does, and so may one whose languages are unknown.
  @Test(arguments: [("(en, Base)", false), ("(en, Base, ar)", true), ("()", true)])
  func leftAndRightMatterWithAMirroredLanguage(_ languages: String, _ isReported: Bool) async {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="vie-w0-001"><subviews><view id="vie-w0-002"/></subviews><constraints>
      <constraint firstItem="vie-w0-002" firstAttribute="left" secondItem="vie-w0-001" secondAttribute="left" \
      id="con-st-001"/></constraints></view></objects></document>
      """
    let output = await lint(
      ["Price.xib": text, "Shop.swift": "let nib = UINib(nibName: \"Price\", bundle: nil)"], members: ["Price.xib"]
    ) { $0.replacing("isa = PBXProject;", with: "isa = PBXProject; knownRegions = \(languages);") }
    #expect(output.contains("(fixed-left-right)") == isReported, "\(output)")
  }

  /// Code that computes a position from the left counts on the left side.
  @Test(arguments: [("left.constant = 9", false), ("print(left)", true)])
  func aConstraintThatCodeMovesMayUseLeft(_ code: String, _ isReported: Bool) async {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Price"><connections>
      <outlet property="left" destination="con-st-001" id="out-le-001"/></connections></placeholder>
      <view id="vie-w0-001"><subviews><view id="vie-w0-002"/></subviews><constraints>
      <constraint firstItem="vie-w0-002" firstAttribute="left" secondItem="vie-w0-001" secondAttribute="left" \
      id="con-st-001"/></constraints></view></objects></document>
      """
    let source = """
      class Price: UIViewController { @IBOutlet var left: NSLayoutConstraint!; func f() { \(code) } }
      let nib = UINib(nibName: "Price", bundle: nil)
      """
    let output = await lint(["Price.xib": text, "Price.swift": source], members: ["Price.xib", "Price.swift"])
    #expect(output.contains("(fixed-left-right)") == isReported, "\(output)")
  }

  /// Any controller can load a nib whose owner has only a view.
  @Test(arguments: [("view", false), ("amount", true)])
  func theClassOfAnOwnerMattersWithOtherOutlets(_ property: String, _ isReported: Bool) async {
    let text = Self.nib("Gone", "").replacing(
      "customClass=\"Gone\"/>",
      with: """
        customClass="Gone" customModuleProvider="target"><connections><outlet property="\(property)" \
        destination="vie-w0-001" id="out-le-001"/></connections></placeholder>
        """)
    let code = "class Shop: UIViewController {}; let shop = Shop(nibName: \"Price\", bundle: nil)"
    let output = await lint(["Price.xib": text, "Shop.swift": code], members: ["Price.xib"])
    #expect(output.contains("class Gone of the File's Owner") == isReported, "\(output)")
  }

  /// Code that shows the view shows that its image is missing.
  @Test(arguments: [
    ("", false), ("func show() { picture.isHidden = false }", true),
    ("func show() { picture.isHidden = false; picture.image = UIImage(named: \"gone\") }", true),
  ])
  func theImageOfAHiddenViewThatNothingShowsMayBeMissing(_ code: String, _ isReported: Bool) async {
    let text = Self.nib("Shop", "<imageView id=\"ima-ge-001\" hidden=\"YES\" image=\"gone\"/>").replacing(
      "customClass=\"Shop\"/>",
      with: """
        customClass="Shop" customModuleProvider="target"><connections><outlet property="picture" \
        destination="ima-ge-001" id="out-le-001"/></connections></placeholder>
        """)
    let shop = "class Shop: UIViewController { @IBOutlet var picture: UIImageView!; \(code) }; let shop = Shop()"
    let files = [
      "Shop.xib": text, "Shop.swift": shop,
      "A.xcassets/one.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#,
      "A.xcassets/one.imageset/a.svg": "<svg width=\"4\" height=\"4\"/>",
    ]
    let output = await lint(files, members: ["Shop.xib", "A.xcassets"])
    #expect(output.contains("image 'gone'") == isReported, "\(output)")
    #expect(!output.contains("code sets another image"), "\(output)")
  }

  /// The rule reads the sources when it runs alone, too.
  @Test(arguments: [[], ["--only-rule", "missing-image"]])
  func aMissingImageThatCodeReplacesIsANote(_ options: [String]) async {
    let text = Self.nib("Shop", "<imageView id=\"ima-ge-001\" image=\"gone\"/>").replacing(
      "customClass=\"Shop\"/>",
      with: """
        customClass="Shop" customModuleProvider="target"><connections><outlet property="picture" \
        destination="ima-ge-001" id="out-le-001"/></connections></placeholder>
        """)
    let world = MemoryWorld([
      "Shop.xib": text,
      "Shop.swift": """
      class Shop: UIViewController { @IBOutlet var picture: UIImageView!; func show() { picture.image = other } }
      let shop = Shop()
      """,
      "A.xcassets/one.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#,
      "A.xcassets/one.imageset/a.svg": "<svg width=\"4\" height=\"4\"/>",
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(files: ["Shop.xib", "Shop.swift", "A.xcassets"]),
      ".git/config": "",
    ])
    _ = await world.run(words: ["lint", "--no-layout"] + options)
    #expect(
      world.output.contains("note: image 'gone' is not in any asset catalog and has no file; code sets another image"),
      "\(world.output)")
  }

  /// Code that changes the class of an object gives it the actions of a subclass.
  @Test(arguments: [("object_setClass(shop, Other.self)", false), ("print(shop)", true)])
  func anActionOfASubclassCountsIfCodeChangesClasses(_ code: String, _ isReported: Bool) async {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Shop" customModuleProvider="target"/>
      <view id="vie-w0-001"><subviews><button id="but-to-001"><connections>
      <action selector="buy:" destination="-1" eventType="touchUpInside" id="act-io-001"/></connections></button></subviews>
      </view></objects></document>
      """
    let shop = """
      class Shop: UIViewController {}
      class Other: Shop { @IBAction func buy(_ sender: Any) {} }
      let shop = Shop(nibName: "Shop", bundle: nil)
      func open() { \(code) }
      """
    let output = await lint(["Shop.xib": text, "Shop.swift": shop], members: ["Shop.xib"])
    #expect(output.contains("has no action 'buy:'") == isReported, "\(output)")
  }

  /// The finding names the source whose uncalled code asks for the scene.
  @Test(arguments: [
    ("", "only code in Shop.swift, which nothing calls, uses its Storyboard ID 'Second'"),
    ("override func viewDidLoad() { openSecond() }", nil),
    ("override func viewDidLoad() { Router().run() }", nil),
  ])
  func codeThatNothingCallsShowsNoScene(_ call: String, _ words: String?) async {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-00-001"><scenes><scene sceneID="sce-00-001"><objects>
      <viewController id="con-00-001" customClass="Shop"/></objects></scene><scene sceneID="sce-00-002"><objects>
      <viewController storyboardIdentifier="Second" id="con-00-002"/></objects></scene></scenes></document>
      """
    let code = """
      @main class Shop: UIViewController {
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        \(call)
        private func openSecond() { storyboard?.instantiateViewController(withIdentifier: "Second") }
      }
      """
    let output = await lint(
      ["Main.storyboard": text, "Shop.swift": code, "Router.swift": "class Router { func run() { go(\"Second\") } }"],
      members: ["Main.storyboard", "Shop.swift", "Router.swift"])
    #expect(output.contains("(unreachable-scene)") == (words != nil), "\(output)")
    if let words { #expect(output.contains(words), "\(output)") }
  }

  /// Code may ask for a scene by the name of its class.
  @Test func codeThatNothingCallsMayNameTheClass() async {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-00-001"><scenes><scene sceneID="sce-00-001"><objects>
      <viewController id="con-00-001" customClass="Shop"/></objects></scene><scene sceneID="sce-00-002"><objects>
      <viewController storyboardIdentifier="Prices" id="con-00-002" customClass="Prices"/></objects></scene></scenes></document>
      """
    let files = [
      "Main.storyboard": text,
      "Shop.swift": """
      @main class Shop: UIViewController {
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      }
      """,
      "Prices.swift": """
      class PricesFactory { class func create() -> UIViewController { Prices.instantiate(fromStoryboard: "Main") } }
      class Prices: UIViewController {}
      """,
    ]
    let output = await lint(files, members: ["Main.storyboard", "Shop.swift", "Prices.swift"])
    #expect(
      output.contains("only code in Prices.swift, which nothing calls, uses its Storyboard ID 'Prices'"), "\(output)")
  }

  /// A scene with a class or a connection, or one that shows more than texts, is part of the app.
  @Test(arguments: [
    ("", "<label text=\"Loads next\" id=\"lab-00-002\"/>", false),
    (
      "", "<stackView id=\"sta-00-002\"><subviews><label text=\"Loads\" id=\"lab-00-002\"/></subviews></stackView>",
      false
    ),
    ("customClass=\"Second\"", "<label text=\"Loads next\" id=\"lab-00-002\"/>", true),
    ("", "<label text=\"Loads next\" id=\"lab-00-002\"/><button id=\"but-00-002\"/>", true), ("", "", true),
  ])
  func aSceneThatOnlyExplainsOthersIsNotReported(_ attribute: String, _ views: String, _ isReported: Bool) async {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-00-001"><scenes><scene sceneID="sce-00-001"><objects>
      <viewController id="con-00-001"><view key="view" id="vie-00-001"/></viewController></objects></scene>
      <scene sceneID="sce-00-002"><objects><viewController id="con-00-002" \(attribute)>
      <view key="view" id="vie-00-002"><subviews>\(views)</subviews></view></viewController></objects></scene></scenes>
      </document>
      """
    let code =
      "@main class Shop { let a = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController() }"
    let output = await lint(["Main.storyboard": text, "Shop.swift": code], members: ["Main.storyboard"])
    #expect(output.contains("(unreachable-scene)") == isReported, "\(output)")
  }

  /// Code may look up the line of an object that another document has.
  @Test(arguments: [("\"old-id-001.text\".localized", false), ("\"old-id-001\"", true)])
  func aTranslationThatCodeLooksUpIsNotStale(_ code: String, _ isReported: Bool) async {
    let files = [
      "Base.lproj/Price.xib": Self.nib("Shop", ""), "de.lproj/Price.strings": "\"old-id-001.text\" = \"Preis\";",
      "Shop.swift":
        "class Shop: UIViewController {}; let shop = Shop(nibName: \"Price\", bundle: nil); let a = \(code)",
    ]
    let output = await lint(files, members: ["Base.lproj/Price.xib", "de.lproj/Price.strings"])
    #expect(output.contains("(stale-translation)") == isReported, "\(output)")
  }

  /// A symbol describes itself.
  @Test(arguments: [
    ("add.setImage(UIImage(systemName: \"plus\"), for: .normal)", false),
    ("add.setImage(UIImage.init(systemName: \"plus\"), for: .normal)", false),
    ("add.setImage(UIImage(named: \"plus\"), for: .normal)", true),
    // Users cannot do anything with such a button.
    ("add.isHidden = isEmpty", false), ("add.isHidden = isEmpty; add.addTarget(self, action: a, for: b)", true),
  ])
  func aButtonToWhichCodeGivesASymbolNeedsNoLabel(_ code: String, _ isReported: Bool) async {
    let button = "<button id=\"but-to-001\"><state key=\"normal\" image=\"one-big\"/></button>"
    let text = Self.nib("Shop", button).replacing(
      "customClass=\"Shop\"/>",
      with: """
        customClass="Shop"><connections><outlet property="add" destination="but-to-001" id="out-le-001"/></connections>
        </placeholder>
        """)
    let files = [
      "Shop.xib": text,
      "Shop.swift":
        "class Shop: UIViewController { @IBOutlet var add: UIButton!; func f() { \(code) } }; let a = Shop()",
      "A.xcassets/one-big.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#,
      "A.xcassets/one-big.imageset/a.svg": "<svg width=\"4\" height=\"4\"/>",
    ]
    let output = await lint(files, members: ["Shop.xib", "A.xcassets"])
    #expect(output.contains("(missing-accessibility-label)") == isReported, "\(output)")
  }

  /// If a class lacks the property, the image does not matter.
  @Test(arguments: [
    ("var icon: UIImage?", "image 'gone' is not in any asset catalog"), ("", "class Panel has no property 'icon'"),
    ("var iconn: UIImage?", "did you mean 'iconn'?"),
  ])
  func anImageForAnUnknownPropertyHasOneFinding(_ member: String, _ message: String) async {
    let view = """
      <view id="vie-w0-002" customClass="Panel" customModuleProvider="target"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="image" keyPath="icon" value="gone"/></userDefinedRuntimeAttributes></view>
      """
    let files = [
      "Shop.xib": Self.nib("Shop", view),
      "Shop.swift": "class Panel: UIView { \(member) }; class Shop: UIViewController {}; let a = Shop()",
      "A.xcassets/one.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#,
      "A.xcassets/one.imageset/a.svg": "<svg width=\"4\" height=\"4\"/>",
    ]
    let lines = await lint(files, members: ["Shop.xib", "A.xcassets"]).split(separator: "\n")
    #expect(lines.filter { $0.contains("[vie-w0-002]") }.count == 1, "\(lines)")
    #expect(lines.contains { $0.contains(message) }, "\(lines)")
  }

  /// The same is true for a color.
  @Test(arguments: [("var edge: UIColor?", "color 'gone' is not in any"), ("", "class Panel has no property 'edge'")])
  func aColorForAnUnknownPropertyHasOneFinding(_ member: String, _ message: String) async {
    let view = """
      <view id="vie-w0-002" customClass="Panel" customModuleProvider="target"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="edge"><color key="value" name="gone"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """
    let files = [
      "Shop.xib": Self.nib("Shop", view).replacing(
        "</document>", with: "<resources><namedColor name=\"gone\"/></resources></document>"),
      "Shop.swift": "class Panel: UIView { \(member) }; class Shop: UIViewController {}; let a = Shop()",
      "A.xcassets/ink.colorset/Contents.json": "{}",
    ]
    let lines = await lint(files, members: ["Shop.xib", "A.xcassets"]).split(separator: "\n")
    #expect(lines.filter { $0.contains("(missing-named-color)") }.count == 1, "\(lines)")
    #expect(lines.contains { $0.contains(message) }, "\(lines)")
  }

  /// Several connections that only repeat a working one are one finding.
  @Test func connectionsThatRepeatAWorkingOneAreOneFinding() async {
    func field(_ number: Int) -> String {
      """
      <textField id="fie-ld-00\(number)"><connections>
      <action selector="edit:" destination="-1" eventType="valueChanged" id="act-i\(number)-001"/>
      <action selector="edit:" destination="-1" eventType="editingChanged" id="act-i\(number)-002"/>
      </connections></textField>
      """
    }
    let code = "class Shop: UIViewController { @IBAction func edit(_ sender: Any) {} }; let a = Shop()"
    let files = ["Shop.xib": Self.nib("Shop", field(1) + field(2) + field(3)), "Shop.swift": code]
    let lines = await lint(files, members: ["Shop.xib"]).split(separator: "\n").filter {
      $0.contains("(impossible-event)")
    }
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("delete it and 2 connections alike") == true, "\(lines)")
  }

  /// AppKit's Application is of a class that the property list names.
  @Test(arguments: [("", false), ("customClass=\"Shop\"", true)])
  func theApplicationMayHaveAnyAction(_ attribute: String, _ isReported: Bool) async {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
      <customObject id="-3" userLabel="Application" \(attribute)/>
      <menuItem title="Quit" id="men-ui-001"><connections>
      <action selector="quitNow:" target="-3" id="act-io-001"/></connections></menuItem></objects></document>
      """
    let list = "<plist><dict><key>NSMainNibFile</key><string>Main</string></dict></plist>"
    let files = ["Main.xib": text, "Shop.swift": "class Shop: NSApplication {}", "Info.plist": list]
    let output = await lint(files, members: ["Main.xib"]) {
      $0.replacing("buildSettings = {}", with: "buildSettings = {INFOPLIST_FILE = Info.plist;}")
    }
    #expect(output.contains("has no action 'quitNow:'") == isReported, "\(output)")
  }
}
