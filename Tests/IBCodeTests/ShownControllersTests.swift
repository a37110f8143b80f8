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
    ("stack?.pushViewController(Detail(), animated: true)", true),
    ("stack?.pushViewController(Detail.make(), animated: true)", true),
    ("stack?.pushViewController(Detail, animated: true)", false),
    ("let screen = Detail(price: 1); stack?.pushViewController(screen, animated: true)", true),
    ("let screen = Detail(price: 1); stack?.pushViewController(screen.next, animated: true)", false),
    ("let screen = Other(); stack?.pushViewController(screen, animated: true); let screen2 = Detail()", false),
    ("let screen: Detail = make(); stack?.pushViewController(screen, animated: true)", true),
    ("let screen = board.first() as! Detail; stack?.pushViewController(screen, animated: true)", true),
    (
      "guard let screen = board.first() as? Detail else { return }; push.pushViewController(screen, animated: true)",
      true
    ),
    ("let screen = make(); let a = b as? Detail; stack?.pushViewController(screen, animated: true)", false),
    ("window.root = UINavigationController(rootViewController: Detail())", true),
    ("show(Detail())", false),
    ("stack?.pushViewController(Detail(), animated: true); present(Detail(), animated: true)", false),
    ("stack?.pushViewController(Detail(), animated: true); present(Other(), animated: true)", true),
    ("stack?.pushViewController(Detail(), animated: true); stack?.isNavigationBarHidden = true", false),
    ("pushViewController", false),
  ])
  func swiftPushesAController(_ code: String, _ isPushed: Bool) {
    #expect(index(code, .swift).isUnderBar("Detail") == isPushed)
  }

  @Test(arguments: [
    ("[self.stack pushViewController:[[Detail alloc] init] animated:YES];", true),
    ("[self.stack pushViewController:[Detail new] animated:YES];", true),
    ("[self.stack pushViewController:[self make] animated:YES];", false),
    ("Detail *screen = [self make]; [self.stack pushViewController:screen animated:YES];", true),
    ("Other *screen = [self make]; [self.stack pushViewController:screen animated:YES];", false),
    ("[[UINavigationController alloc] initWithRootViewController:[Detail new]];", true),
    (
      "[self.stack pushViewController:[Detail new] animated:YES]; [self presentViewController:[Detail new] animated:YES];",
      false
    ),
  ])
  func objectiveCPushesAController(_ code: String, _ isPushed: Bool) {
    #expect(index(code, .objectiveC).isUnderBar("Detail") == isPushed)
  }

  @Test(arguments: [
    ("let detail = Detail(); addChild(detail)", true), ("addChildViewController(Detail())", true),
    ("addChild(Detail()); present(Detail(), animated: true)", false), ("addChild(Other())", false),
    ("addChild(Detail()); stack?.pushViewController(Detail(), animated: true)", false),
  ])
  func aControllerMayBeInAnother(_ code: String, _ isEmbedded: Bool) {
    let index = index(code, .swift)
    #expect(index.isEmbedded("Detail") == isEmbedded)
    #expect(!index.isUnderBar("Detail"))
  }

  /// Code whose class Keyline does not know may be any.
  @Test(arguments: [
    ("stack?.pushViewController(Detail(), animated: true)", true), ("stack?.pushViewController(make(), animated: true)", true),
    ("stack?.pushViewController(Base(), animated: true)", true), ("stack?.pushViewController(Other(), animated: true)", false),
    ("let c: UIViewController = make(); stack?.pushViewController(c, animated: true)", true), ("show(Detail())", false),
    ("stack?.pushViewController(make(), animated: true); present(Detail(), animated: true)", false),
  ])
  func aControllerMayBeUnderABar(_ code: String, _ mayBe: Bool) {
    #expect(index("class Detail: Base {}; func run() { \(code) }", .swift).mayBeUnderBar("Detail") == mayBe)
  }
}
