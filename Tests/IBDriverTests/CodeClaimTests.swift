import IBTestSupport
import Testing

/// The messages of `lint` describe what code does.
@Suite struct CodeClaimTests {
  private static let images = [
    "A.xcassets/one.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#,
    "A.xcassets/one.imageset/a.svg": "<svg width=\"4\" height=\"4\"/>",
  ]

  private func lint(_ files: [String: String], _ rule: String) async -> String {
    let project = ProjectText.app(files: Array(files.keys) + ["A.xcassets"])
    let all = files.merging(Self.images) { a, _ in a }.merging([
      "Shop.xcodeproj/project.pbxproj": project, ".git/config": "",
    ]) { a, _ in a }
    let world = MemoryWorld(all)
    _ = await world.run("lint", "--no-layout", "--only-rule", rule)
    return world.output
  }

  private static func nib(_ root: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(root)</objects></document>
    """
  }

  private static func cell(_ tag: String, _ view: String) -> String {
    nib(
      """
      <\(tag) id="cel-l0-001" customClass="PriceCell" customModule="Shop" customModuleProvider="target">
      <view key="contentView" id="con-te-001"><subviews>\(view)</subviews></view>
      <connections><outlet property="imageView" destination="ima-ge-001" id="out-le-001"/></connections></\(tag)>
      """)
  }

  /// Code replaces an image if it sets one, in a loop over several views or in the source of another class.
  @Test(arguments: [
    ("func f() { for view in [imageView!, other!] { view.clipsToBounds = true } }", false),
    ("func f() { for view in [imageView!, other!] { view.image = nil } }", true),
    ("func f() { for view in [imageView!, other!] { fill(view) } }", true),
    ("func f() { [imageView, other].forEach { $0.layer.cornerRadius = 4 } }", false),
    ("/* in another file: */ func f() { let cell = dequeue(R.nib.priceCell); cell.imageView.image = nil }", true),
    ("/* in another file: */ func f() { let cell = dequeue(R.nib.otherCell); cell.imageView.image = nil }", false),
  ])
  func anImageIsReplacedByCodeThatSetsOne(_ code: String, _ isReplaced: Bool) async {
    let isElsewhere = code.hasPrefix("/*")
    let files = [
      "PriceCell.xib": Self.cell("collectionViewCell", "<imageView id=\"ima-ge-001\" image=\"gone\"/>"),
      "List.swift": "class List: UIViewController { \(isElsewhere ? code : "") }; let list = List()",
      "PriceCell.swift": """
      class PriceCell: UICollectionViewCell { @IBOutlet var imageView: UIImageView!; @IBOutlet var other: UIImageView!
      \(isElsewhere ? "" : code) }
      let cell = UINib(nibName: "PriceCell", bundle: nil)
      """,
    ]
    let output = await lint(files, "missing-image")
    #expect(output.contains("image 'gone'") && output.contains("code sets another image") == isReplaced, "\(output)")
  }

  /// A button class that sets its own color does not show that of the document.
  @Test(arguments: [
    ("setTitleColor(.red, for: .disabled)", false), ("other.setTitleColor(.red, for: .disabled)", true),
  ])
  func aColorThatTheClassSetsIsNotShown(_ code: String, _ isReported: Bool) async {
    let button = """
      <button id="but-to-001" customClass="BigButton" customModule="Shop" customModuleProvider="target">
      <state key="disabled"><color key="titleColor" name="gone"/></state></button>
      """
    let nib = Self.nib("<view id=\"vie-w0-001\"><subviews>\(button)</subviews></view>").replacing(
      "</objects>",
      with: """
        </objects><resources><namedColor name="gone"><color red="1" green="0" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
        """)
    let source = """
      class BigButton: UIButton {
        func setUp() {
          \(code)
        }
      }
      let nib = UINib(nibName: "Bar", bundle: nil)
      """
    let output = await lint(["Bar.xib": nib, "BigButton.swift": source], "missing-named-color")
    #expect(output.contains("color 'gone'") == isReported, "\(output)")
  }

  /// A collection view makes a prototype cell only if code dequeues it.
  @Test(arguments: [("price", true), ("other", false)])
  func aCellThatNoCodeDequeuesDoesNotCrash(_ identifier: String, _ crashes: Bool) async {
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-00-001"><scenes><scene sceneID="sce-00-001"><objects>
      <viewController id="con-00-001"><view key="view" id="vie-00-001"><subviews><collectionView id="col-00-001"><cells>
      <collectionViewCell id="cel-00-001" reuseIdentifier="price" customClass="Gone" customModule="Shop" \
      customModuleProvider="target"><connections><outlet property="amount" destination="vie-00-001" id="out-le-001"/>
      </connections></collectionViewCell></cells></collectionView></subviews></view></viewController></objects></scene>
      </scenes></document>
      """
    let source = """
      class Shop: UIViewController {
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        func f() { list.dequeueReusableCell(withReuseIdentifier: "\(identifier)", for: path) }
      }
      let shop = Shop()
      """
    let output = await lint(["Main.storyboard": board, "Shop.swift": source], "unknown-class")
    #expect(output.contains("class Gone is not declared"), "\(output)")
    #expect(output.contains("has no outlet 'amount'") == crashes, "\(output)")
  }

  /// An extension of a class that no source declares does not hide that the declared class overrides the member.
  @Test func anOverriddenMemberNeedsItsClassDespiteAnExtension() async {
    let nib = Self.nib(
      """
      <view id="vie-w0-001" customClass="PriceView" customModule="Shop" customModuleProvider="target"><subviews>
      <label id="lab-el-001" customClass="Plain" customModule="Shop" customModuleProvider="target"/></subviews>
      <connections><outlet property="amount" destination="lab-el-001" id="out-le-001"/></connections></view>
      """)
    let source = """
      extension Badge { var text: String { "" } }
      class Plain: UILabel {}
      class Region: Plain { override var text: String? { didSet {} } }
      class PriceView: UIView { @IBOutlet var amount: Region!; func f() { amount.text = nil } }
      let nib = UINib(nibName: "PriceView", bundle: nil)
      """
    let output = await lint(["PriceView.xib": nib, "PriceView.swift": source], "outlet-of-other-kind")
    #expect(output.contains("set the class of the label to Region, whose 'text' the code uses"), "\(output)")
  }

  /// A content view with the class of its cell needs no module.
  @Test func theClassOfACellIsNotThatOfItsContentView() async {
    let nib = Self.nib(
      """
      <tableViewCell id="cel-l0-001"><tableViewCellContentView key="contentView" id="con-te-001" \
      customClass="PriceCell"/></tableViewCell>
      """)
    let source = "class PriceCell: UITableViewCell {}\nlet nib = UINib(nibName: \"PriceCell\", bundle: nil)"
    let output = await lint(["PriceCell.xib": nib, "PriceCell.swift": source], "unknown-class")
    #expect(output.contains("clear the class, which is that of a cell"), "\(output)")
  }

  /// The controller that loads a nib owns its outlets, even if the app never creates the controller.
  @Test(arguments: [("bar", false), ("other", true)])
  func theControllerThatLoadsTheNibHasTheOutlet(_ name: String, _ isReported: Bool) async {
    let nib = Self.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Old" customModule="Shop" \
      customModuleProvider="target"><connections><outlet property="amount" destination="vie-w0-001" id="out-le-001"/>
      </connections></placeholder><view id="vie-w0-001"/>
      """)
    let files = [
      "Bar.xib": nib, "Old.swift": "import Rswift\nclass Old: UIViewController {}\nlet old = Old(nibName: nil)",
      "New.swift": """
      class New: UIViewController {
        @IBOutlet var amount: UIView!
        init() { let nib = R.nib.\(name); super.init(nibName: nib.name, bundle: nil) }
      }
      """,
    ]
    let output = await lint(files, "unknown-outlet")
    #expect(output.contains("no outlet 'amount'") == isReported, "\(output)")
  }

  /// No source has the full name of this storyboard, so the app never follows its references.
  @Test(arguments: [("Main", "so the app crashes if it follows"), ("Price", "the project never shows this scene")])
  func onlyALoadedStoryboardCrashes(_ name: String, _ words: String) async {
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-00-001"><scenes><scene sceneID="sce-00-001"><objects>
      <viewController storyboardIdentifier="One" id="con-00-001"><view key="view" id="vie-00-001"/><connections>
      <segue kind="show" destination="con-00-002" id="seg-00-001"/></connections></viewController></objects></scene>
      <scene sceneID="sce-00-002"><objects><viewControllerPlaceholder storyboardName="Gone" id="con-00-002"/></objects>
      </scene></scenes></document>
      """
    let source = """
      @main class App { let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
      let name = kind + "rice"; var one = "One"
      """
    let output = await lint(["\(name).storyboard": board, "App.swift": source], "missing-storyboard")
    #expect(output.contains("storyboard 'Gone' does not exist in the project") && output.contains(words), "\(output)")
  }

  /// Only the source of an unused class contains the identifier, as a text for a function that makes scenes.
  @Test func theProjectUsesAnIdentifierInCodeThatNeverRuns() async {
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-00-001"><scenes><scene sceneID="sce-00-001"><objects>
      <viewController id="con-00-001" customClass="Shop"/></objects></scene><scene sceneID="sce-00-002"><objects>
      <viewController storyboardIdentifier="Second" id="con-00-002"/></objects></scene></scenes></document>
      """
    let files = [
      "Main.storyboard": board,
      "Shop.swift": """
      @main class Shop: UIViewController {
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      }
      """,
      "Router.swift": "class Router { func run() { go(\"Second\") } }",
    ]
    let output = await lint(files, "unreachable-scene")
    #expect(output.contains("no code that runs uses its Storyboard ID 'Second'"), "\(output)")
  }

  /// Several symbols are all named.
  @Test(arguments: [
    ("heart", "SF Symbol 'star', used in 1 place,", "SF Symbols 'star' and 'heart', used in 2 places, need at least"),
    ("star", "SF Symbols", "SF Symbol 'star', used in 2 places, needs at least iOS 13.0"),
  ])
  func theUsesOfAFeatureHaveTheirNames(_ second: String, _ absent: String, _ words: String) async {
    func image(_ name: String, _ id: String) -> String {
      "<imageView id=\"\(id)\" image=\"\(name)\" catalog=\"system\"/>"
    }
    let resources = Set(["star", second]).sorted().map { "<image name=\"\($0)\" catalog=\"system\"/>" }.joined()
    let nib = Self.nib(
      "<view id=\"vie-w0-001\"><subviews>\(image("star", "ima-00-001"))\(image(second, "ima-00-002"))</subviews></view>"
    ).replacing("</objects>", with: "</objects><resources>\(resources)</resources>").replacing(
      "<objects>", with: "<dependencies><deployment version=\"4608\" identifier=\"iOS\"/></dependencies><objects>")
    let output = await lint(
      ["Bar.xib": nib, "Bar.swift": "let nib = UINib(nibName: \"Bar\", bundle: nil)"], "unavailable-feature")
    #expect(output.contains(words) && !output.contains(absent), "\(output)")
  }

  /// Systems without the symbol show the image of the app with its name.
  @Test(arguments: [("one", false), ("star", true)])
  func anImageOfTheAppReplacesASymbol(_ name: String, _ isReported: Bool) async {
    let nib = Self.nib(
      "<view id=\"vie-w0-001\"><subviews><imageView id=\"ima-00-001\" image=\"\(name)\" catalog=\"system\"/></subviews></view>"
    )
    .replacing("</objects>", with: "</objects><resources><image name=\"\(name)\" catalog=\"system\"/></resources>")
    .replacing(
      "<objects>", with: "<dependencies><deployment version=\"4608\" identifier=\"iOS\"/></dependencies><objects>")
    let output = await lint(
      ["Bar.xib": nib, "Bar.swift": "let nib = UINib(nibName: \"Bar\", bundle: nil)"], "unavailable-feature")
    #expect(output.contains("SF Symbol") == isReported, "\(output)")
  }

  /// Only code that newer systems run shows the scene with the symbol.
  @Test(arguments: [
    ("if #available(iOS 13, *) { show(\"Two\") }", false), ("show(\"Two\")", true),
    ("if #available(iOS 12.1, *) { if #available(iOS 13, *) { show(\"Two\") } }", false),
    ("if #available(iOS 13, *) { if #available(iOS 12.1, *) { show(\"Two\") } }", false),
    ("if #available(iOS 13, *) { show(\"Two\") }; if #available(iOS 12.2, *) { show(\"Two\") }", true),
    ("if #available(iOS 12.2, *) { show(\"Two\") }; if #available(iOS 13, *) { show(\"Two\") }", true),
    ("if #available(iOS 14, *) { show(\"Two\") }; if #available(iOS 13, *) { show(\"Two\") }", false),
    ("if #available(iOS 13, *) { show(\"Two\") }; if #available(macOS 14, *) { show(\"Two\") }", true),
    ("let isNew = #available(iOS 13, *); show(\"Two\")", true),
  ])
  func aSceneOfNewerSystemsMayHaveSymbols(_ code: String, _ isReported: Bool) async {
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-00-001"><dependencies><deployment version="4608" identifier="iOS"/></dependencies><scenes>
      <scene sceneID="sce-00-001"><objects><viewController id="con-00-001"/></objects></scene><scene sceneID="sce-00-002">
      <objects><viewController storyboardIdentifier="Two" id="con-00-002"><view key="view" id="vie-00-002"><subviews>
      <imageView id="ima-00-001" image="star" catalog="system"/></subviews></view></viewController></objects></scene>
      </scenes><resources><image name="star" catalog="system"/></resources></document>
      """
    let source = """
      class Shop: UIViewController {
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        func show(_ id: String) { storyboard?.instantiateViewController(withIdentifier: id) }
        func open() { \(code) }
      }
      let shop = Shop()
      """
    let output = await lint(["Main.storyboard": board, "Shop.swift": source], "unavailable-feature")
    #expect(output.contains("SF Symbol 'star'") == isReported, "\(output)")
  }

  /// An object of another kind than its element has that finding only, unless code uses what the object lacks.
  @Test(arguments: [("", false), ("amount.text = nil", true)])
  func aClassOfOtherKindIsOneFinding(_ code: String, _ isReported: Bool) async {
    let nib = Self.nib(
      """
      <view id="vie-w0-001" customClass="PriceView" customModule="Shop" customModuleProvider="target"><subviews>
      <label text="1" id="lab-el-001" customClass="Plain" customModule="Shop" customModuleProvider="target"/></subviews>
      <connections><outlet property="amount" destination="lab-el-001" id="out-le-001"/></connections></view>
      """)
    let source = """
      class Plain: UIControl {}
      class PriceView: UIView { @IBOutlet var amount: UILabel!; func f() { \(code) } }
      let nib = UINib(nibName: "PriceView", bundle: nil)
      """
    let output = await lint(
      ["PriceView.xib": nib, "PriceView.swift": source], "outlet-of-other-kind,class-of-other-kind")
    #expect(output.contains("has the custom class Plain, which is not a subclass of UILabel"), "\(output)")
    #expect(output.contains("(outlet-of-other-kind)") == isReported, "\(output)")
  }

  /// Of two buttons with the same absent action, the one that sends it is reported. A recognizer without a view sends none.
  @Test func theControlThatSendsTheActionIsReported() async {
    func action(_ id: String) -> String {
      "<connections><action selector=\"buy:\" destination=\"vie-w0-001\" id=\"act-\(id)\"/></connections>"
    }
    let nib = Self.nib(
      """
      <view id="vie-w0-001" customClass="Price" customModule="Shop" customModuleProvider="target"><subviews>
      <button userInteractionEnabled="NO" id="but-to-001">\(action("a"))</button>
      <button id="but-to-002">\(action("b"))</button></subviews></view>
      <tapGestureRecognizer id="tap-00-001">\(action("c"))</tapGestureRecognizer>
      """)
    let source = "class Price: UIView {}; let nib = UINib(nibName: \"Price\", bundle: nil)"
    let output = await lint(["Price.xib": nib, "Price.swift": source], "unknown-action")
    #expect(output.contains("class Price has no action 'buy:', which 2 connections send"), "\(output)")
    #expect(output.hasSuffix("[act-b]\n"), "\(output)")
  }

  /// Code can give a control another place than the document: with the bar, the margins or a neighbor in its stack view.
  @Test(arguments: [
    ("", true, true), ("setNavigationBarHidden(true, animated: false)", false, true),
    ("navigationBar.isHidden = true", false, true), ("navigationBarHidden = true", false, true),
    ("isNavigationBarHidden = true", false, true), ("view.layoutMargins = .zero", true, false),
    ("view.directionalLayoutMargins = .zero", true, false), ("note.isHidden = isEmpty", false, true),
    ("note.text = nil", true, true), ("note.subviews.forEach { $0.removeFromSuperview() }", false, true),
  ])
  func codeMayMoveAControl(_ code: String, _ isOutside: Bool, _ isContradicting: Bool) async {
    let stack = view(
      "stack", tag: "stackView", attributes: "axis=\"vertical\"",
      subviews: view("note", tag: "label", attributes: "text=\"Note\"") + view("switch", tag: "switch"))
    let limits = pinned("stack", to: "root", x: 20, y: 4)
    let box = [
      constraint("box-l", "box.leading", "root.leadingMargin"), constraint("box-t", "root.trailing", "box.trailing"),
      constraint("box-w", "box.width", constant: 2000), constraint("box-y", "box.top", "root.top", constant: 200),
      constraint("box-h", "box.height", constant: 20),
    ]
    let outlet = "<outlet property=\"note\" destination=\"note\" id=\"out-1\"/>"
    let board = storyboard(
      scene(
        rootView(subviews: stack + view("box"), constraints: limits + box.joined())
          + "<connections>\(outlet)</connections>",
        id: "con-0", attributes: "customClass=\"Shop\" customModule=\"Shop\" customModuleProvider=\"target\"")
    ).replacing("targetRuntime=", with: "initialViewController=\"con-0\" targetRuntime=")
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(files: ["Main.storyboard", "Shop.swift"]), ".git/config": "",
      "Main.storyboard": board,
      "Shop.swift": """
      class Shop: UIViewController {
        @IBOutlet var note: UILabel!
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        func f() { \(code) }
      }
      let shop = Shop()
      """,
    ])
    _ = await world.run("lint", "--only-rule", "control-outside-safe-area,unsatisfiable-constraints")
    #expect(world.output.contains("(control-outside-safe-area)") == isOutside, "\(world.output)")
    #expect(world.output.contains("(unsatisfiable-constraints)") == isContradicting, "\(world.output)")
  }

  /// Code may show a scene to which no segue leads in the storyboard's page view controller.
  @Test(arguments: [
    ("pageViewController", "con-1", "", false), ("viewController", "con-1", "", true),
    ("pageViewController", "con-0", "", true),
    (
      "pageViewController", "con-1",
      "<segue destination=\"con-0\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\" id=\"seg-1\"/>", true
    ),
  ])
  func aPageMayEndBelowItsBars(_ tag: String, _ initial: String, _ segue: String, _ isReported: Bool) async {
    let board = storyboard(
      scene(
        rootView(subviews: view("switch", tag: "switch"), constraints: pinned("switch", to: "root", x: 20, y: 4)),
        id: "con-0", attributes: "storyboardIdentifier=\"Page\""),
      scene("<connections>\(segue)</connections>", id: "con-1", tag: tag)
    ).replacing("targetRuntime=", with: "initialViewController=\"\(initial)\" targetRuntime=")
    let world = MemoryWorld(["Main.storyboard": board])
    _ = await world.run("lint", "--only-rule", "control-outside-safe-area", "Main.storyboard")
    #expect(world.output.contains("(control-outside-safe-area)") == isReported, "\(world.output)")
  }

  /// On the Mac, the icon of the app is an image too.
  @Test(arguments: [("AppIcon", "Cocoa", false), ("Gone", "Cocoa", true), ("AppIcon", "CocoaTouch", true)])
  func theIconOfAMacAppIsAnImage(_ name: String, _ kind: String, _ isReported: Bool) async {
    let image =
      "<imageView id=\"ima-ge-001\" image=\"\(name)\"><imageCell key=\"cell\" image=\"\(name)\" id=\"cel-l0-001\"/></imageView>"
    let nib = Self.nib(image).replacing(
      "</objects>", with: "</objects><resources><image name=\"\(name)\"/></resources>"
    )
    .replacing("CocoaTouch.XIB", with: "\(kind).XIB")
    let output = await lint(
      [
        "Bar.xib": nib, "Bar.swift": "let nib = load(\"Bar\")",
        "A.xcassets/AppIcon.appiconset/Contents.json": #"{"images":[]}"#,
      ], "missing-image")
    #expect(output.contains("image '\(name)'") == isReported, "\(output)")
  }
}
