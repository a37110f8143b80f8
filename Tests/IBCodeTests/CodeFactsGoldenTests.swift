import IBSource
import IBTestSupport
import Testing

@testable import IBCode

/// All facts that Keyline reads from each of many statements. A golden file has them, a line for each statement.
@Suite struct CodeFactsGoldenTests {
  private static let swift = [
    // Changes of views, in many spellings.
    "title.isHidden = true", "self.title.isHidden = false", "title?.isHidden = isEmpty", "title!.isHidden = true",
    "cell.title.isHidden = true", "self?.title.alpha = 0", "title.alpha = 0.5", "title.text = \"Go\"",
    "title.setTitle(\"Go\", for: .normal)", "title.attributedText = text", "title.font = small", "self.font = small",
    "func f() {\n  font = body\n}", "title.textColor = .red", "title.setTitleColor(.red, for: .normal)",
    "title.isEnabled = false", "title.isEnabled = true", "title.isUserInteractionEnabled = isOpen",
    "title.frame = box", "title.center.x += 8", "title.frame.origin.y = 3", "title.snp.makeConstraints { $0.top }",
    "title.removeFromSuperview()", "stack.addArrangedSubview(title)", "view.addSubview(self.title)",
    "title.rx.text.onNext(a)", "title.rx.isHidden", "title.kf.setImage(with: a)", "title.af.setImage(b)",
    "title.set(image: a, with: b)", "title.image = UIImage(named: \"icon\")",
    "[title, note].forEach { $0.isHidden = true }",
    "for label in [title, note] { label.isHidden = true }", "for label in labels { label.text = \"\" }",
    "labels[i].text = a", "labels.first?.isHidden = true", "labels.forEach { $0.alpha = 0 }",
    "stack.arrangedSubviews.forEach { $0.removeFromSuperview() }", "view.subviews.forEach { $0.removeFromSuperview() }",
    "title.isHidden = a || UIAccessibility.isVoiceOverRunning", "title.accessibilityLabel = \"Close\"",
    "accessibilityLabel = \"Close\"", "title.isAccessibilityElement = false",
    "title.accessibilityElementsHidden = true",
    "place(self.title)", "let all = [title, note]", "let button = title", "if let button = title { button.tap() }",
    "title.backgroundColor = .clear", "title.tintColor = a", "title.numberOfLines = 2", "title.sizeToFit()",
    "title.titleLabel?.font = a", "title.layer.opacity = 0", "title.transform = .identity",
    "title.translatesAutoresizingMaskIntoConstraints = false", "UIView.animate { self.title.alpha = 1 }",
    // Constraints, rows, bars.
    "top.constant = 8", "top.constant = isOpen ? 120 : 0", "self.top?.constant = -4.5", "top.constant += 3",
    "top.isActive = false", "NSLayoutConstraint.deactivate([top, bottom])", "NSLayoutConstraint.activate([top])",
    "top.priority = .defaultLow", "top.constant = max(4, a)", "cell.top.constant = 6",
    "title.heightAnchor.constraint(equalToConstant: 8).isActive = true", "tableView.rowHeight = 60",
    "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 44 }",
    "navigationController?.setNavigationBarHidden(true, animated: false)", "navigationItem.leftBarButtonItem = a",
    "navigationItem.rightBarButtonItems = [a, b]", "navigationItem.setLeftBarButton(a, animated: true)",
    "toolbarItems = [a]", "view.viewWithTag(3)?.isHidden = true",
    // Names.
    "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Boat\") as! BoatController",
    "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()",
    "UIStoryboard(name: a, bundle: nil)",
    "UIStoryboard(name: Board.main.rawValue, bundle: nil)", "StoryboardScene.Main.detail.instantiate()",
    "UINib(nibName: \"Row\", bundle: nil)", "UINib(nibName: \"Row\", bundle: Bundle.module)", "R.nib.row(owner: nil)",
    "let nib = R.nib.row\nload(nib.name)", "Bundle.main.loadNibNamed(\"Row\", owner: self)?.first as? Row",
    "Bundle.main.loadNibNamed(String(describing: T.self), owner: self)",
    "BoatController(nibName: \"Boat\", bundle: nil)",
    "func f<T: UIView>() -> T { loadNibNamed(String(describing: T.self)) }", "Row.loadFromNib()",
    "performSegue(withIdentifier: \"open\", sender: nil)", "if segue.identifier == \"open\" { }",
    "tableView.dequeueReusableCell(withIdentifier: \"Row\", for: path) as? Row",
    "table.register(Row.self, forCellReuseIdentifier: \"Row\")",
    "table.register(UINib(nibName: \"Row\", bundle: nil), forCellReuseIdentifier: \"Cell\")",
    "let name = \"Row\"", "static let name = \"Row\"", "enum Name: String { case row = \"Row\", other }",
    "let a = \"row_\" + b",
    "let a = \"row_\\(b).png\"", "#if DEBUG\nlet a = \"Test\"\n#endif\nlet b = \"Real\"",
    "func make() -> String { \"Row\" }",
    "let row: Row? = nil", "let row: Row = .init()", "view as? Row", "if view is Row { }", "func f() -> Row { Row() }",
    "import UIKit\nimport class Kit.Row", "Row.self", "let kind = [Row.self, Other.self]", "Board.main.open()",
    "private func f() { Row() }", "extension UILabel { func style() { font = small; textColor = .red } }",
    "extension UIView { func paint(_ a: UIColor) { self.backgroundColor = a } }",
    "class A: B, C { @IBOutlet weak var row: Row!; @IBAction func go(_ sender: Any) { row.tap() } }",
    "class A { init() { super.init(nibName: \"Row\", bundle: nil) } }", "<<<<<<< HEAD\nclass A {}\n=======\n>>>>>>> b",
    "class A {\n  var title: UILabel { didSet { title.text = a } }\n}",
  ]

  private static let objectiveC = [
    "self.title.hidden = YES;", "[self.title setHidden:NO];", "[_title setText:a];", "_title.alpha = 0;",
    "cell.title.text = @\"Go\";", "[[self title] setFont:small];", "self.top.constant = 8.5f;", "self.top.active = NO;",
    "[self.title removeFromSuperview];", "[self.view addSubview:self.title];", "[self.title setEnabled:NO];",
    "self.title.frame = CGRectMake(0, 0, 1, 2);", "self.title.textColor = [UIColor redColor];",
    "[self.title setTitle:@\"Go\" forState:UIControlStateNormal];",
    "[NSLayoutConstraint deactivateConstraints:@[self.top]];",
    "for (UIView *view in self.views) { view.hidden = YES; }", "self.title.accessibilityLabel = @\"Close\";",
    "[UIStoryboard storyboardWithName:@\"Main\" bundle:nil]", "[UINib nibWithNibName:@\"Row\" bundle:nil]",
    "[[NSBundle mainBundle] loadNibNamed:@\"Row\" owner:self options:nil]",
    "[[Boat alloc] initWithNibName:@\"Boat\" bundle:nil]",
    "[self performSegueWithIdentifier:@\"open\" sender:nil];", "[table dequeueReusableCellWithIdentifier:@\"Row\"];",
    "[UIImage imageNamed:@\"icon\"]", "NSStringFromClass([Row class])", "#import \"Row.h\"\n@class Other;",
    "static NSString *const name = @\"Row\";", "#define NAME @\"Row\"", "Row *row = (Row *)view;",
    "[Row new]; [Other alloc];",
    "@interface A : B <C>\n@property (weak) IBOutlet Row *row;\n- (IBAction)go:(id)sender;\n@end",
    "- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p { return 44; }",
    "[self.navigationController setNavigationBarHidden:YES animated:NO];",
    "self.navigationItem.rightBarButtonItem = a;",
  ]

  @Test func factsOfStatements() throws {
    let lines = Self.swift.map { Self.line($0, .swift) } + Self.objectiveC.map { Self.line($0, .objectiveC) }
    #expect(try Golden(beside: #filePath).difference(lines.joined(), "code-facts.txt") == nil)
  }

  private static func line(_ statement: String, _ language: CodeLanguage) -> String {
    let mirror = Mirror(reflecting: CodeFile(Array(statement.utf8), language))
    let names = names(in: statement)
    let facts = mirror.children.compactMap { label, value -> String? in
      guard let label, !["language", "path"].contains(label), let text = described(value, names) else { return nil }
      return "\(label): \(text)"
    }
    return statement.split(separator: "\n").joined(separator: " ⏎ ") + " | " + facts.joined(separator: "; ") + "\n"
  }

  /// The words and literals of a statement and what Keyline joins of them, by their hashes.
  private static func names(in statement: String) -> [ByteHash: String] {
    let words =
      statement.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      .flatMap { [$0] + $0.split(separator: ".") }.map(String.init) + ["self", ""]
    let properties = words + ["textColor", "titleColor", "font", "8.0", "120.0", "0.0", "6.0"]
    let all = words + words.flatMap { word in properties.flatMap { ["\(word)=\($0)", "\(word).\($0)"] } }
    return Dictionary(all.map { (ByteHash($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A value in words; nil for false, nil and empty values. Sets are sorted.
  private static func described(_ value: Any, _ names: [ByteHash: String]) -> String? {
    switch value {
    case let hash as ByteHash: return names[hash] ?? "?"
    case let flag as Bool: return flag ? "yes" : nil
    case let text as String: return text.isEmpty ? nil : text
    case is any BinaryInteger, is any FloatingPoint: return "\(value)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.compactMap { label, child -> String? in
      guard let text = described(child, names) else { return nil }
      let isNamed = mirror.displayStyle == .struct || mirror.displayStyle == .class
      return isNamed ? "\(label ?? "") \(text)" : text
    }
    switch mirror.displayStyle {
    case .set, .dictionary: return children.isEmpty ? nil : children.sorted().joined(separator: ", ")
    case .enum: return children.isEmpty ? "\(value)" : children.joined(separator: " ")
    case .optional: return children.first
    case .tuple: return children.joined(separator: " = ")
    default: return children.isEmpty ? nil : "(\(children.joined(separator: ", ")))"
    }
  }
}
