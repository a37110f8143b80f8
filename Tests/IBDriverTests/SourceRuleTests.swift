import IBDriver
import IBTestSupport
import Testing

/// Rules that hold documents and catalogs against the sources of their project.
@Suite struct SourceRuleTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="vie-w0-001" customClass="Price" customModule="Shop" customModuleProvider="target"><connections>
        <outlet property="amount" destination="vie-w0-002" id="out-le-001"/></connections></view>
      <view id="vie-w0-002" customClass="KitView"/>
    </objects></document>
    """

  private func run(_ files: [String: String], _ arguments: String...) async -> String {
    let project = [
      "Repo/Shop.xcodeproj/project.pbxproj": "", "Repo/App/Price.xib": Self.document,
    ]
    let world = MemoryWorld(project.merging(files) { $1 })
    _ = await CommandLineTool.run(["lint", "--quiet", "--no-layout"] + arguments, in: world.world)
    return world.output
  }

  @Test func sourcesAnywhereInTheProjectCount() async {
    let source = "class Price: UIView { @IBOutlet var amount: UIView! }\n@objc(KitView) class KitView: UIView {}"
    #expect(await run(["Repo/Other/Deep/Price.swift": source], "Repo/App/Price.xib").isEmpty)
    let other = "class Price: UIView { @IBOutlet var amuont: UIView! }\nlet prices = [Price.self]"
    let output = await run(["Repo/Other/Deep/Price.swift": other], "Repo/App/Price.xib")
    #expect(output.contains("error: class Price has no outlet 'amount'; did you mean 'amuont'? (unknown-outlet)"))
    #expect(
      output.contains(
        "warning: class KitView is not declared in any source file, so it becomes a plain view: add the class, or choose another class (unknown-class) [vie-w0-002]"
      ))
  }

  /// The app stops where an object without a custom class gets an outlet that only an extension could declare.
  @Test(arguments: [
    ("nextField", "", true), ("nextField", "extension UITextField { @IBOutlet var nextField: UITextField! }", false),
    ("delegate", "", false),
  ])
  func anObjectWithoutACustomClassHasOnlyTheOutletsOfItsOwn(_ property: String, _ source: String, _ crashes: Bool) async
  {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Price"/>
      <view id="vie-w0-001"><subviews><textField id="fie-ld-001"><connections>
      <outlet property="\(property)" destination="fie-ld-002" id="out-le-001"/></connections></textField>
      <textField id="fie-ld-002"/></subviews></view></objects></document>
      """
    let files = [
      "Repo/App/Fields.xib": document,
      "Repo/App/Price.swift": "class Price: UIView { let nib = \"Fields\" }\n" + source,
    ]
    let output = await run(files, "--only-rule", "unknown-outlet", "Repo/App/Fields.xib")
    let crash =
      "error: text field 'fie-ld-001' without a custom class has no outlet 'nextField': delete the connection"
    #expect(crashes ? output.contains(crash) : output.isEmpty)
  }

  /// Code may replace a font through an outlet, in the class of the view or by a method of an extension.
  @Test(arguments: [
    ("class Price: UIView { @IBOutlet var amount: UIButton! }\nclass Key: UIButton {}", true),
    (
      "class Price: UIView { @IBOutlet var amount: UIButton! }\nclass Key: UIButton {\n  func a() {\n    titleLabel?.font = b\n  }\n}",
      false
    ),
    (
      "class Price: UIView { @IBOutlet var amount: UIButton!\n  func a() { amount.titleLabel?.font = b; amount.font = b } }\nclass Key: UIButton {}",
      false
    ),
    (
      "class Price: UIView { @IBOutlet var amount: UIButton!\n  func a() { amount.dress() } }\nclass Key: UIButton {}\nextension UIButton { func dress() { titleLabel!.font = b } }",
      false
    ),
  ])
  func fontsThatCodeReplacesAreNotReported(_ source: String, _ isReported: Bool) async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="vie-w0-001" customClass="Price"><subviews><button id="but-to-001" customClass="Key">
      <fontDescription key="fontDescription" name=".SFUIText" family=".SF UI Text" pointSize="17"/></button></subviews>
      <connections><outlet property="amount" destination="but-to-001" id="out-le-001"/></connections></view>
      </objects></document>
      """
    let files = ["Repo/App/Key.xib": document, "Repo/App/Price.swift": source]
    let output = await run(files, "--only-rule", "private-system-font", "Repo/App/Key.xib")
    #expect(output.contains("(private-system-font)") == isReported)
  }

  /// Code that gives the window another root may do so before the app shows the scene.
  @Test(arguments: [("", "error"), ("func f() { window.rootViewController = other }", "warning")])
  func aTableControllerWithAPlainViewIsAnErrorWhereItIsShown(_ code: String, _ severity: String) async {
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc-001">
      <scenes><scene sceneID="sc-001"><objects><viewController id="vc-001" customClass="List" customModule="Shop"
      customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="vie-w0-001"/></viewController>
      </objects></scene></scenes></document>
      """
    let files = [
      "Repo/App/Main.storyboard": scene,
      "Repo/App/List.swift": "class List: UITableViewController {}; class Start { \(code) }; let start = Start()",
      "Repo/App/Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
    ]
    let output = await run(files, "--only-rule", "class-of-other-kind", "Repo/App/Main.storyboard")
    #expect(
      output.contains(
        "has the custom class List, a subclass of UITableViewController, but its root view is not a table view"),
      "\(output)")
  }

  /// A plain controller with an outlet to the table can do the same.
  @Test(arguments: [
    ("rows", "", false), ("view", "", true), ("rows", "clearsSelectionOnViewWillAppear=\"NO\"", true),
  ])
  func aPlainControllerWithItsOwnTableIsNotReported(_ outlet: String, _ attribute: String, _ isReported: Bool) async {
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc-001">
      <scenes><scene sceneID="sc-001"><objects><tableViewController id="vc-001" customClass="List" \(attribute)>
      <tableView key="view" id="tab-le-001"/><connections>
      <outlet property="\(outlet)" destination="tab-le-001" id="out-le-001"/></connections></tableViewController>
      </objects></scene></scenes></document>
      """
    let files = [
      "Repo/App/Main.storyboard": scene,
      "Repo/App/List.swift": "class List: UIViewController { @IBOutlet var rows: UITableView! }",
    ]
    let output = await run(files, "--only-rule", "class-of-other-kind", "Repo/App/Main.storyboard")
    #expect(output.contains("which is not a subclass of UITableViewController") == isReported, "\(output)")
  }

  /// Several elements with one class of another kind have one cause.
  @Test func elementsWithOneClassOfAnotherKindAreOneFinding() async {
    let label = #"<label text="A" id="ID" customClass="Mark"/>"#
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="vie-w0-001"><subviews>
      \(["lab-el-001", "lab-el-002", "lab-el-003"].map { label.replacing("ID", with: $0) }.joined(separator: "\n"))
      </subviews></view></objects></document>
      """
    let files = ["Repo/App/Key.xib": document, "Repo/App/Mark.swift": "@objc(Mark) class Mark: UIView {}"]
    let output = await run(files, "--only-rule", "class-of-other-kind", "Repo/App/Key.xib")
    let message =
      "label 'lab-el-001' and 2 other labels have the custom class Mark, which is not a subclass of UILabel, so each "
      + "loses its text and font: choose a subclass of UILabel, or use a plain view"
    #expect(output.contains(message) && output.contains(": note: another label (also line 4)"), "\(output)")
  }

  @Test func withoutSourcesNothingIsJudged() async {
    #expect(await run([:]).isEmpty)
    #expect(await run(["Repo/Pods/Price.swift": "class Other: UIView {}"]).isEmpty)
  }

  /// Code that never runs, or that does not load the nib yet, does not crash there.
  @Test(arguments: [
    (
      "@IBAction func open() { performSegue(withIdentifier: \"gone\", sender: nil) }",
      nil
    ),
    (
      "@IBAction func open() { performSegue(withIdentifier: \"gone\", sender: nil) }; func load() { open() }",
      "warning: segue identifier 'gone' does not exist in the project, so the app crashes if it gets here"
    ),
    (
      "func f() { performSegue(withIdentifier: \"gone\", sender: nil) }",
      "warning: segue identifier 'gone' does not exist in the project, so the app crashes if it gets here"
    ),
    (
      "func f() { list.register(UINib(nibName: \"Gone\", bundle: nil)) }",
      "note: nib 'Gone' does not exist in the project; the app crashes when it instantiates the nib"
    ),
    (
      "func f() { Bundle.main.loadNibNamed(\"Gone\", owner: self) }",
      "warning: nib 'Gone' does not exist in the project, so the app crashes if it gets here"
    ),
    (
      "static let late = UIStoryboard(\n  name: \"Gone\", bundle: nil)\nlet other = 1",
      nil
    ),
    (
      "static let late = { UIStoryboard(name: \"Gone\", bundle: nil) }(); func load() { show(Price.late) }",
      "warning: storyboard 'Gone' does not exist in the project, so the app crashes if it gets here"
    ),
    (
      "static let late = 1\nlet soon = UIStoryboard(name: \"Gone\", bundle: nil)",
      "warning: storyboard 'Gone' does not exist in the project, so the app crashes if it gets here"
    ),
  ])
  func whatCodeDoesNotRunIsNoFinding(_ code: String, _ finding: String?) async {
    let source = "class Price: UIView { @IBOutlet var amount: UIView!; \(code) }\nclass KitView: UIView {}"
    let output = await run(["Repo/Price.swift": source], "Repo", "--only-rule", "code")
    #expect(finding.map(output.contains) ?? !output.contains("does not exist"), "\(output)")
  }

  /// Several calls with one name are one finding, at the first that crashes.
  @Test func callsWithOneNameAreOneFinding() async {
    let call = "list.dequeueReusableCell(withIdentifier: \"gone\", for: path)"
    let code = """
      class Price: UIView { func f() { switch row { case 1: g()
      default: \(call) } }
      func h() { \(call)
      \(call) } }
      class KitView: UIView {}
      """
    let output = await run(["Repo/Price.swift": code], "Repo", "--only-rule", "unknown-reuse-identifier")
    #expect(
      output.contains("Price.swift:3:") && output.contains("warning: ") && output.split(separator: "\n").count == 1)
    let first = code.split(separator: "\n").prefix(2).joined(separator: "\n") + " }\nclass KitView: UIView {}"
    let note = await run(["Repo/Price.swift": first], "Repo", "--only-rule", "unknown-reuse-identifier")
    #expect(note.contains("note: ") && note.contains("; the app crashes if no case before this applies"), "\(note)")
  }

  /// The app never creates the controller: no segue leads to its scene, and the scene has no identifier.
  @Test(arguments: [("", false), ("initialViewController=\"con-1\"", true)])
  func theCodeOfAControllerThatCannotAppearDoesNotRun(_ start: String, _ isReported: Bool) async {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(start)><scenes>
        <scene sceneID="sce-1"><objects><viewController id="con-1" customClass="Trust" customModule="App"
          customModuleProvider="target" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let code =
      "class Trust: UIViewController { override func viewDidLoad() { board.instantiateViewController(withIdentifier: \"gone\") } }"
    let output = await run(
      ["Repo/App/Main.storyboard": storyboard, "Repo/Trust.swift": code], "Repo", "--only-rule",
      "unknown-scene-identifier")
    #expect(output.contains("storyboard identifier 'gone' does not exist") == isReported, "\(output)")
  }

  /// Code that makes the controller of a scene needs no class with a module in the storyboard.
  @Test(arguments: [
    ("load.instantiateViewController(identifier: \"Two\", creator: make)", false),
    ("load.instantiateViewController(identifier: \"Two\") { coder in make(coder) }", false),
    ("load.instantiateViewController(identifier: \"Two\")", true),
  ])
  func aControllerThatCodeMakesNeedsNoModule(_ code: String, _ isReported: Bool) async {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="sce-0"><objects><viewController storyboardIdentifier="Two" id="con-0" customClass="Screen"/>
        </objects></scene></scenes></document>
      """
    let output = await run(
      [
        "Repo/App/Shop.storyboard": storyboard,
        "Repo/Screen.swift": "class Screen: UIViewController {}\nlet a = \(code)",
      ],
      "Repo", "--only-rule", "unknown-class")
    #expect(output.contains("Swift class Screen is set without a module") == isReported, "\(output)")
  }

  /// A class without a module may come from any library.
  @Test func otherLibrariesMayHaveClassesWithoutAModule() async {
    let output = await run(["Repo/Price.swift": "class Other {}", "Repo/Podfile": "pod 'Kit'"])
    #expect(output.contains("class Price") && !output.contains("KitView"))
  }

  /// What is not there is missing only from a project.
  @Test func outsideOfAProjectNothingIsJudged() async {
    let world = MemoryWorld(["App/Price.xib": Self.document, "App/Price.swift": "class Other: UIView {}"])
    _ = await CommandLineTool.run(["lint", "--quiet", "--no-layout"], in: world.world)
    #expect(world.output.isEmpty)
  }

  @Test func standardInputIsInNoProject() async {
    let files = ["App.xcodeproj/project.pbxproj": "", "App/Price.swift": "class Other: UIView {}"]
    let world = MemoryWorld(files, input: Self.document)
    let arguments = ["lint", "--quiet", "--no-layout", "--stdin-filename", "App/Price.xib", "-"]
    _ = await CommandLineTool.run(arguments, in: world.world)
    #expect(world.output.isEmpty)
  }

  /// A copy of the documents with a few of their sources is not a project whose sources are known.
  @Test func whereMostClassesAreNotDeclaredNothingIsJudged() async {
    let names = ["One", "Two", "Three", "Four"]
    let objects = names.map { name in
      "<view id=\"\(name)\" customClass=\"\(name)View\" customModule=\"Shop\" customModuleProvider=\"target\"/>"
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(objects.joined())</objects>
      </document>
      """
    let one = ["Repo/App/Price.xib": document, "Repo/A.swift": "class OneView: UIView {}"]
    #expect(await run(one).isEmpty)
    let two = one.merging(["Repo/B.swift": "class TwoView: UIView {}"]) { $1 }
    #expect(await run(two).contains("class ThreeView is not declared in any source file"))
  }

  @Test func sourcesThatAskForWhatIsNotThereAreReportedAfterTheDocuments() async {
    let source = "class Price: UIView { @IBOutlet var amount: UIView! }\n@objc(KitView) class KitView: UIView {}\n"
    let files = [
      "Repo/Price.swift": source, "Repo/Next.swift": "let b = UIStoryboard(name: \"Gone\", bundle: nil)",
      "Repo/App/Info.plist": "<dict><key>UIMainStoryboardFile</key>\n<string>Main</string></dict>",
    ]
    let output = await run(files)
    #expect(
      output == """
        Repo/App/Info.plist:2:9: error: main storyboard 'Main' does not exist in the project, so the app crashes when it starts: add the file, or correct the name (missing-main-storyboard)
        Repo/Next.swift:1:29: warning: storyboard 'Gone' does not exist in the project, so the app crashes if it gets here: add the file, or correct the name (unknown-storyboard-name)

        """)
    // A run over other folders, or over documents alone, does not speak of sources.
    #expect(await run(files, "Repo/App/Price.xib").isEmpty)
    #expect(await !run(files, "Repo/App").contains("Next.swift"))
  }

  /// A segue of another storyboard does not help the controller that performs it.
  @Test(arguments: [
    ("performSegue(withIdentifier: \"Far\", sender: nil)", true),
    ("performSegue(withIdentifier: \"Near\", sender: nil)", false),
    ("self.performSegue(withIdentifier: \"Far\", sender: nil)", true),
    ("other.performSegue(withIdentifier: \"Far\", sender: nil)", false),
  ])
  func aSegueIsLookedUpInTheStoryboardsOfItsController(_ call: String, _ isAbsent: Bool) async {
    func storyboard(_ name: String, _ identifier: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
        <viewController id="con-tr-001" customClass="\(name)" customModule="Shop" customModuleProvider="target"><connections>
          <segue destination="con-tr-001" kind="show" identifier="\(identifier)" id="seg-ue-001"/></connections></viewController>
      </objects></scene></scenes></document>
      """
    }
    let output = await run(
      [
        "Repo/First.storyboard": storyboard("First", "Near"), "Repo/Second.storyboard": storyboard("Second", "Far"),
        "Repo/First.swift": "class First: UIViewController { func f() { \(call) } }",
        "Repo/Second.swift": "class Second: UIViewController {}",
      ], "--only-rule", "unknown-segue-identifier")
    let message = "segue identifier 'Far' does not exist in the storyboard of First (another storyboard has it)"
    #expect(output.contains(message) == isAbsent)
    #expect(output.isEmpty != isAbsent)
  }

  /// A controller may perform its segues itself.
  @Test(arguments: [
    ("UIViewController", "", true), ("Foreign", "", true),
    (
      "UIViewController",
      "override func performSegue(withIdentifier identifier: String, sender: Any?) { present(identifier) }", false
    ),
    (
      "Foreign", "override func performSegue(withIdentifier identifier: String, sender: Any?) { present(identifier) }",
      false
    ),
  ])
  func aClassThatOverridesPerformSegueNeedsNoSegue(_ parent: String, _ method: String, _ isReported: Bool) async {
    let output = await run(
      [
        "Repo/First.swift": """
        class First: \(parent) { func f() { performSegue(withIdentifier: "Far", sender: nil) }; \(method) }
        """, "Repo/App.swift": "let first = First()",
      ], "--only-rule", "unknown-segue-identifier")
    #expect(output.contains("segue identifier 'Far' does not exist") == isReported, "\(output)")
  }

  /// A declaration of another class in the source changes nothing.
  @Test func aSourceWithAnotherClassHasAnOwnerToo() async {
    let output = await run(
      [
        "Repo/First.m": """
        @interface Other
        @end
        @implementation First
        - (void)performSegueWithIdentifier:(NSString *)name sender:(id)sender {}
        - (void)go { [self performSegueWithIdentifier:@"Far" sender:nil]; }
        @end
        """, "Repo/First.h": "@interface First : UIViewController\n@end", "Repo/App.m": "First *first = [First new];",
      ], "--only-rule", "unknown-segue-identifier")
    #expect(output.isEmpty, "\(output)")
  }

  /// A scene of another storyboard does not help code that asks one of known name, or its own.
  @Test(arguments: [
    (
      #"UIStoryboard(name: "First", bundle: nil).instantiateViewController(withIdentifier: "Far")"#,
      "storyboard 'First'"
    ),
    (
      #"let board = UIStoryboard(name: "First", bundle: .main); board.instantiateViewController(withIdentifier: "Far")"#,
      "storyboard 'First'"
    ),
    (#"storyboard?.instantiateViewController(withIdentifier: "Far")"#, "the storyboard of First"),
    (#"self.storyboard!.instantiateViewController(withIdentifier: "Far")"#, "the storyboard of First"),
    (#"UIStoryboard(name: "Second", bundle: nil).instantiateViewController(withIdentifier: "Far")"#, nil),
    (#"other.storyboard?.instantiateViewController(withIdentifier: "Far")"#, nil),
    (#"let storyboard = load(); storyboard.instantiateViewController(withIdentifier: "Far")"#, nil),
    // The name is that of another function.
    (
      #"let storyboard = UIStoryboard(name: "Second", bundle: nil) }; func g() { storyboard?.instantiateViewController(withIdentifier: "Far")"#,
      "the storyboard of First"
    ),
    (#"storyboard?.instantiateViewController(withIdentifier: "Near")"#, nil),
  ])
  func aSceneIsLookedUpInTheStoryboardThatIsAsked(_ call: String, _ place: String?) async {
    let output = await lookUp(call, "unknown-scene-identifier")
    #expect(
      output.contains("storyboard identifier 'Far' does not exist in \(place ?? "?") (another storyboard has it)")
        == (place != nil))
    #expect(output.isEmpty == (place == nil))
  }

  @Test(arguments: [
    (#"tableView.dequeueReusableCell(withIdentifier: "FarRow", for: path)"#, true),
    (#"tableView.dequeueReusableCell(withIdentifier: "NearRow", for: path)"#, false),
    (#"other.tableView.dequeueReusableCell(withIdentifier: "FarRow", for: path)"#, false),
    (
      #"tableView.register(X.self, forCellReuseIdentifier: "FarRow"); tableView.dequeueReusableCell(withIdentifier: "FarRow", for: path)"#,
      false
    ),
  ])
  func aCellIsLookedUpInTheStoryboardOfItsController(_ call: String, _ isAbsent: Bool) async {
    let output = await lookUp(call, "unknown-reuse-identifier")
    let message = "reuse identifier 'FarRow' does not exist in the storyboard of First (another storyboard has it)"
    #expect(output.contains(message) == isAbsent)
    #expect(output.isEmpty != isAbsent)
  }

  /// The findings in a controller of the storyboard First, beside which there is a storyboard Second.
  private func lookUp(_ call: String, _ rule: String) async -> String {
    func storyboard(_ name: String, _ identifier: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
        <tableViewController storyboardIdentifier="\(identifier)" id="con-tr-001" customClass="\(name)" customModule="Shop"
          customModuleProvider="target"><tableView key="view" id="tab-le-001"><prototypes>
          <tableViewCell reuseIdentifier="\(identifier)Row" id="cel-l0-001"/></prototypes></tableView></tableViewController>
      </objects></scene></scenes></document>
      """
    }
    return await run(
      [
        "Repo/First.storyboard": storyboard("First", "Near"), "Repo/Second.storyboard": storyboard("Second", "Far"),
        "Repo/First.swift": "class First: UITableViewController { func f() { \(call) } }",
        "Repo/Second.swift": "class Second: UITableViewController {}",
      ], "--only-rule", rule)
  }

  @Test func aSetThatNothingNamesIsTold() async {
    let set = #"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#
    let names = ["literal", "symbolName", "row_7", "shown", "launch", "left over"]
    var files = Dictionary(
      uniqueKeysWithValues: names.flatMap { name in
        let folder = "Repo/App/A.xcassets/\(name).imageset"
        return [("\(folder)/Contents.json", set), ("\(folder)/a.svg", "<svg width=\"4\" height=\"4\"/>")]
      })
    for name in ["PriceColor", "PaperColor"] {
      files["Repo/App/A.xcassets/\(name).colorset/Contents.json"] = #"{"colors":[]}"#
    }
    files["Repo/App/Code.swift"] =
      #"let a = ["literal", "row_\(number)"]; let b = UIImage(resource: .symbolName); view.tintColor = .price"#
    files["Repo/App/Info.plist"] = "<key>UILaunchImageFile</key><string>launch</string>"
    files["Repo/App/Price.xib"] = Self.document.replacing("KitView\"", with: "KitView\" image=\"shown\"")
    files[".keyline.yml"] = "rules: {unused-asset: on}\n"
    let output = await run(files, "--only-rule", "unused-asset")
    #expect(
      output
        == [
          "PaperColor.colorset/Contents.json:1:1: note: color set 'PaperColor'",
          "left over.imageset/Contents.json:1:1: note: image set 'left over'",
        ].map {
          "Repo/App/A.xcassets/\($0) is not mentioned anywhere in the project: delete it, unless code composes its name (unused-asset)\n"
        }.joined()
    )
  }

  /// The tint of a stack view is only seen in views that have no own tint.
  @Test(arguments: [
    ("<imageView id=\"ima-1\"><color key=\"tintColor\" name=\"ink\"/></imageView><label id=\"lab-1\"/>", false),
    ("<view id=\"vie-3\"><subviews><label id=\"lab-1\"/></subviews></view>", false),
    ("<imageView id=\"ima-1\"/>", true), ("<view id=\"vie-3\" customClass=\"KitView\"/>", true),
  ])
  func aTintThatNoViewShowsIsNotMissing(_ views: String, _ isReported: Bool) async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="vie-1"><subviews>
        <stackView id="sta-1"><subviews>\(views)</subviews><color key="tintColor" name="gone"/></stackView>
      </subviews></view></objects><resources><namedColor name="gone"/></resources></document>
      """
    let output = await run(
      ["Repo/App/Price.xib": document, "Repo/App/A.xcassets/ink.colorset/Contents.json": "{}"],
      "Repo/App/Price.xib", "--only-rule", "missing-named-color")
    #expect(output.contains("color 'gone' is not in any asset catalog") == isReported, "\(output)")
  }

  @Test func imagesAreHeldAgainstTheCatalogsOfTheProject() async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <imageView image="Logo" id="ima-ge-001"/><imageView image="gone" id="ima-ge-002"/>
        <imageView image="kit/a" id="ima-ge-003"/></objects>
        <resources><image name="Logo" width="4" height="4"/><image name="gone" width="4" height="4"/>
        <image name="kit/a" width="4" height="4"/></resources></document>
      """
    let rules = "rules: {missing-image: {provided_elsewhere: [kit/*]}, image-name-in-other-case: on}\n"
    let output = await run(
      ["Repo/App/Price.xib": document, "Repo/App/A.xcassets/logo.imageset/Contents.json": "{}", ".keyline.yml": rules],
      "Repo/App/Price.xib")
    #expect(
      output == """
        Repo/App/Price.xib:2:21: warning: image 'Logo' does not exist, so the app does not show it; did you mean 'logo'? (image-name-in-other-case) [ima-ge-001]
        Repo/App/Price.xib:2:62: warning: image 'gone' is not in any asset catalog and has no file: add it, or choose another image (missing-image) [ima-ge-002]

        """)
  }

  /// An action that does not exist is no reason for another event.
  @Test(arguments: [("func pay(_ sender: Any) {}", "connect it to 'touchUpInside'"), ("", "delete the connection")])
  func anImpossibleEventOfAnAbsentActionIsToBeDeleted(_ method: String, _ remedy: String) async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Price"/>
        <button id="but-to-001"><connections>
        <action selector="pay:" destination="-1" eventType="valueChanged" id="act-io-001"/></connections></button>
      </objects></document>
      """
    let code = "class Price: UIViewController { @IBAction \(method.isEmpty ? "func other() {}" : method) }"
    let output = await run(
      ["Repo/App/A.xib": document, "Repo/App/Price.swift": code], "--only-rule", "impossible-event", "Repo/App/A.xib")
    #expect(output.contains(remedy), "\(output)")
  }

  /// Code that always gives an object an image replaces the one of another name.
  @Test(arguments: [
    ("tabBarItem.image = UIImage(named: \"user\")", false), ("tabBarItem.title = nil", true), ("title = nil", true),
  ])
  func anImageThatCodeReplacesMayHaveAnotherCase(_ code: String, _ isReported: Bool) async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-tr-001"><scenes><scene sceneID="sce-ne-001"><objects>
        <viewController id="con-tr-001" customClass="First" customModule="App" customModuleProvider="target">
        <tabBarItem key="tabBarItem" image="Logo" id="tab-00-001"/></viewController></objects></scene></scenes>
        <resources><image name="Logo" width="4" height="4"/></resources></document>
      """
    let code = "class First: UIViewController { func viewDidLoad() { \(code) } }"
    let output = await run(
      [
        "Repo/App/A.storyboard": document, "Repo/App/First.swift": code,
        "Repo/App/A.xcassets/logo.imageset/Contents.json": "{}",
      ], "--only-rule", "image-name-in-other-case")
    #expect(output.contains("image 'Logo'") == isReported, "\(output)")
  }

  /// Images that the document contains itself, in a hidden bar, and in a cell that no code dequeues.
  @Test(arguments: [("", true), ("<mutableData key=\"keyedArchiveRepresentation\">YnBsaXN0</mutableData>", false)])
  func anImageInTheDocumentIsNotMissing(_ data: String, _ isMissing: Bool) async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <imageView image="gone" id="ima-ge-001"/></objects>
        <resources><image name="gone" width="4" height="4">\(data)</image></resources></document>
      """
    let output = await run(
      ["Repo/App/Price.xib": document, "Repo/App/A.xcassets/logo.imageset/Contents.json": "{}"], "Repo/App/Price.xib")
    #expect(output.contains("image 'gone'") == isMissing, "\(output)")
  }

  @Test(arguments: [("", true), ("navigationBarHidden=\"YES\"", false)])
  func whatAHiddenBarLacksIsNotMissing(_ attribute: String, _ isReported: Bool) async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-tr-001"><scenes><scene sceneID="sce-ne-001"><objects>
        <navigationController \(attribute) id="con-tr-001"><connections>
        <segue destination="con-tr-002" kind="relationship" relationship="rootViewController" id="seg-ue-001"/>
        </connections></navigationController></objects></scene><scene sceneID="sce-ne-002"><objects>
        <viewController id="con-tr-002"><navigationItem key="navigationItem" id="ite-m0-001">
        <barButtonItem key="leftBarButtonItem" image="gone" id="bar-bu-001"/>
        <barButtonItem key="rightBarButtonItem" image="logo" id="bar-bu-002"/></navigationItem></viewController>
      </objects></scene></scenes></document>
      """
    let output = await run(
      ["Repo/App/Shop.storyboard": document, "Repo/App/A.xcassets/logo.imageset/Contents.json": "{}"],
      "Repo/App/Shop.storyboard")
    #expect(output.contains("(missing-image)") == isReported, "\(output)")
    #expect(output.contains("image 'logo' has no accessibility label") == isReported, "\(output)")
    #expect(!output.contains("image 'gone' has no accessibility label"), "\(output)")
  }

  /// Code that gives the navigation item other buttons replaces those of the document; it may also label them.
  @Test(arguments: [
    ("rightBarButtonItem = done", "Prices", false), ("rightBarButtonItems = [done]", "Base", false),
    ("rightBarButtonItem?.accessibilityLabel = close", "Prices", false),
    ("leftBarButtonItem?.accessibilityLabel = close", "Prices", true),
    ("rightBarButtonItem?.accessibilityHint = close", "Prices", true),
    ("leftBarButtonItem = done", "Base", true), ("rightBarButtonItem == nil", "Base", true),
    ("rightBarButtonItem = nil", "Base", true), ("rightBarButtonItem = done", "UIViewController", true),
  ])
  func aButtonThatCodeReplacesNeedsNoLabel(_ code: String, _ owner: String, _ isReported: Bool) async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-tr-001"><scenes><scene sceneID="sce-ne-001"><objects>
        <viewController id="con-tr-001" customClass="Prices"><navigationItem key="navigationItem" id="ite-m0-001">
        <barButtonItem key="rightBarButtonItem" image="filter-small" id="bar-bu-001"/></navigationItem></viewController>
      </objects></scene></scenes></document>
      """
    let button = #"""
      <barButtonItem key="rightBarButtonItem" id="bar-bu-001"><button key="customView" id="but-to-001">
      <state key="normal" image="filter-small"/><connections><action selector="go" destination="con-tr-001"
      eventType="touchUpInside" id="act-go-001"/></connections></button></barButtonItem>
      """#
    let custom = document.replacing(
      #"<barButtonItem key="rightBarButtonItem" image="filter-small" id="bar-bu-001"/>"#, with: button)
    let classes = "class Base: UIViewController {}\nclass Prices: Base {}\n"
    let output = await run(
      [
        "Repo/App/Shop.storyboard": document, "Repo/App/Classes.swift": classes,
        "Repo/App/Code.swift": "extension \(owner) { func set() { navigationItem.\(code) } }",
      ], "Repo/App/Shop.storyboard")
    #expect(output.contains("(unlabelled-bar-button)") == isReported, "\(output)")
    // The same is true for a button in the item.
    let inside = await run(
      [
        "Repo/App/Shop.storyboard": custom, "Repo/App/Classes.swift": classes,
        "Repo/App/Code.swift": "extension \(owner) { func set() { navigationItem.\(code) } }",
      ], "Repo/App/Shop.storyboard")
    #expect(inside.contains("(missing-accessibility-label)") == isReported, "\(inside)")
  }

  /// Two views of 250 points below each other fit no phone in landscape.
  private static let tall = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES"><scenes><scene sceneID="sce-ne-001"><objects>
      <viewController id="con-tr-001" customClass="Tall" customModule="Shop" customModuleProvider="target" \
    storyboardIdentifier="Tall"><view key="view" id="roo-t0-001"><rect key="frame" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001"/></subviews>
        <viewLayoutGuide key="safeArea" id="saf-e0-001"/><constraints>
          <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="saf-e0-001" secondAttribute="leading" id="c1"/>
          <constraint firstItem="box-00-001" firstAttribute="trailing" secondItem="saf-e0-001" secondAttribute="trailing" id="c2"/>
          <constraint firstItem="box-00-001" firstAttribute="width" secondItem="roo-t0-001" secondAttribute="width" id="c3"/>
          <constraint firstItem="box-00-001" firstAttribute="top" secondItem="saf-e0-001" secondAttribute="top" id="c4"/>
          <constraint firstItem="box-00-001" firstAttribute="height" constant="40" id="c5"/>
        </constraints></view></viewController></objects></scene></scenes></document>
    """

  /// The orientations of the app decide whether a conflict of phones in landscape counts.
  @Test func conflictsInLandscapeCountWhereTheAppTurns() async {
    let list = { (names: String) in
      "<dict><key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string>\(names)</array></dict>"
    }
    let turning = list("<string>UIInterfaceOrientationLandscapeLeft</string>")
    func rules(_ source: String, _ properties: String?, _ options: String...) async -> [String] {
      var files = ["Repo/Shop.xcodeproj/project.pbxproj": "", "Repo/App/Tall.storyboard": Self.tall]
      files["Repo/Tall.swift"] = source
      files["Repo/Info.plist"] = properties
      let world = MemoryWorld(files)
      let rules = "unsatisfiable-constraints,unsatisfiable-on-some-screens"
      _ = await CommandLineTool.run(["lint", "--quiet", "--only-rule", rules] + options, in: world.world)
      return rules.split(separator: ",").map(String.init).filter { world.output.contains("(\($0))") }
    }
    let plain = "class Tall: UIViewController {}"
    let upright =
      "class Tall: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }"
    #expect(await rules(plain, nil) == ["unsatisfiable-on-some-screens"])
    #expect(await rules(plain, turning) == ["unsatisfiable-constraints"])
    #expect(await rules(plain, list("")).isEmpty)
    #expect(await rules(upright, turning).isEmpty)
    // Who asks for landscape is answered.
    #expect(await rules(plain, list(""), "--on", "iphone-15,landscape") == ["unsatisfiable-constraints"])
    #expect(
      await rules(plain, list(""), "--on", "iphone-15", "--on", "iphone-15,landscape") == ["unsatisfiable-constraints"])
  }

  /// The only problem is on phones in landscape, which do not show an app for iPads.
  @Test(arguments: [("2", false), ("1,2", true)])
  func anAppForPadsHasNoProblemsOnPhones(_ families: String, _ isReported: Bool) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "TARGETED_DEVICE_FAMILY = \"\(families)\";", files: ["Tall.storyboard"]),
      "Tall.storyboard": Self.tall, "Tall.swift": "class Tall: UIViewController {}", ".git/config": "",
    ])
    _ = await world.run("lint", "--only-rule", "unsatisfiable-constraints,unsatisfiable-on-some-screens")
    #expect(world.output.contains("(unsatisfiable-") == isReported, "\(world.output)")
  }
}
