import IBCode
import Testing

/// What sources ask of documents.
@Suite struct NameUseTests {
  private func uses(_ text: String, _ language: CodeLanguage = .swift) -> [String] {
    CodeFile(Array(text.utf8), language).uses.map { "\($0.kind) \($0.name)" }
  }

  @Test func callsOfSwiftAreRead() {
    let text = #"""
      let a = UIStoryboard(name: "Main", bundle: .main).instantiateViewController(withIdentifier: "Price")
      let b = board.instantiateViewController(identifier: "Tax") { PriceController(coder: $0) } as? Any
      performSegue(withIdentifier: "next", sender: self)
      list.dequeueReusableCell(withIdentifier: "row", for: path); grid.dequeueReusableCell(withReuseIdentifier: "box", for: path)
      let n = UINib(nibName: "Row", bundle: nil), c = PriceController(nibName: "Price", bundle: Bundle.main)
      Bundle.main.loadNibNamed("Box", owner: self)
      """#
    #expect(
      uses(text) == [
        "storyboard Main", "scene Price", "scene Tax", "segue next", "reuse row", "reuse box", "nib Row", "nib Price",
        "nib Box",
      ])
  }

  /// Declarations in scopes that have ended do not count.
  @Test(arguments: [
    ("let board = #Main#; func f() { run { * } }", "Main"),
    ("let board = #Main#; func g() { let board = #Other# }; func f() { * }", "Main"),
    ("let board = #Main#; func f() { let board = #Other#; if a { b() }; * }", "Other"),
    ("let board: UIStoryboard = #Main#; func f() { * }", "Main"), ("func f(board: UIStoryboard) { * }", nil),
    ("func f() { other.board = #Main#; * }", nil), ("func f() { if board == #Main# { * } }", nil),
  ])
  func theLastDeclarationAroundACallNamesItsStoryboard(_ text: String, _ storyboard: String?) throws {
    let text = text.replacing("#Main#", with: "UIStoryboard(name: \"Main\", bundle: nil)")
      .replacing("#Other#", with: "UIStoryboard(name: \"Other\", bundle: nil)")
      .replacing("*", with: "board.instantiateViewController(withIdentifier: \"A\")")
    let use = try #require(CodeFile(Array(text.utf8), .swift).uses.first { $0.kind == .scene })
    #expect(use.storyboard == storyboard)
  }

  /// A variable may have the object's own storyboard.
  @Test(arguments: [
    ("let board = self.storyboard; #", CodeLanguage.swift, true),
    ("guard let board = storyboard else { return }; #", .swift, true),
    ("let board = storyboard!; #", .swift, true), ("let board = other.storyboard; #", .swift, false),
    ("let board = self.storyboard ?? other; #", .swift, false), ("func f(board: UIStoryboard) { # }", .swift, false),
    ("let storyboard = load(); let board = storyboard; #", .swift, false),
    ("UIStoryboard *board = self.storyboard; #", .objectiveC, true),
    ("UIStoryboard *board = [self storyboard]; #", .objectiveC, true),
    ("UIStoryboard *board = [other storyboard]; #", .objectiveC, false),
  ])
  func aVariableMayHaveTheOwnStoryboard(_ code: String, _ language: CodeLanguage, _ isOwn: Bool) throws {
    let call =
      language == .swift
      ? "board.instantiateViewController(withIdentifier: \"A\")"
      : "[board instantiateViewControllerWithIdentifier:@\"A\"];"
    let body = code.replacing("#", with: call)
    let text =
      language == .swift
      ? "class Shop: UIViewController { func f() { \(body) } }"
      : "@implementation Shop\n- (void)f { \(body) }\n@end"
    let use = try #require(CodeFile(Array(text.utf8), language).uses.first { $0.kind == .scene })
    #expect((use.owner == "Shop") == isOwn)
  }

  /// No table has a row after those of its list, unless the source adds one.
  @Test(arguments: [
    ("prices.count", "prices.count", false), ("prices.count", "prices.count + 1", true),
    ("0", "prices.count", true), ("self.prices.count", "self.prices.count", false),
  ])
  func aRowAfterAListIsNeverDequeued(_ row: String, _ number: String, _ isUse: Bool) {
    let text = """
      class List: UITableViewController {
        func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { return \(number) }
        func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          if path.row == \(row) { return list.dequeueReusableCell(withIdentifier: "Add", for: path) }
          return list.dequeueReusableCell(withIdentifier: "Row", for: path)
        }
      }
      """
    #expect(uses(text) == (isUse ? ["reuse Add", "reuse Row"] : ["reuse Row"]))
  }

  @Test func callsOfObjectiveCAreRead() {
    let text = #"""
      [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Price"];
      [self performSegueWithIdentifier:@"next" sender:self];
      [list dequeueReusableCellWithIdentifier:@"row" forIndexPath:path];
      [UINib nibWithNibName:@"Row" bundle:[NSBundle mainBundle]];
      """#
    #expect(uses(text, .objectiveC) == ["storyboard Main", "scene Price", "segue next", "reuse row", "nib Row"])
  }

  /// Constants, texts with placeholders, members of texts, other bundles, and calls that return nil.
  @Test func whatIsNotCertainIsNoUse() {
    let text = #"""
      performSegue(withIdentifier: Segue.next, sender: self)
      performSegue(withIdentifier: "row\(number)", sender: self)
      performSegue(withIdentifier: "SEGUE_NEXT".localized, sender: self)
      UIStoryboard(name: "Kit", bundle: Bundle(for: Kit.self)).instantiateViewController(withIdentifier: "Kit")
      UINib(nibName: "Kit", bundle: .module)
      list.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      list.register(Row.self, forCellReuseIdentifier: "row")
      // performSegue(withIdentifier: "gone", sender: self)
      """#
    #expect(uses(text) == ["storyboardElsewhere Kit"])
  }

  /// UIKit calls these methods only in apps that save their state.
  @Test func codeThatRestoresAnAppIsNoUse() {
    let swift = #"""
      static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        return board.instantiateViewController(withIdentifier: "Old")
      }
      func show() { board.instantiateViewController(withIdentifier: "New") }
      """#
    #expect(uses(swift) == ["scene New"])
    let objectiveC = #"""
      + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
        return [board instantiateViewControllerWithIdentifier:@"Old"];
      }
      """#
    #expect(uses(objectiveC, .objectiveC).isEmpty)
  }

  /// What allows an outlet to be nil does not stop the app.
  @Test(arguments: [
    ("a?.text = nil", false), ("self.a?.text = nil", false), ("if let b = a { b.text = nil }", false),
    ("guard let b = self.a else { return }", false), ("if a != nil {}", false), ("if self.a == nil {}", false),
    ("a.text = nil", true), ("let b = a", true), ("if a != b {}", true), ("a?.text = nil; a.text = nil", true),
  ])
  func anOptionalUseOfAnOutletIsNotCounted(_ code: String, _ isUsed: Bool) throws {
    let text = "class A: UIView { @IBOutlet weak var a: UILabel!; func f() { \(code) } }"
    let outlets = try #require(CodeFile(Array(text.utf8), .swift).types.first).outlets
    #expect(outlets.map(\.isUsed) == [isUsed])
  }

  @Test func anOutletOfSomeTargetsIsNotRequired() throws {
    let text = "class A: UIView {\n#if os(tvOS)\n@IBOutlet var a: UILabel!\n#endif\n@IBOutlet var b: UILabel!\n}\n"
    let outlets = try #require(CodeFile(Array(text.utf8), .swift).types.first).outlets
    #expect(outlets.map(\.isRequired) == [false, true])
  }

  @Test(arguments: [
    ("a.isHidden = true", "hides"), ("a.isHidden = isEmpty", "shows"), ("self.a?.isHidden = false", "shows"),
    ("a.alpha = 0", "shows"), ("[a, self.b].forEach { $0?.isHidden = true }", "shows"),
    ("for view in [b, a] { show(view) }", "shows fills"), ("a.text = title", "fills"),
    ("a.setTitle(title, for: .normal)", "fills"), ("a.isHidden == true", ""), ("show([b, a])", ""),
    ("price.bind(to: a.rx.text)", "fills"), ("b.text = a", ""), ("a.removeFromSuperview()", "hides"),
    ("a.kf.setImage(with: url)", "fills"), ("self.a?.sd_setImage(with: url)", "fills"),
    ("view.addSubview(self.a)", "shows"), ("a.addSubview(view)", ""),
  ])
  func whatCodeDoesWithAnObjectIsKnown(_ code: String, _ changes: String) {
    #expect(Self.changes("func f() { \(code) }", .swift) == changes)
  }

  @Test(arguments: [
    ("[a setHidden:YES];", "hides"), ("[self.a setHidden:isEmpty];", "shows"), ("[[self a] setText:title];", "fills"),
    ("self.a.hidden = YES;", "hides"), ("_a.hidden = TRUE;", "hides"),
    ("for (UIView *view in @[b, a]) { view.text = c; }", "fills"), ("[self setText:a];", ""),
  ])
  func whatObjectiveCDoesWithAnObjectIsKnown(_ code: String, _ changes: String) {
    #expect(Self.changes("@implementation A\n- (void)f { \(code) }\n@end", .objectiveC) == changes)
  }

  /// An object is that of its class, of what that inherits from, and of its subclasses: another class may have one of the
  /// same name.
  @Test(arguments: [
    ("extension A { func f() { a.isHidden = true } }", true),
    ("extension Base { func f() { self.a.isHidden = true } }", true),
    ("class Part: A { func f() { a.isHidden = true } }", true),
    ("class Maker { func f(row: A) { row.a.isHidden = true } }", true),
    ("extension Maker { func f() { row?.a.isHidden = true } }", true),
    ("class Other: UIView { func f() { a.isHidden = true } }", false),
    ("class Other: UIView { func f(row: Other) { row.a.isHidden = true } }", false),
  ])
  func whatCodeDoesWithTheObjectOfAnotherClassDoesNotCount(_ code: String, _ isHidden: Bool) {
    let texts = ["class Base: UIView, Titled {}", "class A: Base {}", "class Maker { var row: Titled? }", code]
    let index = CodeIndex(
      (["protocol Titled {}"] + texts).map { CodeFile(Array($0.utf8), .swift) }, hasDependencies: false)
    #expect(index.hides(ObjectName("a", of: "A")) == isHidden)
    #expect(index.hides(ObjectName("a", of: "Unknown")) && index.hides(ObjectName("a")))
  }

  /// A loop may change each object of a list or of an outlet collection.
  @Test(arguments: [
    ("for view in self.a { view.image = b }", CodeLanguage.swift, true),
    ("a?.forEach { $0.image = b }", .swift, true), ("let all = [a, b]", .swift, true),
    ("for view in a.others { view.image = b }", .swift, false), ("print(a)", .swift, false),
    ("for (UIImageView *view in _a) { view.image = b; }", .objectiveC, true), ("all = @[_a, _b];", .objectiveC, true),
    ("[self show:a];", .objectiveC, false),
  ])
  func aLoopMayFillItsObjects(_ code: String, _ language: CodeLanguage, _ isFilled: Bool) {
    let text = language == .swift ? "func f() { \(code) }" : "@implementation A\n- (void)f { \(code) }\n@end"
    let index = CodeIndex([CodeFile(Array(text.utf8), language)], hasDependencies: false)
    #expect(index.fills(ObjectName("a")) == isFilled)
  }

  /// What code does with an element of a list counts for all of them. An element that it gives to other code may be hidden.
  @Test(arguments: [
    ("for b in self.a { b.isHidden = c }", CodeLanguage.swift, true), ("for b in a { b.tag = 1 }", .swift, false),
    ("for (i, b) in a.enumerated() { b.isHidden = c }", .swift, true), ("for b in a { place(b) }", .swift, true),
    ("let b = a[i]; b.isHidden = c", .swift, true), ("a[i].isHidden = c", .swift, true),
    ("a[list[i]].isHidden = c", .swift, true), ("let b = a[i]; b.setTitle(c)", .swift, false),
    ("for i in a.indices { b.isHidden = c }", .swift, false), ("c[a].isHidden = c", .swift, false),
    ("for (UIView *b in _a) { b.hidden = c; }", .objectiveC, true),
  ])
  func anElementStandsForItsList(_ code: String, _ language: CodeLanguage, _ isToggled: Bool) {
    let text = language == .swift ? "func f() { \(code) }" : "@implementation A\n- (void)f { \(code) }\n@end"
    let index = CodeIndex([CodeFile(Array(text.utf8), language)], hasDependencies: false)
    #expect(index.toggles(ObjectName("a")) == isToggled)
  }

  /// Code that hides the button of one cell does not hide those of others.
  @Test(arguments: [
    ("class A: UIView { func f() { a.isHidden = true } }", true),
    ("class A: UIView { func f() { self.a.isHidden = true } }", true),
    ("class A: UIView {}; class Maker { func f(row: A) { row.a.isHidden = true } }", false),
  ])
  func onlyItsOwnerHidesAnObjectForGood(_ code: String, _ isHidden: Bool) {
    let index = CodeIndex([CodeFile(Array(code.utf8), .swift)], hasDependencies: false)
    #expect(index.hidesItself(ObjectName("a", of: "A")) == isHidden && index.hides(ObjectName("a", of: "A")))
  }

  @Test(arguments: [("%zd", "12", true), ("%@", "12", false), ("%d", "One", false), ("Row%lu", "Row2", true)])
  func codeMakesNamesFromNumbers(_ format: String, _ name: String, _ isMade: Bool) {
    let text = "@implementation A\n- (void)f { [NSString stringWithFormat:@\"\(format)\", 1]; }\n@end"
    let index = CodeIndex([CodeFile(Array(text.utf8), .objectiveC)], hasDependencies: false)
    #expect(index.hasText(name) == isMade)
  }

  /// UIKit does not see what an extension of a Swift protocol adds.
  @Test(arguments: [("protocol Titled {}", false), ("class Titled {}", false), ("", true)])
  func anExtensionOfAProtocolAddsNothing(_ declaration: String, _ isAdded: Bool) {
    let text = "\(declaration)\nextension Titled { var direction: Int { 1 } }\nclass A: UIView {}"
    let index = CodeIndex([CodeFile(Array(text.utf8), .swift)], hasDependencies: false)
    #expect(index.members(of: "A")?.properties.contains("direction") == isAdded)
  }

  @Test(arguments: [
    ("a.arrangedSubviews.forEach { $0.removeFromSuperview() }", true),
    ("for row in self.a.subviews { row.removeFromSuperview() }", true), ("a.removeFromSuperview()", false),
    ("count(a.subviews); row.removeFromSuperview()", false), ("subviews.forEach { $0.removeFromSuperview() }", false),
  ])
  func aViewWhoseSubviewsAllGoIsKnown(_ code: String, _ isEmptied: Bool) {
    let index = CodeIndex([CodeFile(Array("func f() { \(code) }".utf8), .swift)], hasDependencies: false)
    #expect(index.empties(ObjectName("a")) == isEmptied)
  }

  @Test func aViewThatObjectiveCEmptiesIsKnown() {
    let code = "[self.a.arrangedSubviews makeObjectsPerformSelector:@selector(removeFromSuperview)];"
    let text = "@implementation B\n- (void)f { \(code) }\n@end"
    let index = CodeIndex([CodeFile(Array(text.utf8), .objectiveC)], hasDependencies: false)
    #expect(index.empties(ObjectName("a", of: "B")))
  }

  /// Numbers that a computation ends with are not distances.
  @Test(arguments: [
    ("a.constant = 8", [8.0]), ("self.a?.constant = -4.5", [-4.5]), ("_a.constant = isOpen ? 120 : 0", [0, 120]),
    ("a.constant = height + 8", []), ("a.constant += 8", []), ("b.constant = 8", []),
  ])
  func theDistancesOfAConstraintAreKnown(_ code: String, _ distances: [Double]) {
    let index = CodeIndex([CodeFile(Array("func f() { \(code) }".utf8), .swift)], hasDependencies: false)
    #expect(index.distances(of: ObjectName("a")) == distances)
  }

  /// Infinity is half of the size of the view.
  @Test(arguments: [
    ("a.layer.cornerRadius = 8", 8.0), ("self.a?.layer.cornerRadius = 4", 4), ("a.cornerRadius = 2", 2),
    ("a.layer.cornerRadius = a.frame.height / 2", .infinity), ("a.layer.cornerRadius = a.bounds.width*0.5", .infinity),
    ("a.layer.cornerRadius = radius", nil), ("layer.cornerRadius = 8", nil),
    ("a.layer.cornerRadius = 8; a.layer.cornerRadius = 4", nil),
  ])
  func theCornerRadiusOfAViewIsKnown(_ code: String, _ radius: Double?) {
    let index = CodeIndex([CodeFile(Array("func f() { \(code) }".utf8), .swift)], hasDependencies: false)
    #expect(index.cornerRadius(of: ObjectName("a")) == radius)
  }

  /// A recognizer of another gesture does not make a view tappable.
  @Test(arguments: [
    ("a.addGestureRecognizer(UITapGestureRecognizer(target: self, action: b))", true),
    ("self.a.addGestureRecognizer(singleTap)", true), ("a.addGestureRecognizer(pan)", false),
    ("addGestureRecognizer(tap)", false),
  ])
  func viewsThatReactToTapsAreKnown(_ code: String, _ taps: Bool) {
    let index = CodeIndex([CodeFile(Array("func f() { \(code) }".utf8), .swift)], hasDependencies: false)
    #expect(index.taps(ObjectName("a")) == taps)
  }

  @Test func distancesOfObjectiveCAreKnown() {
    let text = "@implementation A\n- (void)f { self.a.constant = 12.f; [b setConstant:-3]; }\n@end"
    let index = CodeIndex([CodeFile(Array(text.utf8), .objectiveC)], hasDependencies: false)
    #expect(index.distances(of: ObjectName("a")) == [12] && index.distances(of: ObjectName("b")) == [-3])
  }

  private static func changes(_ text: String, _ language: CodeLanguage) -> String {
    let index = CodeIndex([CodeFile(Array(text.utf8), language)], hasDependencies: false)
    let a = ObjectName("a")
    let words = [("hides", index.hides(a)), ("shows", index.shows(a)), ("fills", index.fills(a))]
    return words.filter(\.1).map(\.0).joined(separator: " ")
  }

  @Test(arguments: [
    ("a.attributedText = text", "textColor", true), ("a.setAttributedTitle(text, for: .normal)", "titleColor", true),
    ("a.text = text", "textColor", false), ("a.setAttributedTitle(text, for: .normal)", "tintColor", false),
  ])
  func anAttributedTextSetsAColor(_ code: String, _ property: String, _ isColored: Bool) {
    let index = CodeIndex([CodeFile(Array("func f() { \(code) }".utf8), .swift)], hasDependencies: false)
    #expect(index.colors(property, of: ObjectName("a")) == isColored && index.fills(ObjectName("a")))
  }

  /// The value of a case counts if other code names the case, or gets it without its name.
  @Test(arguments: [
    ("", "", false), ("", "let a = Screen.detail", true), ("", "let a: Screen = .detail", true),
    ("", "let a = Screen(rawValue: name)", true), ("", "let a = Other(rawValue: name)", false),
    ("", "let a: Screen? = .init(rawValue: name)", true), ("", "let a: Priority = .init(rawValue: 9)", false),
    (", CaseIterable", "", true), (", Codable", "", true),
  ])
  func theValueOfACaseThatNothingUsesIsNoName(_ parents: String, _ code: String, _ counts: Bool) {
    let texts = ["enum Screen: String\(parents) { case detail = \"Detail Screen\" }", code]
    let index = CodeIndex(texts.map { CodeFile(Array($0.utf8), .swift) }, hasDependencies: false)
    #expect(index.hasLiteral("Detail Screen") == counts)
  }

  @Test(arguments: [
    ("#if DEBUG\nlet a = \"Detail\"\n#endif", true), ("#if DEBUG && os(iOS)\nlet a = \"Detail\"\n#endif", false),
    ("#if DEBUG\n#else\nlet a = \"Detail\"\n#endif", false), ("#if BETA\nlet a = \"Detail\"\n#endif", false),
    ("#if DEBUG\n#if os(iOS)\nlet a = \"Detail\"\n#endif\n#endif", true),
    ("#if DEBUG\nlet a = \"Detail\"\n#endif\nlet b = \"Detail\"", false),
  ])
  func textsOfDebugBuildsAreKnown(_ text: String, _ isForDebugging: Bool) {
    let files = [CodeFile(Array(text.utf8), .swift)]
    #expect(CodeIndex(files, hasDependencies: false).isForDebugging("Detail") == isForDebugging)
    let more = files + [CodeFile(Array("show(\"Detail\")".utf8), .swift)]
    #expect(!CodeIndex(more, hasDependencies: false).isForDebugging("Detail"))
  }

  @Test func textsOfDebugBuildsOfObjectiveCAreKnown() {
    let text = "#ifdef DEBUG\n[self show:@\"Detail\"];\n#else\n[self show:@\"Home\"];\n#endif"
    let index = CodeIndex([CodeFile(Array(text.utf8), .objectiveC)], hasDependencies: false)
    #expect(index.isForDebugging("Detail") && !index.isForDebugging("Home"))
  }

  /// A library for tests may declare the classes of UIKit without their members.
  @Test func aStubOfAFrameworkClassHidesNoMembers() {
    let text = "open class UIViewController: UIResponder {}\nclass A: UIViewController {}"
    let index = CodeIndex([CodeFile(Array(text.utf8), .swift)], hasDependencies: false)
    #expect(index.members(of: "A")?.properties.contains("view") == true)
  }

  /// With the marks of a merge conflict the braces do not match, so the class may have more members.
  @Test func aSourceWithAConflictHidesTheMembersOfItsClasses() {
    let text = "class A: UIView {\n<<<<<<< HEAD\n  func f() {\n=======\n  func g() {\n>>>>>>> branch\n  }\n}\n"
    let index = CodeIndex([CodeFile(Array(text.utf8), .swift, path: "A.swift")], hasDependencies: false)
    #expect(index.members(of: "A") == nil)
    #expect(index.obstacle(to: "A") == .macro(.init(path: "A.swift", line: 6)))
  }

  @Test func outletsHaveTypes() throws {
    let text = """
      class A: UIView {
        @IBOutlet weak var a: UILabel!
        @IBOutlet var b: [UIKit.UIButton]!, c: UIView?
        @IBOutlet var d: (UIView & Showing)!
        var e: UIView!
        func f() { a.text = nil }
      }
      """
    let outlets = try #require(CodeFile(Array(text.utf8), .swift).types.first).outlets
    #expect(outlets.map(\.name) == ["a", "b", "c", "d"])
    #expect(outlets.map(\.type) == ["UILabel", "UIButton", "UIView", nil])
    #expect(outlets.map(\.isRequired) == [true, true, false, false])
    #expect(outlets.map(\.isUsed) == [true, false, false, false])
    #expect(outlets.map(\.uses) == [["text"], [], [], []])
    let body = "@implementation A { IBOutlet UILabel *a; }\n- (void)b { [a setText:nil]; self.a.font = nil; }\n@end"
    let uses = try #require(CodeFile(Array(body.utf8), .objectiveC).types.first).outlets.map(\.uses)
    #expect(uses == [["setText", "font"]])
    let header = """
      @interface A : UIView { IBOutlet UILabel *a; }
      @property (weak) IBOutlet id<Showing> b;
      @property IBOutletCollection(UIButton) NSArray *c;
      @property UIView *d;
      @end
      """
    let others = try #require(CodeFile(Array(header.utf8), .objectiveC).types.first).outlets
    #expect(others.map(\.name) == ["a", "b", "c"] && others.map(\.type) == ["UILabel", nil, "UIButton"])
  }
}
