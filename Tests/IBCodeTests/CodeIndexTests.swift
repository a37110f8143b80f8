import IBCode
import Testing

/// What sources tell of classes together.
@Suite struct CodeIndexTests {
  private func index(_ swift: String, _ objectiveC: String = "", hasDependencies: Bool = false) -> CodeIndex {
    CodeIndex(
      [CodeFile(Array(swift.utf8), .swift), CodeFile(Array(objectiveC.utf8), .objectiveC)],
      hasDependencies: hasDependencies)
  }

  @Test func membersAreInheritedFromSourcesOfBothLanguages() throws {
    let index = index(
      """
      protocol Buying {}
      class Price: Base, Buying { var amount = 1 }
      extension Base { @objc func open() {} }
      extension UIViewController { @objc func close() {} }
      """,
      """
      @interface Base : UITableViewController
      @property UIView *head;
      @end
      """)
    let members = try #require(index.members(of: "Price"))
    #expect(
      members.declared == ["amount", "head"] && members.properties.isSuperset(of: ["amount", "head", "tableView"]))
    #expect(members.selectors.isSuperset(of: ["open", "close", "copy:"]))
    #expect(members.classes.isSuperset(of: ["Price", "Base", "UITableViewController", "UIViewController"]))
  }

  /// A class answers VoiceOver itself, even if its superclass belongs to a library.
  @Test(arguments: [
    ("- (NSString *)accessibilityLabel { return a; }", true), ("- (NSString *)text { return a; }", false),
  ])
  func aClassWithAnUnknownSuperclassMayLabelItself(_ method: String, _ isLabelled: Bool) {
    let index = index("", "@interface Play : KitButton\n@end\n@implementation Play\n\(method)\n@end")
    #expect(index.labelsItself("Play") == isLabelled)
  }

  /// The type of a variable decides which nib a generic function loads.
  @Test(arguments: [
    ("func make<T: Row>() -> T? { Bundle.main.loadNibNamed(String(describing: T.self), owner: nil) as? T }", true),
    ("func make<T>() -> UINib { UINib(nibName: name(T.self), bundle: nil) }", true),
    ("func make<T>() -> UINib { UINib(nibName: name(Row.self), bundle: nil) }", false),
    ("func make() -> UINib { UINib(nibName: name(Kind.self), bundle: nil) }", false),
  ])
  func aVariableMayNameTheNibOfItsType(_ loader: String, _ isNamed: Bool) {
    let variable = "class Table { private var price: PriceRow?; init() { price = make() } }"
    #expect(index("\(loader)\n\(variable)\nclass PriceRow {}").namesType("PriceRow") == isNamed)
  }

  /// The type after a call may decide what a generic function makes; a cast of an object does not.
  @Test(arguments: [
    ("table.dequeue() as PriceRow", true), ("table.dequeue() as? PriceRow", false), ("row as PriceRow", false),
  ])
  func theTypeOfACallIsUsed(_ code: String, _ isNamed: Bool) {
    #expect(index("class PriceRow {}\nclass Table { func f() { show(\(code)) } }").namesType("PriceRow") == isNamed)
  }

  /// A controller dequeues cells by the texts in its own sources, and in the constants that these name.
  @Test(arguments: [
    ("show(\"price\")", "", false), ("table.dequeueReusableCell(for: path)", "", false),
    ("table.dequeueReusableCell(withIdentifier: \"price\")", "", true),
    ("table.dequeueReusableCell(withIdentifier: priceCell)", "let priceCell = \"price\"", true),
    ("table.dequeueReusableCell(for: path)", "let priceCell = \"price\"", false),
    ("table.dequeueReusableCell(for: path)", "var row = \"price\"", true),
    ("table.dequeueReusableCell(withIdentifier: Kind.row.rawValue)", "", true),
    ("table.dequeueReusableCell(withIdentifier: \"\\(name)Cell\")", "", true),
  ])
  func aControllerDequeuesByItsOwnTexts(_ code: String, _ other: String, _ mayDequeue: Bool) {
    let table = CodeFile(Array("class Table: UITableViewController { func f() { \(code) } }".utf8), .swift)
    let index = CodeIndex([table, CodeFile(Array("\(other)\nlabel(\"price\")".utf8), .swift)], hasDependencies: false)
    let isKnown = code.contains("dequeue")
    #expect(index.mayDequeue("price", in: "Table") == (mayDequeue || !isKnown))
  }

  /// A controller shows the cells that its sources, or those of a superclass, register or dequeue by class, nib or
  /// identifier.
  @Test(arguments: [
    ("table.register(PriceCell.self)", true), ("let cell = table.dequeueReusableCell(for: path) as? PriceCell", true),
    ("table.registerNib(\"PriceCell\")", true), ("let cell: PriceCell? = nil", false),
    ("table.register(Row.self)", false),
  ])
  func aControllerShowsTheCellsThatItNames(_ code: String, _ isShown: Bool) {
    let sources = [
      "class Table: UITableViewController { func f() { \(code) } }\nclass Prices: Table {}",
      "class PriceCell: UITableViewCell {}\nclass PriceItem: UICollectionViewCell {}",
    ]
    let index = CodeIndex(sources.map { CodeFile(Array($0.utf8), .swift) }, hasDependencies: false)
    #expect(["Table", "Prices"].allSatisfy { index.mayShow(cell: "PriceCell", in: $0) == isShown })
    #expect(!index.mayShow(cell: "PriceItem", in: "Table"))
    #expect(index.cellClasses(of: "UITableViewCell", in: "Table") == (isShown ? ["PriceCell"] : []))
    #expect(index.cellClasses(of: "UICollectionViewCell", in: "Table").isEmpty)
  }

  /// Nothing is known of a class whose superclass may declare anything.
  @Test func aChainThatLeavesTheSourcesTellsNothing() {
    let index = index(
      """
      class A: PodController {}
      class B: A {}
      class C: C {}
      class D: UITableViewDelegate {}
      class E: UIViewController {}
      typealias Base = UIViewController
      class F: Base {}
      """)
    #expect(["A", "B", "C", "D", "Missing"].allSatisfy { index.members(of: $0) == nil })
    #expect(["E", "F"].allSatisfy { index.members(of: $0) != nil })
    #expect(index.declares("A") && index.declares("Base") && !index.declares("PodController"))
  }

  /// A macro at an extension of a protocol or class of a framework adds members to what is one, and to nothing else.
  @Test func macrosOfExtensionsConcernTheirTypeAlone() {
    let index = index(
      """
      extension Publisher {
        #Preview { }
      }
      @Adding extension UIControl { }
      class A: UIView {}
      class B: UIButton {}
      class C: UIView, Publisher {}
      @Adding class D: UIView {}
      class E: D {}
      """)
    #expect(index.obstacle(to: "A") == nil && index.members(of: "A") != nil)
    #expect(index.obstacle(to: "B") == .macro(.init(path: "", line: 4)))
    #expect(index.obstacle(to: "C") == .macro(.init(path: "", line: 2)))
    #expect(index.obstacle(to: "E") == .macro(.init(path: "", line: 8)))
    #expect(index.obstacle(to: "Missing") == .undeclared("Missing"))
  }

  /// Every target's class of the name counts.
  @Test func classesOfOneNameArePutTogether() throws {
    let index = index("#if A\nclass A: UIView { var a = 1 }\n#else\nclass A: UIControl { var b = 1 }\n#endif")
    #expect(try #require(index.members(of: "A")).declared == ["a", "b"])
  }

  /// A name that is declared twice, or inside of a type, may mean anything.
  @Test func namesWithSeveralMeaningsDenoteNoClass() throws {
    let index = index(
      """
      class A: UIView { typealias Cell = UITableViewCell; class Row: UIView {} }
      class B: UIView { typealias Cell = UICollectionViewCell }
      typealias Plain = UILabel
      class C: UITableViewController {}
      #if OTHER
      class C: UIViewController {}
      #endif
      class D: C {}
      """)
    #expect(index.classNamed("Plain") == "UILabel" && index.classNamed("A") == "A")
    #expect(index.classNamed("Cell") == nil && index.classNamed("Row") == nil)
    let cell = try #require(index.members(of: "Cell"))
    #expect(cell.classes.isSuperset(of: ["UITableViewCell", "UICollectionViewCell"]) && !cell.isOneClass)
    #expect(try #require(index.members(of: "D")).isOneClass == false)
    #expect(try #require(index.members(of: "A")).isOneClass)
  }

  /// A class that two projects declare counts for each; not if a source that may belong to any project declares it too.
  @Test(
    arguments: [
      ("class A: UIView {}", "class A: UIView {}", "", ["P", "Q"]),
      ("class A: UIView {}", "class B: UIView {}", "", []),
      ("class A: UIView {}", "class A: UIView {}", "class A: UIView {}", []),
      ("class A: UIView {}", "class A: UIView {}", "class B: UIView {}", ["P", "Q"]),
      ("class A: UIView {}", "class A: UIView {}\ntypealias A = UIView", "", []),
      ("class A: UIView {}", "class A: UIView {}\ntypealias C = UIView", "", ["P", "Q"]),
      ("struct A {}", "struct A {}", "", []), ("class A: UIView {}", "extension A {}", "", []),
    ])
  func projectsMayDeclareTheSameClass(_ one: String, _ other: String, _ shared: String, _ projects: [String]) {
    let files = [("p", one), ("q", other), ("s", shared)].map { CodeFile(Array($1.utf8), .swift, path: $0) }
    let index = CodeIndex(files, hasDependencies: false, projects: ["p": ["P"], "q": ["Q"]])
    #expect(index.projects.sorted() == projects)
  }

  /// Of several sources with uncalled code for a scene, the first by its path is named.
  @Test(arguments: [["a.swift", "b.swift"], ["b.swift", "a.swift"]])
  func theFirstSourceWithUncalledCodeIsNamed(_ paths: [String]) {
    let files = paths.enumerated().map { number, path in
      CodeFile(
        Array(
          "class Maker\(number) { private func make\(number)() { Price.instantiate(fromStoryboard: \"Main\") } }".utf8),
        .swift, path: path)
    }
    #expect(CodeIndex(files, hasDependencies: false).idleSource(askingFor: "Price") == "a.swift")
  }

  @Test func mentionsOfASourcesOwnTypesDoNotCount() {
    let files = [
      "class A: UIView { let b = A() }", "class B: UIView { let a = A() }\nextension C { static let c = C() }",
    ]
    let index = CodeIndex(files.map { CodeFile(Array($0.utf8), .swift) }, hasDependencies: false)
    #expect(index.mentionsElsewhere("A"))
    #expect(!index.mentionsElsewhere("B") && !index.mentionsElsewhere("C"))
  }

  @Test func aDeclarationMentionsNothing() {
    let index = index(
      "import Kit\nclass Shown {}\nextension More {}\nlet a: Held = Made()",
      "#import <Frame.h>\n@interface Face : Base\n@end\n@implementation Face\n@end")
    #expect(["Kit", "Shown", "More", "Face"].allSatisfy { !index.mentions($0) })
    #expect(["Held", "Made", "Base"].allSatisfy(index.mentions))
  }

  /// A literal of a constant, or of a function that makes something, counts if a source mentions that.
  @Test(arguments: [
    ("let name = \"b\"", "show(name)", true), ("let Name = \"b\"", "show(Name)", true),
    ("let name = \"b\"", "show()", false),
    ("let Name = \"b\"", "show(name)", false), ("func makeRow() -> Row { Row(\"b\") }", "show(makeRow())", true),
    ("func makeRow() -> Row { Row(\"b\") }", "show()", false), ("show(\"b\")", "", true),
  ])
  func aLiteralCountsWithItsOwner(_ declaration: String, _ use: String, _ counts: Bool) {
    let index = CodeIndex([declaration, use].map { CodeFile(Array($0.utf8), .swift) }, hasDependencies: false)
    #expect(index.hasLiteral("b") == counts && !index.hasLiteral("c"))
  }

  /// What a class of a framework has belongs to it and its subclasses, not to every class.
  @Test func membersOfFrameworksBelongToTheirClasses() throws {
    let index = index("class A: UIViewController {}\nclass B: UITableViewController {}\nclass C: UITableViewCell {}")
    #expect(try #require(index.members(of: "A")).properties.contains("view"))
    #expect(try #require(index.members(of: "A")).properties.contains("tableView") == false)
    #expect(try #require(index.members(of: "B")).properties.contains("tableView"))
    #expect(try #require(index.members(of: "C")).properties.contains("imageView"))
  }

  @Test func classesOfSwiftNeedTheirModules() {
    let index = index(
      "class A: UIView {}\n@objc(B) class C: UIView {}\nclass D: UIView {}", "@interface D : UIView\n@end")
    #expect(index.needsModule("A") && index.needsModule("C"))
    #expect(!index.needsModule("B") && !index.needsModule("D") && !index.needsModule("E"))
  }

  @Test func namesOfFrameworksAreKnown() {
    #expect(FrameworkClasses.isPossible("MKMapView") && FrameworkClasses.isPossible("UIRarelyUsedView"))
    #expect(!FrameworkClasses.isPossible("Uiview") && !FrameworkClasses.isPossible("ShopView"))
    #expect(!FrameworkClasses.isKnown("UIRarelyUsedView") && FrameworkClasses.isKnown("NSTextField"))
    #expect(!FrameworkClasses.isPossible("UI") && FrameworkClasses.isPossible("SPUUpdater"))
    #expect(FrameworkClasses.chain(of: "UIButton") == ["UIButton", "UIControl", "UIView", "UIResponder", "NSObject"])
    #expect(FrameworkClasses.chain(of: "NSTextField").suffix(4) == ["NSControl", "NSView", "NSResponder", "NSObject"])
    #expect(FrameworkClasses.chain(of: "ShopView") == [])
  }
}
