import IBCode
import Testing

/// Whether what a phone shows turns with it.
@Suite struct PhoneRotationTests {
  @Test func listsOfOrientationsSayIt() {
    func rotation(_ names: String...) -> PhoneRotation? { PhoneRotation(names.map { "UIInterfaceOrientation\($0)" }) }
    #expect(rotation("Portrait", "PortraitUpsideDown") == .portrait)
    #expect(rotation("Portrait", "LandscapeLeft") == .landscape)
    #expect(rotation() == nil && rotation("Sideways") == nil)
    #expect(PhoneRotation.joined([.portrait, .landscape, .portrait]) == .landscape)
    #expect(PhoneRotation.joined([PhoneRotation]()) == nil)
  }

  private func rotation(_ text: String, _ language: CodeLanguage = .swift) -> PhoneRotation? {
    CodeIndex([CodeFile(Array(text.utf8), language)], hasDependencies: false).rotation(of: "B")
  }

  @Test func controllersSayItThemselvesOrInherit() {
    func body(_ text: String) -> PhoneRotation? {
      rotation(
        "class A: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(text) } }\nclass B: A {}"
      )
    }
    #expect(body("return .portrait") == .portrait)
    #expect(body("get { [.portrait, .portraitUpsideDown] }") == .portrait)
    #expect(body("UIInterfaceOrientationMask.allButUpsideDown") == .landscape)
    #expect(body("UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait") == nil)
    #expect(body("super.supportedInterfaceOrientations") == nil)
    #expect(rotation("class B: UIViewController { var other: Int { portrait } }") == nil)
    #expect(
      rotation(
        "extension B { override func supportedInterfaceOrientations() -> UIInterfaceOrientationMask { return .Portrait } }; class B: UIViewController {}"
      )
        == .portrait)
    #expect(
      rotation("class B: UIViewController {}\n@implementation B\n@end") == nil)
    let source = """
      @interface B : UIViewController
      @end
      @implementation B
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        return UIInterfaceOrientationMaskPortrait;
      }
      @end
      """
    #expect(rotation(source, .objectiveC) == .portrait)
  }

  /// Nothing follows a name at the end of a file.
  @Test func cutOffSourcesSayNothing() {
    #expect(rotation("class B: UIViewController { var supportedInterfaceOrientations") == nil)
    #expect(rotation("class B: UIViewController { var supportedInterfaceOrientations: X {") == nil)
    #expect(rotation("class B: UIViewController { func supportedInterfaceOrientations") == nil)
  }

  @Test func anAppMayDecideForEachWindow() {
    func decides(_ text: String, _ language: CodeLanguage = .swift) -> Bool {
      CodeIndex([CodeFile(Array(text.utf8), language)], hasDependencies: false).decidesRotation
    }
    #expect(
      decides(
        "class A { func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { all } }"
      ))
    #expect(
      decides(
        "@implementation A\n- (NSUInteger)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w { return 2; }\n@end",
        .objectiveC))
    #expect(!decides("class A { func application(_ a: UIApplication) {} }"))
  }
}
