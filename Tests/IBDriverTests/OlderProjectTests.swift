import IBTestSupport
import Testing

/// Projects as people wrote them years ago, with forms that findings must not mistake for faults.
@Suite struct OlderProjectTests {
  private static func nib(_ objects: String, _ attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"\(attributes)><objects>\(objects)</objects>
    </document>
    """
  }

  private static let cell = nib(#"<tableViewCell id="row-00-001" customClass="PriceCell"/>"#)

  private static func owner(_ content: String, _ name: String = "") -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)">
    <connections>\(content)</connections></placeholder><view id="vie-w0-001"/>
    """
  }

  /// A controller and its nib; with a selector, a button of the nib sends it to the controller.
  private static func prices(_ members: String, sending selector: String? = nil) -> [String: String] {
    let button = selector.map {
      #"<button id="but-to-001"><connections><action selector="\#($0)" destination="-1" eventType="touchUpInside" "#
        + #"id="act-io-001"/></connections></button>"#
    }
    return [
      "Prices.xib": nib(owner("", "Prices") + (button ?? "")),
      "Prices.swift": """
      @objc(Prices) class Prices: UIViewController { \(members) }
      let prices = Prices(nibName: "Prices", bundle: nil)
      """,
    ]
  }

  private func lint(
    _ files: [String: String], _ rule: String, members: [String]? = nil, settings: String = ""
  ) async -> String {
    let project = ProjectText.app(settings: settings, files: members ?? files.keys.sorted())
    let world = MemoryWorld(
      files.merging(["Shop.xcodeproj/project.pbxproj": project, ".git/config": ""]) { a, _ in a })
    _ = await world.run("lint", "--no-layout", "--only-rule", rule)
    return world.output
  }

  /// A controller in a nib of Xcode 3 loads another nib by its name.
  @Test(arguments: [("Prices", true), ("Other", false)])
  func anArchiveNamesANib(_ name: String, _ isLoaded: Bool) async {
    let archive = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
      <object class="IBUIViewController"><string key="IBUINibName">\(name)</string></object></data></archive>
      """
    let files = [
      "MainWindow.xib": archive, "Prices.xib": Self.nib(#"<view id="vie-w0-001"/>"#), "App.swift": "class App {}",
    ]
    let output = await lint(files, "unused-nib", members: ["MainWindow.xib", "Prices.xib", "App.swift"])
    #expect(output.contains("never loads the nib 'Prices'") != isLoaded, "\(output)")
  }

  /// The oldest archives have a list of keys and a list of values, which contains the classes of the objects. A controller without
  /// the name of a nib loads that of its class.
  @Test(arguments: [("Prices", true), ("Other", false)])
  func anArchiveListsTheClassesOfItsControllers(_ name: String, _ isLoaded: Bool) async {
    let archive = """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.01"><data>
      <object class="IBUIViewController" id="18"/><object class="NSArray" key="dict.sortedKeys">
      <string>18.CustomClassName</string></object><object class="NSMutableArray" key="dict.values">
      <string>\(name)</string></object></data></archive>
      """
    let nib = Self.nib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Prices"><connections>"#
        + #"<outlet property="view" destination="vie-w0-001" id="out-le-001"/></connections></placeholder>"#
        + #"<view id="vie-w0-001"/>"#)
    let files = [
      "MainWindow.xib": archive, "Prices.xib": nib, "Prices.h": "@interface Prices : UIViewController\n@end",
      "Prices.m": "#import \"Prices.h\"\n@implementation Prices\n@end", "App.swift": "class App {}",
    ]
    let output = await lint(files, "unused-nib")
    #expect(output.contains("never loads the nib 'Prices'") != isLoaded, "\(output)")
  }

  /// The forms by which code names the nib of a cell: R.swift's name, a type in Swift 2, the type of a parameter if code
  /// computes the names of nibs, and the name of the class with its module.
  @Test(arguments: [
    ("PriceCell", "register(R.nib.priceCell(), R.nib.priceCell.name)", true),
    ("PriceCell", "register(R.nib.otherCell(), R.nib.otherCell.name)", false),
    ("PriceCell", "let nib = UINib(nibName: String(PriceCell), bundle: nil)", true),
    ("PriceCell", "func set(on cell: PriceCell) {}; let nib = UINib(nibName: kind.name, bundle: nil)", true),
    ("PriceCell", "func set(on cell: PriceCell) {}", false),
    ("Shop.PriceCell", "", true),
    ("Shop.OtherCell", "", false),
  ])
  func codeNamesTheNibOfACell(_ name: String, _ code: String, _ isLoaded: Bool) async {
    let files = [
      "\(name).xib": Self.cell, "PriceCell.swift": "class PriceCell: UITableViewCell {}",
      "Prices.swift": "class Prices { func f() { \(code) } }\nlet prices = Prices().f()",
    ]
    let output = await lint(files, "unused-nib")
    #expect(output.contains("never loads the nib '\(name)'") != isLoaded, "\(output)")
  }

  /// A parameter without a name is only a type: `func send(AnyObject)`.
  @Test(arguments: [
    ("AnyObject", "send:", true), ("", "send:", false), ("sender: AnyObject, Int", "send::", true),
    ("AnyObject", "send", false),
  ])
  func aParameterMayBeOnlyAType(_ parameters: String, _ selector: String, _ isKnown: Bool) async {
    let files = Self.prices("@IBAction func send(\(parameters)) {}", sending: selector)
    let output = await lint(files, "unknown-action")
    #expect(output.contains("no action '\(selector)'") != isKnown, "\(output)")
  }

  /// The property that gets the view may be optional, so the app does not crash there.
  @Test(arguments: [
    ("popover.sourceView = price", false), ("popover.sourceView = price.superview", true), ("let view = price", true),
    ("price.text = nil", true),
  ])
  func anOutletMayBeGivenAway(_ code: String, _ crashes: Bool) async {
    let files = Self.prices(
      """
      @IBOutlet var price: UILabel!; override func viewDidLoad() { \(code) }
      """)
    let output = await lint(files, "unconnected-outlet")
    #expect(output.contains("outlet 'price' of class Prices is not connected") == crashes, "\(output)")
  }

  /// A linker flag names the framework with the class.
  @Test(arguments: [("-framework ArcGIS", true), ("-ObjC", false)])
  func aFlagLinksAFramework(_ flag: String, _ isLinked: Bool) async {
    let files = [
      "Map.xib": Self.nib(#"<view id="vie-w0-001" customClass="AGSMap"/>"#), "App.swift": "class App {}",
    ]
    let settings = #"FRAMEWORK_SEARCH_PATHS = "/SDKs/**"; OTHER_LDFLAGS = "\#(flag)";"#
    let output = await lint(files, "unknown-class", settings: settings)
    #expect(output.contains("class AGSMap is not declared") != isLinked, "\(output)")
  }

  /// A library brings the bundle.
  @Test(arguments: [("Kit.bundle/back.png", false), ("back.png", true)])
  func anImageOfABundleIsUnknown(_ name: String, _ isReported: Bool) async {
    let files = [
      "A.xcassets/one.imageset/Contents.json": #"{"images":[]}"#,
      "Back.xib": Self.nib(#"<imageView image="\#(name)" id="vie-w0-001"/>"#), "App.swift": "class App {}",
    ]
    let output = await lint(files, "missing-image", members: ["A.xcassets", "Back.xib", "App.swift"])
    #expect(output.contains("image '\(name)' is not in any asset catalog") == isReported, "\(output)")
  }

  /// A build makes the file, so git ignores it.
  @Test(arguments: [("*.png", false), ("*.jpg", true)])
  func gitIgnoresAMadeImage(_ pattern: String, _ isReported: Bool) async {
    let files = [
      "A.xcassets/one.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#,
      ".gitignore": pattern, "App.swift": "let one = UIImage(named: \"one\")",
    ]
    let output = await lint(files, "missing-asset-file", members: ["A.xcassets", "App.swift"])
    #expect(output.contains("file 'a.png' does not exist") == isReported, "\(output)")
  }

  /// The property list names another launch screen, so this is a view of the app.
  @Test(arguments: [("Start", true), ("Other", false)])
  func onlyTheLaunchScreenRunsNoCode(_ name: String, _ isReported: Bool) async {
    let files = [
      "Start.xib": Self.nib(
        Self.owner(#"<outlet property="view" destination="vie-w0-001" id="out-le-001"/>"#), #" launchScreen="YES""#),
      "Info.plist": """
      <plist version="1.0"><dict><key>UILaunchStoryboardName</key><string>\(name)</string></dict></plist>
      """,
      "App.swift": "class App {}",
    ]
    let output = await lint(
      files, "launch-screen-with-code", members: ["Start.xib", "App.swift"], settings: "INFOPLIST_FILE = Info.plist;")
    #expect(output.contains("has a connection") == isReported, "\(output)")
  }

  /// A controller of a library may ask its storyboard for the other scenes.
  @Test(arguments: [("HelpController", true), ("Prices", false)])
  func aLibraryMayShowTheScenes(_ name: String, _ isShown: Bool) async {
    func scene(_ number: Int, _ name: String, _ more: String = "") -> String {
      """
      <scene sceneID="sce-ne-00\(number)"><objects>
      <viewController id="con-tr-00\(number)" customClass="\(name)"\(more) sceneMemberID="viewController"/></objects></scene>
      """
    }
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-tr-001"><scenes>
      \(scene(1, name))\(scene(2, "", #" storyboardIdentifier="Article""#))</scenes></document>
      """
    let files = [
      "Help.storyboard": board, "Podfile": "pod 'Help'",
      "App.swift":
        "@objc(Prices) class Prices: UIViewController {}\nlet first = UIStoryboard(name: \"Help\", bundle: nil).instantiateInitialViewController()",
    ]
    let output = await lint(files, "unreachable-scene", members: ["Help.storyboard", "App.swift"])
    #expect(output.contains("Storyboard ID 'Article'") != isShown, "\(output)")
  }

  /// Code that loads a nib makes an object of another class its owner.
  @Test(arguments: [("price", true), ("other", false)])
  func codeGivesANibAnotherOwner(_ outlet: String, _ isKnown: Bool) async {
    let files = [
      "Row.xib": Self.nib(Self.owner(#"<outlet property="price" destination="vie-w0-001" id="out-le-001"/>"#, "Shop")),
      "Shop.h": "@interface Shop : UIViewController\n@end", "Shop.m": "@implementation Shop\n@end",
      "Prices.m": """
      @interface Prices : UIViewController
      @property IBOutlet UIView *\(outlet);
      @end
      @implementation Prices
      - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"Row" owner:self options:nil]; [[Shop alloc] init]; }
      @end
      """,
    ]
    let app = "@implementation App\n- (void)f { [[Prices alloc] init]; }\n@end"
    let output = await lint(
      files.merging(["App.m": app]) { a, _ in a }, "unknown-outlet",
      members: ["Row.xib", "Shop.m", "Prices.m", "App.m"])
    #expect(output.contains("has no outlet 'price'") != isKnown, "\(output)")
  }

  /// R.swift names a nib or a storyboard without an import in the sources of the app.
  @Test(arguments: [("R.nib.tableHeader(withOwner: self)", false), ("R.nib.otherHeader(withOwner: self)", true)])
  func rSwiftNamesANib(_ code: String, _ isUnused: Bool) async {
    let files = [
      "TableHeader.xib": Self.nib(#"<view id="vie-w0-001"/>"#),
      "Prices.swift": "class Prices { func f() { \(code) } }\nlet prices = Prices().f()",
    ]
    let output = await lint(files, "unused-nib")
    #expect(output.contains("never loads the nib 'TableHeader'") == isUnused, "\(output)")
  }

  @Test(arguments: [("R.storyboard.camera.instantiateInitialViewController()", false), ("1", true)])
  func rSwiftNamesAStoryboard(_ code: String, _ isUnused: Bool) async {
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="con-tr-001"><scenes><scene sceneID="sce-ne-001"><objects>
      <viewController id="con-tr-001" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let files = ["Camera.storyboard": board, "App.swift": "@main class App { func f() { let first = \(code) } }"]
    let output = await lint(files, "unused-storyboard")
    #expect(output.contains("'Camera'") == isUnused, "\(output)")
  }

  /// Neither a list, whose elements may be optional, nor a function or a member of another type with the name of the
  /// outlet crashes.
  @Test(arguments: [
    ("let all = [price, price]", false), ("f(price, price)", true), ("", false), ("let text = Texts.price", false),
    ("let all = [f(price)]", true), ("let all = [f(1), price, [2], price]", false),
  ])
  func aListMayHaveOptionalElements(_ code: String, _ crashes: Bool) async {
    let files = Self.prices(
      """
      @IBOutlet var price: UILabel!; override func viewDidLoad() { \(code) }; @IBAction func price(_ sender: Any) {}
      """)
    let output = await lint(files, "unconnected-outlet")
    #expect(output.contains("outlet 'price' of class Prices is not connected") == crashes, "\(output)")
  }

  /// Methods of UIKit are for other senders than the app's buttons.
  @Test(arguments: [("copy", "did you mean 'copy:'"), ("", "or delete the connection")])
  func onlyActionsOfTheAppAreMeant(_ name: String, _ advice: String) async {
    let own = name.isEmpty ? "" : "@IBAction func \(name)(_ sender: Any) {}"
    let files = Self.prices(own, sending: "copyy:")
    let output = await lint(files, "unknown-action")
    #expect(output.contains("no action 'copyy:'") && output.contains(advice), "\(output)")
  }

  /// Two projects build the source of the class, which is in the folder of one of them.
  @Test func aSourceBelongsToAllProjectsThatBuildIt() async {
    func project(_ name: String, _ source: String) -> String { ProjectText.app(name, files: ["\(name).xib", source]) }
    let nib = Self.nib(
      #"<view id="vie-w0-001" customClass="PriceView" customModule="Other" customModuleProvider="target"/>"#)
    let world = MemoryWorld([
      ".git/config": "", "Shop/Shop.xcodeproj/project.pbxproj": project("Shop", "PriceView.swift"),
      "Other/Other.xcodeproj/project.pbxproj": project("Other", "../Shop/PriceView.swift"),
      "Third/Third.xcodeproj/project.pbxproj": project("Third", "PriceView.swift"),
      "Shop/Shop.xib": nib, "Other/Other.xib": nib, "Third/Third.xib": nib,
      "Shop/PriceView.swift": "class PriceView: UIView {}", "Third/PriceView.swift": "class PriceView: UIControl {}",
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-class")
    #expect(!world.output.contains("unknown-class"), "\(world.output)")
  }

  /// Objective-C runs `load` of the cell's class when the app starts.
  @Test(arguments: [("load", true), ("setUp", false)])
  func loadRunsAtLaunch(_ method: String, _ isLoaded: Bool) async {
    let files = [
      "PriceCell.xib": Self.cell, "PriceCell.h": "@interface PriceCell : UITableViewCell\n@end",
      "PriceCell.m": """
      @implementation PriceCell
      + (void)\(method) { [Registry add:NSStringFromClass([PriceCell class])]; }
      @end
      """,
      "App.m": "@implementation App\n- (void)f { [UINib nibWithNibName:kind bundle:nil]; }\n@end",
    ]
    let output = await lint(files, "unused-nib", members: ["PriceCell.xib", "PriceCell.m", "App.m"])
    #expect(output.contains("never loads the nib 'PriceCell'") != isLoaded, "\(output)")
  }

  /// Code gives the outlet a value before it is needed.
  @Test(arguments: [("lazy var price: UILabel! = { UILabel() }()", false), ("var price: UILabel!", true)])
  func anOutletWithAValueNeedsNoConnection(_ outlet: String, _ crashes: Bool) async {
    let files = Self.prices(
      """
      @IBOutlet \(outlet); override func viewDidLoad() { price.text = nil }
      """)
    let output = await lint(files, "unconnected-outlet")
    #expect(output.contains("outlet 'price' of class Prices is not connected") == crashes, "\(output)")
  }

  /// The disks of most Macs find the nib of a class whose name has other capitals.
  @Test(arguments: [("VpnPrices", false), ("OtherPrices", true)])
  func aNibMayHaveOtherCapitals(_ name: String, _ isUnused: Bool) async {
    let files = [
      "\(name).xib": Self.nib(#"<view id="vie-w0-001"/>"#),
      "Prices.swift": "class VPNPrices: UIViewController {}\nlet prices = VPNPrices()",
    ]
    let output = await lint(files, "unused-nib")
    #expect(output.contains("never loads the nib '\(name)'") == isUnused, "\(output)")
  }

  /// A suggestion that shares most words with the action is another action.
  @Test(arguments: [("facebookButtonTapped:", false), ("backButtonTaped:", true)])
  func onlyANearActionIsMeant(_ selector: String, _ isMeant: Bool) async {
    let files = Self.prices("@IBAction func backButtonTapped(_ sender: Any) {}", sending: selector)
    let output = await lint(files, "unknown-action")
    #expect(output.contains("did you mean 'backButtonTapped:'") == isMeant, "\(output)")
  }

  /// A target may contain a folder as a whole; names of images then begin with that of the folder.
  @Test(arguments: [
    ("icons/back", true), ("icons/back.png", true), ("signs/back.png", false), ("back.png", true),
    ("back@2x.png", true), ("back@2x", false),
  ])
  func anImageMayBeInAFolder(_ name: String, _ isFound: Bool) async {
    let nib = Self.nib(
      #"<view id="vie-w0-001"><subviews><imageView image="\#(name)" id="ima-ge-001"/></subviews></view>"#)
    let files = ["Row.xib": nib, "Images/icons/back@2x.png": "", "Images/icons/back.png": ""]
    let output = await lint(files, "missing-image", members: ["Row.xib"])
    #expect(output.contains("image '\(name)' is not") != isFound, "\(output)")
  }

  /// Bar items, labels and recognizers can be disabled too, although they are not controls.
  @Test(arguments: [
    ("barButtonItem", "isEnabled", false), ("barButtonItem", "setTitleColor", true), ("label", "isEnabled", false),
    ("tapGestureRecognizer", "isEnabled", false), ("label", "isSelected", true),
  ])
  func otherObjectsHaveMembersOfControls(_ tag: String, _ member: String, _ crashes: Bool) async {
    let files = [
      "Prices.xib": Self.nib(
        Self.owner(#"<outlet property="done" destination="obj-ec-001" id="out-le-001"/>"#, "Prices")
          + #"<\#(tag) id="obj-ec-001"/>"#),
      "Prices.swift": """
      @objc(Prices) class Prices: UIViewController { @IBOutlet var done: UIButton!
        override func viewDidLoad() { done.\(member) } }
      let prices = Prices(nibName: "Prices", bundle: nil)
      """,
    ]
    let output = await lint(files, "outlet-of-other-kind")
    #expect(output.contains("has no '\(member)'") == crashes, "\(output)")
    #expect(output.contains("outlet 'done'"), "\(output)")
  }

  /// A Swift class without its module may not be the one that the document means: an Objective-C class may have been
  /// renamed. Other rules then do not report its missing members.
  @Test(arguments: [
    ("price", "choose Inherit Module From Target"),
    ("total", "choose another class, because this one has no outlet 'total'"),
  ])
  func aClassWithoutModuleMayBeAnother(_ outlet: String, _ remedy: String) async {
    let files = [
      "Prices.xib": Self.nib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="vie-w0-001" customClass="PriceView"><subviews><button id="but-to-001"><connections>
        <action selector="buy:" destination="vie-w0-001" eventType="touchUpInside" id="act-io-001"/></connections></button>
        </subviews><connections><outlet property="\(outlet)" destination="but-to-001" id="out-le-001"/></connections></view>
        """),
      "Prices.swift": """
      class PriceView: UIView { @IBOutlet var price: UIButton! }
      let view = UINib(nibName: "Prices", bundle: nil).instantiate(withOwner: nil)
      """,
    ]
    let output = await lint(files, "unknown-class,unknown-outlet,unknown-action")
    #expect(output.contains("set without a module, so UIKit cannot find it: \(remedy)"), "\(output)")
    #expect(!output.contains("unknown-outlet") && !output.contains("unknown-action"), "\(output)")
  }

  /// Prefix headers define the names of nibs as macros.
  @Test(arguments: [("Prefix.pch", true), ("Prefix.txt", false)])
  func aPrefixHeaderNamesANib(_ header: String, _ isLoaded: Bool) async {
    let files = [
      "Prices.xib": Self.nib(Self.owner("", "Prices")), header: "#define PRICES_NIB @\"Prices\"",
      "App.m": "@implementation App\n- (void)f { [[Sheet alloc] initWithNibName:PRICES_NIB bundle:nil]; }\n@end",
    ]
    let output = await lint(files, "unused-nib", members: ["Prices.xib", "App.m"])
    #expect(output.contains("never loads the nib 'Prices'") != isLoaded, "\(output)")
  }

  /// The class of another app of the project is not the one that a document of this app means.
  @Test(arguments: [("com.apple.product-type.application", true), ("com.apple.product-type.framework", false)])
  func anotherAppDeclaresTheClass(_ kind: String, _ isOther: Bool) async {
    let nib = Self.nib(
      """
      <view id="vie-w0-001" customClass="PriceView" customModule="Mac" customModuleProvider="target"><connections>
      <outlet property="price" destination="vie-w0-001" id="out-le-001"/></connections></view>
      """)
    let project = """
      // !$*UTF8*$!
      { objects = {
        FX = {isa = PBXFileReference; path = "Price.xib"; sourceTree = "<group>";};
        FS = {isa = PBXFileReference; path = "PriceView.swift"; sourceTree = "<group>";};
        FA = {isa = PBXFileReference; path = "App.swift"; sourceTree = "<group>";};
        BX = {isa = PBXBuildFile; fileRef = FX;}; BS = {isa = PBXBuildFile; fileRef = FS;};
        BA = {isa = PBXBuildFile; fileRef = FA;};
        G = {isa = PBXGroup; children = (FX, FS, FA); sourceTree = "<group>";};
        P1 = {isa = PBXSourcesBuildPhase; files = (BS);};
        P2 = {isa = PBXResourcesBuildPhase; files = (BX);}; P3 = {isa = PBXSourcesBuildPhase; files = (BA);};
        T1 = {isa = PBXNativeTarget; name = "One"; productType = "\(kind)"; buildConfigurationList = L; buildPhases = (P1);};
        T2 = {isa = PBXNativeTarget; name = "Mac"; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (P2, P3);};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos;};};
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T1, T2);};
      }; rootObject = P; }
      """
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": project, ".git/config": "", "Price.xib": nib,
      "PriceView.swift": "class PriceView: UIView {}",
      "App.swift": "let nib = UINib(nibName: \"Price\", bundle: nil)",
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-class,unknown-outlet")
    #expect(world.output.contains("class PriceView has no outlet 'price'") != isOther, "\(world.output)")
    #expect(
      world.output.contains("class PriceView is not declared in any source file of its target") == isOther,
      "\(world.output)")
  }

  /// The class has another superclass on each platform, and its variables follow.
  @Test(arguments: [
    "#if TARGET_OS_IPHONE\n@interface Map : UIView\n#else\n@interface Map : NSView\n#endif", "@interface Map : UIView",
  ])
  func theVariablesOfTwoPlatformsAreOutlets(_ declaration: String) async {
    let files = [
      "Map.xib": Self.nib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="vie-w0-001" customClass="Map"><connections>
        <outlet property="_logo" destination="vie-w0-001" id="out-le-001"/>
        <outlet property="_sign" destination="vie-w0-001" id="out-le-002"/></connections></view>
        """),
      "Map.h": "\(declaration)\n{\n#if TARGET_OS_IPHONE\nIBOutlet UIView * _logo;\n#endif\n}\n@end",
      "Map.m":
        "@implementation Map\n+ (void)f { [[NSBundle mainBundle] loadNibNamed:@\"Map\" owner:nil options:nil]; }\n@end",
    ]
    let output = await lint(files, "unknown-outlet", members: ["Map.xib", "Map.m"])
    #expect(output.contains("'_sign'") && !output.contains("'_logo'"), "\(output)")
  }

  /// A form library loads the nib by the name that the class registers when the app starts.
  @Test(arguments: [
    ("NSStringFromClass([self class])", true), ("NSStringFromClass(self)", true),
    ("NSStringFromClass(NSString.class)", false),
  ])
  func aClassRegistersItsOwnName(_ name: String, _ isLoaded: Bool) async {
    let files = [
      "PriceCell.xib": Self.cell,
      "PriceCell.m": """
      @implementation PriceCell
      + (void)load { [Form add:[NSString stringWithFormat:@"%@/%@", Form.bundle, \(name)]]; }
      @end
      """,
      "PriceCell.h": "@interface PriceCell : FormCell\n@end",
    ]
    let output = await lint(files, "unused-nib", members: ["PriceCell.xib", "PriceCell.m"])
    #expect(output.contains("never loads the nib 'PriceCell'") != isLoaded, "\(output)")
  }

  /// Code names a class inside a text.
  @Test(arguments: [("PriceCell.self", true), ("String(describing: PriceCell.self)", true), ("Offer.self", false)])
  func aTextContainsTheNameOfAClass(_ value: String, _ isLoaded: Bool) async {
    let files = [
      "PriceCell.xib": Self.cell, "PriceCell.swift": "class PriceCell: UITableViewCell {}",
      "Shop.swift": #"let nib = UINib(nibName: "\(\#(value))", bundle: nil)"#,
    ]
    let output = await lint(files, "unused-nib")
    #expect(output.contains("never loads the nib 'PriceCell'") != isLoaded, "\(output)")
  }

  /// A controller gives the label of its prototype cell a font that scales.
  @Test(arguments: [
    ("cell.textLabel?.font = .preferredFont(forTextStyle: .body)", false),
    ("cell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)", true), ("", true),
  ])
  func aControllerSetsTheFontOfACell(_ code: String, _ isFixed: Bool) async {
    let cell = """
      <tableViewCell reuseIdentifier="Price" textLabel="lab-el-001" style="IBUITableViewCellStyleDefault" id="row-00-001">
      <tableViewCellContentView key="contentView" id="con-te-001"><subviews>
      <label adjustsFontForContentSizeCategory="YES" text="Price" id="lab-el-001">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    let files = [
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="con-tr-001">
      <scenes><scene sceneID="sce-ne-001"><objects><tableViewController id="con-tr-001" customClass="Prices"
      customModuleProvider="target" sceneMemberID="viewController"><tableView key="view" id="tab-le-001"><prototypes>
      \(cell)</prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """,
      "Prices.swift": """
      class Prices: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "Price", for: path)
          \(code)
          return cell
        }
      }
      """,
    ]
    let output = await lint(files, "fixed-font-adjusted")
    #expect(output.contains("so the text does not scale") == isFixed, "\(output)")
  }

  /// A class inherits an outlet that only some of its kin connect.
  @Test(arguments: [("Board", false), ("UIView", true)])
  func kinDoesWithoutAnOutlet(_ parent: String, _ isReported: Bool) async {
    func view(_ number: Int, _ name: String, _ content: String = "") -> String {
      """
      <view id="vie-w0-\(number)" customClass="\(name)" customModule="Shop" customModuleProvider="target"><connections>
      \(content)</connections></view>
      """
    }
    let own = parent == "Board" ? "" : "@IBOutlet var sum: UILabel!; func show() { sum.text = nil }"
    let files = [
      "Prices.xib": Self.nib(
        view(1, "Full", #"<outlet property="sum" destination="vie-w0-1" id="out-le-001"/>"#) + view(2, "Short")),
      "Board.swift": """
      class Board: UIView { @IBOutlet var sum: UILabel!; func show() { sum.text = nil } }
      class Full: Board {}
      class Short: \(parent) { \(own) }
      func f(_ full: Full, _ short: Short) { full.show(); short.show() }
      """,
    ]
    let output = await lint(files, "unconnected-outlet")
    #expect(output.contains("outlet 'sum' of class Short") == isReported, "\(output)")
  }

  /// Two targets share a class, and only the storyboard of one, with the same name, connects its outlet.
  @Test(arguments: [("Pad/Base.lproj", false), ("Phone/de.lproj", true)])
  func anotherTargetConnectsTheOutlet(_ folder: String, _ isReported: Bool) async {
    func nib(_ content: String) -> String {
      Self.nib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Prices" customModule="Shop"
        customModuleProvider="target"><connections>\(content)</connections></placeholder><view id="vie-w0-001"/>
        """)
    }
    let files = [
      "Phone/Base.lproj/Prices.xib": nib(""),
      "\(folder)/Prices.xib": nib(#"<outlet property="sum" destination="vie-w0-001" id="out-le-001"/>"#),
      "Prices.swift": """
      class Prices: UIViewController { @IBOutlet var sum: UIView!; override func viewDidLoad() { sum.isHidden = true } }
      """,
    ]
    let output = await lint(files, "unconnected-outlet")
    #expect(output.contains("outlet 'sum' of class Prices") == isReported, "\(output)")
  }

  /// Code that loads a storyboard is commented out, perhaps only for a time.
  @Test(arguments: [(#"// let board = UIStoryboard(name: "Camera", bundle: nil)"#, true), ("// Camera", false)])
  func aCommentNamesTheStoryboard(_ comment: String, _ isNamed: Bool) async {
    let files = [
      "Camera.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
      """,
      "App.swift": "@main class App {\n  \(comment)\n}",
    ]
    let output = await lint(files, "unused-storyboard")
    let words =
      "never loads the storyboard 'Camera'; only a comment names it (App.swift:2): load it, or delete the file"
    #expect(output.contains("note: the app \(words)") == isNamed, "\(output)")
    #expect(output.contains("warning: the app never loads the storyboard 'Camera': load it") != isNamed, "\(output)")
  }

  /// Only a class that has the missing member is a remedy: that of the scene's name, or any of the sources.
  @Test(arguments: [
    ("Prices", "Prices", "set its custom class to Prices, or delete the connection"),
    ("Prices", "Other", ": delete the connection"), ("List", "Other", "set its custom class, or delete"),
  ])
  func onlyAClassWithTheOutletHelps(_ scene: String, _ owner: String, _ remedy: String) async {
    let files = [
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="con-tr-001">
      <scenes><scene sceneID="sce-ne-001"><objects><viewController storyboardIdentifier="\(scene)" id="con-tr-001"
      sceneMemberID="viewController"><view key="view" id="vie-w0-001"/><connections>
      <outlet property="sum" destination="vie-w0-001" id="out-le-001"/></connections></viewController>
      </objects></scene></scenes></document>
      """,
      "Prices.swift": """
      class Prices: UIViewController { \(owner == "Prices" ? "@IBOutlet var sum: UIView?" : "") }
      class Other: UIViewController { \(owner == "Other" ? "@IBOutlet var sum: UIView?" : "") }
      """,
    ]
    let output = await lint(files, "unknown-outlet")
    #expect(output.contains("without a custom class has no outlet 'sum'") && output.contains(remedy), "\(output)")
  }

  /// A macro completes the name of a class.
  @Test(arguments: [("@interface SHOP_NAME(Row) : UIView", true), ("@interface UIView (Row)", false)])
  func aMacroNamesTheClass(_ declaration: String, _ isDeclared: Bool) async {
    let files = [
      "Prices.xib": Self.nib(
        #"<view id="vie-w0-001" customClass="ShopRow" customModule="Shop" customModuleProvider="target"/>"#),
      "Row.h": "\(declaration)\n@end", "App.swift": "class App {}",
    ]
    let output = await lint(files, "unknown-class", members: ["Prices.xib", "App.swift"])
    #expect(output.contains("class ShopRow is not declared") != isDeclared, "\(output)")
  }

  /// The remedy for an event that a control never sends depends on its other connections, and on its state.
  @Test(arguments: [
    ("", "", "never runs: connect it to 'touchUpInside'"),
    (
      "", #"<action selector="clear:" destination="-1" eventType="touchUpInside" id="act-io-002"/>"#,
      "never runs; 'touchUpInside' already sends 'clear:': delete the connection"
    ),
    (#" enabled="NO""#, "", "the control is disabled: delete the connection"),
    (#" userInteractionEnabled="NO""#, "", "the control ignores touches: delete the connection"),
  ])
  func anEventIsSentInstead(_ state: String, _ other: String, _ remedy: String) async {
    let button = """
      <button id="but-to-001"\(state)><connections>
      <action selector="send:" destination="-1" eventType="editingChanged" id="act-io-001"/>\(other)</connections></button>
      """
    let files = [
      "Prices.xib": Self.nib(Self.owner("", "Prices") + button),
      "Prices.m": "@interface Prices : UIViewController\n- (IBAction)send:(id)s;\n- (IBAction)clear:(id)s;\n@end",
    ]
    let output = await lint(files, "impossible-event")
    #expect(output.contains(remedy), "\(output)")
  }

  /// Two outlets whose names differ only in the first letter set one property.
  @Test(arguments: [
    ("sum", "delete the connection, because 'sum' sets the same property"),
    ("view", "set the class of the view to UILabel"),
  ])
  func anOutletSetsThePropertyOfAnother(_ other: String, _ remedy: String) async {
    let files = [
      "Prices.xib": Self.nib(
        Self.owner(
          """
          <outlet property="Sum" destination="vie-w0-001" id="out-le-001"/>
          <outlet property="\(other)" destination="lab-el-001" id="out-le-002"/>
          """, "Prices") + #"<label id="lab-el-001"/>"#),
      "Prices.m": "@interface Prices : UIViewController\n@property IBOutlet UILabel *sum;\n@end",
    ]
    let output = await lint(files, "outlet-of-other-kind")
    #expect(output.contains("outlet 'Sum' of class Prices") && output.contains(remedy), "\(output)")
  }
}
