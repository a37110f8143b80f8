import IBCode
import Testing

/// Whether what a phone shows turns with it.
@Suite struct PhoneRotationTests {
  @Test func propertyListsListOrientations() {
    func list(_ key: String, _ names: String...) -> PhoneRotation? {
      let strings = names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined(separator: "\n")
      let text =
        "<dict><key>A</key><string>b</string><key>\(key)</key><array>\(strings)</array><key>B</key><true/></dict>"
      return PhoneRotation.of(propertyList: Array(text.utf8))
    }
    #expect(list("UISupportedInterfaceOrientations", "Portrait", "PortraitUpsideDown") == .portrait)
    #expect(list("UISupportedInterfaceOrientations", "Portrait", "LandscapeLeft") == .landscape)
    #expect(list("UISupportedInterfaceOrientations~iphone", "Portrait") == .portrait)
    #expect(list("UISupportedInterfaceOrientations~ipad", "Portrait") == nil)
    #expect(list("UISupportedInterfaceOrientations") == nil)
    #expect(list("CFBundleName", "Portrait") == nil)
  }

  /// Of several targets and configurations one is enough that turns.
  @Test func projectsListOrientationsInSettings() {
    let setting = "\t\t\t\tINFOPLIST_KEY_UISupportedInterfaceOrientations"
    func project(_ lines: String...) -> PhoneRotation? {
      PhoneRotation.of(project: Array(lines.joined(separator: "\n").utf8))
    }
    let upright = "\(setting)_iPhone = UIInterfaceOrientationPortrait;"
    let turning = "\(setting)_iPhone = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\";"
    #expect(project("PRODUCT_NAME = a;", upright, upright) == .portrait)
    #expect(project(upright, turning) == .landscape)
    #expect(project("\(setting) = UIInterfaceOrientationPortrait;") == .portrait)
    #expect(project("\(setting)_iPad = UIInterfaceOrientationPortrait;") == nil)
    #expect(project() == nil)
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
