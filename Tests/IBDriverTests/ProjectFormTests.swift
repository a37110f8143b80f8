import IBTestSupport
import Testing

/// Forms of projects and code that findings must not mistake for faults, next to the same form with the fault.
@Suite struct ProjectFormTests {
  private static func nib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>\(objects)</objects>
    </document>
    """
  }

  private static func board(_ scenes: String, _ attributes: String = #" initialViewController="con-tr-001""#) -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"\(attributes)><scenes>
    \(scenes)</scenes></document>
    """
  }

  private static func scene(_ number: Int, _ attributes: String = "", _ content: String = "") -> String {
    """
    <scene sceneID="sce-ne-00\(number)"><objects>
    <viewController id="con-tr-00\(number)"\(attributes) sceneMemberID="viewController">\(content)</viewController>
    </objects></scene>
    """
  }

  private static func owner(_ name: String, outlet: String, to id: String) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"><connections>
    <outlet property="\(outlet)" destination="\(id)" id="out-le-001"/></connections></placeholder>
    """
  }

  private func lint(
    _ files: [String: String], _ rule: String, members: [String]? = nil, settings: String = "", layout: Bool = false
  ) async -> String {
    let project = ProjectText.app(settings: settings, files: members ?? files.keys.sorted())
    let world = MemoryWorld(
      files.merging(["Shop.xcodeproj/project.pbxproj": project, ".git/config": ""]) { a, _ in a })
    _ = await world.run(words: ["lint", "--only-rule", rule] + (layout ? [] : ["--no-layout"]))
    return world.output
  }

  /// A macro gives the class another name where it is declared, or where it is the superclass.
  @Test(arguments: [
    ("#define Row NewRow\n@interface Row : UIView\n@end", false),
    ("#define Row(x) NewRow\n@interface Row : UIView\n@end", true),
    ("@interface Row : UIView\n@end", true),
  ])
  func aMacroRenamesAClass(_ declaration: String, _ isReported: Bool) async {
    let files = [
      "Row.xib": Self.nib(#"<view id="vie-w0-001" customClass="NewRow"/>"#), "Row.h": declaration,
      "Row.m": "@implementation Row\n@end",
    ]
    let output = await lint(files, "unknown-class", members: ["Row.xib", "Row.m"])
    #expect(output.contains("class NewRow is not declared") == isReported, "\(output)")
  }

  /// On iOS, the macro stands for a class of UIKit, whatever AppKit declares.
  @Test(arguments: [("#define NSProgressIndicator UIActivityIndicatorView", false), ("", true)])
  func aMacroNamesAClassOfTheOtherSystem(_ macro: String, _ isReported: Bool) async {
    let files = [
      "Map.xib": Self.nib(
        Self.owner("Map", outlet: "busy", to: "act-iv-001") + #"<activityIndicatorView id="act-iv-001"/>"#),
      "Map.h": "\(macro)\n@interface Map : UIView\n@property IBOutlet NSProgressIndicator *busy;\n@end",
      "Map.m":
        "@implementation Map\n- (void)f { [[NSBundle mainBundle] loadNibNamed:@\"Map\" owner:self options:nil]; }\n@end",
    ]
    let output = await lint(files, "outlet-of-other-kind", members: ["Map.xib", "Map.m"])
    #expect(output.contains("outlet 'busy'") == isReported, "\(output)")
  }

  /// A macro mentions the class of a cell.
  @Test(arguments: [("#define ROWS @[[PriceRow class]]", true), ("#define ROWS @[]", false)])
  func aMacroMentionsAClass(_ macro: String, _ isLoaded: Bool) async {
    let files = [
      "PriceRow.xib": Self.nib(#"<tableViewCell id="row-00-001" customClass="PriceRow"/>"#),
      "PriceRow.h": "@interface PriceRow : UITableViewCell\n@end", "PriceRow.m": "@implementation PriceRow\n@end",
      "App.m": "\(macro)\n@implementation App\n- (void)f { [self register:ROWS]; }\n@end",
    ]
    let output = await lint(files, "unused-nib", members: ["PriceRow.xib", "PriceRow.m", "App.m"])
    #expect(output.contains("never loads the nib 'PriceRow'") != isLoaded, "\(output)")
  }

  /// Swift creates the controller by the name that its header gives it.
  @Test(arguments: [("NS_SWIFT_NAME(Prices)", true), ("NS_SWIFT_NAME(Others)", false)])
  func aClassMayHaveAnotherNameInSwift(_ macro: String, _ isLoaded: Bool) async {
    let files = [
      "SHPPrices.xib": Self.nib(
        Self.owner("SHPPrices", outlet: "view", to: "vie-w0-001") + #"<view id="vie-w0-001"/>"#),
      "SHPPrices.h": "\(macro)\n@interface SHPPrices : UIViewController\n@end",
      "SHPPrices.m": "@implementation SHPPrices\n@end", "App.swift": "let first = Prices()",
    ]
    let output = await lint(files, "unused-nib", members: ["SHPPrices.xib", "SHPPrices.m", "App.swift"])
    #expect(output.contains("never loads the nib 'SHPPrices'") != isLoaded, "\(output)")
  }

  /// The outlet has the Swift name of the class in the document.
  @Test(arguments: [("NS_SWIFT_NAME(LoginButton)", false), ("NS_SWIFT_NAME(OtherButton)", true)])
  func anOutletIsDeclaredByTheSwiftName(_ macro: String, _ isReported: Bool) async {
    let files = [
      "Prices.xib": Self.nib(
        Self.owner("Prices", outlet: "login", to: "but-to-001") + #"<button id="but-to-001" customClass="SHPButton"/>"#),
      "SHPButton.h": "\(macro)\n@interface SHPButton : UIButton\n@end",
      "Login.swift": "class LoginButton: UIButton {}",
      "Prices.swift": """
      @objc(Prices) class Prices: UIViewController { @IBOutlet var login: LoginButton! }
      let prices = Prices(nibName: "Prices", bundle: nil)
      """,
    ]
    let output = await lint(files, "outlet-of-other-kind", members: ["Prices.xib", "Prices.swift", "Login.swift"])
    #expect(output.contains("outlet 'login'") == isReported, "\(output)")
  }

  /// A pod adds the document to apps for older systems, on which the guides are not deprecated.
  @Test(arguments: [
    ("s.platform = :ios, '9.0'", false), ("s.ios.deployment_target = \"11.0\"", true),
    ("s.osx.deployment_target = '10.9'", true), ("# s.platform = :ios, '9.0'", true),
  ])
  func aPodspecDeclaresTheOldestSystem(_ line: String, _ isReported: Bool) async {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top-gu-001"/></layoutGuides>
      <view key="view" id="roo-t0-001"><subviews><label text="Name" id="lab-el-001"/></subviews><constraints>
      <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="top-gu-001" secondAttribute="bottom" id="c"/>
      </constraints></view>
      """
    let files = [
      "Kit/Prices.storyboard": Self.board(Self.scene(1, "", guides)),
      "Kit.podspec": "\(line)\ns.resources = 'Kit/*.storyboard'", "App.swift": "class App {}",
    ]
    let output = await lint(files, "layout-guide-in-use", members: ["App.swift"])
    #expect(output.contains("layout-guide-in-use") == isReported, "\(output)")
  }

  /// A podspec in JSON declares its systems by their names.
  @Test func aPodspecInJSONDeclaresTheOldestSystem() async {
    let files = [
      "Kit/Prices.xib": Self.nib(#"<stackView id="sta-ck-001"/>"#),
      "Kit.podspec.json": "{\n\"platforms\": {\n\"ios\": \"8.0\"\n},\n\"resources\": \"Kit/*.xib\"\n}",
      "App.swift": "class App { let nib = UINib(nibName: \"Prices\", bundle: nil) }",
    ]
    let output = await lint(files, "unavailable-feature", members: ["App.swift"])
    #expect(output.contains("needs iOS 9.0, but 'Kit.podspec.json' supports iOS 8.0"), "\(output)")
  }

  /// Symbols of assets are for Swift: other code loads images by their names.
  @Test(arguments: [("App.m", false), ("App.swift", true)])
  func onlySwiftHasSymbolsOfAssets(_ source: String, _ isReported: Bool) async {
    let set = #"{"images":[]}"#
    let files = [
      "A.xcassets/aac.imageset/Contents.json": set, "A.xcassets/AAC.imageset/Contents.json": set, source: "",
    ]
    let output = await lint(files, "conflicting-asset-symbol", members: ["A.xcassets", source])
    #expect(output.contains("both generate the symbol") == isReported, "\(output)")
  }

  /// Only a target with another module builds the class.
  @Test(arguments: [("Shop", false), ("Mac", true)])
  func aModuleHasOnlyItsOwnClasses(_ module: String, _ isReported: Bool) async {
    func project(_ name: String, _ source: String) -> String {
      """
      // !$*UTF8*$!
      { objects = {
        FX = {isa = PBXFileReference; path = "\(name).xib"; sourceTree = "<group>";};
        FS = {isa = PBXFileReference; path = "\(source)"; sourceTree = "<group>";};
        BX = {isa = PBXBuildFile; fileRef = FX;}; BS = {isa = PBXBuildFile; fileRef = FS;};
        G = {isa = PBXGroup; children = (FX, FS); sourceTree = "<group>";};
        PS = {isa = PBXSourcesBuildPhase; files = (BS);}; PX = {isa = PBXResourcesBuildPhase; files = (BX);};
        T = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.framework";
          buildConfigurationList = L; buildPhases = (PS, PX);};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; PRODUCT_NAME = \(name);};};
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T);};
      }; rootObject = P; }
      """
    }
    let nib = Self.nib(
      """
      <view id="vie-w0-001" customClass="PriceView" customModule="\(module)"><connections>
      <outlet property="price" destination="vie-w0-001" id="out-le-001"/></connections></view>
      """)
    let world = MemoryWorld([
      ".git/config": "", "Shop.xcodeproj/project.pbxproj": project("Shop", "PriceView.swift"),
      "Mac.xcodeproj/project.pbxproj": project("Mac", "Mac.swift"), "Shop.xib": Self.nib(""), "Mac.xib": nib,
      "PriceView.swift": "class PriceView: UIView {}", "Mac.swift": "let nib = UINib(nibName: \"Mac\", bundle: nil)",
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unknown-class,unknown-outlet")
    #expect(
      world.output.contains("class PriceView is not declared in any source file of module 'Mac'") == isReported,
      "\(world.output)")
    #expect(world.output.contains("class PriceView has no outlet 'price'") != isReported, "\(world.output)")
  }

  /// Code computes the name of the storyboard from a case, and then asks for a scene by the name of its class.
  @Test(arguments: [("prices", false), ("others", true)])
  func aCaseNamesTheStoryboardOfAScene(_ name: String, _ isHidden: Bool) async {
    let button = """
      <view key="view" id="vie-w0-002"><subviews><button id="but-to-001"><connections>
      <action selector="go:" destination="con-tr-001" eventType="touchUpInside" id="act-io-001"/></connections></button>
      </subviews></view>
      """
    let files = [
      "Prices.storyboard": Self.board(
        Self.scene(1) + Self.scene(2, #" storyboardIdentifier="Detail" customClass="Detail""#, button), ""),
      "App.swift": """
      enum Board: String { case \(name) }
      extension UIViewController { class func make(_ board: Board) -> Self {
        UIStoryboard(name: board.rawValue.capitalized, bundle: nil)
          .instantiateViewController(withIdentifier: String(describing: self)) as! Self } }
      @main class App { func f() { Detail.make(.\(name)) } }
      """,
      "Detail.swift": "@objc(Detail) class Detail: UIViewController {}",
    ]
    let output = await lint(files, "connection-into-another-scene")
    #expect(output.contains("action 'go:'"), "\(output)")
    #expect(output.contains("the project never shows this scene") == isHidden, "\(output)")
  }

  /// In Swift 2, code that loads the nib itself may give it any owner.
  @Test(arguments: [("NSBundle.mainBundle()", false), ("self.library()", true)])
  func swift2LoadsANibFromTheMainBundle(_ bundle: String, _ isReported: Bool) async {
    let files = [
      "Prices.xib": Self.nib(Self.owner("Prices", outlet: "list", to: "vie-w0-001") + #"<view id="vie-w0-001"/>"#),
      "Prices.swift": """
      class Prices: UIViewController { @IBOutlet var list: UIView!
        override func viewDidLoad() { \(bundle).loadNibNamed("Prices", owner: self, options: nil) } }
      let prices = Prices()
      """,
    ]
    let output = await lint(files, "missing-view-outlet")
    #expect(output.contains("the outlet 'view' of the File's Owner") == isReported, "\(output)")
  }

  /// A document makes the controller without this initializer, and no code calls it.
  @Test(arguments: [("", false), ("let prices = Prices()", true)])
  func anInitializerThatNoCodeCallsLoadsNoNib(_ code: String, _ isReported: Bool) async {
    let files = [
      "Main.storyboard": Self.board(Self.scene(1, #" customClass="Prices""#)),
      "Prices.swift": """
      @objc(Prices) class Prices: UIViewController { init() { super.init(nibName: "Prices", bundle: nil) } }
      """,
      "App.swift": "let board = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()\n\(code)",
    ]
    let output = await lint(files, "unknown-nib-name")
    #expect(output.contains("nib 'Prices' does not exist") == isReported, "\(output)")
  }

  /// An image counts as replaced only if code sets another image, and not a title or the same image in another color.
  @Test(arguments: [
    ("buy.setTitle(\"Buy\", for: .normal)", false), ("buy.setBackgroundImage(next, for: .normal)", true),
    ("buy.setImage(next, for: .normal)", true), ("buy.imageView?.isHidden = true", false),
    ("buy.setImage(buy.imageView?.image?.withRenderingMode(.alwaysTemplate), for: .normal)", false),
  ])
  func onlyCodeThatSetsAnImageReplacesOne(_ code: String, _ isReplaced: Bool) async {
    let files = [
      "Prices.xib": Self.nib(
        Self.owner("Prices", outlet: "buy", to: "but-to-001")
          + #"<button id="but-to-001"><state key="normal" image="cart"/></button>"#),
      "Prices.swift": """
      @objc(Prices) class Prices: UIViewController { @IBOutlet var buy: UIButton!
        override func viewDidLoad() { \(code) } }
      let prices = Prices(nibName: "Prices", bundle: nil)
      """,
      "A.xcassets/one.imageset/Contents.json": #"{"images":[]}"#,
    ]
    let output = await lint(files, "missing-image", members: ["Prices.xib", "Prices.swift", "A.xcassets"])
    #expect(output.contains("image 'cart' is not in any asset catalog"), "\(output)")
    #expect(output.contains("code sets another image") == isReplaced, "\(output)")
  }

  /// A pod that is not checked out may contain an image that code gets from the bundle of a class.
  @Test(arguments: [
    ("UIImage(named: \"cart\", in: kit, compatibleWith: nil)", "pod 'Kit'", false),
    ("kit.path(forResource: \"cart\", ofType: \"png\")", "pod 'Kit'", false),
    ("Bundle.main.path(forResource: \"cart\", ofType: \"png\")", "pod 'Kit'", true),
    ("kit.path(forResource: \"cart\", ofType: \"png\")", "", true),
    ("kit.path(forResource: \"other\", ofType: \"png\")", "pod 'Kit'", true),
    ("UIImage(named: \"cart\")", "pod 'Kit'", true),
    ("UIImage(named: \"cart\", in: nil, compatibleWith: nil)", "pod 'Kit'", true),
  ])
  func aLibraryMayContainAnImage(_ code: String, _ podfile: String, _ isReported: Bool) async {
    var files = [
      "Cart.xib": Self.nib(#"<imageView image="cart.png" id="ima-ge-001"/>"#),
      "App.swift": "@main class App { let value = \(code) }",
      "A.xcassets/one.imageset/Contents.json": #"{"images":[]}"#,
    ]
    if !podfile.isEmpty { files["Podfile"] = podfile }
    let output = await lint(files, "missing-image", members: ["Cart.xib", "App.swift", "A.xcassets"])
    #expect(output.contains("image 'cart.png' is not in any asset catalog") == isReported, "\(output)")
  }

  /// A member of another object has the name of the outlet.
  @Test(arguments: [
    ("var finder: UISearchController!", "finder.bar.text = nil", false), ("", "bar.text = nil", true),
    ("var finder: Prices!", "finder.bar.text = nil", true), ("", "finder.bar.text = nil", true),
  ])
  func anotherObjectHasAMemberWithTheNameOfTheOutlet(_ variable: String, _ code: String, _ isReported: Bool) async {
    let files = [
      "Prices.xib": Self.nib(Self.owner("Prices", outlet: "view", to: "vie-w0-001") + #"<view id="vie-w0-001"/>"#),
      "Prices.swift": """
      @objc(Prices) class Prices: UIViewController { @IBOutlet var bar: UISearchBar!; \(variable)
        override func viewDidLoad() { \(code) } }
      let prices = Prices(nibName: "Prices", bundle: nil)
      """,
    ]
    let output = await lint(files, "unconnected-outlet")
    #expect(output.contains("outlet 'bar' of class Prices is not connected") == isReported, "\(output)")
  }

  /// A suggestion comes from the storyboard that the code loads, in any bundle.
  @Test(arguments: [("Main", false), ("Other", true)])
  func aSceneOfAnotherStoryboardIsNotMeant(_ name: String, _ isMeant: Bool) async {
    let files = [
      "Main.storyboard": Self.board(Self.scene(1)),
      "Other.storyboard": Self.board(Self.scene(1, #" storyboardIdentifier="Details""#)),
      "App.swift": """
      @main class App { func f() {
        let board = UIStoryboard(name: "\(name)", bundle: bundle)
        let next = board.instantiateViewController(withIdentifier: "Detail")
      } }
      """,
    ]
    let output = await lint(files, "unknown-scene-identifier")
    #expect(output.contains("storyboard identifier 'Detail' does not exist"), "\(output)")
    #expect(output.contains("did you mean 'Details'?") == isMeant, "\(output)")
  }

  /// A test reads the document, which is in a folder for tests.
  @Test(arguments: [
    ("Tests/Fixtures", "bundle.unit-test", false), ("Tests/Fixtures", "application", true),
    ("Screens", "bundle.unit-test", true),
  ])
  func aDocumentOfATestIsTestData(_ folder: String, _ kind: String, _ isReported: Bool) async {
    let path = "\(folder)/A.storyboard"
    let project = ProjectText.app(files: [path]).replacing("product-type.application", with: "product-type.\(kind)")
    let world = MemoryWorld([
      ".git/config": "", "Shop.xcodeproj/project.pbxproj": project, path: Self.board(Self.scene(1) + Self.scene(2)),
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "unreachable-scene")
    #expect(world.output.contains("cannot appear") == isReported, "\(world.output)")
  }

  /// Xcode 8 gave cells margins of 8 points. The conflict exists only with those of later systems.
  @Test(arguments: [("8191", false), ("22505", true)])
  func aConflictWithMarginsNeedsTheMarginsOfTheDocument(_ version: String, _ isReported: Bool) async {
    let device = version == "8191" ? "" : #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#
    let table = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="con-tr-001">
      \(device)<scenes><scene sceneID="sce-ne-001"><objects>
      <tableViewController id="con-tr-001" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" rowHeight="44" id="tab-le-001">
      <rect key="frame" x="0.0" y="0.0" width="600" height="600"/><prototypes>
      <tableViewCell reuseIdentifier="Row" id="cel-l0-001"><rect key="frame" x="0.0" y="28" width="600" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-l0-001" id="con-te-001">
      <rect key="frame" x="0.0" y="0.0" width="600" height="44"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-001">
      <rect key="frame" x="0.0" y="0.0" width="600" height="44"/></view></subviews><constraints>
      <constraint firstItem="vie-w0-001" firstAttribute="top" secondItem="con-te-001" secondAttribute="top" id="c-1"/>
      <constraint firstItem="vie-w0-001" firstAttribute="height" constant="44" id="c-2"/>
      <constraint firstItem="vie-w0-001" firstAttribute="width" secondItem="con-te-001" secondAttribute="width" id="c-3"/>
      <constraint firstItem="vie-w0-001" firstAttribute="leading" secondItem="con-te-001" \
      secondAttribute="leadingMargin" constant="-8" id="c-4"/>
      <constraint firstAttribute="trailingMargin" secondItem="vie-w0-001" secondAttribute="trailing" constant="-8" id="c-5"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      </objects></scene></scenes></document>
      """
    let output = await lint(
      ["Prices.storyboard": table, "App.swift": "class App {}"], "unsatisfiable-constraints", layout: true)
    #expect(output.contains("unsatisfiable-constraints") == isReported, "\(output)")
  }

  /// Without a launch screen, every phone shows the app 320 points wide.
  @Test(arguments: [("<key>UILaunchStoryboardName</key><string>Start</string>", true), ("", false)])
  func anAppWithoutALaunchScreenHasOldScreens(_ entry: String, _ isReported: Bool) async {
    let view = """
      <view key="view" id="roo-t0-001"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-001">
      <rect key="frame" x="0.0" y="0.0" width="320" height="50"/></view></subviews><constraints>
      <constraint firstItem="vie-w0-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" id="c-1"/>
      <constraint firstItem="vie-w0-001" firstAttribute="height" constant="50" id="c-2"/>
      <constraint firstItem="vie-w0-001" firstAttribute="width" constant="320" id="c-3"/>
      <constraint firstItem="vie-w0-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" id="c-4"/>
      <constraint firstAttribute="trailing" secondItem="vie-w0-001" secondAttribute="trailing" id="c-5"/>
      </constraints></view>
      """
    let attributes = #" useAutolayout="YES" useTraitCollections="YES" initialViewController="con-tr-001""#
    let files = [
      "Prices.storyboard": Self.board(Self.scene(1, "", view), attributes), "App.swift": "class App {}",
      "Info.plist": """
      <plist version="1.0"><dict>\(entry)<key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """,
    ]
    let output = await lint(
      files, "unsatisfiable-constraints", members: ["Prices.storyboard", "App.swift"],
      settings: "INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = 1;", layout: true)
    #expect(output.contains("unsatisfiable-constraints") == isReported, "\(output)")
  }

  /// The sum of the lengths is greater than a form sheet, but less than the screen of an iPad.
  @Test(arguments: [(".formSheet", false), (".fullScreen", true)])
  func aFormSheetIsSmallerThanAScreen(_ style: String, _ isReported: Bool) async {
    let view = """
      <view key="view" id="roo-t0-001"><rect key="frame" x="0.0" y="0.0" width="768" height="1024"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-001">
      <rect key="frame" x="0.0" y="0.0" width="768" height="900"/></view></subviews><constraints>
      <constraint firstItem="vie-w0-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" id="c-1"/>
      <constraint firstItem="vie-w0-001" firstAttribute="height" relation="lessThanOrEqual" constant="1000" id="c-2"/>
      <constraint firstAttribute="bottom" secondItem="vie-w0-001" secondAttribute="bottom" id="c-3"/>
      <constraint firstItem="vie-w0-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" id="c-4"/>
      <constraint firstAttribute="trailing" secondItem="vie-w0-001" secondAttribute="trailing" id="c-5"/>
      </constraints></view>
      """
    let attributes = #" useAutolayout="YES" useTraitCollections="YES" initialViewController="con-tr-001""#
    let files = [
      "Prices.storyboard": Self.board(Self.scene(1, #" customClass="Prices""#, view), attributes),
      "Prices.swift": "@objc(Prices) class Prices: UIViewController {}",
      "App.swift": """
      @main class App: UIViewController { func f() {
        let prices = UIStoryboard(name: "Prices", bundle: nil).instantiateInitialViewController() as! Prices
        prices.modalPresentationStyle = \(style)
        present(prices, animated: true) } }
      """,
    ]
    let output = await lint(files, "unsatisfiable-constraints,unsatisfiable-on-some-screens", layout: true)
    #expect(output.contains("conflicts with the size of the screen") == isReported, "\(output)")
  }

  /// Code of a structure that no other code names does not load the nib of a cell.
  @Test(arguments: [
    ("", "Model", false), ("@main class App { let model = RowModel() }", "Model", true), ("", "AppIntent", true),
    ("", "Model, Equatable", false),
    ("@main class App { let rows = allRows }", "Model", true), ("start()", "Model", false),
    ("@main class App { @RowModel var row: Int }", "Model", true),
    ("extension RowModel { static let first = 1 }", "Model", true),
  ])
  func aStructureThatNoCodeNamesIsUnused(_ app: String, _ parent: String, _ isLoaded: Bool) async {
    let global = app.contains("allRows") ? "let allRows = [RowModel()]" : ""
    let files = [
      "Row.xib": Self.nib(#"<tableViewCell id="row-00-001" customClass="Row"/>"#),
      "Row.swift": "@objc(Row) class Row: UITableViewCell {}", "App.swift": app,
      "RowModel.swift": "struct RowModel: \(parent) { func set(on cell: Row) { cell.isHidden = true } }\n\(global)",
      "Model.swift": "protocol Model {}",
      "Cells.swift": """
      extension UITableViewCell { class func nib(_ name: String) -> UINib { UINib(nibName: name, bundle: nil) } }
      """,
    ]
    let output = await lint(files, "unused-nib")
    #expect(output.contains("never loads the nib 'Row'") != isLoaded, "\(output)")
  }

  /// With its module, the app creates an object of the class, whose code needs another outlet.
  @Test(arguments: [
    ("price.text = nil", "connect its outlet 'price', or clear the class"),
    ("", "so UIKit cannot find it: choose Inherit Module"),
  ])
  func aClassWithoutModuleNeedsItsOutlets(_ code: String, _ advice: String) async {
    let files = [
      "Row.xib": Self.nib(#"<view id="vie-w0-001" customClass="PriceView"/>"#),
      "PriceView.swift": """
      class PriceView: UIView { @IBOutlet var price: UILabel!; override func awakeFromNib() { \(code) } }
      @main class App { let nib = UINib(nibName: "Row", bundle: nil) }
      """,
    ]
    let output = await lint(files, "unknown-class")
    #expect(output.contains(advice), "\(output)")
  }

  /// A scene to which only an unused scene leads goes with that scene, but the storyboard of a reference is missing
  /// anyway.
  @Test(arguments: [("Third", true), ("Second", false)])
  func aSceneBehindAnUnusedSceneNeedsNoAdvice(_ name: String, _ isReported: Bool) async {
    let button = """
      <view key="view" id="vie-w0-002"><subviews><button id="but-to-001"><connections>
      <segue destination="con-tr-003" kind="show" id="seg-ue-001"/>
      <segue destination="pla-ce-001" kind="show" id="seg-ue-002"/></connections></button></subviews></view>
      """
    let duplicate = """
      <view key="view" id="vie-w0-003"><subviews><button id="but-to-002"><connections>
      <action selector="a:" destination="con-tr-003" eventType="touchUpInside" id="act-io-001"/>
      <action selector="a:" destination="con-tr-003" eventType="touchUpInside" id="act-io-002"/></connections></button>
      </subviews></view>
      """
    let reference = """
      <scene sceneID="sce-ne-004"><objects><viewControllerPlaceholder storyboardName="Gone" id="pla-ce-001"
      sceneMemberID="viewController"/></objects></scene>
      """
    let scenes =
      reference + Self.scene(1) + Self.scene(2, #" storyboardIdentifier="Second""#, button)
      + Self.scene(3, #" storyboardIdentifier="Third""#, duplicate)
    let files = [
      "Main.storyboard": Self.board(scenes),
      "App.swift": """
      @main class App { func f() {
        let board = UIStoryboard(name: "Main", bundle: nil)
        board.instantiateInitialViewController()
        \(isReported ? "board.instantiateViewController(withIdentifier: \"\(name)\")" : "")
      } }
      """,
    ]
    let output = await lint(files, "unreachable-scene,duplicate-action,missing-storyboard")
    #expect(output.contains("cannot appear") && output.contains("storyboard 'Gone' does not exist"), "\(output)")
    #expect(output.contains("duplicate-action") == isReported, "\(output)")
  }
}
