import IBDriver
import Testing

/// Small projects that declare classes, outlets and actions in every way there is, and what the rules say of a document
/// that uses them: nothing where it is right.
@Suite struct CodeSampleTests {
  /// The ways to declare `Price`, a view with the outlet `amount` and the action `buy:`.
  private static let ways: [(name: String, files: [String: String])] = [
    (
      "swift",
      ["A.swift": "class Price: UIView { @IBOutlet weak var amount: UILabel!; @IBAction func buy(_ sender: Any) {} }"]
    ),
    (
      "attributes and modifiers",
      [
        "A.swift": """
        @IBDesignable @objcMembers public final class Price: UIView {
          @IBOutlet private(set) weak var amount: UILabel? { didSet { amount?.text = "{" } }
          @objc @IBAction private func buy(_ sender: UIButton) {}
        }
        """
      ]
    ),
    (
      "property wrappers and lazy properties",
      [
        "A.swift": """
        final class Price: UIView {
          @Injected(\\.store) private var store: Store
          lazy var total: Int = { 1 }()
          @Themed @IBOutlet var amount: UILabel!
          @IBAction func buy(_ sender: Any?) { send(#selector(other)) }
        }
        """
      ]
    ),
    (
      "an extension in another file",
      [
        "A.swift": "class Price: UIView { @IBOutlet var amount: UILabel! }",
        "B/Price+Buying.swift": "extension Price: Buying { @IBAction func buy(_ sender: Any) {} }",
      ]
    ),
    (
      "a generic superclass",
      [
        "A.swift": """
        class Cell<Model: Equatable>: UIView where Model: Codable { @IBOutlet var amount: UILabel! }
        class Price: Cell<[Int: (String) -> Void]> { @IBAction func buy(_ sender: Any) {} }
        """
      ]
    ),
    (
      "superclasses over several files and an alias",
      [
        "A.swift": "typealias Base = Root\nclass Price: Base { @IBAction func buy(_ sender: Any) {} }",
        "Kit/Sources/Kit/Root.swift": "open class Root: UIView { @IBOutlet public var amount: UILabel! }",
      ]
    ),
    (
      "a nested class with a name",
      [
        "A.swift": """
        enum Shop {
          @objc(Price) class PriceView: UIView { @IBOutlet var amount: UILabel!; @IBAction func buy(_ s: Any) {} }
        }
        """
      ]
    ),
    (
      "conditions",
      [
        "A.swift": """
        #if os(iOS)
        class Price: UIView {
        #else
        class Price: NSObject {
        #endif
          @IBOutlet var amount: UILabel!
          #if DEBUG
          @IBAction func buy(_ sender: Any) {}
          #endif
        }
        """
      ]
    ),
    (
      "an extension of a class of UIKit",
      [
        "A.swift": "class Price: UIView { @IBOutlet var amount: UILabel! }",
        "B.swift": "extension UIView { @IBAction func buy(_ sender: Any) {} }",
      ]
    ),
    (
      "Objective-C with a header",
      [
        "Price.h": "@interface Price : UIView\n@property (nonatomic, weak) IBOutlet UILabel *amount;\n@end",
        "Price.m": "@implementation Price\n- (IBAction)buy:(id)sender {}\n@end",
      ]
    ),
    (
      "Objective-C with a class extension and variables",
      [
        "Price.h": "@interface Price : UIView { IBOutlet UILabel *_amount, *other; }\n@end",
        "Price.m": "@interface Price ()\n- (void)buy:(id)sender;\n@end\n@implementation Price\n@end",
      ]
    ),
    (
      "a category and generics",
      [
        "Price.h": "@interface Price<__covariant Item> : UIView <Buying>\n- (void)setAmount:(UIView *)amount;\n@end",
        "Price+Buy.h": "@interface Price (Buy)\n- (IBAction)buy:(UIButton *)sender;\n@end",
      ]
    ),
    (
      "Swift on a class of Objective-C",
      [
        "Root.h": "@interface Root : UIView\n@property IBOutlet UILabel *amount;\n@end",
        "A.swift": "class Price: Root { @IBAction func buy(_ sender: Any) {} }",
      ]
    ),
    ("a superclass that is not in the project", ["A.swift": "import Kit\nclass Price: KitView {}"]),
    ("a macro on the class", ["A.swift": "@Connected class Price: UIView {}"]),
    (
      "a macro among the members",
      ["A.swift": "class Price: UIView {\n  var a = 1\n  #outlets(\"amount\", \"buy:\")\n}"]
    ),
    ("a macro of Objective-C", ["Price.h": "@interface Price : UIView\nSHOP_OUTLETS(amount, buy)\n@end"]),
    (
      "one class in two targets",
      [
        "App/A.swift": "class Price: UIView { @IBOutlet var amount: UILabel! }",
        "Widget/A.swift": "class Price: UIView { @IBAction func buy(_ sender: Any) {} }",
      ]
    ),
  ]

  private static func document(
    module: String = #"customModule="Shop" customModuleProvider="target""#, outlet: String = "amount",
    action: String = "buy:", tag: String = "label"
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="vie-w0-001" customClass="Price" \(module)><connections>
    <outlet property="\(outlet)" destination="lab-el-001" id="out-le-001"/></connections></view>
    <\(tag) id="lab-el-001"/><button id="but-to-001"><connections>
    <action selector="\(action)" destination="vie-w0-001" eventType="touchUpInside" id="act-io-001"/></connections></button>
    </objects></document>
    """
  }

  private static func lint(_ document: String, _ files: [String: String]) async -> String {
    let mark = ["Shop.xcodeproj/project.pbxproj": "name = Shop;", "Price.xib": document]
    let world = MemoryWorld(mark.merging(files) { $1 })
    _ = await CommandLineTool.run(["lint", "--quiet", "--no-layout"], in: world.world)
    return world.output
  }

  @Test(arguments: ways.map(\.name))
  func whatIsDeclaredIsKnown(_ name: String) async throws {
    let way = try #require(Self.ways.first { $0.name == name })
    #expect(await Self.lint(Self.document(), way.files).isEmpty)
  }

  /// The same projects, with a document that asks for something else. Where anything may be declared nothing is said.
  @Test(arguments: ways.map(\.name))
  func whatIsNotDeclaredIsMissing(_ name: String) async throws {
    let way = try #require(Self.ways.first { $0.name == name })
    let isOpen = name.contains("macro") || name.contains("not in the project")
    let outlet = await Self.lint(Self.document(outlet: "imageView"), way.files)
    #expect(outlet.contains("class Price has no outlet 'imageView'") != isOpen)
    let action = await Self.lint(Self.document(action: "reload:"), way.files)
    #expect(action.contains("class Price has no action 'reload:'") != isOpen)
  }

  @Test func aModuleHasToBeTheClasss() async {
    let swift = ["A.swift": "class Price: UIView { @IBOutlet var amount: UILabel!; @IBAction func buy(_ s: Any) {} }"]
    #expect(await Self.lint(Self.document(module: ""), swift).contains("is set without a module"))
    let other = Self.document(module: #"customModule="Stationery""#)
    #expect(await Self.lint(other, swift).contains("module 'Stationery' of class Price does not exist"))
    let imported = swift.merging(["B.swift": "import Stationery"]) { $1 }
    #expect(await Self.lint(other, imported).isEmpty)
    let named = swift.merging(["Package.swift": #".target(name: "Stationery")"#]) { $1 }
    #expect(await Self.lint(other, named).isEmpty)
    let global = [
      "A.swift": "@objc(Price) class Price: UIView { @IBOutlet var amount: UILabel!; @objc func buy(_ s: Any) {} }"
    ]
    #expect(await Self.lint(Self.document(module: ""), global).isEmpty)
  }

  @Test func anOutletHasToBeOfItsKind() async {
    func swift(_ type: String, _ more: String = "") -> [String: String] {
      ["A.swift": "class Price: UIView { @IBOutlet var amount: \(type)!; @IBAction func buy(_ s: Any) {} }\n\(more)"]
    }
    let output = await Self.lint(Self.document(tag: "imageView"), swift("UILabel"))
    #expect(
      output.contains("warning: outlet 'amount' of class Price is declared as UILabel but connected to a plain image")
    )
    let load = ["B.swift": "@main class Shop { let price = Bundle.main.loadNibNamed(\"Price\", owner: nil) }"]
    let text = swift("UILabel", "extension Price { func f() { amount.text = nil } }").merging(load) { $1 }
    let used = await Self.lint(Self.document(tag: "imageView"), text)
    #expect(used.contains("error: outlet 'amount'") && used.contains("which has no 'text', so the app crashes"))
    for type in [
      "UIView", "UIKit.UIImageView", "AnyObject", "Any", "Showing", "(UIView & Showing)", "Unknown", "Alias",
    ] {
      let more = "protocol Showing {}\ntypealias Alias = UIView"
      #expect(await Self.lint(Self.document(tag: "imageView"), swift(type, more)).isEmpty, "\(type)")
    }
    let own = await Self.lint(Self.document(), swift("Total", "class Total: UILabel {}"))
    #expect(own.contains("warning: outlet 'amount'") && own.contains(": set the class of the label to Total"))
    let asked = swift("Total", "class Total: UILabel { func add() {} }; extension Price { func f() { amount.add() } }")
      .merging(load) { $1 }
    #expect(await Self.lint(Self.document(), asked).contains("error: outlet 'amount'"))
    // An extension of every object is not a reason for a certain class.
    let themed = swift(
      "Total",
      "class Total: UILabel {}; extension NSObject { @objc var theme: Int { 1 } }; "
        + "extension Price { func f() { print(amount.theme, amount.accessibilityTraits) } }")
    let note = await Self.lint(Self.document(), themed)
    #expect(note.contains("note: outlet 'amount'") && note.contains("declare the outlet as UILabel"), "\(note)")
  }

  @Test func anOutletThatTheCodeNeedsHasToBeConnected() async {
    func swift(_ type: String, _ use: String) -> [String: String] {
      let text = "class Price: UIView { @IBOutlet var amount: UILabel!; @IBOutlet var tax: \(type); "
      return ["A.swift": text + "@IBAction func buy(_ s: Any) { \(use) } }"]
    }
    let output = await Self.lint(Self.document(), swift("UILabel!", "tax.text = nil"))
    #expect(output.contains("outlet 'tax' of class Price is not connected, so the app crashes if code uses it"))
    #expect(await Self.lint(Self.document(), swift("UILabel?", "tax?.text = nil")).isEmpty)
    #expect(await Self.lint(Self.document(), swift("UILabel!", "")).isEmpty)
    #expect(await Self.lint(Self.document(), swift("UILabel!", "tax = UILabel(); tax.text = nil")).isEmpty)
    let other = swift("UILabel!", "tax.text = nil").merging(["Other.xib": Self.document(outlet: "tax")]) { $1 }
    #expect(await !Self.lint(Self.document(), other).contains("outlet 'tax'"))
  }

  @Test func unwindActionsAreSomeones() async {
    func document(_ action: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="con-tr-001">
      <scenes><scene sceneID="sce-ne-001"><objects><viewController id="con-tr-001"><connections>
      <segue destination="exi-t0-001" kind="unwind" identifier="back" unwindAction="\(action)" id="seg-ue-001"/>
      </connections></viewController><exit id="exi-t0-001" userLabel="Exit" sceneMemberID="exit"/></objects></scene></scenes>
      </document>
      """
    }
    let files = ["A.swift": "class Shop: KitController { @IBAction func back(segue: UIStoryboardSegue) {} }"]
    let sound = await Self.lint("<a/>", files.merging(["Main.storyboard": document("backWithSegue:")]) { $1 })
    #expect(!sound.contains("back"))
    let output = await Self.lint("<a/>", files.merging(["Main.storyboard": document("forth:")]) { $1 })
    #expect(output.contains("unwind action 'forth:' is not declared in any class"))
  }
}
