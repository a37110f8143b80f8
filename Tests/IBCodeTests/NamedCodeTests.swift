import IBCode
import Testing

/// Code that no other code names does not run, so the classes in it are not created.
@Suite struct NamedCodeTests {
  private func index(_ texts: String...) -> CodeIndex {
    let detail = CodeFile(Array("class Detail: UIViewController {}".utf8), .swift)
    return CodeIndex([detail] + texts.map { CodeFile(Array($0.utf8), .swift) }, hasDependencies: false)
  }

  @Test(arguments: [
    ("class A { func open(b: Int) { c(Detail()) } }", false),
    ("class A { func open(b: Int) { c(Detail()); open(b: b) } }", false),
    ("class A { func open(b: Int) -> Detail? { nil } }", false),
    ("class A { func open(b: Int) { c(Detail()) }; func f() { open(b: 1) } }", true),
    ("class A { func open(b: Int) { c(Detail()) } }\nlet d = Selector(\"openWithB:\")", true),
    ("class A { override func open(b: Int) { c(Detail()) } }", true),
    ("class A { @objc func open(b: Int) { c(Detail()) } }", true),
    ("class A { @IBAction func open(b: Int) { c(Detail()) } }", true),
    ("class A { @discardableResult func open(b: Int) -> Int { c(Detail()) } }", false),
    ("class A { public func open(b: Int) { c(Detail()) } }", true),
    ("class A { func testOpen() { c(Detail()) } }", true),
    ("class A: Kit { func open(b: Int) { c(Detail()) } }", true),
    ("class A: UITableViewDelegate { func open(b: Int) { c(Detail()) } }", true),
    ("class A: UITableViewDelegate { private func open(b: Int) { c(Detail()) } }", false),
    ("class A: UIViewController { func open(b: Int) { c(Detail()) } }", false),
    ("class A: B { func open(b: Int) { c(Detail()) } }; class B {}; extension B: Kit {}", true),
    ("struct A { func open(b: Int) { c(Detail()) } }", false),
    ("struct A { func open(b: Int) { c(Detail()) } }\nlet a = A()", true),
    ("struct A { private func open(b: Int) { c(Detail()) } }", false),
    ("class A { init() { c(Detail()) } }", true),
    ("class A { lazy var page: Detail = { Detail() }() }", false),
    ("class A { private lazy var page = Detail()\n  func f() { c(page) } }", true),
    ("class A { public lazy var page = Detail() }", true), ("class A { @objc lazy var page = Detail() }", true),
    ("class A { lazy var page = 1\n  var other = Detail() }", true),
    ("func open(b: Int) { c(Detail()) }", true),
  ])
  func aFunctionThatNothingNamesCreatesNothing(_ text: String, _ runs: Bool) {
    #expect(index(text).mentionsElsewhere("Detail") == runs)
  }

  /// Objective-C calls a function by its selector, and another source by its name.
  @Test func anotherSourceMayNameAFunction() {
    let text = "class A { func open(b: Int) { c(Detail()) } }"
    #expect(index(text, "class D { func f(a: A) { a.open(b: 2) } }").mentionsElsewhere("Detail"))
    let caller = CodeFile(Array("void f(A *a) { [a openWithB:2]; }".utf8), .objectiveC)
    let files = [CodeFile(Array("class Detail {}".utf8), .swift), CodeFile(Array(text.utf8), .swift), caller]
    #expect(CodeIndex(files, hasDependencies: false).mentionsElsewhere("Detail"))
  }

  /// In Swift, a method for a protocol of Objective-C may have another name than the one that is called.
  @Test(arguments: [("Opening", true), ("Closing", false)])
  func aProtocolOfObjectiveCMayRenameAMethod(_ parent: String, _ runs: Bool) {
    let files = [
      CodeFile(Array("class Detail {}; protocol Closing {}".utf8), .swift),
      CodeFile(Array("class A: \(parent) { func open(b: Int) { c(Detail()) } }".utf8), .swift),
      CodeFile(Array("@protocol Opening <NSObject>\n- (void)openWithNumber:(int)b;\n@end".utf8), .objectiveC),
    ]
    #expect(CodeIndex(files, hasDependencies: false).mentionsElsewhere("Detail") == runs)
  }

  @Test(arguments: [
    ("enum Way { case full(Int) }", "case .full(let a): c(Detail())", false),
    ("enum Way { case full(Int) }", "case let .full(a): c(Detail()); go(a)", false),
    ("enum Way { case full(Int) }; let all = Way.full(1)", "case .full(let a): c(Detail())", true),
    ("enum Way { case full(Int) }", "case .full(let a): break\n  case .half: c(Detail())", true),
    ("enum Way { case full(Int) }", "case .full(let a), .half(let a): c(Detail())", true),
    ("enum Way { case full }", "case .full: c(Detail())", true),
    ("enum Way: Codable { case full(Int) }", "case .full(let a): c(Detail())", true),
    ("", "case .full(let a): c(Detail())", true),
  ])
  func theBranchOfACaseThatNothingMakesDoesNotRun(_ cases: String, _ branch: String, _ runs: Bool) {
    let text = "\(cases)\nclass A { init(way: Way) { switch way { \(branch)\n} } }"
    #expect(index(text).mentionsElsewhere("Detail") == runs)
  }

  /// Other code names a constant of a type only as its member.
  @Test(arguments: [
    ("let a = Board.main", true), ("let a = Other.main", false), ("let a = DispatchQueue.main", false),
    ("extension Board { static var b: Int { f(main) } }", true), ("typealias Place = Board; let a = Place.main", true),
  ])
  func aConstantOfATypeIsNamedAsItsMember(_ code: String, _ runs: Bool) {
    let text = "enum Board { static let main = UIStoryboard(name: \"Main\", bundle: nil) }"
    #expect(index(text, code).asksForStoryboard("Main") == runs)
  }
}
