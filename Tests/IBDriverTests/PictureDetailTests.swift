import Foundation
import IBDriver
import Testing

/// What gives a picture away beside a device: sheets, custom views of bars, texts in missing fonts, status bars.
@Suite struct PictureDetailTests {
  private static func document(_ scenes: String, launch: Bool = false) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="first"\
    \(launch ? #" launchScreen="YES""# : "")>
      <scenes>
    \(scenes)
      </scenes>
    </document>

    """
  }

  private static func scene(_ id: String, _ content: String, subviews: String = "") -> String {
    """
        <scene sceneID="scene-\(id)"><objects>
          <viewController id="\(id)" title="\(id)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root-\(id)">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>\(subviews)</subviews>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>
            \(content)
          </viewController>
        </objects></scene>
    """
  }

  private static let presenting = document(
    scene(
      "first", #"<connections><segue destination="second" kind="presentation" id="go"/></connections>"#)
      + scene(
        "second", "",
        subviews: """
          <view contentMode="scaleToFill" id="box"><rect key="frame" x="0.0" y="0.0" width="100" height="40"/>\
          <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
          customColorSpace="sRGB"/></view>
          """))

  private func picture(_ document: String, _ scene: String, _ configuration: String) async -> String {
    let world = MemoryWorld(["Main.storyboard": document])
    let status = await world.run(
      "render", "-q", "--scene", scene, "--on", configuration, "-o", "-", "Main.storyboard")
    #expect(status == .success, "\(world.diagnostics)")
    return world.output
  }

  /// Before, the box was drawn at the top of the screen, under the Dynamic Island.
  @Test(arguments: ["iphone-15", "iphone-15,dark", "iphone-17,ios-26"])
  func aSheetIsBelowTheStatusBarOverItsPresenter(_ configuration: String) async throws {
    let svg = await picture(Self.presenting, "second", configuration)
    let box = try #require(svg.firstMatch(of: /<rect x="0" y="([\d.]+)" width="100" height="40"[^>]*fill="#ff0000"/))
    let y = try #require(Double(box.1))
    // A phone with an island has 59 points or more above its safe area, and a card begins 10 below.
    #expect(y >= 69 && y < 90)
    // The presenter fills the screen, and the sheet has round corners.
    #expect(svg.contains(#"<rect x="0" y="0" width="\#(configuration.contains("17") ? 402 : 393)""#))
    #expect(svg.contains(#"rx="\#(configuration.contains("ios-26") ? 34 : 10)""#))
  }

  /// Before, it was black on black.
  @Test func theHomeIndicatorIsSeenOnEveryBackground() async throws {
    func indicator(_ color: String) async throws -> String {
      let document = Self.presenting.replacing("systemColor=\"systemBackgroundColor\"", with: color)
      let svg = await picture(document, "first", "iphone-15")
      return try #require(svg.firstMatch(of: /<rect x="127" y="839" width="139"[^>]*fill="(#[0-9a-f]+)"/)).1.description
    }
    #expect(
      try await indicator(
        "white=\"0.1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"")
        == "#ffffff")
    #expect(try await indicator("systemColor=\"systemBackgroundColor\"") == "#000000")
  }

  /// The view of the file's owner fills the screen, so its picture has the clock and the round corners of one.
  @Test func theViewOfAControllersXibIsAScreen() async {
    func picture(owner: String) async -> String {
      let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FirstController">\(owner)</placeholder>
          <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        </objects></document>
        """
      let world = MemoryWorld(["First.xib": xib])
      #expect(await world.run("render", "-q", "--on", "iphone-15", "-o", "-", "First.xib") == .success)
      return world.output
    }
    let outlet = #"<connections><outlet property="view" destination="root" id="out"/></connections>"#
    let screen = await picture(owner: outlet)
    #expect(screen.contains(">9:41<") && screen.contains(#"viewBox="0 0 393 852""#))
    #expect(!(await picture(owner: "")).contains(">9:41<"))
  }

  @Test func aSceneThatFillsTheScreenIsNoSheet() async {
    let svg = await picture(Self.presenting, "first", "iphone-15")
    #expect(!svg.contains(##"rx="10""##))
  }

  /// Before, the view was drawn over the clock, and the bar had an empty box.
  @Test func theCustomViewOfABarItemIsInItsBar() async throws {
    let item = """
      <navigationItem key="navigationItem" title="Home" id="nav">
        <barButtonItem key="rightBarButtonItem" id="item">
          <view key="customView" contentMode="scaleToFill" id="badge">
            <rect key="frame" x="300" y="0.0" width="60" height="30"/>
            <color key="backgroundColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
          </view>
        </barButtonItem>
      </navigationItem>
      """
    let navigation = """
          <scene sceneID="scene-nav"><objects>
            <navigationController id="stack" sceneMemberID="viewController">
              <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
              <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="root"/>
              </connections>
            </navigationController>
          </objects></scene>
      """
    let svg = await picture(Self.document(navigation + Self.scene("first", item)), "first", "iphone-15")
    let badge = try #require(
      svg.firstMatch(of: /<rect x="([\d.]+)" y="([\d.]+)" width="60" height="30"[^>]*fill="#00ff00"/))
    // 16 points from the edge, in the bar's row of 44 points.
    #expect(badge.1 == "317")
    #expect(Double(badge.2).map { $0 > 58 && $0 < 75 } == true)
  }

  /// The width is that of the app's font, which the picture does not have.
  @Test func aTextInAMissingFontIsSqueezedAndNotShortened() async throws {
    let label = """
      <label opaque="NO" contentMode="left" fixedFrame="YES" text="Username or address" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="name">
        <rect key="frame" x="20" y="100" width="120" height="21"/>
        <fontDescription key="fontDescription" name="Unheard-Condensed" family="Unheard" pointSize="17"/>
      </label>
      """
    let svg = await picture(Self.document(Self.scene("first", "", subviews: label)), "first", "iphone-15")
    #expect(svg.contains(">Username or address</text>"))
    let length = try #require(svg.firstMatch(of: /textLength="([\d.]+)"[^>]*>Username or address/))
    #expect(Double(length.1).map { $0 <= 120.5 && $0 > 100 } == true)
    // A system font is known, so that the device shortens the text too.
    let known = label.replacingOccurrences(
      of: #"name="Unheard-Condensed" family="Unheard" pointSize="17""#, with: #"type="system" pointSize="17""#)
    #expect(await picture(Self.document(Self.scene("first", "", subviews: known)), "first", "iphone-15").contains("…"))
  }

  /// Before, the second line was cut in half at the stored height of 44 points.
  @Test func aPrototypeCellIsAsHighAsItsText() async throws {
    func sides(_ outer: String) -> String {
      ["leading", "trailing", "top", "bottom"].map {
        #"<constraint firstItem="caption" firstAttribute="\#($0)" secondItem="\#(outer)" secondAttribute="\#($0)" id="k\#($0)"/>"#
      }.joined()
    }
    let table = """
      <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" \
      estimatedRowHeight="-1" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="table">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <prototypes>
          <tableViewCell contentMode="scaleToFill" reuseIdentifier="row" id="cell">
            <rect key="frame" x="0.0" y="50" width="393" height="44"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
              <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
              <subviews>
                <label opaque="NO" contentMode="left" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" \
      text="A caption that is too long for a line of a phone and needs three lines, so that the row is higher than the \
      file has stored it for the canvas" id="caption">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
              </subviews>
              <constraints>\(sides("content"))</constraints>
            </tableViewCellContentView>
            <color key="backgroundColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
          </tableViewCell>
        </prototypes>
      </tableView>
      """
    let svg = await picture(Self.document(Self.scene("first", "", subviews: table)), "first", "iphone-15")
    // Three lines of 20 1/3 points.
    #expect(svg.contains(##"<rect x="0" y="59" width="393" height="61" fill="#0000ff"/>"##))
  }

  /// Before, a symbol that no table had was an empty square.
  @Test func aSymbolIsDrawn() async {
    func image(_ name: String) -> String {
      """
      <imageView contentMode="center" fixedFrame="YES" image="\(name)" catalog="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="image"><rect key="frame" x="20" y="100" width="40" height="40"/>\
      <color key="tintColor" red="1" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
      </imageView>
      """
    }
    for name in ["trash", "person.crop.circle", "square.and.arrow.up", "gearshape.fill"] {
      let svg = await picture(Self.document(Self.scene("first", "", subviews: image(name))), "first", "iphone-15")
      #expect(svg.firstMatch(of: /<path [^>]*(fill|stroke)="#ff00ff"/) != nil, "\(name)")
    }
  }

  /// Which of two views the code hides is not known: the later one is in front, a hidden one is left out.
  @Test func viewsInOnePlaceAreInTheOrderOfTheFile() async throws {
    func button(_ title: String, _ attributes: String = "") -> String {
      """
      <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(title)">\
      <rect key="frame" x="20" y="100" width="120" height="44"/><state key="normal" title="\(title)"/></button>
      """
    }
    let svg = await picture(
      Self.document(
        Self.scene(
          "first", "", subviews: button("Resume") + button("Pause") + button("Stop", #"hidden="YES""#))),
      "first", "iphone-15")
    let resume = try #require(svg.range(of: ">Resume<"))
    let pause = try #require(svg.range(of: ">Pause<"))
    #expect(resume.lowerBound < pause.lowerBound)
    #expect(svg.contains(#"<g id="view-Stop" class="view button hidden" display="none">"#))
  }

  /// The color of the clock, from the property list of the app.
  @Test func theStatusBarOfALaunchScreenIsThatOfTheApp() async throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      </dict></plist>
      """
    let launch = Self.document(Self.scene("first", ""), launch: true)
    func clock(_ files: [String: String]) async throws -> String {
      let world = MemoryWorld(files)
      #expect(await world.run("render", "-q", "--on", "iphone-15", "-o", "-", "App/Launch.storyboard") == .success)
      let match = try #require(
        world.output.firstMatch(of: /<svg class="text"[^>]*fill="([^"]+)"[^>]*>\s*<text[^>]*>9:41/))
      return String(match.1)
    }
    let files = ["App/Launch.storyboard": launch, ".git/HEAD": "", "App/Info.plist": list]
    #expect(try await clock(files) == "#ffffff")
    let other = list.replacingOccurrences(of: "LightContent", with: "DarkContent")
    #expect(try await clock(files.merging(["App/Info.plist": other]) { $1 }) == "#000000")
    // An app that is always dark has a white clock on a black screen.
    let dark = other.replacing(
      "<key>UIStatusBarStyle", with: "<key>UIUserInterfaceStyle</key><string>Dark</string><key>UIStatusBarStyle")
    let world = MemoryWorld(files.merging(["App/Info.plist": dark]) { $1 })
    #expect(await world.run("render", "-q", "--on", "iphone-15", "-o", "-", "App/Launch.storyboard") == .success)
    #expect(world.output.contains(##"width="393" height="852" fill="#000000""##))
    #expect(world.output.firstMatch(of: /<svg class="text"[^>]*fill="#ffffff"[^>]*>\s*<text[^>]*>9:41/) != nil)
  }

  // MARK: - Bars

  /// `list` and `detail` on a stack; `list` pushes `detail`.
  private static func stack(_ list: String, _ detail: String, bar: String = "") -> String {
    document(
      """
          <scene sceneID="scene-nav"><objects>
            <navigationController id="stack" sceneMemberID="viewController">
              <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">\(bar)</navigationBar>
              <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="root"/>
              </connections>
            </navigationController>
          </objects></scene>
      """
        + scene("list", list + #"<connections><segue destination="detail" kind="show" id="go"/></connections>"#)
        + scene("detail", detail))
  }

  private static func item(_ title: String, _ buttons: String = "") -> String {
    #"<navigationItem key="navigationItem" title="\#(title)" id="i-\#(title.count)">\#(buttons)</navigationItem>"#
  }

  /// The words are those of the scene before; where the title leaves them no room, Back; from iOS 26 on, none.
  @Test func theBackButtonSaysWhereItLeads() async {
    /// The title first.
    func words(_ list: String, _ detail: String, on device: String = "iphone-15") async -> [String] {
      let svg = await picture(Self.stack(list, detail), "detail", device)
      return svg.matches(of: /<text[^>]*>([^<]*)</).map { String($0.1) }.filter { $0 != "9:41" }
    }
    #expect(await words(Self.item("List"), Self.item("Item")) == ["Item", "List"])
    #expect(await words(Self.item(""), Self.item("Item")) == ["Item", "Back"])
    let own = #"<barButtonItem key="backBarButtonItem" title="All" id="back"/>"#
    #expect(await words(Self.item("List", own), Self.item("Item")) == ["Item", "All"])
    #expect(await words(Self.item("List", own.replacing("All", with: " ")), Self.item("Item")) == ["Item"])
    let long = "A list of many things in a store"
    #expect(await words(Self.item(long), Self.item("A rather long title")) == ["A rather long title", "Back"])
    #expect(await words(Self.item("List"), Self.item("Item"), on: "iphone-17,ios-26") == ["Item"])
    let left = #"<barButtonItem key="leftBarButtonItem" title="Close" id="left"/>"#
    #expect(await words(Self.item("List"), Self.item("Item", left)) == ["Item", "Close"])
  }

  @Test func theBackButtonHasTheTintOfItsBar() async {
    let tint =
      #"<color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let svg = await picture(Self.stack(Self.item("List"), "", bar: tint), "detail", "iphone-15")
    #expect(svg.firstMatch(of: /<path [^>]*stroke="#ff0000"/) != nil)
    #expect(svg.firstMatch(of: /fill="#ff0000"[^>]*>\s*<text[^>]*>List</) != nil)
  }

  @Test func anItemThatCannotBeUsedIsGray() async {
    let buttons = """
      <barButtonItem key="leftBarButtonItem" title="Edit" id="edit"/>
      <barButtonItem key="rightBarButtonItem" enabled="NO" title="Send" style="done" id="send"/>
      """
    let svg = await picture(Self.stack(Self.item("List", buttons), ""), "list", "iphone-15")
    #expect(svg.firstMatch(of: /fill="#007aff"[^>]*>\s*<text[^>]*>Edit</) != nil)
    #expect(svg.firstMatch(of: /fill="#3c3c43" fill-opacity="0.3"[^>]*>\s*<text[^>]*>Send</) != nil)
  }

  /// The bar shows the items of the controllers in the stack, and not those of the tabs.
  @Test func theBarOverTabsIsThatOfTheTabBarController() async {
    let tabs = """
          <scene sceneID="scene-detail"><objects>
            <tabBarController id="detail" sceneMemberID="viewController">\(Self.item("Tabs"))
              <tabBar key="tabBar" contentMode="scaleToFill" id="tabbar"/>
              <connections><segue destination="first" kind="relationship" relationship="viewControllers" id="tab"/>
              </connections>
            </tabBarController>
          </objects></scene>
      """
    let whole = Self.stack(Self.item("List"), "")
    guard let start = whole.range(of: #"    <scene sceneID="scene-detail">"#)?.lowerBound,
      let end = whole.range(of: "  </scenes>")?.lowerBound
    else { return }
    let document = whole[..<start] + tabs + Self.scene("first", Self.item("Inside")) + whole[end...]
    let svg = await picture(String(document), "first", "iphone-15")
    #expect(svg.contains(">Tabs</text>") && svg.contains(">List</text>") && !svg.contains(">Inside</text>"))
  }

  /// Before, the view was drawn over the clock.
  @Test func aTitleViewIsInTheBarAboveALargeTitle() async throws {
    let title = """
      <navigationItem key="navigationItem" title="List" id="nav">
        <view key="titleView" contentMode="scaleToFill" id="switch">
          <rect key="frame" x="0.0" y="0.0" width="60" height="30"/>
          <color key="backgroundColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
        </view>
      </navigationItem>
      """
    let document = Self.stack(title, "").replacing(
      #"<navigationBar key="navigationBar""#, with: #"<navigationBar key="navigationBar" largeTitles="YES""#)
    let svg = await picture(document, "list", "iphone-15")
    let box = try #require(svg.firstMatch(of: /<rect x="166.5" y="([\d.]+)" width="60" height="30"[^>]*fill="#00ff00"/))
    #expect(Double(box.1).map { $0 > 58 && $0 < 75 } == true)
    #expect(svg.contains(">List</text>"))
  }

  /// Before, gray wedges were next to the round corners: the card of the presenter is narrower than the sheet.
  @Test func theCornersOfASheetAreBlack() async {
    let svg = await picture(Self.presenting, "second", "iphone-15")
    // From the corner of the sheet, 69 points below the top.
    #expect(svg.contains(##"L0 69Z" fill="#000000"/>"##))
  }

  // MARK: - Views

  /// Before, only the scene with the container was drawn, and the other one at the top of the screen.
  @Test func anEmbeddedSceneIsDrawnInItsContainer() async throws {
    let red =
      #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let box = """
      <view contentMode="scaleToFill" id="box"><rect key="frame" x="10" y="5" width="30" height="40"/>\(red)</view>
      """
    let container = """
      <containerView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="container">
        <rect key="frame" x="20" y="200" width="300" height="100"/>
        <connections><segue destination="inner" kind="embed" id="embed"/></connections>
      </containerView>
      <label opaque="NO" contentMode="left" fixedFrame="YES" text="Outside" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="20" y="120" width="90" height="21"/>\
      </label>
      """
    let document = Self.document(
      Self.scene("first", "", subviews: container) + Self.scene("inner", "", subviews: box))
    for scene in ["first", "inner"] {
      let svg = await picture(document, scene, "iphone-15")
      #expect(svg.contains(##"<rect x="30" y="205" width="30" height="40" fill="#ff0000"/>"##), "\(scene)")
      #expect(svg.contains(">Outside</text>"), "\(scene)")
      #expect(svg.matches(of: /fill="#ff0000"/).count == 1, "\(scene)")
    }
  }

  @Test func aBorderOfTheLayerAndAnUnderlineAreDrawn() async {
    let label = """
      <label opaque="NO" contentMode="left" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="20" y="100" width="120" height="21"/>
        <attributedString key="attributedText"><fragment content="Terms"><attributes>\
      <integer key="NSUnderline" value="1"/></attributes></fragment></attributedString>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="2"/>\
      </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </label>
      """
    let svg = await picture(Self.document(Self.scene("first", "", subviews: label)), "first", "iphone-15")
    #expect(
      svg.contains(##"<rect x="21" y="101" width="118" height="19" fill="none" stroke="#000000" stroke-width="2"/>"##))
    #expect(svg.firstMatch(of: /<rect x="20" y="11\d[.\d]*" width="[34]\d[.\d]*" height="1.02"/) != nil)
    let plain = label.replacing(#"<integer key="NSUnderline" value="1"/>"#, with: "")
    let other = await picture(Self.document(Self.scene("first", "", subviews: plain)), "first", "iphone-15")
    #expect(!other.contains(#"height="1.02""#))
  }
}
