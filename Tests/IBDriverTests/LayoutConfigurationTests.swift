import IBDriver
import Testing

/// What a configuration file says of layouts.
@Suite struct LayoutConfigurationTests {
  /// A scene whose label is pinned to the safe area, with margins of its own that are less than the system's.
  private static func scene(_ attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
    useSafeAreas="YES" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" initialViewController="con-tr-001">
      <scenes>
        <scene sceneID="sce-ne-001"><objects>
          <viewController id="con-tr-001" customClass="Checkout">
            <view key="view" id="vie-w0-001">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="bar-00-001">
                  <rect key="frame" x="5" y="40" width="355" height="20"/>
                </view>
              </subviews>
              <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
              <constraints>
                <constraint firstItem="bar-00-001" firstAttribute="top" secondItem="saf-e0-001" secondAttribute="top" id="a"/>
                <constraint firstItem="bar-00-001" firstAttribute="leading" secondItem="vie-w0-001" \
    secondAttribute="leadingMargin" id="b"/>
                <constraint firstItem="bar-00-001" firstAttribute="width" constant="100" id="c"/>
                <constraint firstItem="bar-00-001" firstAttribute="height" constant="20" id="d"/>
              </constraints>
              <edgeInsets key="layoutMargins" top="5" left="5" bottom="5" right="5"/>
            </view>
            \(attributes)
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private func resolve(_ configuration: String, _ scene: String = scene(), on options: String...) async -> MemoryWorld {
    let world = MemoryWorld(["Main.storyboard": scene, ".keyline.yml": configuration])
    _ = await CommandLineTool.run(["resolve", "--format", "jsonl"] + options, in: world.world)
    return world
  }

  @Test func theFilesConfigurationsAreTheDefault() async {
    let world = await resolve("configurations: [iphone-se-3, 'ipad-pro-11,landscape']\n")
    let names = world.output.matches(of: /"configuration":\{"name":"([^"]*)"/).map { String($0.1) }
    #expect(names == ["iphone-se-3.portrait", "ipad-pro-11.landscape"])
    let other = await resolve("configurations: all-size-classes\n", on: "--on", "iphone-8")
    #expect(other.output.split(separator: "\n").count == 1)
    #expect(other.output.contains("\"name\":\"iphone-8.portrait\""))
  }

  /// iPhone 8 has a status bar of 20 points; the controller adds 10 and lifts the least margin of 16 (rows S4, M6).
  @Test(arguments: ["con-tr-001", "vie-w0-001", "Checkout"])
  func whatTheAppSetsInCodeCounts(_ name: String) async {
    func frame(_ settings: String) async -> Bool {
      let text = "configurations: iphone-8\nscenes:\n  \(name): {\(settings)}\n"
      return await resolve(text).output.contains("\"frame\":[5,30,100,20]")
    }
    #expect(await resolve("configurations: iphone-8\n").output.contains("\"frame\":[16,20,100,20]"))
    #expect(
      await frame("additionalSafeAreaInsets: {top: 10}, viewRespectsSystemMinimumLayoutMargins: false"))
  }

  @Test func aRuntimeAttributeCountsTheSameUnlessTheFileSaysOtherwise() async {
    let scene = Self.scene(
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
      keyPath="viewRespectsSystemMinimumLayoutMargins" value="NO"/></userDefinedRuntimeAttributes>
      """)
    #expect(await resolve("configurations: iphone-8\n", scene).output.contains("\"frame\":[5,20,100,20]"))
    let overridden = "configurations: iphone-8\nscenes: {Checkout: {viewRespectsSystemMinimumLayoutMargins: true}}\n"
    #expect(await resolve(overridden, scene).output.contains("\"frame\":[16,20,100,20]"))
  }

  @Test(arguments: [
    ("configurations: [iphone-8, ipone-8]\n", ".keyline.yml:1:28: "),
    ("scenes: {A: {aditionalSafeAreaInsets: 1}}\n", "did you mean 'additionalSafeAreaInsets'?"),
    ("scenes: {A: {additionalSafeAreaInsets: {top: much}}}\n", ".keyline.yml:1:46: 'much' is not a number of points"),
    ("scenes: {A: {additionalSafeAreaInsets: {top: 10000.5}}}\n", "'10000.5' is not a number of points"),
    ("scenes: {A: {additionalSafeAreaInsets: {left: -10001}}}\n", "'-10001' is not a number of points"),
    ("scenes: {A: {additionalSafeAreaInsets: {upper: 1}}}\n", "unknown edge 'upper'"),
    ("scenes: {A: {overrideTraits: {verticalSizeClas: compact}}}\n", "1:31: unknown trait 'verticalSizeClas'; did you"),
    ("scenes: {A: {overrideTraits: {verticalSizeClass: compac}}}\n", "did you mean 'compact'?"),
    ("scenes: {A: {adaptivePresentation: fullscreen}}\n", "1:36: unknown presentation 'fullscreen'; did you mean"),
    ("scenes: {A: {searchBar: {hides: true}}}\n", "unknown setting of a search bar 'hides'"),
    ("scenes: {A: {prefersStatusBarHidden: perhaps}}\n", "1:38: expected true or false"),
    ("scenes: {A: {additionalSafeAreaInsets: 10}}\n", "1:40: expected insets such as {top: 10, bottom: 20}"),
    ("scenes: {A: {overrideTraits: {userInterfaceStyle: drak}}}\n", "unknown style 'drak'; did you mean 'dark'?"),
    ("configurations: {a: b}\n", "1:17: expected a list of configurations"),
    ("scenes: [A]\n", "'scenes' must be a mapping from ids or classes to settings"),
    ("scene: {}\n", ".keyline.yml:1:1: unknown key 'scene'; did you mean 'scenes'?"),
  ])
  func mistakesAreToldWithTheirPlace(_ text: String, _ message: String) async {
    let world = MemoryWorld(["Main.storyboard": Self.scene(), ".keyline.yml": text])
    #expect(await world.run("resolve") == .usage)
    #expect(world.output.isEmpty)
    #expect(world.diagnostics.contains(message))
  }

  /// Each of the nine settings is understood; the tests of `Samples` hold what it does.
  @Test(arguments: [
    "adaptivePresentation: none", "additionalSafeAreaInsets: {left: 3}", "additionalSafeAreaInsets: {right: -10000}",
    "cellLayoutMarginsFollowReadableWidth: true",
    "insetsContentViewsToSafeArea: false",
    "overrideTraits: {userInterfaceStyle: dark, preferredContentSizeCategory: XXXL}",
    "overrideTraits: {verticalSizeClass: compact, layoutDirection: rtl}",
    "prefersStatusBarHidden: true", "searchBar: true", "searchBar: {hidesSearchBarWhenScrolling: false}",
    "separatorInsetReference: fromAutomaticInsets", "viewRespectsSystemMinimumLayoutMargins: true",
  ])
  func everySettingIsUnderstood(_ setting: String) async {
    let world = MemoryWorld([
      "Main.storyboard": Self.scene(), ".keyline.yml": "scenes: {Checkout: {\(setting)}}\nconfigurations: iphone-8\n",
    ])
    #expect(await world.run("resolve", "--format", "jsonl", "-q") == .success)
    #expect(world.diagnostics.isEmpty)
  }

  /// A status bar of 20 points, which the app hides.
  @Test func theCanvasRunsNoCode() async {
    let hidden = "scenes: {Checkout: {prefersStatusBarHidden: true}}\n"
    #expect(await resolve("configurations: iphone-8\n" + hidden).output.contains("\"frame\":[16,0,100,20]"))
    let scene = Self.scene().replacing("<scenes>", with: "<device id=\"retina4_7\" orientation=\"portrait\"/><scenes>")
    #expect(await resolve("configurations: canvas\n" + hidden, scene).output.contains("\"frame\":[16,20,100,20]"))
  }

  /// The property list counts only if controllers do not decide about the status bar.
  @Test(arguments: [("<false/>", "[16,0,100,20]"), ("<true/>", "[16,20,100,20]")])
  func anAppWithoutAStatusBarHasNone(_ isDecidedByControllers: String, _ frame: String) async {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string><key>UIStatusBarHidden</key><true/>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UIViewControllerBasedStatusBarAppearance</key>\(isDecidedByControllers)
      </dict></plist>
      """
    let world = MemoryWorld(["App/Main.storyboard": Self.scene(), "App/Info.plist": list, ".git/HEAD": ""])
    #expect(await world.run("resolve", "--format", "jsonl", "-q", "--on", "iphone-8", "App") == .success)
    #expect(world.output.contains("\"frame\":\(frame)"), "\(world.output)")
  }

  @Test func dumpAndDiffFollowTheConfigurationFileToo() async {
    let text = "configurations: iphone-8\nscenes: {Checkout: {additionalSafeAreaInsets: {top: 10}}}\n"
    let world = MemoryWorld(["Main.storyboard": Self.scene(), ".keyline.yml": text])
    #expect(await world.run("dump", "--stage", "constraints", "Main.storyboard") == .success)
    #expect(world.output.hasPrefix("scene vie-w0-001 iphone-8.portrait 375.0x667.0 safe area [30.0"))
    // The view moves where the configuration looks: in compact width.
    let moved = Self.scene().replacing(
      "firstAttribute=\"width\" constant=\"100\"", with: "firstAttribute=\"width\" constant=\"90\"")
    let both = MemoryWorld(["a.storyboard": Self.scene(), "b.storyboard": moved, ".keyline.yml": text])
    #expect(await both.run("diff", "a.storyboard", "b.storyboard", "--format", "json") == .success)
    #expect(both.output.contains("iphone-8.portrait"))
    #expect(!both.output.contains("ipad"))
  }

  @Test func aConfigurationMayBeNamed() async {
    let world = MemoryWorld(["Main.storyboard": Self.scene(), "Code.keyline.yml": "configurations: iphone-8\n"])
    #expect(await world.run("resolve", "--format", "jsonl", "--config", "Code.keyline.yml") == .success)
    #expect(world.output.contains("\"name\":\"iphone-8.portrait\""))
    #expect(world.output.split(separator: "\n").count == 1)
  }
}
