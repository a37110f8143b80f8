@testable import IBCode
import IBSource
import Testing

/// The facts that Keyline reads from one source apart from its declarations.
@Suite struct CodeFileTests {
  private func file(_ text: String, _ language: CodeLanguage = .swift) -> CodeFile {
    CodeFile(Array(text.utf8), language)
  }

  private static let flags: [(String, any KeyPath<CodeFile, Bool> & Sendable)] = [
    ("global", \.hasGlobalFunctions), ("nibs", \.loadsNibs), ("any nib", \.loadsAnyNib),
    ("any storyboard", \.loadsAnyStoryboard), ("first scenes", \.opensFirstScenes), ("itself", \.labelsItself),
    ("subviews", \.walksSubviews), ("bars", \.usesBarItems), ("rows", \.sizesRows),
  ]

  private func flags(_ file: CodeFile) -> String {
    Self.flags.filter { file[keyPath: $0.1] }.map(\.0).joined(separator: ", ")
  }

  @Test(arguments: [
    ("func f() {}", "global"), ("private func f() {}", ""), ("fileprivate func f() {}", ""), ("{ func f() {} }", ""),
    ("{ {} } func f() {}", "global"), ("UINib(nibName: \"Row\", bundle: nil)", "nibs"),
    ("UINib(nibName: name, bundle: nil)", "nibs, any nib"), ("Bundle.main.loadNibNamed(\"Row\", owner: self)", "nibs"),
    ("Bundle.main.loadNibNamed(\"Row\\(0)\", owner: self)", "nibs, any nib"),
    ("UIStoryboard(name: \"Main\", bundle: nil)", ""), ("UIStoryboard(name: name, bundle: nil)", "any storyboard"),
    ("UIStoryboard(name: Boards.main.rawValue, bundle: nil)", ""),
    ("UIStoryboard(name: board.rawValue, bundle: nil)", "any storyboard"),
    ("UIStoryboard.main", ""), ("a.instantiateInitialViewController()", "first scenes"),
    ("view.subviews.first", "subviews"), ("view.viewWithTag(1)", "subviews"), ("view.subview", ""),
    ("self.accessibilityLabel = text", "itself"), ("accessibilityLabel = text", "itself"),
    ("accessibilityLabel == text", ""), ("a.accessibilityLabel = text", ""), ("title = text", ""),
    ("self.title = text", ""), ("attributedTitle = text", ""), ("toolTip = text", "itself"),
    ("setTitle(text, for: .normal)", "itself"), ("titleLabel?.accessibilityLabel = text", "itself"),
    ("rightBarButtonItem", "bars"), ("leftBarButtonItem", "bars"), ("rightBarButtonItems", "bars"),
    ("leftBarButtonItems", "bars"), ("toolbarItems", "bars"), ("setToolbarItems", "bars"), ("navigationItem", "bars"),
    ("a.automaticDimension", "rows"), ("UITableViewAutomaticDimension", "rows"), ("heightForRowAt", "rows"),
    ("heightForRowAtIndexPath", "rows"), ("rowHeight", "rows"), ("setRowHeight", "rows"), ("rowHeights", ""),
  ])
  func oneWordTellsMoreThanThatItIsThere(_ text: String, _ found: String) {
    #expect(flags(file(text)) == found)
  }

  @Test(arguments: [
    ("[UINib nibWithNibName:@\"Row\" bundle:nil]", "nibs"), ("[UINib nibWithNibName:name bundle:nil]", "nibs, any nib"),
    ("[UIStoryboard storyboardWithName:@\"Main\" bundle:nil]", ""),
    ("[UIStoryboard storyboardWithName:name bundle:nil]", "any storyboard"),
    ("[self setAccessibilityLabel:text]", "itself"), ("[row setAccessibilityLabel:text]", ""),
    ("[self setToolTip:text]", "itself"),
  ])
  func oneWordOfObjectiveCTellsMoreThanThatItIsThere(_ text: String, _ found: String) {
    #expect(flags(file(text, .objectiveC)) == found)
  }

  /// The label is the nearest object's that is not a part of a button.
  @Test(arguments: [
    ("a.accessibilityLabel = b", "a"), ("self.a?.title = b", "a"), ("a!.toolTip = b", "a"), ("a.title == b", ""),
    ("a.titleLabel?.attributedTitle = b", "a"), ("a.configuration?.title = b", "a"),
    ("a.setTitle(b, for: .normal)", "a"),
    ("a.accessibilityTitle = b", "a"), ("_a.accessibilityTitle = b", "a"), ("a.setAccessibilityTitle(b)", "a"),
    ("[(x.y, a, 0), (x.z, self.c, 1)].forEach { x, view, i in view?.toolTip = x.title }", "ac"),
    ("[a, c].forEach { $0.setTitle(x, for: .normal) }", "ac"), ("[a, c].forEach { $0.text = x }", ""),
    ("c.a.title = b", "a"), ("a(title: b)", ""), ("a.setAttributedTitle(b)", "a"), ("a.text = b", ""),
    ("a.isHidden = b || UIAccessibility.isVoiceOverRunning", "a"),
    ("a.isHidden = UIAccessibilityIsVoiceOverRunning()", "a"),
    ("a.isHidden = !UIAccessibility.isVoiceOverRunning", ""), ("a.isOn = UIAccessibility.isVoiceOverRunning", ""),
  ])
  func theObjectThatGetsALabelIsKnown(_ text: String, _ names: String) {
    let labelled = file(text).labelled
    #expect(["a", "b", "c", "self"].filter { labelled.contains(ByteHash($0)) }.joined() == names)
  }

  /// What the members of `a` do with it, member by member: all words of UIKit and of libraries, in both languages.
  @Test(arguments: [
    ("a.isHidden = true", "hides"), ("a.hidden = YES", "hides"), ("a.isHidden = b", "shows"), ("a.alpha = 0", "fades"),
    ("a.text = b", "fills"), ("a.attributedText = b", "colors fills styles"), ("a.image = b", "depicts fills"),
    ("a.title = b", "fills"),
    ("a.attributedTitle = b", "colors fills styles"), ("a.placeholder = b", "fills"),
    ("a.attributedPlaceholder = b", "fills"), ("a.setPlaceholder(b)", "fills"), ("a.constant = b", "adjusts"),
    ("a.isActive = true", "adjusts"),
    ("a.active = true", "adjusts"), ("a.priority = .required", "adjusts"), ("a.frame = b", "places"),
    ("a.center = b", "places"), ("a.translatesAutoresizingMaskIntoConstraints = true", "places"),
    ("a.font = b", "styles"), ("a.isEnabled = false", "disables"), ("a.enabled = NO", "disables"),
    ("a.isEnabled = true", "enables"), ("a.isUserInteractionEnabled = false", "disables"),
    ("a.userInteractionEnabled = FALSE", "disables"), ("a.isUserInteractionEnabled = b", "enables"),
    ("a.setHidden(true)", "hides"), ("a.setAlpha(0)", "fades"), ("a.setText(b)", "fills"),
    ("a.setAttributedText(b)", "colors fills styles"), ("a.setTitle(b)", "fills"),
    ("a.setAttributedTitle(b)", "colors fills styles"),
    ("a.setImage(b)", "depicts fills"), ("a.setConstant(1)", "adjusts"), ("a.setActive(true)", "adjusts"),
    ("a.setPriority(1)", "adjusts"), ("a.setFrame(b)", "places"), ("a.setCenter(b)", "places"),
    ("a.mas_makeConstraints(b)", "places"), ("a.setTranslatesAutoresizingMaskIntoConstraints(true)", "places"),
    ("a.sd_setImage(b)", "depicts fills"), ("a.sd_setImageWithURL(b)", "depicts fills"),
    ("a.af_setImage(b)", "depicts fills"),
    ("a.setImageWithURL(b)", "depicts fills"), ("a.setFont(b)", "styles"), ("a.setEnabled(false)", "disables"),
    ("a.setUserInteractionEnabled(true)", "enables"),
    ("a.rx.text", "fills"), ("a.rx.image", "depicts fills"), ("a.setBackgroundImage(b)", "depicts"),
    ("a.image = a.image?.withTintColor(b)", ""), ("a.image = c.image", "depicts fills"),
    ("[a, c].forEach { $0.image = b }", "depicts fills styles"), ("a.set(image: b)", "depicts fills"),
    ("a.rx.isHidden", "shows"), ("a.rx.tap", ""), ("a.kf.image", "depicts fills"),
    ("a.af.image", "depicts fills"), ("a.snp.makeConstraints {}", "places"), ("a.anchors.top.pin()", "places"),
    ("a.axis = .vertical", "places"), ("a.autoPinEdgesToSuperviewEdges()", "places"),
    ("a.frame.origin.y = 1", "places"),
    ("a.center.x += 1", "places"), ("a.frame.origin.y == 1", ""), ("a.bounds.origin.y = 1", ""), ("a.frame.y", ""),
    ("a.alpha -= 1", "fades"), ("a.alpha *= 1", "fades"), ("a.alpha /= 1", "fades"), ("a.alpha + 1", ""),
    ("a.removeFromSuperview()", "hides"), ("view.addSubview(a)", "moves shows"),
    ("view.addArrangedSubview(a)", "moves shows"),
    ("view.insertSubview(a, at: 0)", "moves shows"), ("view.insertArrangedSubview(self.a)", "moves shows"),
    ("for b in [c, a] {}", "styles"), ("[a?, self.c!].forEach { b }", "styles"),
    ("[a, c].forEach { $0?.leftView = UIView(frame: b) }", "styles"),
    ("[a, c].forEach { $0.text = b }", "fills styles"),
    ("[(x.b, self.c, 0), (b: 1, y: a)].forEach { _, view, _ in b }", "styles"),
    ("a.borderColor = b", "colors"), ("a.fillColor = b", "colors"),
    ("[a, c].forEach { fold($0) }", "depicts fills shows styles"),
    ("[a, c].forEach(fold)", "depicts fills shows styles"),
    ("[a, c].forEach { $0.isHidden = b }", "shows styles"), ("a.forEach { $0.delegate = b }", "styles"),
    ("[self.c, self.a].map { b }", ""), ("NSLayoutConstraint.activate([c, a])", "adjusts"),
    ("NSLayoutConstraint.deactivate([a])", "adjusts"), ("NSLayoutConstraint.add([a])", ""),
    ("a.subviews.forEach { $0.removeFromSuperview() }", "empties"),
  ])
  func everyMemberThatChangesAnObjectIsKnown(_ text: String, _ changes: String) {
    #expect(Self.changes(of: "a", by: file(text)) == changes)
  }

  @Test(arguments: [
    ("[NSLayoutConstraint activateConstraints:@[c, a]]", "adjusts"),
    ("[NSLayoutConstraint deactivateConstraints:@[a]]", "adjusts"), ("[view addSubview:a]", "moves shows"),
    ("[view insertSubview:self.a atIndex:0]", "moves shows"), ("[a setAlpha:0]", "fades"), ("_a.font = b", "styles"),
    ("for (b in @[a]) {}", "styles"), ("[a mas_makeConstraints:b]", "places"),
  ])
  func everyMemberOfObjectiveCThatChangesAnObjectIsKnown(_ text: String, _ changes: String) {
    #expect(Self.changes(of: "a", by: file(text, .objectiveC)) == changes)
  }

  private static func changes(of name: String, by file: CodeFile) -> String {
    let hash = ByteHash(name)
    return file.changes.own.filter { $0.value.contains(hash) }.keys.map { "\($0)" }.sorted().joined(separator: " ")
  }

  /// Up to 24 tokens before the call that removes each.
  @Test(arguments: [(0, true), (9, true), (10, false)])
  func aLongWayFromAListToItsRemovalCountsAsNone(_ calls: Int, _ isEmptied: Bool) {
    // `subviews . forEach { b ( ) … $0 .` are 5 tokens and 2 more for each `b ;`.
    let text = "a.subviews.forEach { \(String(repeating: "b;", count: calls))$0.removeFromSuperview() }"
    #expect((Self.changes(of: "a", by: file(text)) == "empties") == isEmptied)
  }

  @Test func namesOfNibsAreKnown() {
    let text = """
      import UIKit
      class A { init() { super.init(nibName: R.nib.row.name, bundle: nil) } ; func loadNibContent() { showXib(nibBundle) } }
      let b = S(nibName: R.nib.box.name, bundle: nil)
      """
    let file = file(text)
    #expect(file.ownNibs == ["row"] && file.imports == ["UIKit"] && file.nibWords == ["showXib"])
    #expect(self.file("class A { init() { self.init(nibName: \"Row\", bundle: nil) } }").ownNibs == ["Row"])
    #expect(self.file("let a = B(nibName: \"Row\", bundle: nil)").ownNibs == [])
    let words = ["awakeFromNib()", "nibName", "nibBundle", "nibNameOrNil", "aNi", "nibs", "xxib", "unibody"]
    #expect(words.flatMap { self.file("use(\($0))").nibWords }.sorted() == ["nibs", "unibody", "xxib"])
  }

  @Test func whatATypeIsUsedForIsKnown() {
    func uses(_ text: String, _ language: CodeLanguage = .swift) -> String {
      let (file, a) = (file(text, language), ByteHash("Abcd"))
      let sets = [
        ("made", file.made), ("asked", file.asked), ("created", file.created), ("globally", file.createdGlobally),
        ("mentioned", file.mentioned), ("declared", file.declaredTypes), ("assigned", file.assigned),
      ]
      return sets.filter { $0.1.contains(a) }.map(\.0).joined(separator: " ")
    }
    #expect(uses("Abcd()") == "made created globally mentioned")
    #expect(uses("{ Abcd() }") == "made created mentioned")
    #expect(uses("Abcd.b") == "asked created globally mentioned")
    for cast in ["b as Abcd", "b is Abcd", "b as? Abcd", "b as! Abcd", "var b: Abcd"] {
      #expect(uses(cast) == "mentioned", "\(cast)")
    }
    #expect(uses("var b: Abcd = .init()") == "created globally mentioned assigned")
    #expect(uses("var b: Abcd<Int>") == "created globally mentioned")
    #expect(uses("b ? Abcd : c") == "created globally mentioned")
    #expect(uses("import Abcd") == "declared" && uses("class Abcd {}") == "declared")
    #expect(uses("let Abcd = 1") == "declared" && uses("Abcd = 1") == "created globally mentioned assigned")
    #expect(uses("Abcd == 1") == "created globally mentioned")
    #expect(
      uses("Abcd *b;", .objectiveC) == "declared"
        && uses("[Abcd new]", .objectiveC) == "asked created globally mentioned")
    #expect(uses("(Abcd)b", .objectiveC) == "mentioned")
  }

  /// A use with all that is known of it.
  @Test(arguments: [
    ("class A { func f() { performSegue(withIdentifier: \"b\", sender: 1) } }", "segue b of A"),
    ("class A { func f() { self.performSegue(withIdentifier: \"b\", sender: 1) } }", "segue b of A"),
    ("class A { func f() { self?.performSegue(withIdentifier: \"b\", sender: 1) } }", "segue b of A"),
    ("class A { func f() { c.performSegue(withIdentifier: \"b\", sender: 1) } }", "segue b"),
    ("class A { func f() { c?.performSegue(withIdentifier: \"b\", sender: 1) } }", "segue b"),
    ("class A {}; class B { func f() { performSegue(withIdentifier: \"b\", sender: 1) } }", "segue b of B"),
    ("class A { func g() {} }; class B { func f() { performSegue(withIdentifier: \"b\", sender: 1) } }", "segue b"),
    ("class A { @IBAction func c(_ d: Any) { performSegue(withIdentifier: \"b\", sender: 1) } }", "segue b of A in c"),
    ("class A { @IBAction func c() {}; func d() { performSegue(withIdentifier: \"b\", sender: 1) } }", "segue b of A"),
    ("class A { let c = storyboard?.instantiateViewController(withIdentifier: \"b\") }", "scene b of A"),
    ("class A { let c = self.storyboard!.instantiateViewController(withIdentifier: \"b\") }", "scene b of A"),
    ("class A { let c = self?.storyboard?.instantiateViewController(withIdentifier: \"b\") }", "scene b of A"),
    ("class A { let c = d.storyboard.instantiateViewController(withIdentifier: \"b\") }", "scene b"),
    ("class A { let c = d?.storyboard.instantiateViewController(withIdentifier: \"b\") }", "scene b"),
    (
      "class A { func f(storyboard: B) { storyboard.instantiateViewController(withIdentifier: \"b\") } }",
      "scene b"
    ),
    ("let c = UIStoryboard(name: \"D\", bundle: nil)\nc.instantiateViewController(identifier: \"b\")", "scene b in D"),
    (
      "let c: UIStoryboard = UIStoryboard(name: \"D\", bundle: nil)\nc.instantiateViewController(identifier: \"b\")",
      "scene b in D"
    ),
    ("UIStoryboard(name: \"D\", bundle: nil).instantiateViewController(identifier: \"b\")", "scene b in D"),
    ("{ let c = UIStoryboard(name: \"D\", bundle: nil) }\nc.instantiateViewController(identifier: \"b\")", "scene b"),
    ("c.instantiateViewController(identifier: \"b\", creator: d)", "scene b made"),
    ("c.instantiateViewController(identifier: \"b\") { d }", "scene b made"),
    ("class A { let c = tableView.dequeueReusableCell(withIdentifier: \"b\", for: d) }", "reuse b of A"),
    ("class A { let c = collectionView.dequeueReusableCell(withReuseIdentifier: \"b\", for: d) }", "reuse b of A"),
    ("class A { let c = list.dequeueReusableCell(withIdentifier: \"b\", for: d) }", "reuse b"),
    ("switch row { case 1: f()\ndefault: list.dequeueReusableCell(withIdentifier: \"b\", for: d) }", "reuse b last"),
    ("switch row { default: f()\ncase 1: list.dequeueReusableCell(withIdentifier: \"b\", for: d) }", "reuse b"),
    (
      "{ if row == 1 { return c } else { return d }\nlist.dequeueReusableCell(withIdentifier: \"b\", for: d) }",
      "reuse b last"
    ),
    ("{ if row == 1 { return c }\nlist.dequeueReusableCell(withIdentifier: \"b\", for: d) }", "reuse b"),
    (
      "{ if row == 1 { return c } else { return d }\nlist.dequeueReusableCell(withIdentifier: \"b\", for: d); if c { e() } }",
      "reuse b"
    ),
    ("{ if isOpen { return c } else { d() }\nlist.dequeueReusableCell(withIdentifier: \"b\", for: d) }", "reuse b"),
    ("tableView.dequeueReusableCell(withIdentifier: \"b\")", ""),
    ("a.dequeueReusableSupplementaryView(ofKind: c, withReuseIdentifier: \"b\", for: d)", ""),
    ("UINib(nibName: \"b\", bundle: nil)", "nib b plain only"),
    ("Bundle.main.loadNibNamed(\"b\", owner: c)", "nib b plain"), ("bundle.loadNibNamed(\"b\", owner: c)", ""),
    ("C(nibName: \"b\", bundle: nil)", "nib b"), ("C(nibName: \"b\", bundle: .main)", "nib b"),
    ("C(nibName: \"b\", bundle: Bundle.main)", "nib b"), ("C(nibName: \"b\", bundle: Bundle.other)", ""),
    ("C(nibName: \"b\", bundle: other)", ""), ("C(nibName: \"b\")", ""),
    ("class A { init() { super.init(nibName: \"b\", bundle: nil) } }", "nib b of A"),
    ("UIStoryboard(name: \"b\", bundle: .main)", "storyboard b"),
    ("UIStoryboard(name: \"b\", bundle: .module)", "storyboardElsewhere b"), ("Other(name: \"b\", bundle: nil)", ""),
    (
      "performSegue(withIdentifier: \"\(String(repeating: "b", count: 128))\")",
      "segue \(String(repeating: "b", count: 128)) of self"
    ),
    ("performSegue(withIdentifier: \"\(String(repeating: "b", count: 129))\")", ""),
    ("performSegue(withIdentifier: \"\")", ""), ("performSegue(withIdentifier: \"100%\")", ""),
  ])
  func aUseIsReadWithAllThatSurroundsIt(_ text: String, _ found: String) {
    #expect(description(of: file(text).uses.filter { $0.name != "D" }) == found)
  }

  @Test(arguments: [
    ("@implementation A\n- (void)f { [self performSegueWithIdentifier:@\"b\" sender:c]; }\n@end", "segue b of A"),
    (
      "@implementation A\n- (IBAction)d { [self performSegueWithIdentifier:@\"b\" sender:c]; }\n@end",
      "segue b of A in d"
    ),
    ("[c performSegueWithIdentifier:@\"b\" sender:c];", "segue b"),
    ("[UINib nibWithNibName:@\"b\" bundle:nil];", "nib b plain only"),
    ("[[NSBundle mainBundle] loadNibNamed:@\"b\" owner:c options:nil];", "nib b plain"),
    ("[self.bundle loadNibNamed:@\"b\" owner:c options:nil];", ""),
    ("[[C alloc] initWithNibName:@\"b\" bundle:nil];", "nib b"),
    ("@implementation A\n- (id)init { return [super initWithNibName:@\"b\" bundle:NULL]; }\n@end", "nib b of A"),
    ("[[C alloc] initWithNibName:@\"b\" bundle:[NSBundle mainBundle]];", "nib b"),
    ("[[C alloc] initWithNibName:@\"b\" bundle:[NSBundle other]];", ""),
    ("[d instantiateViewControllerWithIdentifier:@\"b\"];", "scene b"),
    (
      "UIStoryboard *c = [UIStoryboard storyboardWithName:@\"D\" bundle:nil];\n[c instantiateViewControllerWithIdentifier:@\"b\"];",
      "scene b in D"
    ),
    ("[d dequeueReusableCellWithIdentifier:@\"b\" forIndexPath:c];", "reuse b"),
    ("[d dequeueReusableCellWithIdentifier:@\"b\"];", ""),
    ("[d dequeueReusableCellWithReuseIdentifier:@\"b\" forIndexPath:c];", "reuse b"),
  ])
  func aUseOfObjectiveCIsReadWithAllThatSurroundsIt(_ text: String, _ found: String) {
    #expect(description(of: file(text, .objectiveC).uses.filter { $0.name != "D" }) == found)
  }

  private func description(of uses: [NameUse]) -> String {
    uses.map { use in
      let words = [
        "\(use.kind) \(use.name)",
        use.owner.map { "of \($0)" } ?? (use.isOfSelf && use.name.count == 128 ? "of self" : nil),
        use.storyboard.map { "in \($0)" }, use.action.map { "in \($0)" }, use.isMadeByCode ? "made" : nil,
        use.isPlainNib ? "plain" : nil, use.isOnlyMade ? "only" : nil, use.isFallback ? "last" : nil,
      ]
      return words.compactMap { $0 }.joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// A literal that only a constant or a maker has counts if something mentions that.
  @Test(arguments: [
    ("let name = \"b\"", "owned by name"), ("let a = \"b\"", "free"), ("let abc = \"b\"", "free"),
    ("var name = \"b\"", "free"), ("func makeRow() -> Row { Row(\"b\") }", "owned by makeRow"),
    ("func makeRow() { Row(\"b\") }", "free"), ("func makeRow(c: Int) -> Row { Row(\"b\") }", "free"),
    ("func row() -> Row { Row(\"b\") }", "free"), ("func makeRow() -> Row {}; Row(\"b\")", "free"),
    ("c + \"b\"", "free joined"), ("\"b\" + c", "free joined"), ("c.appending(\"b\")", "free joined"),
    ("c.append(\"b\")", "free joined"), ("c.add(\"b\")", "free"), ("\"b\\(c)d\"", "joined"), ("\"d\\(c)b\"", "joined"),
  ])
  func aLiteralHasAnOwner(_ text: String, _ found: String) {
    let (file, b) = (file(text), ByteHash("b"))
    let owner = ["name", "makeRow", "row"].first { file.ownedLiterals[ByteHash($0)]?.contains(b) == true }
    let words = [
      owner.map { "owned by \($0)" }, file.literals.contains(b) ? "free" : nil,
      file.joined.contains(b) ? "joined" : nil,
    ]
    #expect(words.compactMap { $0 }.joined(separator: " ") == found)
  }

  @Test func scenesOfSwiftGenAreRead() {
    let text = """
      enum Main: StoryboardType {
        static let detail = SceneType<Shop.DetailController>(storyboard: Main.self, identifier: "Detail")
        static let other = Other<DetailController>(storyboard: Main.self, identifier: "Other")
      }
      let controller = StoryboardScene.Main.detail.instantiate()
      """
    let file = file(text)
    #expect(file.generatedScenes == [GeneratedScene(storyboard: "Main", name: "detail", identifier: "Detail")])
    #expect(file.generatedUses == [ByteHash("Main.detail")])
  }
}
