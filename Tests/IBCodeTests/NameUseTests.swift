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

  @Test func callsOfObjectiveCAreRead() {
    let text = #"""
      [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Price"];
      [self performSegueWithIdentifier:@"next" sender:self];
      [list dequeueReusableCellWithIdentifier:@"row" forIndexPath:path];
      [UINib nibWithNibName:@"Row" bundle:[NSBundle mainBundle]];
      """#
    #expect(uses(text, .objectiveC) == ["storyboard Main", "scene Price", "segue next", "reuse row", "nib Row"])
  }

  /// Constants, texts with placeholders, other bundles, and calls that return nil.
  @Test func whatIsNotCertainIsNoUse() {
    let text = #"""
      performSegue(withIdentifier: Segue.next, sender: self)
      performSegue(withIdentifier: "row\(number)", sender: self)
      UIStoryboard(name: "Kit", bundle: Bundle(for: Kit.self)).instantiateViewController(withIdentifier: "Kit")
      UINib(nibName: "Kit", bundle: .module)
      list.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      list.register(Row.self, forCellReuseIdentifier: "row")
      // performSegue(withIdentifier: "gone", sender: self)
      """#
    #expect(uses(text) == ["storyboardElsewhere Kit"])
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
    #expect(outlets.map(\.isCollection) == [false, true, false, false])
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
