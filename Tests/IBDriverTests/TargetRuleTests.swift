import Foundation
import IBLint
import IBSource
import IBTestSupport
import Testing

/// What lint knows of classes and nibs because it knows the targets of the project.
@Suite struct TargetRuleTests {
  private static let package = """
    import PackageDescription
    let package = Package(name: "Feature", targets: [.target(name: "Feature")])
    """
  private static let classes = "import UIKit\npublic class PriceView: UIView { @IBOutlet var amount: UILabel! }\n"

  private static func nib(class name: String, module: String, outlet: String = "amount") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="vie-w0-001" customClass="\(name)" customModule="\(module)">
        <subviews><label id="lab-el-001"/></subviews>
        <connections><outlet property="\(outlet)" destination="lab-el-001" id="out-le-001"/></connections>
      </view>
    </objects></document>
    """
  }

  private static func nib(owner: String, outlet: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)" customModule="Shop"
        customModuleProvider="target"><connections>
        <outlet property="\(outlet)" destination="vie-w0-001" id="out-le-001"/></connections></placeholder>
      <view id="vie-w0-001"/></objects></document>
    """
  }

  private func world(_ files: [String: String], members: [String] = [], edit: (String) -> String = { $0 })
    -> MemoryWorld
  {
    let text = edit(ProjectText.app(files: members))
    return MemoryWorld(files.merging(["Shop.xcodeproj/project.pbxproj": text, ".git/config": ""]) { a, _ in a })
  }

  private func findings(_ world: MemoryWorld, _ rules: String) async -> String {
    _ = await world.run("lint", "--only-rule", rules)
    return world.output
  }

  /// A class of a local package is checked as one of the app.
  @Test func classesOfLocalPackagesAreChecked() async {
    let files = ["Feature/Package.swift": Self.package, "Feature/Sources/Feature/PriceView.swift": Self.classes]
    let rules = "unknown-class,unknown-outlet"
    let wrong = world(
      files.merging([
        "A.xib": Self.nib(class: "PriceView", module: "Feature", outlet: "amonut"),
        "B.xib": Self.nib(class: "PriceVeiw", module: "Feature"),
        "C.xib": Self.nib(class: "PriceVeiw", module: "Other"),
      ]) { a, _ in a }, members: ["A.xib", "B.xib", "C.xib"])
    let output = await findings(wrong, rules)
    #expect(output.contains("class PriceView has no outlet 'amonut'; did you mean 'amount'?"))
    #expect(
      output.contains("B.xib")
        && output.contains("class PriceVeiw is not declared in any source file, so it becomes a plain view"))
    #expect(!output.contains("C.xib"))
    let sound = world(
      files.merging(["A.xib": Self.nib(class: "PriceView", module: "Feature")]) { a, _ in a }, members: ["A.xib"])
    #expect(await findings(sound, rules).isEmpty)
  }

  /// Keyline compares a document with the classes of the project that builds it, or of all the projects that do. A source
  /// that no project can contain does not count.
  @Test(arguments: [
    ("One/Row.swift", "One/A.xib", true), ("Both/Row.swift", "One/A.xib", false), ("One/Row.swift", "Two/A.xib", false),
    ("Row.swift", "One/A.xib", false), ("One/Row.swift", "Both/A.xib", false),
  ])
  func classesOfTheOwnProjectCount(_ source: String, _ nib: String, _ isMissing: Bool) async {
    let text = Self.nib(class: "Row", module: "").replacing(" customModule=\"\"", with: "")
    let both = nib.hasPrefix("Both") ? ["../\(nib)"] : []
    let world = MemoryWorld([
      ".git/config": "", nib: text, source: "@objc(Row) class Row: UIView {}; let row = Row.self",
      "Two/Row.swift": "@objc(Row) class Row: UIView { @IBOutlet var amount: UILabel! }",
      "One/One.xcodeproj/project.pbxproj": ProjectText.app("One", files: both + ["A.xib"]),
      "Two/Two.xcodeproj/project.pbxproj": ProjectText.app("Two", files: both + ["A.xib"]),
    ])
    #expect(await findings(world, "unknown-outlet").isEmpty != isMissing, "\(world.output)")
  }

  /// A class of another project with the name is not the one that UIKit finds in the target's own module.
  @Test(arguments: [("One", false), ("Two", true)])
  func theClassOfTheTargetIsOneOfItsProject(_ project: String, _ isMissing: Bool) async {
    let nib = Self.nib(class: "Row", module: "Shop\" customModuleProvider=\"target")
    let row = "class Row: UIView { @IBOutlet var amount: UIImageView! }; let row = Row.self"
    let world = MemoryWorld([
      ".git/config": "", "One/A.xib": nib, "\(project)/Row.swift": row, "Two/App.swift": "class App {}",
      "One/App.swift": "class App {}", "Three/Row.swift": row + "\nclass App {}",
      "One/One.xcodeproj/project.pbxproj": ProjectText.app(
        "One", files: ["A.xib", "App.swift"] + (project == "One" ? ["Row.swift"] : [])),
      "Two/Two.xcodeproj/project.pbxproj": ProjectText.app("Two", files: ["Row.swift", "App.swift"]),
      "Three/Three.xcodeproj/project.pbxproj": ProjectText.app("Three", files: ["Row.swift", "App.swift"]),
    ])
    let output = await findings(world, "unknown-class,outlet-of-other-kind")
    #expect(output.contains("class Row is not declared in any source file of its project") == isMissing, "\(output)")
    #expect(output.contains("outlet-of-other-kind") != isMissing, "\(output)")
  }

  /// A document that belongs to none of several projects may mean another class than theirs.
  @Test(arguments: [("One/A.xib", "One", true), ("Old/A.xib", "One", false), ("Old/A.xib", "Old", true)])
  func aDocumentWithoutAProjectMayMeanAnotherClass(_ path: String, _ folder: String, _ isReported: Bool) async {
    let world = MemoryWorld([
      ".git/config": "", path: Self.nib(class: "Row", module: "").replacing(" customModule=\"\"", with: ""),
      "\(folder)/Row.swift": "@objc(Row) class Row: UIView {}; let row = Row.self", "Two/App.swift": "class App {}",
      "One/App.swift": "class App {}",
      "One/One.xcodeproj/project.pbxproj": ProjectText.app(
        "One", files: ["App.swift"] + (folder == "One" ? ["Row.swift"] : []) + (path == "One/A.xib" ? ["A.xib"] : [])),
      "Two/Two.xcodeproj/project.pbxproj": ProjectText.app("Two", files: ["App.swift"]),
    ])
    #expect(await findings(world, "unknown-outlet").contains("no outlet") == isReported, "\(world.output)")
  }

  /// An extension of UIView that loads nibs does so in the apps that contain it.
  @Test(arguments: [("One", "error: class RowView"), ("Two", "the app never loads the nib 'RowView'")])
  func anExtensionLoadsNibsInItsOwnProject(_ project: String, _ finding: String) async {
    let loader = "extension UIView { static func load() { UINib(nibName: String(describing: self), bundle: nil) } }"
    let world = MemoryWorld([
      ".git/config": "",
      "One/RowView.xib": Self.nib(class: "RowView", module: "", outlet: "amonut").replacing(
        " customModule=\"\"", with: ""),
      "One/RowView.swift": "@objc(RowView) class RowView: UIView {}; var row = RowView()",
      "\(project)/Load.swift": loader,
      "One/App.swift": "class App: NSObject {}", "Two/App.swift": "class App: NSObject { var a = 1 }",
      "One/One.xcodeproj/project.pbxproj": ProjectText.app(
        "One", files: ["RowView.xib", "RowView.swift", "Load.swift", "App.swift"]),
      "Two/Two.xcodeproj/project.pbxproj": ProjectText.app("Two", files: ["Load.swift", "App.swift"]),
    ])
    let output = await findings(world, "unused-nib,unknown-outlet")
    #expect(output.contains(finding), "\(output)")
  }

  /// No target builds the header of a class: it belongs to the project of its source.
  @Test(arguments: ["One", "include"])
  func aHeaderBelongsToTheProjectOfItsSource(_ folder: String) async {
    let text = Self.nib(class: "Row", module: "").replacing(" customModule=\"\"", with: "")
    let world = MemoryWorld([
      ".git/config": "", "A.xib": text,
      "\(folder)/Row.h": "@interface Row : UIView\n@property IBOutlet UILabel *amount;\n@end",
      "One/Row.m": "@interface Row ()\n@end\n@implementation Row\n@end", "One/Use.m": "id row = [Row class];",
      "Two/Row.h": "@interface Row : UIView\n@end", "Two/Row.m": "@implementation Row\n@end",
      "One.xcodeproj/project.pbxproj": ProjectText.app("One", files: ["A.xib", "One/Row.m", "One/Use.m"]),
      "Two/Two.xcodeproj/project.pbxproj": ProjectText.app("Two", files: ["Row.m"]),
    ])
    #expect(await findings(world, "unknown-outlet").isEmpty, "\(world.output)")
  }

  /// A target with a source that is not read may declare any class.
  @Test func aModuleWithUnreadSourcesIsNotChecked() async {
    let files = [
      "Feature/Package.swift": Self.package.replacing(
        "name: \"Feature\")]", with: "name: \"Feature\", path: \"vendor/../Pods\")]"),
      "Feature/Pods/PriceView.swift": Self.classes, "App.swift": Self.classes,
      "B.xib": Self.nib(class: "PriceVeiw", module: "Feature"),
    ]
    #expect(await findings(world(files, members: ["B.xib"]), "unknown-class").isEmpty)
  }

  /// A class without a module may be one of a linked framework, whether or not its file is in the working copy.
  @Test(arguments: [true, false])
  func classesOfLinkedFrameworksAreNotMissing(_ isLinked: Bool) async {
    let nib = Self.nib(class: "ZZChartView", module: "").replacing(" customModule=\"\"", with: "")
    let world = world(["App.swift": Self.classes, "A.xib": nib], members: ["A.xib"]) { text in
      guard isLinked else { return text }
      return text.replacing("buildPhases = (PHASE)", with: "buildPhases = (PHASE, LINK)").replacing(
        "GROUP = {",
        with: """
          LINK = {isa = PBXFrameworksBuildPhase; files = (LB);};
          LB = {isa = PBXBuildFile; fileRef = LF;};
          LF = {isa = PBXFileReference; path = Charts.xcframework; sourceTree = SOURCE_ROOT;};
          GROUP = {
          """
      ).replacing("children = (", with: "children = (LF, ")
    }
    #expect(await findings(world, "unknown-class").isEmpty == isLinked)
  }

  @Test func aNibThatNothingNamesIsOneFinding() async {
    let nib = Self.nib(class: "PriceView", module: "Shop", outlet: "amonut").replacing(
      "customModule=\"Shop\"", with: "customModule=\"Shop\" customModuleProvider=\"target\"")
    let source = Self.classes + "let classes = [PriceView.self]\n"
    func output(_ name: String, _ source: String) async -> String {
      let world = world(["App.swift": source, name: nib], members: [name])
      return await findings(world, "unused-nib,unknown-outlet")
    }
    let dead = await output("PriceView_iPad.xib", source)
    #expect(dead.contains("warning: the app never loads the nib 'PriceView_iPad'"))
    #expect(!dead.contains("amonut") && !dead.contains("error"))
    // Used by its class, by its name, or by a part of it, which is not certain enough for an error.
    for (name, more, severity) in [
      ("PriceView.xib", "", "error"), ("PriceView_iPad.xib", "var name = \"PriceView_iPad\"", "error"),
      ("PriceView_iPad.xib", "let name = String(format: \"%@_iPad\", base)", "warning"),
      ("PriceView~ipad.xib", "", "error"),
    ] {
      let used = await output(name, source + more)
      #expect(!used.contains("unused-nib") && used.contains("\(severity): class PriceView"), "\(name) \(more)")
    }
  }

  /// Code may put the name together from a class or text and a short end, and a macro may have it.
  @Test(arguments: [
    ("PriceView_SE.xib", "App.swift", "var name = \"\\(kind)_SE\"", false),
    ("PriceViewX.xib", "App.swift", "let name = kind + \"X\"", false), ("PriceViewX.xib", "App.swift", "", true),
    ("RowNib.xib", "App.m", "#define RowName @\"RowNib\"", false), ("RowNib.xib", "App.m", "#define RowName 1", true),
  ])
  func aNibWhoseNameCodeMayMakeIsUsed(_ nib: String, _ file: String, _ code: String, _ isUnused: Bool) async {
    let text = Self.nib(class: "UIView", module: "")
    let files = [nib: text, "Price.swift": Self.classes + "let classes = [PriceView.self]\n", file: code]
    #expect(await findings(world(files, members: [nib]), "unused-nib").isEmpty != isUnused)
  }

  /// The system makes the objects of test classes.
  @Test(arguments: [("XCTestCase", false), ("NSObject", true)])
  func aNibThatATestLoadsIsUsed(_ parent: String, _ isUnused: Bool) async {
    let test =
      "class StubCell: UIView {}\nclass CellTests: \(parent) { let nib = \"Stub\" }"
    let files = ["Stub.xib": Self.nib(class: "UIView", module: ""), "CellTests.swift": test, "App.swift": "run()"]
    #expect(await findings(world(files, members: ["Stub.xib"]), "unused-nib").isEmpty != isUnused)
  }

  /// A method for all controllers may put the name together from the class and the device.
  @Test(arguments: [("load(\"iPad\")", false), ("", true)])
  func aNibOfAControllerForADeviceMayBeUsed(_ code: String, _ isUnused: Bool) async {
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Prices\"/>"
    let nib = Self.nib(class: "UIView", module: "").replacing("<objects>", with: "<objects>\(owner)")
    let files = [
      "Prices_iPad.xib": nib, "Prices.swift": "class Prices: UIViewController {}",
      "App.swift": "let screen = Prices(); \(code)",
    ]
    let output = await findings(world(files, members: ["Prices_iPad.xib"]), "unused-nib")
    #expect(output.contains("loads the nib 'Prices_iPad'") == isUnused)
  }

  /// A nib named after a controller that has no File's Owner of that class is no nib of the controller.
  @Test func aNibThatItsControllerCannotLoadIsUnused() async {
    let source =
      "class PriceController: UIViewController {}; let screen = PriceController(); let price: PriceController"
    func output(_ nib: String) async -> String {
      await findings(
        world(
          ["PriceController.xib": nib, "Price.swift": source, "App.swift": source], members: ["PriceController.xib"]),
        "unused-nib")
    }
    let nib = Self.nib(class: "PriceController", module: "Shop").replacing("<objects>", with: "<objects>@")
    #expect(await output(nib.replacing("@", with: "")).contains("loads the nib 'PriceController'"))
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"PriceController\"/>"
    #expect(await output(nib.replacing("@", with: owner)).isEmpty)
  }

  /// A setting names the main nib of a macOS app, or a property list that the build makes may name it.
  @Test(arguments: [
    ("", true), ("INFOPLIST_KEY_NSMainNibFile = Start;", false), ("INFOPLIST_FILE = Made.plist;", false),
  ])
  func theMainNibOfAMacAppIsUsed(_ settings: String, _ isUnused: Bool) async {
    let files = [
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(settings: settings, files: ["Start.xib"]), ".git/config": "",
      "Start.xib": Self.macNib(owner: "NSApplication"), "App.swift": "class Shop: NSObject {}",
    ]
    #expect(await findings(MemoryWorld(files), "unused-nib").contains("loads the nib 'Start'") == isUnused)
  }

  /// The File's Owner of a macOS nib is an object of its own kind.
  @Test func aMacControllerLoadsTheNibOfItsName() async {
    let files = [
      "PriceController.xib": Self.macNib(owner: "PriceController"),
      "App.swift": "class PriceController: NSViewController {}; let price = PriceController()",
    ]
    #expect(await findings(world(files, members: ["PriceController.xib"]), "unused-nib").isEmpty)
    // Its name may be made from the controller's. Nothing loads the nib of another owner whose name nothing has.
    for (owner, isUnused) in [("PriceController", false), ("NSObject", true)] {
      let files = [
        "PriceList.xib": Self.macNib(owner: owner), "App.swift": "class PriceController: NSViewController {}",
      ]
      let output = await findings(world(files, members: ["PriceList.xib"]), "unused-nib")
      #expect(output.contains("loads the nib 'PriceList'") == isUnused)
    }
  }

  private static func macNib(owner: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="\(owner)"/>
      <menu title="Main" id="men-u0-001"/>
    </objects></document>
    """
  }

  /// A view that code makes by its initializer loads no nib, unless its class or something else does so.
  @Test(arguments: [
    ("let view = RowView()", true), ("let view = RowView(); let name = String(describing: RowView.self)", false),
    ("let view: RowView = make()", false),
    ("let view = RowView(); extension RowView { func load() { UINib(nibName: name, bundle: nil) } }", false),
  ])
  func aNibOfAViewThatCodeMakesIsUnused(_ code: String, _ isUnused: Bool) async {
    let files = [
      "RowView.xib": Self.nib(class: "RowView", module: "Shop"), "RowView.swift": "class RowView: UIView {}",
      "App.swift": code,
    ]
    let output = await findings(world(files, members: ["RowView.xib"]), "unused-nib")
    #expect(output.contains("the app never loads the nib 'RowView'") == isUnused)
  }

  /// Code registers the nib of a cell by a name or a type, and not by a cast or a subclass.
  @Test(arguments: [
    ("class Wide: RowCell {}; func row() -> RowCell { return cell as! RowCell }", "UITableViewCell", true),
    ("let row: RowCell = dequeue()", "UITableViewCell", false),
    ("let row: RowCell? = dequeue()", "UITableViewCell", false), ("var row: RowCell? = nil", "UITableViewCell", true),
    ("register(RowCell.self)", "UITableViewCell", false),
    ("let rows: [RowCell] = []", "UICollectionViewCell", false), ("if row is RowCell {}", "UIView", false),
  ])
  func aNibOfACellThatNothingRegistersIsUnused(_ code: String, _ parent: String, _ isUnused: Bool) async {
    let files = [
      "RowCell.xib": Self.nib(class: "RowCell", module: "Shop"), "RowCell.swift": "class RowCell: \(parent) {}",
      "App.swift": code,
    ]
    let output = await findings(world(files, members: ["RowCell.xib"]), "unused-nib")
    #expect(output.contains("the app never loads the nib 'RowCell'") == isUnused)
  }

  /// The designer of Xamarin lists all images of the project by their paths.
  @Test(arguments: [("img/logo.png", true), ("logo.png", false), ("Icons/logo", false)])
  func theListsOfAnotherDesignerAreNotChecked(_ image: String, _ isSilent: Bool) async {
    let nib = Self.nib(class: "UIView", module: "")
      .replacing("</document>", with: "<resources><image name=\"\(image)\"/></resources></document>")
    #expect(await findings(world(["RowView.xib": nib]), "unused-resource").isEmpty == isSilent)
  }

  /// A controller loads the nib with its name, even if the File's Owner in a copied nib has another class.
  @Test(arguments: [("class BarChart: UIViewController { @IBOutlet var chart: UIImageView! }", true), ("", false)])
  func anOutletOfTheControllerThatLoadsTheNibIsRight(_ code: String, _ isSilent: Bool) async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LineChart"><connections>
          <outlet property="chart" destination="ima-ge-001" id="out-le-001"/>
          <outlet property="view" destination="vie-w0-001" id="out-le-002"/></connections></placeholder>
        <view id="vie-w0-001"><subviews><imageView id="ima-ge-001"/></subviews></view>
      </objects></document>
      """
    let line = "class LineChart: UIViewController { @IBOutlet var chart: UILabel!; func f() { chart.text = nil } }"
    let output = await findings(
      world(["BarChart.xib": nib, "App.swift": "\(line)\n\(code)"], members: ["BarChart.xib"]), "outlet-of-other-kind")
    #expect(output.contains("is declared as UILabel but connected to a plain image view") != isSilent, "\(output)")
  }

  /// No suggestion helps if the object already has a connection to the same object or sends the action.
  @Test(arguments: [
    ("@IBOutlet var amount: UILabel!; @IBOutlet var amonut2: UILabel!", "; did you mean 'amonut2'?"),
    ("@IBOutlet var amount: UILabel!", ": delete the connection ("),
    ("@IBAction func amonut(_ sender: Any) {}", ": delete the connection ("),
  ])
  func aSecondOutletIsToBeDeleted(_ members: String, _ remedy: String) async {
    let connected = members.contains("amonut2") ? "other" : "amount"
    let nib = Self.nib(class: "PriceView", module: "", outlet: "amonut").replacing(
      "<connections>",
      with: "<connections><outlet property=\"\(connected)\" destination=\"lab-el-001\" id=\"out-le-002\"/>")
    let files = [
      "PriceView.xib": nib, "PriceView.swift": "@objc(PriceView) class PriceView: UIView { \(members) }",
      "App.swift": "let nib = UINib(nibName: \"PriceView\", bundle: nil)",
    ]
    let output = await findings(world(files, members: ["PriceView.xib"]), "unknown-outlet")
    #expect(output.contains("has no outlet 'amonut'\(remedy)"), "\(output)")
  }

  /// The button's class sets the label, or a package outside the project declares the class, which may set it.
  /// A theme may create the class by a name that it computes.
  @Test func aNibThatAnUnusedClassLoadsIsNotReported() async {
    let list = "class StubList: UIView { let nib = UINib(nibName: \"Stub\", bundle: nil) }"
    let files = ["Stub.xib": Self.nib(class: "UIView", module: ""), "StubList.swift": list, "App.swift": "run()"]
    #expect(await findings(world(files, members: ["Stub.xib"]), "unused-nib").isEmpty)
  }

  @Test(arguments: [
    ("Tile.m", "@implementation Tile\n- (NSString *)accessibilityLabel { return @\"Play\"; }\n@end", false),
    ("Tile.m", "@implementation Tile\n- (NSString *)name { return @\"Play\"; }\n@end", true),
    ("Other.m", "@implementation Other\n@end", false),
  ])
  func aButtonOfAClassWithALabelNeedsNone(_ file: String, _ code: String, _ isReported: Bool) async {
    let nib = Self.nib(class: "UIView", module: "").replacing(
      "<label id=\"lab-el-001\"/>",
      with: "<button id=\"lab-el-001\" customClass=\"Tile\"><state key=\"normal\" image=\"tile\"/></button>")
    let header = "@interface \(file.dropLast(2)) : UIButton\n@end\n"
    let files = ["RowView.xib": nib, file: header + code]
    let output = await findings(world(files, members: ["RowView.xib"]), "missing-accessibility-label")
    #expect(output.isEmpty != isReported, "\(output)")
  }

  /// Objective-C creates the class that loads the nib by its other name.
  @Test(arguments: [("@objc(KLPlayer)", false), ("@objc(KLOther)", true)])
  func aClassMayHaveAnotherNameInObjectiveC(_ attribute: String, _ isUnused: Bool) async {
    let player = """
      \(attribute)
      class Player: NSObject { let nib = "Stub" }
      """
    let files = [
      "Stub.xib": Self.nib(class: "UIView", module: ""), "Player.swift": player,
      "App.m": "void show() { [[KLPlayer alloc] init]; }",
    ]
    #expect(await findings(world(files, members: ["Stub.xib"]), "unused-nib").isEmpty != isUnused)
  }

  /// VoiceOver reads such names as a label, in an app that has only their language.
  @Test(arguments: [
    ("close", "en, Base", false), ("close", "en, de, Base", true), ("closeIcon", "en, Base", false),
    ("edit_icon.png", "en, Base", false), ("closeRed", "en, Base", true),
    ("close_button", "en, Base", false),
  ])
  func anImageWithTheNameOfAnActionNeedsNoLabel(_ image: String, _ languages: String, _ isReported: Bool) async {
    let nib = Self.nib(class: "UIView", module: "").replacing(
      "<label id=\"lab-el-001\"/>",
      with: "<button id=\"lab-el-001\"><state key=\"normal\" image=\"\(image)\"/></button>")
    let world = world(["RowView.xib": nib], members: ["RowView.xib"]) {
      $0.replacing("mainGroup = GROUP;", with: "mainGroup = GROUP; knownRegions = (\(languages));")
    }
    #expect(await findings(world, "missing-accessibility-label").isEmpty != isReported)
    // The same is true for bar buttons.
    let bar = nib.replacing("<button id=\"lab-el-001\"><state key=\"normal\" image=\"\(image)\"/></button>", with: "")
      .replacing("</objects>", with: "<barButtonItem image=\"\(image)\" id=\"bar-bu-001\"/></objects>")
    let other = self.world(["RowView.xib": bar], members: ["RowView.xib"]) {
      $0.replacing("mainGroup = GROUP;", with: "mainGroup = GROUP; knownRegions = (\(languages));")
    }
    #expect(await findings(other, "unlabelled-bar-button").isEmpty != isReported)
  }

  /// Someone renamed the target.
  @Test func theClassesOfAModuleThatDoesNotExistAreOneFinding() async {
    let nib = Self.nib(class: "PriceView", module: "Old").replacing(
      "</objects>", with: "<view id=\"vie-w0-002\" customClass=\"TaxView\" customModule=\"Old\"/></objects>")
    let files = [
      "PriceView.xib": nib, "PriceView.swift": Self.classes,
      "Tax.swift": "class TaxView: UIView {}\nlet nib = UINib(nibName: \"PriceView\", bundle: nil)",
    ]
    let output = await findings(world(files, members: ["PriceView.xib"]), "unknown-class")
    let message = "module 'Old' of class PriceView and 1 other class does not exist, but the project declares the class"
    #expect(output.contains(message) && output.split(separator: "\n").count { $0.contains("module 'Old'") } == 1)
  }

  /// A class of another kind is no suggestion, although its name is similar.
  @Test(arguments: [("UIView", true), ("NSObject", false)])
  func onlyAClassOfTheRightKindIsSuggested(_ parent: String, _ isSuggested: Bool) async {
    let nib = Self.nib(class: "PriceVeiw", module: "Shop").replacing(
      "customModule", with: "customModuleProvider=\"target\" customModule")
    let files = [
      "PriceView.xib": nib,
      "App.swift": "class PriceView: \(parent) { @IBOutlet var amount: UILabel! }\n"
        + "let nib = UINib(nibName: \"PriceView\", bundle: nil)",
    ]
    let output = await findings(world(files, members: ["PriceView.xib"]), "unknown-class")
    #expect(output.contains("class PriceVeiw is not declared") && output.contains("did you mean") == isSuggested)
  }

  @Test func aNibThatOnlyAnUnusedConstantNamesIsUnused() async {
    let files = [
      "RowView.xib": Self.nib(class: "UIView", module: ""),
      "App.swift": "struct Nibs { static let priceRow = \"RowView\" }; class Shop: UIView {}",
    ]
    let output = await findings(world(files, members: ["RowView.xib"]), "unused-nib")
    #expect(output.contains("the app never loads the nib 'RowView'"), "\(output)")
  }

  /// Only another document has objects of the view's class, and no code loads the nib with the class's name.
  @Test(arguments: [
    ("", "", true), ("", "let row: RowView = .make()", false), ("", "let names = [\"RowView\"]", false),
    ("func load() { UINib(nibName: name, bundle: nil) }", "", false),
    ("", "struct Tools { func load(_ view: UIView) { UINib(nibName: \"\\(type(of: view))\", bundle: nil) } }", false),
  ])
  func aNibOfAViewInAnotherDocumentIsUnused(_ member: String, _ code: String, _ isUnused: Bool) async {
    let nib = Self.nib(class: "RowView", module: "Shop")
    let files = [
      "RowView.xib": nib, "Prices.xib": nib, "RowView.swift": "class RowView: UIView { \(member) }",
      "App.swift": "let nib = UINib(nibName: \"Prices\", bundle: nil)", "Tools.swift": code,
    ]
    let output = await findings(world(files, members: ["RowView.xib", "Prices.xib", "Tools.swift"]), "unused-nib")
    #expect(output.contains("the app never loads the nib 'RowView'") == isUnused, "\(output)")
  }

  /// A router that nothing makes makes no screens either. One that is public, or has a superclass of a library, is not
  /// known to be unused.
  @Test(arguments: [
    ("class Router", "", true), ("class Router", "let router = Router()", false),
    ("class Router", "class Screens { var router: Router? }; let screens = Screens()", true),
    ("public class Router", "", false), ("final class Router: NSObject, Opening", "", true),
    ("class Router: Coordinator", "", false),
  ])
  func aNibThatOnlyAnUnusedRouterLoadsIsUnused(_ router: String, _ code: String, _ isUnused: Bool) async {
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"PriceDetail\"/>"
    let files = [
      "PriceDetail.xib": Self.nib(class: "UIView", module: "").replacing("<objects>", with: "<objects>\(owner)"),
      "PriceDetail.swift": "class PriceDetail: UIViewController {}",
      "Router.swift": "\(router) { init() { show(PriceDetail()) } }", "App.swift": code,
      "Shop.swift": "struct Shop {}",
    ]
    let output = await findings(world(files, members: ["PriceDetail.xib"]), "unused-nib")
    #expect(output.contains("the app never loads") == isUnused, "\(output)")
  }

  /// A controller that only an unused controller makes is not used either, nor is what it asks for. A cast makes nothing.
  @Test(arguments: [
    ("", true), ("let list = PriceList()", false), ("if screen is PriceList { return }", true),
    ("func f(_ screen: PriceList) {}", true), ("let names = [\"PriceList\"]", false),
    ("class Other: PriceList {}\nlet other = Other()", false), ("class Other: PriceList {}", true),
  ])
  func aNibThatOnlyUnusedControllersLoadIsUnused(_ code: String, _ isUnused: Bool) async {
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"PriceDetail\"/>"
    let files = [
      "PriceDetail.xib": Self.nib(class: "UIView", module: "").replacing("<objects>", with: "<objects>\(owner)"),
      "PriceDetail.swift": "class PriceDetail: UIViewController {}",
      "PriceList.swift": "class PriceList: UIViewController { init() { show(PriceDetail()) } }",
      "App.swift": code, "Shop.swift": "struct Shop {}",
    ]
    let output = await findings(world(files, members: ["PriceDetail.xib"]), "unused-nib")
    let creator = code.contains("Other") ? "Other" : "PriceList"
    let finding =
      "the nib 'PriceDetail', because only class \(creator), which the app never creates, leads to it: use the class, or delete both"
    #expect(output.contains(finding) == isUnused, "\(output)")
  }

  /// No error is about the nib of a view that no code is known to load.
  @Test(arguments: [
    ("func load() { UINib(nibName: String(describing: type(of: self)), bundle: nil) }", "", "error: class RowView"),
    ("func load() { loadNibContent() }", "", "error: class RowView"),
    (
      "func load() { loadNibContent() }; func loadNibContent() {}", "",
      "the app never loads the nib 'RowView'"
    ),
    ("", "", "the app never loads the nib 'RowView'"),
    ("}; extension RowView: NibOwnerLoadable {", "", "error: class RowView"),
    ("", "func load(_ name: String) { UINib(nibName: name, bundle: nil) }", "warning: class RowView"),
  ])
  func theNibOfAViewThatNothingLoadsHasNoErrors(_ member: String, _ code: String, _ finding: String) async {
    let nib = Self.nib(owner: "RowView", outlet: "amonut")
    let files = [
      "RowView.xib": nib, "RowView.swift": "class RowView: UIView { \(member) }", "App.swift": "var row = RowView()",
      "Tools.swift": "struct Tools { \(code) }",
    ]
    let output = await findings(world(files, members: ["RowView.xib", "Tools.swift"]), "unused-nib,unknown-outlet")
    #expect(output.contains(finding), "\(output)")
  }

  /// A source that computes the names of nibs can load only the nibs of the app that contains it.
  @Test(arguments: [("Two", "the app never loads the nib 'RowView'"), ("One", "warning: class RowView")])
  func aComputedNameLoadsNibsOfItsOwnAppOnly(_ loader: String, _ finding: String) async {
    let files = ["RowView.xib", "Prices.xib", "RowView.swift"]
    let world = MemoryWorld([
      ".git/config": "",
      "One/RowView.xib": Self.nib(class: "RowView", module: "").replacing(" customModule=\"\"", with: ""),
      "One/Prices.xib": Self.nib(class: "RowView", module: ""),
      "One/RowView.swift": "@objc(RowView) class RowView: UIView {}",
      "\(loader)/Tools.swift": "struct Tools { func load(_ name: String) { UINib(nibName: name, bundle: nil) } }",
      "One/One.xcodeproj/project.pbxproj": ProjectText.app(
        "One", files: files + (loader == "One" ? ["Tools.swift"] : [])),
      "Two/Two.xcodeproj/project.pbxproj": ProjectText.app("Two", files: ["Tools.swift"]),
    ])
    let output = await findings(world, "unused-nib,unknown-outlet")
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("One/RowView.xib") }
    #expect(lines.count == 1 && lines[0].contains(finding), "\(output)")
  }

  /// Code loads the cell as the view that its class is, so only the reuse identifier is lost.
  @Test(arguments: [
    ("", "Bundle.main.loadNibNamed(\"Head\", owner: nil)", "UIView", false),
    ("accessoryType=\"checkmark\"", "Bundle.main.loadNibNamed(\"Head\", owner: nil)", "UIView", true),
    ("", "UINib(nibName: \"Head\", bundle: nil)", "UIView", true),
    ("", "UINib(nibName: \"Head\", bundle: nil)", "UITableViewHeaderFooterView", false),
  ])
  func aCellThatCodeLoadsAsAViewLosesNothing(
    _ attribute: String, _ code: String, _ parent: String, _ isReported: Bool
  ) async {
    let cell = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableViewCell \(attribute) reuseIdentifier="Head" id="cel-l0-001" customClass="Head" customModule="Shop"
          customModuleProvider="target"/></objects></document>
      """
    let files = [
      "Head.xib": cell, "Head.swift": "class Head: \(parent) {}",
      "App.swift": "@main struct App { let head = \(code) }",
    ]
    let output = await findings(world(files, members: ["Head.xib"]), "class-of-other-kind")
    #expect(output.contains("not a subclass of UITableViewCell") == isReported, "\(output)")
  }

  /// A hidden view without an outlet stays hidden, so the constraints at its guides do not matter.
  @Test(arguments: [("hidden=\"YES\"", false), ("", true)])
  func theGuidesOfAHiddenViewAreNotUsed(_ attribute: String, _ isReported: Bool) async {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="con-1"><scenes><scene sceneID="sce-1"><objects><viewController id="con-1"
          sceneMemberID="viewController">
          <layoutGuides><viewControllerLayoutGuide type="top" id="top-1"/></layoutGuides>
          <view key="view" id="vie-1"><subviews><view \(attribute) id="vie-2"/></subviews><constraints>
            <constraint firstItem="vie-2" firstAttribute="top" secondItem="top-1" secondAttribute="bottom" id="cst-1"/>
          </constraints></view></viewController></objects></scene></scenes></document>
      """
    let files = ["Shop.storyboard": storyboard, "App.swift": "class Shop {}"]
    let output = await findings(world(files, members: ["Shop.storyboard"]), "layout-guide-in-use")
    #expect(output.contains("layout guide") == isReported, "\(output)")
  }

  /// A class with the name of an unused nib does not belong to it.
  @Test func theClassOfAnUnusedNibIsNotChecked() async {
    let files = [
      "Popover.xib": Self.nib(class: "Popover", module: ""),
      "App.swift": "class Popover: UIViewController {}; let popover = Popover()",
    ]
    let output = await findings(world(files, members: ["Popover.xib"]), "unused-nib,class-of-other-kind")
    #expect(output.contains("the nib 'Popover'") && !output.contains("class-of-other-kind"), "\(output)")
  }

  /// Code that loads a nib itself may give it an owner of another class than the document has, and a nib that it loads is
  /// not the controller's.
  @Test func theOwnerOfANibThatCodeLoadsMayBeOfAnotherClass() async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Price"><connections>
          <outlet property="row" destination="vie-w0-001" id="out-le-001"/></connections></placeholder>
        <view id="vie-w0-001"/>
      </objects></document>
      """
    func output(_ code: String) async -> String {
      let source = "class Price: UIViewController {}\nclass Other: UIViewController { @IBOutlet var row: UIView! }\n"
      let files = ["Price.xib": nib, "Price.swift": source, "App.swift": code]
      return await findings(world(files, members: ["Price.xib"]), "unknown-outlet,missing-view-outlet")
    }
    let own = await output("let price = Price()")
    #expect(own.contains("error: class Price has no outlet 'row'") && own.contains("missing-view-outlet"))
    let other = await output(#"Bundle.main.loadNibNamed("Price", owner: Other())"#)
    #expect(!other.contains("has no outlet 'row'") && !other.contains("missing-view-outlet"))
  }

  /// A table view that registers a nib gives it no owner, so that the action of the cell's button has no target.
  @Test(arguments: [
    (#"table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")"#, "note"),
    (#"Bundle.main.loadNibNamed("Row", owner: Prices())"#, "error"),
  ])
  func anActionOfTheOwnerOfARegisteredCellDoesNothing(_ code: String, _ severity: String) async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Prices"/>
        <tableViewCell id="row-00-001"><tableViewCellContentView key="contentView" id="con-te-001"><subviews>
          <button id="but-to-001"><connections>
            <action selector="buy:" destination="-1" eventType="touchUpInside" id="act-io-001"/></connections></button>
        </subviews></tableViewCellContentView></tableViewCell>
      </objects></document>
      """
    let files = ["Row.xib": nib, "Prices.swift": "class Prices: UIViewController {}", "App.swift": code]
    let output = await findings(world(files, members: ["Row.xib"]), "unknown-action")
    #expect(output.contains("\(severity): class Prices has no action 'buy:'"), "\(output)")
    #expect(output.contains("without an owner: delete the connection") == (severity == "note"), "\(output)")
  }

  /// The document names another class as the owner of a nib than the controller that loads it.
  @Test(arguments: [
    ("super.init(nibName: \"SearchView\", bundle: nil)", false),
    ("super.init(nibName: R.nib.searchView.name, bundle: nil)", false),
    ("let nib = R.nib.searchView; super.init(nibName: nib.name, bundle: nib.bundle)", false),
    ("let nib = R.nib.other; super.init(nibName: nib.name, bundle: nib.bundle)", true),
    ("super.init(nibName: nil, bundle: nil)", true),
  ])
  func theControllerThatLoadsANibOwnsIt(_ code: String, _ isReported: Bool) async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OldSearch" customModule="Shop"
          customModuleProvider="target"><connections>
          <outlet property="field" destination="but-to-001" id="out-le-001"/></connections></placeholder>
        <view id="vie-w0-001"><subviews><button id="but-to-001"><connections>
          <action selector="look:" destination="-1" eventType="touchUpInside" id="act-io-001"/>
        </connections></button></subviews></view></objects></document>
      """
    let source = """
      class Search: UIViewController { @IBOutlet var field: UIView!; @IBAction func look(_ sender: Any) {}
        init() { \(code) } }
      """
    let files = [
      "SearchView.xib": nib, "Search.swift": source, "OldSearch.swift": "class OldSearch: UIViewController {}",
      "App.swift": "show(Search(), OldSearch())",
    ]
    let output = await findings(world(files, members: ["SearchView.xib"]), "unknown-outlet,unknown-action")
    #expect(output.contains("has no outlet 'field'") == isReported, "\(output)")
    #expect(output.contains("has no action 'look:'") == isReported, "\(output)")
  }

  /// Code makes the owner of a nib before it loads the nib, so the owner's 'init(coder:)' does not run.
  @Test func theOwnerOfANibMayRefuseDocuments() async {
    let nib = Self.nib(owner: "Search", outlet: "field")
    let source = """
      class Search: UIViewController { init() { super.init(nibName: "Search", bundle: nil) }
        required init?(coder: NSCoder) { fatalError() } }
      """
    let files = ["Search.xib": nib, "Search.swift": source, "App.swift": "show(Search())"]
    let output = await findings(world(files, members: ["Search.xib"]), "unknown-outlet")
    #expect(output.contains("error: class Search has no outlet 'field': declare the outlet"), "\(output)")
  }

  /// Code gives the label a font that follows the text size.
  @Test(arguments: [
    ("", true), ("price.font = UIFontMetrics.default.scaledFont(for: font)", false),
    ("price.setFont(scaledFor: font)", false),
    ("for label in [price, other] { label.setFont(scaledFor: font) }", false),
    ("price.text = name", true),
  ])
  func aTextThatCodeGivesAFontAdjusts(_ code: String, _ isReported: Bool) async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Prices"><connections>
          <outlet property="price" destination="lab-el-001" id="out-le-001"/></connections></placeholder>
        <view id="vie-w0-001"><subviews><label text="Price" adjustsFontForContentSizeCategory="YES" id="lab-el-001">
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>
      </objects></document>
      """
    let files = [
      "Prices.xib": nib,
      "App.swift": "class Prices: UIViewController { @IBOutlet var price: UILabel!; func f() { \(code) } }",
    ]
    let output = await findings(world(files, members: ["Prices.xib"]), "fixed-font-adjusted")
    #expect(output.contains("fixed-font-adjusted") == isReported, "\(output)")
  }

  /// An app for iPhones only does not read the keys for iPads.
  @Test(arguments: [("1", false), ("\"1,2\"", true)])
  func theMainStoryboardOfAnIPadIsNeededOnlyThere(_ families: String, _ isNeeded: Bool) async {
    let list = "<plist><dict><key>UIMainStoryboardFile~ipad</key><string>Gone</string></dict></plist>"
    let settings = "INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = \(families);"
    let text = ProjectText.app(settings: settings)
    let files = [
      "Shop.xcodeproj/project.pbxproj": text, ".git/config": "", "Info.plist": list, "A.swift": "class A {}",
      "A.xib": Self.text(font: "Georgia"),
    ]
    #expect(await findings(MemoryWorld(files), "missing-main-storyboard").contains("'Gone'") == isNeeded)
  }

  /// A storyboard that the project builds is probably only not checked in.
  @Test(arguments: [
    (
      ["Gone.storyboard"],
      "warning: main storyboard 'Gone' is not in this folder, although a target builds Gone.storyboard"
    ),
    ([], "error: main storyboard 'Gone' does not exist in the project"),
  ])
  func aBuiltStoryboardMayOnlyBeAbsentHere(_ members: [String], _ message: String) async {
    let list = "<plist><dict><key>UIMainStoryboardFile</key><string>Gone</string></dict></plist>"
    let text = ProjectText.app(settings: "INFOPLIST_FILE = Info.plist;", files: members)
    let files = [
      "Shop.xcodeproj/project.pbxproj": text, ".git/config": "", "Info.plist": list, "A.swift": "class A {}",
      "A.xib": Self.text(font: "Georgia"),
    ]
    let output = await findings(MemoryWorld(files), "missing-main-storyboard")
    #expect(output.contains(message), "\(output)")
  }

  /// People do not use an app that only tests run.
  @Test(arguments: [("tests/Shop/", "warning:"), ("apps/Shop/", "error:")])
  func anAppForTestsHasNoErrors(_ folder: String, _ severity: String) async {
    let list = "<plist><dict><key>UIMainStoryboardFile</key><string>Gone</string></dict></plist>"
    let files = [
      "\(folder)Shop.xcodeproj/project.pbxproj": ProjectText.app(settings: "INFOPLIST_FILE = Info.plist;"),
      ".git/config": "", "\(folder)Info.plist": list, "\(folder)A.swift": "class A {}",
      "\(folder)A.xib": Self.text(font: "Georgia"),
    ]
    let output = await findings(MemoryWorld(files), "missing-main-storyboard")
    #expect(output.contains("\(severity) main storyboard 'Gone'"), "\(output)")
  }

  private static func text(font: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <label text="A" id="lab-el-001"><fontDescription key="fontDescription" name="\(font)" pointSize="12"/></label>
    </objects></document>
    """
  }

  /// A font is known if the app lists its file; an unlisted file is named.
  @Test func aFontIsThereIfTheAppListsItsFile() async {
    func output(
      font: String, listed: [String], code: String = "class A {}", more: [String: String] = [:]
    ) async -> String {
      let texts = listed.map { "<string>\($0)</string>" }.joined()
      let files = [
        "Shop.xcodeproj/project.pbxproj": ProjectText.app(
          settings: "INFOPLIST_FILE = Info.plist;", files: ["Price.xib"]),
        ".git/config": "", "A.swift": code, "Price.xib": Self.text(font: font),
        "Info.plist": "<plist><dict><key>UIAppFonts</key><array>\(texts)</array></dict></plist>",
      ]
      var font = FontBuilder(advances: [("A", 700)])
      font.name = "Grotesk-Bold"
      let all = files.merging(more) { a, _ in a }
      return await findings(MemoryWorld(all, data: ["Fonts/Bold.ttf": font.bytes]), "unknown-font")
    }
    #expect(await output(font: "Grotesk-Bold", listed: ["Bold.ttf"]).isEmpty)
    #expect(
      await output(font: "Grotesk-Bold", listed: []).contains(
        "font 'Grotesk-Bold' is in 'Bold.ttf', but UIAppFonts of target 'Shop' does not list the file"))
    #expect(await output(font: "Grotesk-Thin", listed: ["Bold.ttf"]).contains("'Grotesk-Thin' is neither in iOS nor"))
    // A file that is not here may have it, and code that registers fonts may, too.
    #expect(await output(font: "Grotesk-Thin", listed: ["Bold.ttf", "Thin.ttf"]).isEmpty)
    let code = "class A {}\nfunc f() { CTFontManagerRegisterGraphicsFont(font, nil) }"
    #expect(await output(font: "Grotesk-Thin", listed: ["Bold.ttf"], more: ["Podfile": "pod 'Fonts'"]).isEmpty)
    #expect(await output(font: "Grotesk-Thin", listed: ["Bold.ttf"], code: code).isEmpty)
  }

  /// A storyboard without an initial view controller.
  private static func storyboard(_ kind: String, _ attributes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="sce-ne-001"><objects><\(kind) id="con-tr-001" \(attributes)/></objects></scene>
    </scenes></document>
    """
  }

  /// Code, a case of an enumeration, another storyboard, a property list or a build setting may load a storyboard.
  @Test(arguments: [
    ("", "", "", true), ("", "UIStoryboard(name: \"Old Prices\", bundle: nil)", "", false),
    ("", "enum Storyboard: String { case prices = \"Old Prices\" }", "", true),
    ("", "enum Storyboard: String { case prices = \"Old Prices\" }; show(.prices)", "", false),
    ("", "let name = \"\\(kind) Prices\"", "", false), ("storyboardName=\"Old Prices\"", "", "", false),
    ("", "", "INFOPLIST_KEY_UIMainStoryboardFile = \"Old Prices\";", false),
    ("", "", "INFOPLIST_KEY_UILaunchStoryboardName = Old;", true),
    ("", "", "INFOPLIST_FILE = Missing.plist;", false),
  ])
  func aStoryboardThatNothingLoadsIsOneFinding(
    _ reference: String, _ code: String, _ settings: String, _ isUnused: Bool
  ) async {
    let files = [
      "Old Prices.storyboard": Self.storyboard("viewController", ""),
      "Main.storyboard": Self.storyboard("viewControllerPlaceholder", reference),
      "App.swift": "@main class App {}\nlet main = UIStoryboard(name: \"Main\", bundle: nil)\n" + code,
    ]
    let world = world(files, members: ["Old Prices.storyboard", "Main.storyboard"]) {
      $0.replacing("buildSettings = {}", with: "buildSettings = {\(settings)}")
    }
    _ = await world.run("lint")
    #expect(world.output.contains("never loads the storyboard 'Old Prices': load it, or delete") == isUnused)
    #expect(world.output.contains("missing-initial-controller") != isUnused)
  }

  /// A custom segue may load the storyboard that its identifier names.
  @Test(arguments: [("UIStoryboard(name: identifier, bundle: nil)", false), ("print(identifier)", true)])
  func aSegueMayNameAStoryboard(_ code: String, _ isUnused: Bool) async {
    let main = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene \
      sceneID="sce-ne-001"><objects><viewController id="con-tr-001"><connections><segue destination="con-tr-002" \
      kind="custom" identifier="Prices" customClass="OtherSegue" id="seg-ue-001"/></connections></viewController></objects>
      </scene></scenes></document>
      """
    let files = [
      "Prices.storyboard": Self.storyboard("viewController", ""), "Main.storyboard": main,
      "App.swift": "@main class App { let main = UIStoryboard(name: \"Main\", bundle: nil); func f() { \(code) } }",
    ]
    let world = world(files, members: ["Prices.storyboard", "Main.storyboard"])
    _ = await world.run("lint")
    #expect(world.output.contains("the app never loads the storyboard 'Prices'") == isUnused, "\(world.output)")
  }

  /// A word of the storyboard's name may be a case of an enumeration, but only if code computes the names of storyboards.
  @Test(arguments: [("window = UIScreen.main", true), ("UIStoryboard(name: name); let screen = Screen.main", false)])
  func aWordOfTheNameMattersToComputedNames(_ code: String, _ isUnused: Bool) async {
    let files = [
      "Main.storyboard": Self.storyboard("viewController", ""), "App.swift": "@main class App { func f() { \(code) } }",
    ]
    let output = await findings(world(files, members: ["Main.storyboard"]), "unused-storyboard")
    #expect(output.contains("never loads the storyboard 'Main'") == isUnused, "\(output)")
  }

  /// Code may cut the name of a storyboard out of that of a class.
  @Test(arguments: [("Old PricesController", false), ("TaxController", true)])
  func aComputedNameMayComeFromAClass(_ name: String, _ isUnused: Bool) async {
    let scene = "customClass=\"\(name)\" storyboardIdentifier=\"Tax\""
    let files = [
      "Old Prices.storyboard": Self.storyboard("viewController", scene),
      "App.swift": "@main class App { func f(_ name: String) { _ = UIStoryboard(name: name, bundle: nil) } }",
    ]
    let output = await findings(world(files, members: ["Old Prices.storyboard"]), "unused-storyboard")
    #expect(output.contains("never loads the storyboard 'Old Prices'") == isUnused, "\(output)")
  }

  /// The sources of a playground belong to no app.
  @Test(arguments: [("Tour.playground/Contents.swift", true), ("Tour/Contents.swift", false)])
  func aPlaygroundUsesNothing(_ path: String, _ isUnused: Bool) async {
    let files = [
      "Prices.storyboard": Self.storyboard("viewController", ""), "App.swift": "@main class App {}",
      path: "let prices = UIStoryboard(name: \"Prices\", bundle: nil)",
    ]
    let output = await findings(world(files, members: ["Prices.storyboard"]), "unused-storyboard")
    #expect(output.contains("never loads the storyboard 'Prices'") == isUnused, "\(output)")
  }

  /// What the other projects of a working copy name does not matter, nor do their unread documents.
  @Test(arguments: [("One", false), ("Two", true)])
  func theNamesOfAnotherProjectDoNotCount(_ project: String, _ isUnused: Bool) async {
    for (name, text) in [("Load.swift", "let list = UIStoryboard(name: \"Prices\")"), ("Broken.xib", "{")] {
      let world = MemoryWorld([
        ".git/config": "", "One/Prices.storyboard": Self.storyboard("viewController", ""),
        "One/App.swift": "@main class App {}", "Two/Shop.swift": "@main class Shop {}", "\(project)/\(name)": text,
        "One/One.xcodeproj/project.pbxproj": ProjectText.app("One", files: ["Prices.storyboard"]),
        "Two/Two.xcodeproj/project.pbxproj": ProjectText.app("Two"),
      ])
      let output = await findings(world, "unused-storyboard")
      #expect(output.contains("never loads the storyboard 'Prices'") == isUnused, "\(name): \(output)")
    }
  }

  /// Code that joins the names of nibs may load one with an object of the class.
  @Test(arguments: [("List_dark", false), ("ListDark", true)])
  func aClassOfANibWithAJoinedNameIsMade(_ name: String, _ isUnused: Bool) async {
    let files = [
      "\(name).xib": Self.nib(class: name, module: "Shop"), "Row.xib": Self.nib(class: "UIView", module: ""),
      "\(name).swift": "class \(name): UIView { @IBOutlet var amount: UILabel!; let row = UINib(nibName: \"Row\") }",
      "App.swift": "@main class App { func f(_ theme: String) { UINib(nibName: theme + \"Box\") } }",
    ]
    let output = await findings(world(files, members: ["\(name).xib", "Row.xib"]), "unused-nib")
    #expect(output.contains("and 'Row', which no other code that runs uses") == isUnused, "\(output)")
  }

  /// The class is probably in the source that is not checked out.
  @Test(arguments: [("Kit/PriceView.swift", false), ("Kit/Tax.swift", true)])
  func aClassMayBeInAMissingSource(_ missing: String, _ isReported: Bool) async {
    let files = [
      "PriceView.xib": Self.nib(class: "PriceView", module: "Shop\" customModuleProvider=\"target"),
      "App.swift": "class App: UIView {}\nlet nib = UINib(nibName: \"PriceView\", bundle: nil)",
    ]
    let output = await findings(world(files, members: ["PriceView.xib", "App.swift", missing]), "unknown-class")
    #expect(output.contains("class PriceView is not declared") == isReported, "\(output)")
  }

  /// A folder with a compiled nib is a nib.
  @Test(arguments: [("Prices.nib/keyedobjects.nib", false), ("Other.nib/keyedobjects.nib", true)])
  func aCompiledNibExists(_ name: String, _ isReported: Bool) async {
    let files = [
      "App.swift": "class App: UIView {}\nlet nib = UINib(nibName: \"Prices\", bundle: nil)\nclass Row: App {}",
      name: "?",
      "Row.xib": Self.nib(class: "UIView", module: ""),
    ]
    let output = await findings(world(files, members: ["App.swift"]), "unknown-nib-name")
    #expect(output.contains("nib 'Prices' does not exist") == isReported, "\(output)")
  }

  /// A property that the declared class overrides does not run for the connected object.
  @Test(arguments: [
    (
      "class Region: UILabel { override var text: String? { didSet {} } }",
      "set the class of the label to Region, whose"
    ),
    ("class Region: UILabel {}", "declare the outlet as UILabel, whose members are all"),
  ])
  func anOverriddenMemberNeedsTheDeclaredClass(_ code: String, _ remedy: String) async {
    let nib = Self.nib(class: "PriceView", module: "Shop\" customModuleProvider=\"target")
    let files = [
      "PriceView.xib": nib,
      "App.swift": """
      \(code)
      class PriceView: UIView { @IBOutlet var amount: Region!; func f() { amount.text = nil } }
      let nib = UINib(nibName: "PriceView", bundle: nil)
      """,
    ]
    let output = await findings(world(files, members: ["PriceView.xib", "App.swift"]), "outlet-of-other-kind")
    #expect(output.contains(remedy), "\(output)")
  }

  /// A recognizer whose action does not exist would crash on a view.
  @Test(arguments: [
    ("@IBAction func pan(_ sender: Any) {}", ": drag it onto a view"), ("", "has no action 'pan:': delete"),
  ])
  func anUnattachedRecognizerWithoutItsActionIsToBeDeleted(_ method: String, _ remedy: String) async {
    let nib = Self.nib(class: "PriceView", module: "Shop").replacing(
      "customModule", with: "customModuleProvider=\"target\" customModule"
    ).replacing(
      "</objects>",
      with: """
        <panGestureRecognizer id="pan-ge-001"><connections>
        <action selector="pan:" destination="vie-w0-001" id="act-io-001"/></connections></panGestureRecognizer></objects>
        """)
    let files = [
      "PriceView.xib": nib,
      "App.swift": "class PriceView: UIView { \(method) }\nlet nib = UINib(nibName: \"PriceView\", bundle: nil)",
    ]
    let output = await findings(world(files, members: ["PriceView.xib"]), "unattached-gesture-recognizer")
    #expect(output.contains(remedy), "\(output)")
  }

  /// A plain view controller has no such outlet, and a class that has it not, or that another screen has, was not meant.
  @Test(arguments: [
    ("class PriceView: UIView { @IBOutlet var amount: UILabel! }", "", true), ("class PriceView: UIView {}", "", false),
    ("class PriceView: UIView { @IBOutlet var amount: UILabel! }", "PriceView", false),
  ])
  func aSuggestedClassHasTheOutlets(_ code: String, _ other: String, _ isSuggested: Bool) async {
    let nib = Self.nib(class: "PriceVeiw", module: "Shop").replacing(
      "customModule", with: "customModuleProvider=\"target\" customModule")
    let files = [
      "PriceView.xib": nib, "Other.xib": Self.nib(class: other, module: "Shop"),
      "App.swift": "\(code)\nlet nibs = [UINib(nibName: \"PriceView\"), UINib(nibName: \"Other\")]",
    ]
    let output = await findings(world(files, members: ["PriceView.xib", "Other.xib"]), "unknown-class")
    #expect(output.contains("so it becomes a plain view, which has no outlet 'amount'"), "\(output)")
    #expect(output.contains("did you mean 'PriceView'?") == isSuggested, "\(output)")
  }

  /// A translation of a property list may name another launch screen.
  @Test(arguments: [("Launch-it", false), ("Launch-fr", true)])
  func translatedPropertyListsNameLaunchScreens(_ name: String, _ isUnused: Bool) async {
    let files = [
      "Launch-it.storyboard": Self.storyboard("viewController", ""), "App.swift": "@main class App {}",
      "it.lproj/InfoPlist.strings": "\"UILaunchStoryboardName\" = \"\(name)\";",
    ]
    let output = await findings(world(files, members: ["Launch-it.storyboard"]), "unused-storyboard")
    #expect(output.contains("loads the storyboard 'Launch-it'") == isUnused)
  }

  /// An app may read the names of its screens from its own data.
  @Test(arguments: [
    ("Screens.plist", "<plist><array><string>Old Prices</string><string>Prices</string></array></plist>", false),
    ("Screens.plist", "{ screens = ( \"Old Prices\", Prices ); }", false),
    ("screens.json", "{\"screens\": [\"Old Prices\", \"Prices\"]}", false),
    ("screens.json", "{\"screens\": [\"New Prices\"], \"text\": \"Old Prices of all\"}", true),
    ("A.xcassets/Contents.json", "{\"name\": [\"Old Prices\", \"Prices\"]}", true),
  ])
  func dataOfTheAppNamesStoryboardsAndNibs(_ name: String, _ data: String, _ isUnused: Bool) async {
    let files = [
      "Old Prices.storyboard": Self.storyboard("viewController", ""),
      "Prices.xib": Self.nib(class: "UIView", module: ""), "App.swift": "@main class App {}", name: data,
    ]
    let world = world(files, members: ["Old Prices.storyboard", "Prices.xib"])
    let output = await findings(world, "unused-storyboard,unused-nib")
    #expect(output.contains("loads the storyboard 'Old Prices'") == isUnused, "\(output)")
    #expect(output.contains("loads the nib 'Prices'") == isUnused, "\(output)")
  }

  /// A binary list is read, too.
  @Test func binaryDataNamesStoryboards() async throws {
    let files = [
      "Prices.storyboard": Self.storyboard("viewController", ""), "App.swift": "@main class App {}",
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(files: ["Prices.storyboard"]), ".git/config": "",
    ]
    for (name, isUnused) in [("Prices", false), ("Other", true)] {
      let list = try PropertyListSerialization.data(fromPropertyList: [["screen": name]], format: .binary, options: 0)
      let world = MemoryWorld(files, data: ["Screens.plist": [UInt8](list)])
      #expect(await findings(world, "unused-storyboard").isEmpty != isUnused)
    }
  }

  /// Any app may load the storyboard of a framework, and the system loads that of a watch app.
  @Test(arguments: [("application", true), ("framework", false), ("application.watchapp2", false)])
  func storyboardsOfFrameworksAreNotUnused(_ kind: String, _ isUnused: Bool) async {
    let files = ["Prices.storyboard": Self.storyboard("viewController", ""), "App.swift": "@main class App {}"]
    let world = world(files, members: ["Prices.storyboard"]) {
      $0.replacing("product-type.application", with: "product-type.\(kind)")
    }
    #expect(await findings(world, "unused-storyboard").isEmpty != isUnused)
  }

  /// A source that no target builds loads nothing, if the project lists its sources.
  @Test(arguments: [
    (["App.swift", "Shop.swift"], true), (["App.swift", "Shop.swift", "Old.swift"], false), ([], false),
  ])
  func aNibThatOnlyAnUnbuiltSourceLoadsIsUnused(_ built: [String], _ isUnused: Bool) async {
    let files = [
      "RowView.xib": Self.nib(class: "UIView", module: ""), "App.swift": "class App {}", "Shop.swift": "class Shop {}",
      "Old.swift": "let nib = UINib(nibName: \"RowView\", bundle: nil)",
    ]
    let world = world(files, members: ["RowView.xib"]) { Self.text($0, building: built) }
    #expect(await findings(world, "unused-nib").contains("never loads the nib 'RowView': load it") == isUnused)
  }

  /// The text of a project whose target also builds sources.
  private static func text(_ text: String, building sources: [String]) -> String {
    let objects = sources.map { file in
      """
      \(file)R = {isa = PBXFileReference; path = \(file); sourceTree = "<group>";};
      \(file)B = {isa = PBXBuildFile; fileRef = \(file)R;};

      """
    }
    let phase = "S = {isa = PBXSourcesBuildPhase; files = (\(sources.map { "\($0)B" }.joined(separator: ", ")));};\n"
    return text.replacing("buildPhases = (PHASE)", with: "buildPhases = (PHASE, S)")
      .replacing("GROUP = {", with: objects.joined() + phase + "GROUP = {")
      .replacing("children = (", with: "children = (" + sources.map { "\($0)R, " }.joined())
  }

  /// A leftover of a merge does not declare a class of the app.
  @Test func aSourceThatNoTargetBuildsDeclaresNoClass() async {
    let files = [
      "Row.xib": Self.nib(class: "Row", module: "Shop").replacing(
        "customModule", with: "customModuleProvider=\"target\" customModule"),
      "App.swift": "let nib = UINib(nibName: \"Row\", bundle: nil)", "Shop.swift": "class Shop {}",
      "Row_LOCAL_1.swift": "class Row: UIView { @IBOutlet var amount: UILabel! }",
    ]
    let world = world(files, members: ["Row.xib"]) { Self.text($0, building: ["App.swift", "Shop.swift"]) }
    let output = await findings(world, "unknown-class")
    #expect(output.contains("class Row is declared only in Row_LOCAL_1.swift, which no target builds"), "\(output)")
    #expect(output.contains("add the source file to a target, or choose another class"), "\(output)")
  }

  /// The finding about the first nib names those that only its class loads.
  @Test func anUnusedNibNamesThoseThatOnlyItsClassLoads() async {
    let files = [
      "Prices.xib": Self.nib(owner: "Prices", outlet: "view"), "PriceRow.xib": Self.nib(class: "PriceRow", module: ""),
      "Detail.xib": Self.nib(owner: "Detail", outlet: "view"), "App.swift": "class App {}; let app = App()",
      "Prices.swift":
        "class Prices: UIViewController { func f() { list.register(PriceRow.self); show(Detail()) } }",
      "PriceRow.swift": "class PriceRow: UITableViewCell {}", "Detail.swift": "class Detail: UIViewController {}",
    ]
    let output = await findings(
      world(files, members: ["Prices.xib", "PriceRow.xib", "Detail.xib"]), "unused-nib")
    #expect(
      output.contains(
        "the app never loads the nib 'Prices': delete the file, and 'Detail' and 'PriceRow', which no other code that runs uses"
      ),
      "\(output)")
    #expect(output.split(separator: "\n").count { $0.contains("(unused-nib)") } == 1, "\(output)")
  }

  /// A member that a source adds to the declared class is not one of the connected button.
  @Test(arguments: [
    (
      "extension PriceButton: Showing { func update(with price: Int) {} }", "set the class of the button to PriceButton"
    ),
    ("extension UIButton { func update(with price: Int) {} }", "declare the outlet as UIButton"),
  ])
  func methodsInExtensionsBelongToTheDeclaredClass(_ code: String, _ remedy: String) async {
    let nib = Self.nib(class: "Row", module: "", outlet: "price").replacing("label", with: "button")
    let files = [
      "Row.xib": nib, "Price.swift": code,
      "App.swift": """
      class PriceButton: UIButton {}
      @objc(Row) class Row: UIView {
        @IBOutlet var price: PriceButton!
        func show() { price.update(with: 1) }
      }
      let nib = UINib(nibName: "Row", bundle: nil)
      """,
    ]
    let output = await findings(world(files, members: ["Row.xib"]), "outlet-of-other-kind")
    #expect(output.contains(remedy), "\(output)")
  }

  /// The code of a controller whose scene cannot appear does not run, and a mention in its own source does not show it.
  @Test(arguments: [("", true), ("storyboardIdentifier=\"Trust\"", false), ("storyboardIdentifier=\"Other\"", true)])
  func theCodeOfAControllerWhoseSceneNothingNamesDoesNotRun(_ attribute: String, _ isSilent: Bool) async {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="con-1"><scenes>
        <scene sceneID="sce-1"><objects><viewController id="con-1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="sce-2"><objects><viewController id="con-2" customClass="TrustScreen" \(attribute)
          sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let files = [
      "Main.storyboard": storyboard,
      "App.swift": "let other = board.instantiateViewController(withIdentifier: \"Trust\")",
      "TrustScreen.swift": """
      class TrustScreen: UIViewController {
        func f() { Bundle.main.loadNibNamed("Gone", owner: self); add(#selector(TrustScreen.f)) }
      }
      """,
    ]
    let output = await findings(world(files, members: ["Main.storyboard"]), "unknown-nib-name")
    #expect(output.contains("nib 'Gone' does not exist") != isSilent, "\(output)")
  }

  /// A repository without the generated project has the deployment target in its description.
  @Test(arguments: [
    ("options:\n  deploymentTarget:\n    iOS: \"14.0\"", true),
    ("targets:\n  Shop:\n    platform: iOS\n    deploymentTarget: 14.0", true),
    ("settingGroups:\n  all:\n    IPHONEOS_DEPLOYMENT_TARGET: '14.0'", true),
    ("options:\n  deploymentTarget:\n    iOS: 15.0", false), ("options:\n  deploymentTarget:\n    tvOS: 14.0", false),
  ])
  func aDescriptionOfTheProjectHasADeploymentTarget(_ description: String, _ isReported: Bool) async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <button id="but-to-001"><buttonConfiguration key="configuration" style="filled" title="A"/></button>
      </objects></document>
      """
    let files = ["App/Views/Row.xib": nib, "App/project.yml": description, ".git/config": ""]
    let output = await findings(MemoryWorld(files), "unavailable-feature")
    let message = "needs iOS 15.0, but the project description supports iOS 14.0"
    #expect(output.contains(message) == isReported && output.isEmpty != isReported, "\(output)")
  }

  /// A feature in a nib that only newer systems load needs no older ones.
  @Test(arguments: [
    ("if #available(iOS 15, *) { list.register(Row.self) }", "", false),
    ("if #available(iOS 14, *) { list.register(Row.self) }", "", true),
    ("guard #available(iOS 15.0, tvOS 15.0, *) else { return }; list.register(Row.self)", "", false),
    ("guard #available(iOS 15.0, *) else { return list.register(Row.self) }", "", true),
    ("if #available(iOS 15, *) {} else { list.register(Row.self) }", "", true),
    ("if #available(iOS 15, *) { list.register(Row.self) }; list.register(Row.self)", "", true),
    ("list.register(Row.self)", "@available(iOS 15, *)", false), ("list.register(Row.self)", "", true),
  ])
  func aFeatureForNewerSystemsIsAvailable(_ code: String, _ attribute: String, _ isReported: Bool) async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="vie-w0-001" customClass="Row" customModule="Shop" customModuleProvider="target"><subviews>
        <button id="but-to-001"><buttonConfiguration key="configuration" style="filled" title="A"/></button></subviews>
        </view></objects></document>
      """
    let files = [
      "Row.xib": nib,
      "App.swift": "class List: UIViewController { func open() { \(code) } }; let list = List()",
      "Row.swift": "\(attribute)\nfinal class Row: UIView { func f() { load(\"Row\") } }",
    ]
    let world = MemoryWorld(
      files.merging([
        "Shop.xcodeproj/project.pbxproj": ProjectText.app(
          projectSettings: "IPHONEOS_DEPLOYMENT_TARGET = 13.0;", files: ["Row.xib"]), ".git/config": "",
      ]) { a, _ in a })
    let output = await findings(world, "unavailable-feature")
    #expect(output.contains("button configuration needs iOS 15.0") == isReported, "\(output)")
  }

  /// The page of the rule shows a nib, and a source that loads it.
  @Test func theRuleOfUnusedNibsHasAnExample() throws {
    let info = try #require(RuleCatalog.info("unused-nib"))
    let example = try #require(RuleExample(info))
    #expect(example.source.path == "PriceRow.xib" && example.findings.map(\.rule) == ["unused-nib"])
    #expect(RuleExample.findings(of: info, in: try #require(ExampleCatalog(info.good))).isEmpty)
  }

  /// A copy of a project without its repository has what its targets build beside its folder, too.
  @Test(arguments: [nil, "Repo/.git/config"])
  func aProjectReachesAsFarAsItsMembers(_ repository: String?) async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <imageView image="logo" id="ima-ge-001"/><imageView image="lgoo" id="ima-ge-002"/>
      </objects></document>
      """
    var files = [
      "Repo/App/Shop.xcodeproj/project.pbxproj": ProjectText.app(files: ["Price.xib", "../Shared/Images.xcassets"]),
      "Repo/App/Price.xib": nib, "Repo/Shared/Images.xcassets/Contents.json": "{}",
      "Repo/Shared/Images.xcassets/logo.imageset/Contents.json": "{}",
    ]
    if let repository { files[repository] = "" }
    let output = await findings(MemoryWorld(files), "missing-image")
    #expect(output.contains("image 'lgoo' is not in any asset catalog") && !output.contains("'logo' is not in"))
  }

  /// Otherwise a lost copy of a project would have the whole disk searched.
  @Test func aProjectReachesNoFurtherThanAFolderOfTheDisk() async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <imageView image="logo" id="ima-ge-001"/><imageView image="lgoo" id="ima-ge-002"/>
      </objects></document>
      """
    let files = [
      "Repo/App/Shop.xcodeproj/project.pbxproj": ProjectText.app(files: ["Price.xib", "../../Other/Images.xcassets"]),
      "Repo/App/Price.xib": nib, "Repo/App/Images.xcassets/Contents.json": "{}",
      "Other/Images.xcassets/Contents.json": "{}", "Other/Images.xcassets/logo.imageset/Contents.json": "{}",
    ]
    #expect(await findings(MemoryWorld(files), "missing-image") == "")
  }

  /// The element is a web view, but the app creates the custom class.
  @Test(arguments: [("UIWebView", true), ("WKWebView", false)])
  func onlyASubclassOfTheDeprecatedClassIsDeprecated(_ parent: String, _ isReported: Bool) async {
    let nib = Self.nib(class: "PriceView", module: "Shop\" customModuleProvider=\"target").replacing(
      "<view ", with: "<webView "
    )
    .replacing("</view>", with: "</webView>")
    let files = ["A.xib": nib, "App.swift": "import WebKit\nclass PriceView: \(parent) {}"]
    let output = await findings(world(files, members: ["A.xib"]), "deprecated-element")
    #expect(output.contains("is a UIWebView, which has been deprecated") == isReported, "\(output)")
  }

  @Test func aLaunchStoryboardHasToExist() async {
    let list = "<plist><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>"
    func output(_ files: [String: String]) async -> String {
      let files = files.merging(["App.swift": Self.classes, "App/Info.plist": list]) { $1 }
      let world = world(files, members: ["App.swift"]) { text in
        text.replacing("buildSettings = {}", with: "buildSettings = {INFOPLIST_FILE = App/Info.plist;}")
      }
      return await findings(world, "missing-main-storyboard")
    }
    let absent = await output(["A.xib": Self.nib(class: "PriceView", module: "Shop")])
    #expect(
      absent.contains(
        "warning: launch storyboard 'Launch' does not exist in the project, so the app has no launch screen"),
      "\(absent)")
    #expect(await output(["Launch.xib": Self.nib(class: "PriceView", module: "Shop")]).isEmpty)
  }

  /// A property list that a target names, and one that no target names.
  @Test func thePropertyListsOfTargetsAreChecked() async {
    let list = "<plist><dict><key>UIMainStoryboardFile</key><string>$(START)</string></dict></plist>"
    let files = [
      "A.xib": Self.nib(class: "PriceView", module: "Shop"), "App.swift": Self.classes, "App/Info.plist": list,
      "Old/Info.plist": list,
    ]
    let world = world(files, members: ["A.xib"]) { text in
      text.replacing("buildSettings = {}", with: "buildSettings = {INFOPLIST_FILE = App/Info.plist; START = Home;}")
    }
    let output = await findings(world, "missing-main-storyboard,unbuilt-file")
    #expect(output.contains("App/Info.plist") && output.contains("main storyboard 'Home'"))
    #expect(!output.contains("Old/Info.plist") && !output.contains("unbuilt-file"))
  }
}
