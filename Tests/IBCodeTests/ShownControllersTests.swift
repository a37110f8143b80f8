import IBTestSupport
import Testing

@testable import IBCode

@Suite struct ShownControllersTests {
  private func index(_ code: String, _ language: CodeLanguage) -> CodeIndex {
    let text =
      language == .swift
      ? "class App { func show() { \(code) } }" : "@implementation App\n- (void)show { \(code) }\n@end"
    return CodeIndex([CodeFile(Array(text.utf8), language)], hasDependencies: false)
  }

  /// The class is where code makes the controller, in the call or before it.
  @Test(arguments: [
    ("stack?.pushViewController(Detail(), animated: true)", CodeIndex.Pushing.always),
    ("stack?.pushViewController(Detail.make(), animated: true)", .always),
    ("stack?.pushViewController(Detail, animated: true)", .always),
    ("let screen = Detail(price: 1); stack?.pushViewController(screen, animated: true)", .always),
    ("let screen = Detail(price: 1); stack?.pushViewController(screen.next, animated: true)", .always),
    ("let screen = Other(); stack?.pushViewController(screen, animated: true); let screen2 = Detail()", .never),
    ("let screen: Detail = make(); stack?.pushViewController(screen, animated: true)", .always),
    ("let screen = board.first() as! Detail; stack?.pushViewController(screen, animated: true)", .always),
    (
      "guard let screen = board.first() as? Detail else { return }; push.pushViewController(screen, animated: true)",
      .always
    ),
    ("let screen = make(); let a = b as? Detail; stack?.pushViewController(screen, animated: true)", .always),
    ("window.root = UINavigationController(rootViewController: Detail())", .always),
    ("show(Detail())", .never),
    ("stack?.pushViewController(Detail(), animated: true); present(Detail(), animated: true)", .maybe),
    ("stack?.pushViewController(Detail(), animated: true); present(Other(), animated: true)", .always),
    ("stack?.pushViewController(Detail(), animated: true); stack?.isNavigationBarHidden = true", .always),
    ("pushViewController", .never),
  ])
  func swiftPushesAController(_ code: String, _ pushing: CodeIndex.Pushing) {
    #expect(index(code, .swift).pushing(of: "Detail") == pushing)
  }

  @Test(arguments: [
    ("[self.stack pushViewController:[[Detail alloc] init] animated:YES];", CodeIndex.Pushing.always),
    ("[self.stack pushViewController:[Detail new] animated:YES];", .always),
    ("[self.stack pushViewController:[self make] animated:YES];", .always),
    ("Detail *screen = [self make]; [self.stack pushViewController:screen animated:YES];", .always),
    ("Other *screen = [self make]; [self.stack pushViewController:screen animated:YES];", .never),
    ("[[UINavigationController alloc] initWithRootViewController:[Detail new]];", .always),
    (
      "[self.stack pushViewController:[Detail new] animated:YES]; [self presentViewController:[Detail new] animated:YES];",
      .maybe
    ),
  ])
  func objectiveCPushesAController(_ code: String, _ pushing: CodeIndex.Pushing) {
    #expect(index(code, .objectiveC).pushing(of: "Detail") == pushing)
  }

  @Test(arguments: [
    ("let detail = Detail(); addChild(detail)", true), ("addChildViewController(Detail())", true),
    ("addChild(Detail()); present(Detail(), animated: true)", false), ("addChild(Other())", false),
    ("addChild(Detail()); stack?.pushViewController(Detail(), animated: true)", false),
  ])
  func aControllerMayBeInAnother(_ code: String, _ isEmbedded: Bool) {
    let index = index(code, .swift)
    #expect(index.isEmbedded("Detail") == isEmbedded)
    #expect(index.pushing(of: "Detail") != .always)
  }

  /// A popover or a card decides how large its content is.
  @Test(arguments: [
    ("Card(contentViewController: Detail()).show()", CodeLanguage.swift, true),
    ("let detail = Detail(); let card = Card(contentViewController: detail)", .swift, true),
    ("let detail = Detail(); card.contentViewController = detail", .swift, true),
    ("[[Popover alloc] initWithContentViewController:[Detail new]];", .objectiveC, true),
    ("Card(contentViewController: Detail()); present(Detail(), animated: true)", .swift, false),
    ("if card.contentViewController == Detail() {}", .swift, false),
    ("init(contentViewController: UIViewController) {}", .swift, false),
  ])
  func aControllerMayBeTheContentOfAnother(_ code: String, _ language: CodeLanguage, _ isWrapped: Bool) {
    #expect(index(code, language).isWrapped("Detail") == isWrapped)
  }

  /// A controller of an unknown class may be any one that no source names.
  @Test(arguments: [
    ("let screen: UIViewController = make(); panel.set(contentViewController: screen)", true),
    ("let screen: UIViewController = make(); panel.set(contentViewController: screen); addChild(Detail())", false),
    ("let screen: UIViewController = make(); present(screen, animated: true)", false),
  ])
  func anUnknownControllerMayBeTheContentOfAnother(_ code: String, _ mayBe: Bool) {
    #expect(index(code, .swift).mayBeWrapped("Detail") == mayBe)
  }

  /// Code cannot make the controller of a scene without an identifier, so that it is not one of those of unknown classes.
  @Test(arguments: [("make()", false), ("Detail()", true)])
  func onlyAMadeControllerMayBeOneOfAnUnknownClass(_ value: String, _ isShown: Bool) {
    let index = index("stack?.pushViewController(\(value), animated: true); present(\(value), animated: true)", .swift)
    #expect(index.pushing(of: "Detail", isMade: false) == (isShown ? .maybe : .never))
    #expect(index.isPresented("Detail", isMade: false) == isShown)
    #expect(index.isPresented("Detail", isMade: true))
  }

  /// A controller of an unknown class may be any one that no source names.
  @Test(arguments: [
    ("stack?.pushViewController(make(), animated: true)", CodeIndex.Pushing.always),
    ("stack?.pushViewController(Base(), animated: true)", .always),
    ("stack?.pushViewController(Other(), animated: true)", .never),
    ("let c: UIViewController = make(); stack?.pushViewController(c, animated: true)", .always),
    ("stack?.pushViewController(make(), animated: true); present(make(), animated: true)", .maybe),
    ("stack?.pushViewController(make(), animated: true); window.rootViewController = make()", .maybe),
    ("stack?.pushViewController(make(), animated: true); present(Detail(), animated: true)", .never),
    ("stack?.pushViewController(make(), animated: true); if window.rootViewController == make() {}", .always),
  ])
  func aControllerMayBePushed(_ code: String, _ pushing: CodeIndex.Pushing) {
    #expect(index("class Detail: Base {}; func run() { \(code) }", .swift).pushing(of: "Detail") == pushing)
  }

  /// A type other than a class may make any controller.
  @Test(arguments: [
    ("present(Board.main.detail(), animated: true)", true), ("present(Other.main.detail(), animated: true)", false),
    ("stack?.pushViewController(Board.main.detail(), animated: true)", false),
    ("present(Board.main.detail(), animated: true); stack?.pushViewController(Detail(), animated: true)", false),
  ])
  func anEnumerationMayMakeAController(_ code: String, _ isPresented: Bool) {
    let text = "class Detail: UIViewController {}; enum Board { case main }; func run() { \(code) }"
    #expect(
      CodeIndex([CodeFile(Array(text.utf8), .swift)], hasDependencies: false).isPresented("Detail") == isPresented)
  }

  /// The view of a controller begins at the end of a bar that is opaque, or if its class limits its edges.
  @Test(arguments: [
    ("bar.isTranslucent = false", true), ("bar.isTranslucent = true", false), ("if bar.isTranslucent { run() }", false),
    ("edgesForExtendedLayout = []", true), ("edges = []", false),
  ])
  func barsMayBeOpaque(_ code: String, _ mayBe: Bool) {
    let base = CodeFile(Array("class Base: UIViewController { func f() { \(code) } }".utf8), .swift)
    let detail = CodeFile(Array("class Detail: Base {}".utf8), .swift)
    #expect(CodeIndex([base, detail], hasDependencies: false).mayBeginBelowBar("Detail") == mayBe)
  }

  /// iPads show a controller that code presents in a form sheet only there, unless code also shows it in another way.
  @Test(arguments: [
    ("let a = Detail(); a.modalPresentationStyle = .formSheet; present(a, animated: true)", true),
    (
      "let a = Detail(); a.modalPresentationStyle = UIModalPresentationStyle.formSheet; present(a, animated: true)",
      true
    ),
    ("let a = Detail(); a.modalPresentationStyle = .fullScreen; present(a, animated: true)", false),
    ("let a = Other(); a.modalPresentationStyle = .formSheet; present(Detail(), animated: true)", false),
    (
      "let a = Detail(); a.modalPresentationStyle = .formSheet; present(a, animated: true); stack.pushViewController(Detail(), b)",
      false
    ),
    ("if a.modalPresentationStyle == .formSheet { present(Detail(), animated: true) }", false),
  ])
  func aControllerMayBeOnlyInFormSheets(_ code: String, _ isOnly: Bool) {
    #expect(index(code, .swift).isOnlyInFormSheets("Detail") == isOnly)
  }

  @Test func objectiveCPresentsAFormSheet() {
    let code = """
      Detail *a = [[Detail alloc] init]; a.modalPresentationStyle = UIModalPresentationFormSheet;
      [self presentViewController:a animated:YES completion:nil];
      """
    #expect(index(code, .objectiveC).isOnlyInFormSheets("Detail"))
  }
}
