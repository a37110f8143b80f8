import IBCode
import Testing

/// The orientations in which a screen is shown.
@Suite struct ScreenOrientationsTests {
  @Test func listsNameOrientations() {
    func orientations(_ names: String...) -> ScreenOrientations? {
      ScreenOrientations(names.map { "UIInterfaceOrientation\($0)" })
    }
    #expect(orientations("Portrait", "PortraitUpsideDown") == .portrait)
    #expect(orientations("Portrait", "LandscapeLeft") == .both)
    #expect(orientations("LandscapeLeft", "LandscapeRight") == .landscape)
    #expect(orientations() == nil && orientations("Sideways") == nil)
  }

  private func orientations(_ text: String, _ language: CodeLanguage = .swift) -> ScreenOrientations? {
    CodeIndex([CodeFile(Array(text.utf8), language)], hasDependencies: false).orientations(of: "B")
  }

  @Test func controllersDeclareOrInheritThem() {
    func body(_ text: String) -> ScreenOrientations? {
      orientations(
        "class A: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(text) } }\nclass B: A {}"
      )
    }
    #expect(body("return .portrait") == .portrait)
    #expect(body("get { [.portrait, .portraitUpsideDown] }") == .portrait)
    #expect(body("UIInterfaceOrientationMask.allButUpsideDown") == .both)
    #expect(body("UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait") == .portrait)
    #expect(body("return device?.userInterfaceIdiom != .pad ? .portrait : .all") == .portrait)
    #expect(body("UIDevice.isPhone() ? .landscape : .all") == .landscape)
    #expect(body("isLocked ? .portrait : .all") == nil)
    #expect(body("super.supportedInterfaceOrientations") == nil)
    #expect(orientations("class B: UIViewController { var other: Int { portrait } }") == nil)
    #expect(
      orientations(
        "extension B { override func supportedInterfaceOrientations() -> UIInterfaceOrientationMask { return .Portrait } }; class B: UIViewController {}"
      )
        == .portrait)
    #expect(
      orientations("class B: UIViewController {}\n@implementation B\n@end") == nil)
    let source = """
      @interface B : UIViewController
      @end
      @implementation B
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        return UIInterfaceOrientationMaskPortrait;
      }
      @end
      """
    #expect(orientations(source, .objectiveC) == .portrait)
  }

  /// A controller that does not always turn decides its orientations.
  @Test(arguments: [
    ("var shouldAutorotate: Bool { return true }", false), ("var shouldAutorotate: Bool { isPad }", true),
    ("var shouldAutorotate: Bool { return false }", true), ("func shouldAutorotate() -> Bool { true }", false),
    ("func turn() {}", false),
  ])
  func aControllerMayRefuseToTurn(_ member: String, _ refuses: Bool) {
    let file = CodeFile(Array("class A: UIViewController { override \(member) }".utf8), .swift)
    #expect(CodeIndex([file], hasDependencies: false).computesOrientations(of: "A") == refuses)
  }

  /// Nothing follows a name at the end of a file.
  @Test func cutOffSourcesSayNothing() {
    #expect(orientations("class B: UIViewController { var supportedInterfaceOrientations") == nil)
    #expect(orientations("class B: UIViewController { var supportedInterfaceOrientations: X {") == nil)
    #expect(orientations("class B: UIViewController { func supportedInterfaceOrientations") == nil)
  }

  @Test func aControllerMayComputeThem() {
    func computes(_ body: String) -> Bool {
      let text = "class B: UIViewController { override var supportedInterfaceOrientations: X { \(body) } }"
      return CodeIndex([CodeFile(Array(text.utf8), .swift)], hasDependencies: false).computesOrientations(of: "B")
    }
    #expect(computes("if isTall { return .portrait }; return .all") && !computes("return .portrait"))
  }

  @Test func anAppMayDecideForEachWindow() {
    func decides(_ text: String, _ language: CodeLanguage = .swift) -> Bool {
      !CodeIndex([CodeFile(Array(text.utf8), language)], hasDependencies: false).orientationDeciders.isEmpty
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
    func container(_ body: String) -> String {
      "class A: UITabBarController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(body) } }"
    }
    #expect(decides(container(".portrait")) && decides(container("super.supportedInterfaceOrientations")))
    #expect(!decides(container("selectedViewController?.supportedInterfaceOrientations ?? .all")))
    #expect(!decides(container(".portrait").replacing("UITabBar", with: "UIView")))
    func older(_ body: String) -> String {
      "@interface A : UITabBarController\n@end\n@implementation A\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return \(body); }\n@end"
    }
    #expect(decides(older("[super supportedInterfaceOrientations]"), .objectiveC))
    #expect(!decides(older("[self.selectedViewController supportedInterfaceOrientations]"), .objectiveC))
  }

  /// The last expression holds unless a condition before it does.
  @Test(arguments: [
    ("return .portrait", ScreenOrientations.portrait), ("flag ? .all : .portrait", .portrait),
    ("return flag ? UIInterfaceOrientationMask.all : UIInterfaceOrientationMask.portrait", .portrait),
    ("if flag { return .portrait }; return .allButUpsideDown", .both),
    ("if way == .unknown { return .all } else { return [.portrait, .portraitUpsideDown] }", .portrait),
    ("switch way { case .left: .all; default: .portrait }", nil),
    ("if isPhone { return .portrait }; return .all", nil),
    ("UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait", nil),
    ("guard flag else { return .all }; return .portrait", nil), ("return manager.orientations", nil),
    ("return top?.supportedInterfaceOrientations ?? .portrait", nil),
    ("return orientations(default: .portrait)", nil),
  ])
  func aDelegateDecidesUnlessSomethingElseIsAsked(_ body: String, _ usual: ScreenOrientations?) {
    let source = """
      class A { func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> \
      UIInterfaceOrientationMask { \(body) } }
      """
    let index = CodeIndex([CodeFile(Array(source.utf8), .swift, path: "A.swift")], hasDependencies: false)
    #expect(index.orientationDeciders.map(\.path) == ["A.swift"] && index.orientationDeciders[0].usual == usual)
    #expect(usual == nil || index.orientationDeciders[0].isConditional == (body != "return .portrait"))
    let other = """
      @implementation A
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w {
        \(body);
      }
      @end
      """
    let objectiveC = CodeIndex([CodeFile(Array(other.utf8), .objectiveC)], hasDependencies: false)
    #expect(objectiveC.orientationDeciders[0].usual == usual)
  }
}
