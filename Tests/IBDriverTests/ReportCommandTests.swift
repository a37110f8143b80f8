import Foundation
import IBDriver
import IBTestSupport
import Testing

/// `keyline report` over whole documents.
@Suite struct ReportCommandTests {
  /// Two scenes: in the first a label is installed in compact width only, and a button is narrower in compact height;
  /// the second never varies.
  private static let document = storyboard(
    scene(
      rootView(
        subviews: view("hint", tag: "label", attributes: "text=\"Hint\"")
          + view(
            "send", tag: "button",
            content: "<state key=\"normal\" title=\"Send | now\"/>"),
        constraints: """
          <constraint firstItem="send" firstAttribute="width" constant="200" id="width">
          <variation key="heightClass=compact" constant="120"/>
          </constraint>
          <constraint firstItem="send" firstAttribute="top" secondItem="safe" secondAttribute="top" id="send-top"/>
          <constraint firstItem="send" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
          constant="16" id="send-leading"/>
          <constraint firstItem="hint" firstAttribute="top" secondItem="send" secondAttribute="bottom" id="hint-top"/>
          <constraint firstItem="hint" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
          constant="16" id="hint-leading"/>
          """,
        content: """
          <variation key="default"><mask key="subviews"><exclude reference="hint"/></mask></variation>
          <variation key="widthClass=compact"><mask key="subviews"><include reference="hint"/></mask></variation>
          <variation key="widthClass=regular"><mask key="subviews"><include reference="send"/></mask></variation>
          """), attributes: "title=\"First\" customClass=\"FirstController\""),
    scene(rootView("other"), id: "second", attributes: "title=\"Second\""))

  private func report(_ arguments: String...) async -> (status: IBDriver.ExitStatus, text: String, told: String) {
    let world = MemoryWorld(["a.storyboard": Self.document, "b.xib": Documents.macOS])
    let status = await CommandLineTool.run(["report"] + arguments, in: world.world)
    return (status, world.output, world.diagnostics)
  }

  @Test func theTextBeginsWithTheReachAndTheCounts() async {
    let (status, text, told) = await report()
    #expect(status == .success)
    #expect(
      text.hasPrefix(
        """
        2 screens on iPhone and iPad, both orientations (assumed)
        no screen breaks in any size class, 1 screen changes by design, 1 stays as it is

        BY DESIGN
          First
        """))
    #expect(text.contains("    \"Hint\": not on regular width (iPad, and Plus, Max, XR, 11 and Air in landscape)\n"))
    #expect(text.contains("redundant entr") && !text.contains("UNUSED"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(told == "1 file, 1 skipped: 1 macOS; 2 scenes laid out\n")
  }

  /// A button that fits a phone in portrait, and ends below one in landscape.
  private static let low = storyboard(scene(lowView, attributes: "title=\"Low\""))
  private static let lowView = rootView(
    subviews: view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>"),
    constraints: """
      <constraint firstItem="send" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="450" id="t"/>
      <constraint firstItem="send" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
      <constraint firstItem="send" firstAttribute="width" constant="80" id="w"/>
      <constraint firstItem="send" firstAttribute="height" constant="44" id="h"/>
      """)

  @Test func aProblemIsListedUnderTheClassesThatHaveIt() async {
    let world = MemoryWorld(["a.storyboard": Self.low])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("BREAKS\niPhone landscape (wC hC, wR hC)\n  Low "))
    #expect(world.output.contains("pt below the screen, no view scrolls"))
    #expect(world.output.contains("1 screen breaks"))
  }

  /// Below a bar that the app may hide, the button is cut off in portrait too. Only landscape is certain.
  @Test func aProblemIsListedUnderTheClassesThatHaveItInEachWay() async {
    let view = Self.lowView.replacing("constant=\"450\"", with: "constant=\"590\"")
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(
        settings: """
          TARGETED_DEVICE_FAMILY = 1; INFOPLIST_KEY_UISupportedInterfaceOrientations = \
          "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
          """, files: ["Shop.storyboard", "App.swift", "Screen.swift"]), ".git/config": "",
      "Shop.storyboard": Self.first(storyboard(scene(view, attributes: "customClass=\"Screen\""))),
      "Screen.swift": "class Screen: UIViewController {}",
      "App.swift": """
      let screen = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()
      func show() { pushViewController(Screen(), animated: true); stack.isNavigationBarHidden = true }
      """,
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("BREAKS\niPhone landscape (wC hC, wR hC)\n"), "\(world.output)")
    #expect(world.output.contains("at least"))
  }

  /// A text field places the views at the ends of its text.
  @Test(arguments: [("rightView", false), ("leftView", false), ("other", true)])
  func aFieldPlacesItsSideViews(_ outlet: String, _ breaks: Bool) async {
    let field = view(
      "name", tag: "textField",
      content: "<connections><outlet property=\"\(outlet)\" destination=\"send\" id=\"out-1\"/></connections>")
    let world = MemoryWorld(["a.storyboard": Self.low.replacing("<subviews>", with: "<subviews>\(field)")])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("below the screen") == breaks, "\(world.output)")
  }

  /// A hidden view without an outlet, a tag or a variation never appears, and has no design.
  @Test(arguments: [
    ("", true), ("hidden=\"YES\"", false), ("hidden=\"YES\" tag=\"4\"", true),
  ])
  func viewsThatNothingShowsHaveNoDesign(_ attributes: String, _ isListed: Bool) async {
    let document = Self.document.replacing("id=\"hint\"", with: "id=\"hint\" \(attributes)")
    let world = MemoryWorld(["a.storyboard": document])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("\"Hint\":") == isListed, "\(world.output)")
  }

  /// Code that presents a screen may give it a size that none of the windows has.
  @Test(arguments: [
    ("", true), ("present(make(), animated: true)", false), ("Card(contentViewController: Screen())", false),
  ])
  func aConflictOfEveryWindowNeedsAKnownSize(_ code: String, _ isListed: Bool) async {
    let root = rootView(
      subviews: view("card"),
      constraints: constraint("t", "card.top", "root.top", constant: 100)
        + constraint("b", "root.bottom", "card.bottom", constant: 100)
        + constraint("h", "card.height", constant: 40) + constraint("l", "card.leading", "root.leading")
        + constraint("w", "card.width", constant: 40))
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;",
        files: ["Shop.storyboard", "App.swift"]), ".git/config": "",
      "Shop.storyboard": storyboard(
        scene(root, attributes: "storyboardIdentifier=\"Low\" customClass=\"Screen\"")),
      "App.swift": """
      class Screen: UIViewController {}
      let board = UIStoryboard(name: "Shop", bundle: nil)
      func show() { board.instantiateViewController(withIdentifier: "Low"); \(code) }
      """,
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("cannot keep its height of 40") == isListed, "\(world.output)")
    #expect(world.output.contains("depends on a size") != isListed, "\(world.output)")
  }

  /// Above capital letters and below the baseline, a line is empty. A bullet needs only its middle.
  @Test(arguments: [("text=\"BPM\"", true), ("text=\"gypsy\"", false), ("text=\"•\"", true)])
  func aLineOfCapitalsNeedsLessHeight(_ text: String, _ fits: Bool) async {
    let root = rootView(
      subviews: view(
        "rate", tag: "label", attributes: text + " adjustsFontSizeToFit=\"NO\"",
        content: "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"16\"/>"),
      constraints: constraint("h", "rate.height", constant: 12) + constraint("t", "rate.top", "root.top", constant: 80)
        + constraint("l", "rate.leading", "root.leading", constant: 20))
    let world = MemoryWorld(["a.storyboard": storyboard(scene(root))])
    #expect(await world.run("report", "--on", "iphone-15") == .success)
    #expect(world.output.contains("is cut off") != fits, "\(world.output)")
  }

  /// Xcode writes texts with characters that XML does not allow as Base64: here `Stop`, a return and `go`.
  @Test func aTextInBase64IsDecoded() async {
    let button = view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>")
    let label = view(
      "send", tag: "label", content: "<string key=\"text\" base64-UTF8=\"YES\">\nU3RvcA1nbw\n</string>")
    let world = MemoryWorld(["a.storyboard": Self.low.replacing(button, with: label)])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("\"Stop") && !world.output.contains("U3Rv"), "\(world.output)")
  }

  /// The least that people see lacks both the view that code hides and the lines of the text that it sets.
  @Test func codeMayHideAViewAndShortenATextAtOnce() async {
    let note = view("note") + view("title", tag: "label", attributes: "text=\"A B C\" numberOfLines=\"0\"")
    let stack = view("rows", tag: "stackView", attributes: "axis=\"vertical\"", subviews: note)
    let send = view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>")
    let root = rootView(
      subviews: stack + send,
      constraints: constraint("t", "rows.top", "root.top", constant: 250)
        + constraint("l", "rows.leading", "root.leading") + constraint("w", "rows.width", constant: 20)
        + constraint("n", "note.height", constant: 40) + constraint("b", "send.top", "rows.bottom")
        + constraint("x", "send.leading", "root.leading") + constraint("s", "send.height", constant: 84))
    let outlets = ["note", "title"].map { "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"out-\($0)\"/>" }
    let document = storyboard(
      scene(
        root + "<connections>\(outlets.joined())</connections>",
        attributes: "storyboardIdentifier=\"Low\" customClass=\"Screen\""))
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "Shop.storyboard": document,
      "App.swift": """
      class Screen: UIViewController {
        func show() { board.instantiate("Low"); note.isHidden = isEmpty; title.text = make() }
      }
      """,
    ])
    #expect(await world.run("report", "--on", "iphone-se-1.landscape", "--on", "iphone-15") == .success)
    let text = world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // 250 + one line of 20.5 + 84 are 35 more than 320.
    #expect(text.contains("ends at least 35 pt below the screen"), "\(world.output)")
  }

  /// A picture that is larger than the screen is meant to be cut.
  @Test(arguments: [("centerX", false), ("leading", true)])
  func aLargePictureInTheMiddleIsNoProblem(_ attribute: String, _ breaks: Bool) async {
    let root = rootView(
      subviews: view("map", tag: "imageView", attributes: "image=\"map\""),
      constraints: constraint("x", "map.\(attribute)", "root.\(attribute)") + constraint("t", "map.top", "root.top")
        + constraint("w", "map.width", constant: 500) + constraint("h", "map.height", constant: 80))
    let world = MemoryWorld(["a.storyboard": storyboard(scene(root))])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("edge of the screen") == breaks, "\(world.output)")
  }

  /// In a single window of a kind, it is unknown whether a size depends on the window.
  @Test func sizesOfSingleWindowsAreNoDesign() async {
    func height(_ value: Int) -> String { constraint("h\(value)", "send.height", constant: Double(value)) }
    let root = rootView(
      subviews: view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>"),
      constraints: height(80) + height(33) + constraint("t", "send.top", "root.top")
        + constraint("l", "send.leading", "root.leading") + constraint("r", "send.trailing", "root.trailing"),
      content: """
        <variation key="default"><mask key="constraints"><exclude reference="h33"/></mask></variation>
        <variation key="heightClass=compact"><mask key="constraints"><exclude reference="h80"/>
        <include reference="h33"/></mask></variation>
        """)
    let world = MemoryWorld(["a.storyboard": storyboard(scene(root))])
    #expect(await world.run("report", "--on", "iphone-se-1.landscape", "--on", "iphone-15") == .success)
    #expect(!world.output.contains(" × "), "\(world.output)")
    #expect(world.output.contains("BY DESIGN"))
  }

  /// If the button's height breaks, the map has no space either.
  @Test func theConflictOfTheFewestConstraintsIsTold() async {
    let send = view(
      "send", tag: "button",
      content: "<constraints>\(constraint("h", "send.height", constant: 38))</constraints>"
        + "<state key=\"normal\" title=\"Send\"/>")
    let root = rootView(
      subviews: view("map") + send,
      constraints: constraint("t", "map.top", "root.top", constant: 23)
        + constraint("c", "root.centerY", "send.centerY") + constraint("b", "safe.bottom", "send.bottom", constant: 31)
        + constraint("g", "send.top", "map.bottom", constant: 24))
    let world = MemoryWorld(["a.storyboard": storyboard(scene(root))])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("\"Send\" cannot keep its height of 38"), "\(world.output)")
  }

  /// A reader must not delete the other scene of the class.
  @Test(arguments: [("Detail", ","), ("List", ", unlike another scene of its class,")])
  func aSceneThatCannotAppearIsToldFromItsTwin(_ name: String, _ words: String) async {
    let document = storyboard(
      scene(rootView("first"), attributes: "customClass=\"List\"")
        + scene(rootView("second"), id: "other", attributes: "customClass=\"\(name)\""))
    let world = MemoryWorld(["a.storyboard": Self.first(document)])
    #expect(await world.run("lint", "--only-rule", "unreachable-scene", "a.storyboard") == .success)
    #expect(world.output.contains("cannot appear\(words) because no reachable scene"), "\(world.output)")
  }

  /// A view that code always hides or places, and a text that code replaces, break in the document only. A view that code
  /// also shows, or that it gives to other code, may break. Other code decides nothing.
  @Test(arguments: [
    ("send.isEnabled = true", "breaks"), ("send.isHidden = isEmpty", "code hides or shows send"),
    ("send.isHidden = true", ""), ("send.frame = box", ""), ("self.send.frame.origin.y += 8", ""),
    ("send.snp.makeConstraints {}", ""), ("let y = send.frame.origin.y", "breaks"), ("row.send.center = point", ""),
    ("place(self.send)", "code gives send to other code"), ("let all = [title, send]", "code hides or shows send"),
    ("let button = send", "code gives send to other code"), ("if let button = send { button.tap() }", "breaks"),
    ("view.bringSubviewToFront(send)", "breaks"), ("if sender == send { go() }", "breaks"),
  ])
  func codeDecidesWhatBreaks(_ code: String, _ grade: String) async {
    let document = Self.low.replacing(
      "</viewController>",
      with: "<connections><outlet property=\"send\" destination=\"send\" id=\"out-1\"/></connections></viewController>"
    ).replacing("title=\"Low\"", with: "title=\"Low\" customClass=\"Screen\"")
    #expect(await self.grade(document, code) == grade)
  }

  /// The class of a constraint may compute its distance.
  @Test(arguments: [("", true), ("customClass=\"SmallScreen\"", false)])
  func aConstraintWithAClassMayHaveAnyDistance(_ attribute: String, _ breaks: Bool) async {
    let world = MemoryWorld(["a.storyboard": Self.low.replacing("id=\"t\"", with: "\(attribute) id=\"t\"")])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("pt below the screen") == breaks, "\(world.output)")
  }

  /// What breaks only below a navigation bar that the code of the controller, or of its superclass, hides does not break.
  @Test(arguments: [
    ("", "", true), ("navigationController?.setNavigationBarHidden(true, animated: false)", "", false),
    ("", "navigationController?.isNavigationBarHidden = true", false),
    ("navigationController?.setNavigationBarHidden(false, animated: false)", "", true),
  ])
  func aBarThatCodeHidesIsNoProblem(_ own: String, _ inherited: String, _ breaks: Bool) async {
    let stack = """
      <scene sceneID="s-2"><objects><navigationController id="nav"><navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="seg"/></connections>
      </navigationController></objects></scene></scenes>
      """
    let document = Self.low.replacing("</scenes>", with: stack).replacing("constant=\"450\"", with: "constant=\"260\"")
      .replacing("title=\"Low\"", with: "title=\"Low\" customClass=\"Screen\"")
      .replacing("<document ", with: "<document initialViewController=\"nav\" ")
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "Shop.storyboard": document,
      "App.swift": """
      class Base: UIViewController { func g() { \(inherited) } }
      class Screen: Base { func f() { \(own) } }
      """,
    ])
    #expect(await world.run("report", "--on", "iphone-se-1.landscape", "--on", "iphone-15") == .success)
    #expect(world.output.contains("below the screen") == breaks, "\(world.output)")
  }

  /// What breaks only with views that code hides, or with texts that it sets, may break; otherwise the rest is certain.
  @Test(arguments: [
    ("", "40", "ends 94 pt below the screen"),
    ("note.isHidden = isEmpty", "40", "ends at least 54 pt below the screen"),
    ("note.isHidden = isEmpty", "100", "ends 94 pt below the screen, no view scrolls; code hides or shows other views"),
    ("title.isHidden = isEmpty", "40", "ends 94 pt below the screen"),
  ])
  func codeMayHideOtherViews(_ code: String, _ height: String, _ words: String) async {
    let stack = view("rows", tag: "stackView", attributes: "axis=\"vertical\"", subviews: view("note"))
    let send = view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>")
    let top = height == "40" ? 290.0 : 230
    let root = rootView(
      subviews: stack + send,
      constraints: constraint("t", "rows.top", "root.top", constant: top)
        + constraint("l", "rows.leading", "root.leading")
        + constraint("w", "rows.width", constant: 80) + constraint("n", "note.height", constant: Double(height) ?? 0)
        + constraint("b", "send.top", "rows.bottom") + constraint("x", "send.leading", "root.leading")
        + constraint("s", "send.height", constant: 84))
    let connections = "<connections><outlet property=\"note\" destination=\"note\" id=\"out-no-001\"/></connections>"
    let document = storyboard(
      scene(root + connections, attributes: "storyboardIdentifier=\"Low\" customClass=\"Screen\""))
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "Shop.storyboard": document,
      "App.swift": "class Screen: UIViewController { func show() { board.instantiate(\"Low\"); \(code) } }",
    ])
    #expect(await world.run("report", "--on", "iphone-se-1.landscape", "--on", "iphone-15") == .success)
    let text = world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(words), "\(world.output)")
  }

  /// The layout gives up the heights of several views. All of them are missing.
  @Test func aShortageHasTheLengthsOfAllBrokenConstraints() async {
    let chain = [
      ("image", "root.top", 24.0, 210.0), ("name", "image.bottom", 16, 30), ("word", "name.bottom", 8, 30),
      ("send", "word.bottom", 8, 44),
    ]
    // The last ones are given up.
    let heights = [0, 3, 1, 2].map { constraint("\(chain[$0].0)-h", "\(chain[$0].0).height", constant: chain[$0].3) }
    let root = rootView(
      subviews: chain.map { view($0.0) }.joined(),
      constraints: constraint("b", "root.bottom", "send.bottom", constant: 45, relation: "greaterThanOrEqual")
        + chain.map { id, anchor, distance, _ in
          constraint("\(id)-t", "\(id).top", anchor, constant: distance)
            + constraint("\(id)-l", "\(id).leading", "root.leading")
            + constraint("\(id)-w", "\(id).width", constant: 80)
        }.joined() + heights.joined())
    let world = MemoryWorld(["a.storyboard": storyboard(scene(root))])
    #expect(
      await world.run("report", "--on", "iphone-se-1.landscape", "--on", "iphone-15.landscape", "--on", "iphone-15")
        == .success)
    #expect(world.output.contains("95 pt"), "\(world.output)")
  }

  /// Code that switches between the distance of the document and another one shows both layouts.
  @Test(arguments: [
    ("", "ends 94 pt below the screen"),
    ("gap.constant = isOpen ? 290 : 0", "ends 94 pt below the screen, no view scrolls; code changes constraints"),
    ("gap.constant = isOpen ? 290 : 250", "ends at least 54 pt below the screen"),
  ])
  func codeMaySwitchDistances(_ code: String, _ words: String) async {
    let root = rootView(
      subviews: view("rows") + view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>"),
      constraints: constraint("t", "rows.top", "root.top", constant: 290)
        + constraint("l", "rows.leading", "root.leading")
        + constraint("w", "rows.width", constant: 80) + constraint("n", "rows.height", constant: 40)
        + constraint("b", "send.top", "rows.bottom") + constraint("x", "send.leading", "root.leading")
        + constraint("s", "send.height", constant: 84))
    let connections = "<connections><outlet property=\"gap\" destination=\"t\" id=\"out-ga-001\"/></connections>"
    let document = storyboard(
      scene(root + connections, attributes: "storyboardIdentifier=\"Low\" customClass=\"Screen\""))
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "Shop.storyboard": document,
      "App.swift": "class Screen: UIViewController { func show() { board.instantiate(\"Low\"); \(code) } }",
    ])
    #expect(await world.run("report", "--on", "iphone-se-1.landscape", "--on", "iphone-15") == .success)
    let text = world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(words), "\(world.output)")
  }

  /// A conflict of a view that code hides occurs whenever people see the view.
  @Test(arguments: ["", "note.isHidden = isEmpty"])
  func aConflictOfAViewThatCodeHidesIsListed(_ code: String) async {
    let stack = view(
      "rows", tag: "stackView", attributes: "axis=\"vertical\"",
      subviews: view("note", content: "<constraints>\(constraint("n", "note.height", constant: 40))</constraints>"))
    let root = rootView(
      subviews: stack,
      constraints: constraint("t", "rows.top", "root.top", constant: 40)
        + constraint("l", "rows.leading", "root.leading")
        + constraint("w", "rows.width", constant: 80) + constraint("h", "rows.height", constant: 60))
    let connections = "<connections><outlet property=\"note\" destination=\"note\" id=\"out-no-001\"/></connections>"
    let document = storyboard(scene(root + connections, attributes: "customClass=\"Screen\""))
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "Shop.storyboard": Self.first(document),
      "App.swift": "class Screen: UIViewController { func show() { \(code) } }",
    ])
    #expect(await world.run("lint", "--only-rule", "unsatisfiable-constraints", "Shop.storyboard") == .success)
    #expect(world.output.contains("(unsatisfiable-constraints)"), "\(world.output)")
  }

  /// Code may show a screen below a bar that no document contains. What breaks below each bar breaks, with the numbers of all
  /// bars, and what does not may break.
  @Test(arguments: [
    (true, "", "ends 174 pt below the screen"),
    (true, "stack.pushViewController(make(), animated: true)", "ends 206 pt below the screen"),
    (
      true, "stack.pushViewController(make(), animated: true); present(make(), animated: true)",
      "ends at least 174 pt below the screen"
    ),
    (true, "stack.pushViewController(Other(), animated: true)", "ends 174 pt below the screen"),
    (false, "bar.isTranslucent = false", "begins 26 pt above the screen"),
    (
      false, "bar.isTranslucent = false; stack.pushViewController(make(), animated: true)",
      "begins 26 pt above the screen; code may show it below an opaque navigation bar"
    ),
    (
      false, "edgesForExtendedLayout = []; stack.pushViewController(make(), animated: true)",
      "begins 26 pt above the screen; code may show it below an opaque navigation bar"
    ),
    (
      false, "bar.isTranslucent = true; stack.pushViewController(make(), animated: true)",
      "begins 26 pt above the screen"
    ),
  ])
  func codeMayShowAScreenBelowABar(_ isLow: Bool, _ code: String, _ words: String) async {
    let low = Self.low.replacing("title=\"Low\"", with: "storyboardIdentifier=\"Low\" customClass=\"Screen\"")
    let top = "firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" constant=\"450\""
    let center = """
      firstAttribute="centerY" secondItem="root" secondAttribute="centerY" multiplier="0.1" constant="-20"
      """
    let document = isLow ? low : low.replacing(top, with: center)
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "Shop.storyboard": document,
      "App.swift": "class Screen: UIViewController { func show() { board.instantiate(\"Low\"); \(code) } }",
    ])
    #expect(await world.run("report", "--on", "iphone-se-1.landscape", "--on", "iphone-15") == .success)
    let text = world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let end = text.firstRange(of: words).map { text[$0.upperBound...].prefix(2) }
    #expect(end != nil && end != "; ", "\(world.output)")
  }

  /// The view of a controller's xib fills the screen, and that of a view that loads it need not.
  @Test(arguments: [("UIViewController", true), ("UIView", false)])
  func theXibOfAControllerIsAScreen(_ superclass: String, _ breaks: Bool) async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"><connections>
          <outlet property="view" destination="root" id="out-1"/></connections></placeholder>
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="send">
            <rect key="frame" x="0" y="450" width="80" height="44"/><state key="normal" title="Send"/></button></subviews>
          <constraints>
            <constraint firstItem="send" firstAttribute="top" secondItem="root" secondAttribute="top" constant="450" id="t"/>
            <constraint firstItem="send" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
            <constraint firstItem="send" firstAttribute="width" constant="80" id="w"/>
            <constraint firstItem="send" firstAttribute="height" constant="44" id="h"/>
          </constraints></view></objects></document>
      """
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "Screen.xib": nib,
      "App.swift": "class Screen: \(superclass) {}; let screen = Screen(nibName: \"Screen\", bundle: nil)",
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("below the screen") == breaks, "\(world.output)")
  }

  /// A button without a title, and an image with a gesture, are as much out of reach as a text.
  @Test(arguments: [
    (view("send", tag: "button", content: "<state key=\"normal\" backgroundImage=\"go\"/>"), true),
    (view("send", tag: "button"), false),
    (view("send", tag: "imageView", attributes: "image=\"go\""), true),
    (view("send", tag: "imageView", attributes: "image=\"go\" userInteractionEnabled=\"NO\""), false),
  ])
  func tappedImagesBelowTheScreenAreListed(_ image: String, _ breaks: Bool) async {
    let button = view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>")
    let world = MemoryWorld(["a.storyboard": Self.low.replacing(button, with: image)])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("below the screen") == breaks, "\(world.output)")
  }

  /// A search counts documents for televisions, whose layout is not known.
  @Test func documentsForTelevisionsAreCounted() async {
    let world = MemoryWorld(["a.storyboard": Self.low, "b.xib": Documents.tvOS, "c.xib": Documents.tvOS])
    #expect(await world.run("report") == .success)
    #expect(world.diagnostics == "1 file, 2 skipped: 2 tvOS; 1 scene laid out\n")
  }

  /// The class of another project does not hide the views of this one.
  @Test(arguments: [
    ("class Screen: UIViewController {}", true),
    ("class Screen: UIViewController { func f() { send.isHidden = true } }", false),
    ("class Other: UIViewController {}", true),
  ])
  func aClassOfAnotherProjectHidesNothing(_ own: String, _ breaks: Bool) async {
    let document = Self.low.replacing(
      "</viewController>",
      with: "<connections><outlet property=\"send\" destination=\"send\" id=\"out-1\"/></connections></viewController>"
    ).replacing("title=\"Low\"", with: "title=\"Low\" customClass=\"Screen\"")
    let world = MemoryWorld([
      ".git/config": "",
      "One/One.xcodeproj/project.pbxproj": ProjectText.app(
        "One",
        settings: """
          GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = One;
          INFOPLIST_KEY_UISupportedInterfaceOrientations = \
          "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
          """, files: ["One.storyboard"]),
      "One/One.storyboard": Self.first(document), "One/App.swift": own,
      "Two/Two.xcodeproj/project.pbxproj": ProjectText.app("Two"),
      "Two/App.swift": "class Screen: UIViewController { func f() { send.isHidden = true } }",
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("BREAK") == breaks, "\(world.output)")
  }

  @Test(arguments: [
    ("name.textColor = .red", "breaks"), ("name.text = title", ""), ("name.text = \"Name\"", ""),
    ("name.text = NSLocalizedString(\"\(longName)\", comment: \"\")", "breaks"),
    ("name.text = \"\(longName)\" + x", ""), ("name.text = \"\(longName)\".localized", "breaks"),
    ("name.text = \"\(longName)\".count", ""),
    ("name.setText(\"\(longName)\"); name.text = title", "breaks"),
  ])
  func aTextThatCodeReplacesIsNoProblem(_ code: String, _ grade: String) async {
    let document = Self.label(Self.longName).replacing(
      "</viewController>",
      with: "<connections><outlet property=\"name\" destination=\"name\" id=\"out-1\"/></connections></viewController>")
    #expect(await self.grade(document, code) == grade)
  }

  /// Code finds the text that people see by its key.
  @Test(arguments: [
    (longName, true),
    ("Settings.Account.NameOfAPersonWhoseNameIsTooLong", false),
    ("NAME_OF_A_PERSON_WHOSE_NAME_IS_TOO_LONG_FOR_A_PHONE", false),
    ("e.g. Alexander_of_a_country_with_longer_names_than_us", true),
  ])
  func theKeyOfATextIsNoProblem(_ text: String, _ isReported: Bool) async {
    let world = MemoryWorld(["a.storyboard": Self.label(text)])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("is cut off") == isReported, "\(world.output)")
  }

  /// Another font, which code sets by a method of the app's own extension, may make a text of several lines shorter.
  /// A constraint for its height keeps it as it is.
  @Test(arguments: [
    ("note.setStyle(1)", "", true), ("note.setColor(1)", "", false), ("note.font = small", "", true),
    ("other.setStyle(1)", "", false),
    ("note.font = small", "<constraint firstItem=\"note\" firstAttribute=\"height\" constant=\"20\" id=\"n\"/>", false),
  ])
  func aTextOfAnotherFontMayBeShorter(_ code: String, _ height: String, _ dependsOnCode: Bool) async {
    let label = view("note", tag: "label", attributes: "text=\"Note\" numberOfLines=\"0\"")
    let document = Self.low.replacing("<subviews>", with: "<subviews>\(label)").replacing(
      "<constraints>", with: "<constraints>\(height)"
    ).replacing(
      "</viewController>",
      with: "<connections><outlet property=\"note\" destination=\"note\" id=\"out-1\"/></connections></viewController>"
    ).replacing("title=\"Low\"", with: "title=\"Low\" customClass=\"Screen\"")
      .replacing("<document ", with: "<document initialViewController=\"vc\" ")
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "Shop.storyboard": document,
      "App.swift": """
      class Screen: UIViewController { @IBOutlet var note: UILabel!; func f() { \(code) } }
      extension UILabel { func setStyle(_ size: Int) { self.font = font(size) }; func setColor(_ a: Int) { b = a } }
      """,
    ])
    #expect(await world.run("report", "--on", "iphone-15.landscape", "--on", "iphone-15") == .success)
    #expect(world.output.contains("MAY BREAK") == dependsOnCode, "\(world.output)")
    #expect(world.output.contains("below the screen"))
  }

  private static let longName = "The name of a person whose name is too long for a phone"

  /// A label as wide as the screen.
  private static func label(_ text: String) -> String {
    let constraints = """
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
      <constraint firstItem="name" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="r"/>
      """
    let label = view(
      "name", tag: "label",
      attributes: "text=\"\(text)\" lineBreakMode=\"tailTruncation\" adjustsFontSizeToFit=\"NO\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    return storyboard(scene(rootView(subviews: label, constraints: constraints)))
  }

  /// The storyboard with its controller as the first that it shows.
  private static func first(_ document: String) -> String {
    document.replacing("<document ", with: "<document initialViewController=\"vc\" ")
  }

  /// The verdict of the report on a document: `breaks`, the clause about the code that decides, or an empty text.
  private func grade(_ document: String, _ code: String) async -> String {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "Shop.storyboard": Self.first(document),
      "App.swift": """
      class Screen: UIViewController { @IBOutlet var send: UIButton!; @IBOutlet var name: UILabel!; func f() { \(code) } }
      """,
    ])
    #expect(await world.run("report") == .success)
    guard world.output.contains("MAY BREAK") else { return world.output.contains("BREAKS") ? "breaks" : "" }
    let lines = world.output.split(separator: "\n").map { $0.drop { $0 == " " }.split(separator: "  ")[0] }
    return lines.joined(separator: " ").split(separator: "; ").dropFirst().first { $0.contains("code") }
      .map { $0.components(separatedBy: " Not shown").first ?? "" } ?? "may break"
  }

  /// People do not see a scene that nothing in the project shows.
  @Test(arguments: [
    ("", false), ("let screen = UIStoryboard(name: \"Shop\", bundle: nil).instantiateInitialViewController()", true),
  ])
  func aSceneThatNothingShowsHasNoProblem(_ code: String, _ breaks: Bool) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "INFOPLIST_FILE = Info.plist;", files: ["Shop.storyboard"]), ".git/config": "",
      "Info.plist": """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string>
      </array></dict></plist>
      """,
      "Shop.storyboard": Self.first(Self.low),
      "Screen.swift": "class Screen: UIViewController {}", "App.swift": "struct Start { func f() { \(code) } }",
      "Main.swift": "let start = Start()",
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("BREAKS") == breaks, "\(world.output)")
  }

  /// A screen that its class declares or names as one for landscape is not seen in portrait.
  @Test(arguments: [
    ("Screen", "", true), ("LandscapeScreen", "", false),
    ("Screen", "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }", false),
    (
      "Screen", "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isPad ? .all : other }",
      false
    ),
  ])
  func aScreenForLandscapeHasNoProblemInPortrait(_ name: String, _ code: String, _ breaks: Bool) async {
    func edge(_ name: String, _ constant: Int) -> String {
      """
      <constraint firstItem="send" firstAttribute="\(name)" secondItem="safe" secondAttribute="\(name)" \
      constant="\(constant)" id="\(name)"/>
      """
    }
    let text = storyboard(
      scene(
        rootView(
          subviews: view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>"),
          constraints: edge("top", 20) + edge("leading", 240) + edge("trailing", -240)),
        attributes: "customClass=\"\(name)\""))
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(files: ["Shop.storyboard"]), ".git/config": "",
      "Shop.storyboard": Self.first(text), "Screen.swift": "class \(name): UIViewController { \(code) }",
      "App.swift": "let screen = UIStoryboard(name: \"Shop\", bundle: nil).instantiateInitialViewController()",
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("\"Send\" has no space left") == breaks, "\(world.output)")
  }

  /// A navigation bar, 32 points high in landscape, is above a screen that only code pushes.
  @Test(arguments: [
    ("pushViewController(Screen(), animated: true)", "ends 151 pt"),
    ("present(Screen(), animated: true)", "ends 119 pt"),
    ("addChild(Screen())", "code decides where in another screen it is"),
    ("pushViewController(Screen(), animated: true); stack.isNavigationBarHidden = true", "ends at least 119 pt"),
  ])
  func codeThatPushesAScreenAddsABar(_ code: String, _ words: String) async {
    let board = storyboard(scene(Self.lowView, attributes: "customClass=\"Screen\""))
    let nib = xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"><connections>
      <outlet property="view" destination="root" id="out"/></connections></placeholder>
      """, Self.lowView)
    for (name, document) in ["Shop.storyboard": Self.first(board), "Screen.xib": nib] {
      let world = MemoryWorld([
        "Shop.xcodeproj/project.pbxproj": ProjectText.app(
          settings: """
            INFOPLIST_KEY_UISupportedInterfaceOrientations = \
            "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
            """, files: [name, "Screen.swift", "App.swift"]), ".git/config": "", name: document,
        "Screen.swift": "class Screen: UIViewController {}",
        "App.swift": """
        let screen = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()
        let nib = UINib(nibName: "Screen", bundle: nil)
        class App { func show() { \(code) } }
        let app = App()
        """,
      ])
      #expect(await world.run("report") == .success)
      #expect(
        world.output.contains(words.hasPrefix("ends") ? "\"Send\" \(words) below the screen" : words), "\(world.output)"
      )
    }
  }

  /// Apps in Swift 3 were built before iOS 13: their presented screens fill a phone.
  @Test(arguments: [
    ("SWIFT_VERSION = 3.0;", "App.swift", "1510", 812.0), ("SWIFT_VERSION = 5.0;", "App.swift", "1510", 758.0),
    ("SWIFT_VERSION = 3.0;", "App.m", "1510", 758.0), ("", "App.swift", "0720", 812.0),
    ("", "App.swift", "0820", 758.0),
  ])
  func anAppInOldSwiftHasNoSheets(_ setting: String, _ source: String, _ check: String, _ height: Double) async {
    let second = scene(rootView("sheet"), id: "second", attributes: "title=\"Sheet\"")
    let button = view(
      "show", tag: "button",
      content: #"<connections><segue destination="second" kind="presentation" id="seg-ue-001"/></connections>"#)
    let world = MemoryWorld([
      ".git/HEAD": "", "Main.storyboard": storyboard(scene(rootView(subviews: button)), second),
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(settings: setting, files: ["Main.storyboard", source])
        .replacing("isa = PBXProject;", with: "isa = PBXProject; attributes = { LastUpgradeCheck = \(check); };"),
    ])
    #expect(await world.run("resolve", "--format", "jsonl", "-q", "--on", "iphone-x", "--scene", "Sheet") == .success)
    #expect(world.output.contains("\"frame\":[0,0,375,\(Int(height))]"), "\(world.output)")
  }

  /// What breaks only in the full screen of such an app does not break in the sheet of its next build.
  @Test(arguments: [("", false), ("modalPresentationStyle=\"fullScreen\"", true)])
  func aScreenBecomesASheet(_ style: String, _ breaks: Bool) async {
    let placed =
      constraint("ok-t", "ok.top", "sheet.top", constant: 30)
      + constraint("ok-l", "ok.leading", "sheet.leading", constant: 20)
      + constraint("ok-w", "ok.width", constant: 80) + constraint("ok-h", "ok.height", constant: 44)
    let ok = view("ok", tag: "button", content: "<state key=\"normal\" title=\"OK\"/>")
    let second = scene(
      rootView("sheet", subviews: ok, constraints: placed), id: "second", attributes: "title=\"Sheet\" \(style)")
    let button = view(
      "show", tag: "button",
      content: """
        <connections><segue destination="second" kind="presentation" \(style) id="seg-ue-001"/></connections>
        """)
    let world = MemoryWorld([
      ".git/HEAD": "", "Main.storyboard": Self.first(storyboard(scene(rootView(subviews: button)), second)),
      "App.swift": "",
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "INFOPLIST_KEY_UILaunchStoryboardName = L;", files: ["Main.storyboard", "App.swift"]
      ).replacing("isa = PBXProject;", with: "isa = PBXProject; attributes = { LastUpgradeCheck = 0720; };"),
    ])
    #expect(await world.run("report", "--on", "iphone-15", "--on", "iphone-se-1") == .success)
    #expect(world.output.contains("outside the safe area at the top") == breaks, "\(world.output)")
  }

  /// Without a launch screen, an app has the screens of old devices.
  @Test(arguments: [("", false), ("<key>UILaunchStoryboardName</key><string>L</string>", true)])
  func anAppWithoutALaunchScreenHasOldScreens(_ key: String, _ areNew: Bool) async {
    let list = """
      <plist><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string></array>\(key)</dict></plist>
      """
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = \"1,2\";", files: ["Shop.storyboard"]),
      ".git/config": "", "Info.plist": list, "Shop.storyboard": Self.low,
    ])
    #expect(await world.run("report", "--format", "json") == .success)
    for device in ["iphone-15", "iphone-15-pro-max", "ipad-mini-6", "ipad-pro-12-9-6"] {
      #expect(world.output.contains("\"\(device).portrait\"") == areNew, "\(device)")
    }
    for device in ["iphone-se", "ipad-9-7"] {
      #expect(world.output.contains("\"\(device).portrait\"") != areNew, "\(device)")
    }
  }

  /// The controls at the sides of one screen have one cause.
  @Test func controlsAtASideAreOneEntry() async {
    func placed(_ id: String, _ top: Int) -> String {
      constraint("\(id)-t", "\(id).top", "safe.top", constant: Double(top))
        + constraint("\(id)-l", "\(id).leading", "root.leading") + constraint("\(id)-w", "\(id).width", constant: 80)
        + constraint("\(id)-h", "\(id).height", constant: 44)
    }
    func button(_ id: String) -> String {
      view(id, tag: "button", content: "<state key=\"normal\" title=\"\(id)\"/>")
    }
    let text = storyboard(
      scene(
        rootView(subviews: button("One") + button("Two"), constraints: placed("One", 110) + placed("Two", 190)),
        attributes: "title=\"Side\""))
    let world = MemoryWorld(["a.storyboard": text])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("\"One\" has 59 of 80 pt outside the safe area at the left"), "\(world.output)")
    #expect(world.output.contains("1 more control") && !world.output.contains("\"Two\""), "\(world.output)")
  }

  /// Below the screen is outside the safe area, too.
  @Test func aControlBelowTheScreenIsReportedOnce() async {
    let world = MemoryWorld(["a.storyboard": Self.low.replacing("constant=\"450\"", with: "constant=\"358\"")])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("below the screen") && !world.output.contains("safe area"), "\(world.output)")
  }

  @Test func manyProjectsAreCounted() async {
    let names = ["A", "B", "C"]
    let files = names.flatMap { name in
      [
        (
          "\(name)/\(name).xcodeproj/project.pbxproj",
          ProjectText.app(name, settings: "INFOPLIST_FILE = Info.plist;", files: ["\(name).storyboard"])
        ),
        (
          "\(name)/Info.plist",
          "<plist><dict><key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>"
        ),
        ("\(name)/\(name).storyboard", Self.low),
      ]
    }
    let world = MemoryWorld(Dictionary(uniqueKeysWithValues: files).merging([".git/config": ""]) { $1 })
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("(3 projects and 3 property lists)"), "\(world.output)")
  }

  /// A phone does not load a document for iPads.
  @Test(arguments: [
    ("iOS.CocoaTouch.iPad", "a.storyboard", "iPad"), ("iOS.CocoaTouch", "a~ipad.storyboard", "iPad"),
    ("iOS.CocoaTouch", "a~iphone.storyboard", "iPhone"), ("iOS.CocoaTouch", "a.storyboard", "iPhone and iPad"),
    ("iOS.CocoaTouch", "ABIpadList.storyboard", "iPad"), ("iOS.CocoaTouch", "Main_iPhone.storyboard", "iPhone"),
    ("iOS.CocoaTouch", "ClipAdList.storyboard", "iPhone and iPad"),
  ])
  func aDocumentForOneKindOfDeviceIsLaidOutOnIt(_ runtime: String, _ name: String, _ devices: String) async {
    let document = Self.low.replacing("targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"\(runtime)\"")
    #expect(document.contains(runtime))
    let world = MemoryWorld([name: document])
    #expect(await world.run("report") == .success)
    #expect(world.output.hasPrefix("1 screen on \(devices), both orientations"), "\(world.output)")
    #expect(world.output.contains("BREAKS") == devices.contains("iPhone"))
  }

  @Test func failOnDecidesTheExitStatus() async {
    let world = MemoryWorld(["a.storyboard": Self.low])
    #expect(await world.run("report", "--fail-on", "breaks") == .findings)
    #expect(await world.run("report", "--fail-on", "never") == .success)
  }

  @Test func theConfigurationTurnsAProblemOff() async {
    let world = MemoryWorld([
      "a.storyboard": Self.low, ".keyline.yml": "rules:\n  content-off-screen: off\n",
    ])
    #expect(await world.run("report", "--fail-on", "may-break") == .success)
    #expect(!world.output.contains("BREAKS"))
  }

  @Test func markdownIsASentenceATableAndFoldedLists() async {
    let text = await report("--format", "markdown").text
    #expect(text.hasPrefix("**No screen breaks in any size class** (2 screens). "))
    #expect(text.contains("<details><summary>1 screen changes by design</summary>"))
    let world = MemoryWorld(["a.storyboard": Self.low])
    #expect(await world.run("report", "--format", "markdown") == .success)
    #expect(world.output.hasPrefix("**1 of 1 screen breaks in a size class**"))
    #expect(world.output.contains("| Low | iPhone landscape | "))
  }

  @Test func jsonHasProblemsAndTheValuesOfEachConfiguration() async throws {
    let text = await report("--format", "json", "--all-size-classes").text
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["report"] as? Int == 2)
    let file = try #require((root["files"] as? [[String: Any]])?.first)
    let scenes = try #require(file["scenes"] as? [[String: Any]])
    #expect(scenes.count == 2)
    let differences = try #require(scenes[0]["differences"] as? [[String: Any]])
    #expect(differences.map { $0["id"] as? String } == ["hint", "width"])
    #expect(differences[0]["values"] as? [Bool] == [true, true, false, false, true])
    #expect(differences[1]["values"] as? [Double] == [200, 120, 120, 200, 200])
    #expect(differences[1]["written"] as? Double == 200)
    #expect(differences[1]["words"] as? String == "constant 200 → 120 in wC hC, wR hC")
    // The constraints of a view that is not installed are out of play without being reported of.
    let tablet = try #require((scenes[0]["configurations"] as? [[String: Any]])?[3])
    #expect((tablet["constraints"] as? [String: Any])?["missing"] as? [String] == ["hint-top", "hint-leading"])
    #expect((tablet["views"] as? [String: Any])?["missing"] as? [String] == ["hint"])
    #expect((root["unused"] as? [[String: Any]])?.map { $0["objectID"] as? String } == ["root"])
    #expect((scenes[1]["differences"] as? [Any])?.isEmpty == true)
    let world = MemoryWorld(["a.storyboard": Self.low])
    #expect(await world.run("report", "--format", "json") == .success)
    let low = try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any]
    let problem = try #require((low?["problems"] as? [[String: Any]])?.first)
    #expect(problem["rule"] as? String == "content-off-screen")
    #expect(problem["grade"] as? String == "breaks")
    #expect(problem["classes"] as? [String] == ["iphone-landscape"])
    #expect((problem["numbers"] as? [[String: Any]])?.first?["key"] as? String == "beyond")
  }

  @Test func oneSceneCanBeAskedFor() async {
    let text = await report("--scene", "Second").text
    #expect(text.hasPrefix("1 screen on iPhone and iPad, both orientations (assumed)\n"))
    let world = MemoryWorld([
      "a.storyboard": storyboard(scene(rootView("other"), attributes: "storyboardIdentifier=\"SR99\""))
    ])
    #expect(await world.run("report", "--scene", "SR99") == .success)
  }

  @Test func largerTextChangesTheFontsOfStyles() async {
    let label = view(
      "note", tag: "label", attributes: "text=\"Note\"",
      content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let world = MemoryWorld(["a.storyboard": storyboard(scene(rootView(subviews: label)))])
    #expect(await world.run("report", "--on", "iphone-15", "--on", "iphone-15,text=AX1") == .success)
    // 17 and 28 points (Apple's Human Interface Guidelines, Dynamic Type sizes).
    #expect(world.output.contains("font Body 17 → Body 28 on iPhone portrait (iphone-15.portrait.ax1)"))
  }

  @Test func aMalformedFileIsToldAndTheRestIsDone() async {
    let world = MemoryWorld(["a.storyboard": Self.document, "b.xib": Documents.broken])
    for format in ["text", "markdown", "json"] {
      #expect(await world.run("report", "--format", format) == .findings)
      #expect(world.output.contains("malformed-xml"))
    }
  }

  @Test func theReportGoesToAFile() async {
    let world = MemoryWorld(["a.storyboard": Self.document])
    #expect(await world.run("report", "--output", "report.md", "--format", "markdown") == .success)
    #expect(world.output.isEmpty)
    #expect(world.writtenFile("report.md")?.hasPrefix("**No screen breaks") == true)
  }

  /// Where the project shows the app decides which windows there are.
  @Test func anAppThatNeverTurnsHasNoProblemsInLandscape() async {
    let plist = """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
      G = { isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = a.storyboard; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      R = { isa = PBXResourcesBuildPhase; files = (B, ); };
      T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (R, ); \
      productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Info.plist; \
      TARGETED_DEVICE_FAMILY = 1; SDKROOT = iphoneos; }; };
      }; }
      """
    let world = MemoryWorld([
      "a.storyboard": Self.low, "Info.plist": plist, "App.xcodeproj/project.pbxproj": project,
    ])
    #expect(await world.run("report", "--fail-on", "may-break") == .success)
    #expect(world.output.hasPrefix("1 screen on iPhone, portrait only (App.xcodeproj, Info.plist)\n"))
    #expect(!world.output.contains("landscape"))
  }

  /// A constraint of another view follows a view only if the size class has the view, too; and what a constraint does not
  /// say is 1 in all classes.
  @Test(arguments: [false, true]) func constraintsOfASizeClassAreNamed(_ hasView: Bool) async {
    func label(_ id: String, _ content: String = "") -> String {
      view(id, tag: "label", attributes: "text=\"\(id)\"", content: content)
    }
    func masks(_ entry: String) -> String {
      "<mask key=\"subviews\">\(hasView ? "<\(entry) reference=\"c\"/>" : "")</mask>"
        + "<mask key=\"constraints\"><\(entry) reference=\"k6\"/></mask></variation>"
    }
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let larger = font.replacing("17", with: "30")
    let half = #"><variation key="heightClass=compact" multiplier="0.5"/></constraint>"#
    let text = storyboard(
      scene(
        rootView(
          subviews: label("a", "\(font)<variation key=\"heightClass=compact\">\(larger)</variation>") + label("b")
            + label("c"),
          constraints: pinned("a", to: "safe", x: 20, y: 20) + pinned("b", to: "a", x: 0, y: 60)
            + pinned("c", to: "a", x: 0, y: 90)
            + constraint("k6", "b.trailing", "safe.trailing", constant: -40)
            + constraint("k7", "c.width", "root.width").replacing("/>", with: half),
          content: "<variation key=\"default\">\(masks("exclude"))"
            + "<variation key=\"heightClass=compact\">\(masks("include"))")))
    let world = MemoryWorld(["a.storyboard": text])
    #expect(await world.run("report") == .success)
    let lines = world.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("\"a\": font system 17 → system 30 on iPhone landscape"), "\(world.output)")
    #expect(lines.contains("\"b\".trailing = Safe Area.trailing − 40: only on iPhone landscape") != hasView)
    #expect(lines.contains("\"c\": only on iPhone landscape") == hasView, "\(world.output)")
    #expect(lines.contains("\"c\".width = root view.width: multiplier 1 → 0.5 on iPhone landscape") != hasView)
  }

  /// Without a property list no one knows whether the app turns: what breaks only in landscape is counted.
  @Test func anAppWithoutOrientationsIsNotJudgedInLandscape() async {
    let files = [
      "a.storyboard": Self.low,
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "TARGETED_DEVICE_FAMILY = 1; INFOPLIST_FILE = Gone.plist;", files: ["a.storyboard"]),
    ]
    let world = MemoryWorld(files)
    #expect(await world.run("report", "--fail-on", "may-break") == .success)
    #expect(!world.output.contains("BREAKS"), "\(world.output)")
    let words =
      "1 problem in iPhone landscape, which is only assumed "
      + "(--on iphone-15-pro-max --on iphone-15-pro-max.landscape)"
    #expect(world.output.replacing(/\s+/, with: " ").contains(words), "\(world.output)")
    let asked = MemoryWorld(files)
    #expect(await asked.run("report", "--on", "iphone-15", "--on", "iphone-15.landscape") == .success)
    #expect(asked.output.contains("BREAKS\niPhone landscape"), "\(asked.output)")
  }

  /// The delegate of an app decides for each window, and its property list only without that.
  @Test(arguments: [
    ("", "both orientations (App.xcodeproj, Info.plist)", "BREAKS"),
    ("flag ? .all : .portrait", "portrait only (App.swift, App.xcodeproj, Info.plist)", ""),
    ("if flag { return .portrait }; return .all", "both orientations (App.xcodeproj, Info.plist)", "BREAKS"),
    ("flags.orientations", "both orientations (App.xcodeproj, Info.plist)", "1 problem in iPhone landscape, which"),
  ])
  func aDelegateDecidesHowPhonesTurn(_ body: String, _ reach: String, _ problem: String) async {
    let method = "func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> X"
    let world = MemoryWorld([
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "TARGETED_DEVICE_FAMILY = 1; INFOPLIST_FILE = Info.plist;", files: ["a.storyboard", "App.swift"]),
      ".git/config": "", "a.storyboard": Self.first(Self.low),
      "Info.plist": """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string>
      </array></dict></plist>
      """,
      "App.swift": """
      let screen = UIStoryboard(name: "a", bundle: nil).instantiateInitialViewController()
      class App: UIResponder { \(body.isEmpty ? "" : "\(method) { \(body) }") }
      """,
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.hasPrefix("1 screen on iPhone, \(reach)\n"), "\(world.output)")
    #expect(problem.isEmpty ? !world.output.contains("landscape") : world.output.contains(problem), "\(world.output)")
    #expect(!world.output.contains("does not declare"), "\(world.output)")
  }

  /// Code that changes the distance of a constraint moves the view of the constraint and the views that depend on it, but
  /// not the view that the distance is measured from.
  @Test(arguments: [
    ("", true), ("space.constant = 8", false), ("space.constant -= 8", false), ("space.isActive = false", false),
    ("space.constant = isOpen ? 8 : 0", true), ("space.constant = 8\n space.constant = 0.0", true),
    ("side.constant = 8", true), ("hint.constant = 8", true), ("space = space.with(8)", false),
    ("_space = space.with(8)", false), ("let space = f()", true),
  ])
  func aViewThatCodeMovesIsNotReported(_ code: String, _ isReported: Bool) async {
    let text = await Self.report(space: 0, code)
    #expect(text.contains("\"Send\" ends") == isReported, "\(text)")
  }

  /// Of several distances that code gives a constraint, people see each, but for zero, which hides something.
  @Test(arguments: [
    ("space.constant = 20; space.constant = 0", true), ("space.constant = 20; space.constant = -250", false),
    ("space.constant = -250; space.constant = 20", false),
    ("space.constant = 20; space.constant = 60; space.constant = 0", true),
  ])
  func aProblemHoldsWithAllDistancesAmongWhichCodeChooses(_ code: String, _ isReported: Bool) async {
    let text = await Self.report(space: 20, code)
    #expect(text.contains("\"Send\" ends") == isReported, "\(text)")
  }

  /// The report on a button below a label whose distance from the top is that of the outlet `space`.
  private static func report(space: Int, _ code: String) async -> String {
    let hung = Self.low.replacing(
      "firstItem=\"send\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" constant=\"450\"",
      with: "firstItem=\"send\" firstAttribute=\"top\" secondItem=\"hint\" secondAttribute=\"bottom\" constant=\"430\""
    ).replacing(
      "<constraint firstItem=\"send\" firstAttribute=\"width\"",
      with: """
        <constraint firstItem="hint" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="\(space)" id="ht"/>
        <constraint firstItem="hint" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="hl"/>
        <constraint firstItem="send" firstAttribute="width"
        """
    ).replacing("<subviews>", with: "<subviews>" + view("hint", tag: "label", attributes: "text=\"Hint\"")).replacing(
      "title=\"Low\"", with: "title=\"Low\" customClass=\"Screen\"")
    let outlets = ["space": "ht", "side": "l", "hint": "hl"].map { name, id in
      "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(id)\"/>"
    }.joined()
    let outlet = "<connections>\(outlets)</connections></viewController>"
    let world = MemoryWorld([
      "App.xcodeproj/project.pbxproj": "", ".git/config": "",
      "a.storyboard": Self.first(hung.replacing("</viewController>", with: outlet)),
      "Screen.swift": """
      class Screen: UIViewController { @IBOutlet var space: NSLayoutConstraint!; func f() { \(code) } }
      """,
    ])
    #expect(await world.run("report") == .success)
    return world.output
  }

  @Test func verboseNamesObjectsRulesAndWhatIsLeftOut() async throws {
    let world = MemoryWorld(["a.storyboard": Self.low])
    #expect(await world.run("report", "--verbose") == .success)
    #expect(world.output.contains("  Low [scene-vc]"))
    #expect(world.output.contains("\"Send\" [send] ends"))
    #expect(world.output.contains("; content-off-screen"))
    // A small button is left out.
    let flat = MemoryWorld(["a.storyboard": Self.small])
    #expect(await flat.run("report") == .success)
    #expect(!flat.output.contains("OMITTED"))
    let told = MemoryWorld(["a.storyboard": Self.small])
    #expect(await told.run("report", "--verbose") == .success)
    #expect(told.output.contains("OMITTED\n  a.storyboard\n    \"Send\" [send] is "))
    #expect(
      told.output.contains("small-touch-target:")
        && told.output.contains("advice that holds in every size class"))
    let data = MemoryWorld(["a.storyboard": Self.small])
    #expect(await data.run("report", "--verbose", "--format", "json") == .success)
    let root = try JSONSerialization.jsonObject(with: Data(data.output.utf8)) as? [String: Any]
    let dropped = try #require((root?["dropped"] as? [[String: Any]])?.first)
    #expect(dropped["reason"] as? String == "advice that holds in every size class")
  }

  /// A button that is smaller than a finger.
  private static let small = storyboard(
    scene(
      rootView(
        subviews: view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>"),
        constraints: """
          <constraint firstItem="send" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
          <constraint firstItem="send" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
          <constraint firstItem="send" firstAttribute="height" constant="30" id="h"/>
          """), attributes: "title=\"Small\""))

  @Test func largerTextSizesAreCheckedIfAsked() async {
    let label = view(
      "note", tag: "label",
      attributes: "text=\"Terms and conditions\" adjustsFontForContentSizeCategory=\"YES\" adjustsFontSizeToFit=\"NO\"",
      content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let constraints = """
      <constraint firstItem="note" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
      <constraint firstItem="note" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
      <constraint firstItem="note" firstAttribute="width" constant="175" id="w"/>
      """
    let world = MemoryWorld(["a.storyboard": storyboard(scene(rootView(subviews: label, constraints: constraints)))])
    #expect(await world.run("report", "--fail-on", "may-break") == .success)
    #expect(!world.output.contains("TEXT SIZES"))
    #expect(await world.run("report", "--text-sizes", "--fail-on", "may-break") == .success)
    #expect(world.output.contains("AT LARGER TEXT SIZES\n"))
    #expect(world.output.contains("\"Terms and conditions\" is cut off at the text size "))
  }

  /// Screens that vary, that only move and that stay are counted apart.
  @Test func aScreenThatMovesIsNotTheSame() async {
    let half = view("note", tag: "label", attributes: "text=\"Note\"")
    let constraints = """
      <constraint firstItem="note" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="x"/>
      <constraint firstItem="note" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="y"/>
      <constraint firstItem="note" firstAttribute="width" secondItem="safe" secondAttribute="width" multiplier="0.5" id="w"/>
      """
    let world = MemoryWorld([
      "a.storyboard": storyboard(scene(rootView(subviews: half, constraints: constraints))),
      "b.storyboard": storyboard(scene(rootView())),
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("no screen breaks in any size class, 1 screen only stretches, 1 stays as it is\n"))
  }

  /// What breaks in every window has its own heading, unless the report is about one window.
  @Test func oneWindowShowsAllThatBreaksInIt() async {
    let label = view("note", tag: "label", attributes: "text=\"Note\"")
    let constraints = """
      <constraint firstItem="note" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="x"/>
      <constraint firstItem="note" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="y"/>
      <constraint firstItem="note" firstAttribute="width" constant="50" id="w"/>
      <constraint firstItem="note" firstAttribute="top" secondItem="safe" secondAttribute="top" id="z"/>
      """
    let files = ["a.storyboard": storyboard(scene(rootView(subviews: label, constraints: constraints)))]
    let world = MemoryWorld(files)
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("no screen has a problem in only some size classes, "))
    #expect(world.output.contains("IN EVERY SIZE CLASS\n  a.storyboard\n    \"Note\" "))
    #expect(!world.output.contains("Not shown"))
    let one = MemoryWorld(files)
    #expect(await one.run("report", "--on", "iphone-15") == .success)
    #expect(one.output.contains("1 screen breaks\n"))
    #expect(!one.output.contains("in every size class"))
  }

  @Test func aRefreshControlIsNoScreen() async {
    let table = """
      <tableViewController id="c" customClass="ListController" sceneMemberID="viewController">
      <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
      <refreshControl key="refreshControl" id="r"><rect key="frame" x="0" y="0" width="1000" height="1000"/></refreshControl>
      </tableViewController>
      """
    let world = MemoryWorld(["a.storyboard": storyboard("<scene sceneID=\"s\"><objects>\(table)</objects></scene>")])
    #expect(await world.run("report") == .success)
    #expect(world.output.hasPrefix("1 screen on "))
  }

  /// A root without a class has the name of the class that loads it, and no line has an id or an empty name.
  @Test func namesAreThoseOfPeople() async {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"><connections>
      <outlet property="view" destination="roo-t0-001" id="out-00-001"/></connections></placeholder>
      <view contentMode="scaleToFill" id="roo-t0-001"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(view("ima-ge-001", tag: "imageView"))\(view("ima-ge-002", tag: "imageView"))
      \(view("lab-el-001", tag: "label", attributes: "text=\"\""))
      </subviews><constraints>
      \(["ima-ge-001", "ima-ge-002", "lab-el-001"].map { id in
        """
        <constraint firstItem="\(id)" firstAttribute="width" constant="32" id="\(id)-w">
        <variation key="widthClass=regular" constant="64"/></constraint>
        """
      }.joined())
      </constraints></view></objects></document>
      """
    let world = MemoryWorld(["Card.xib": xib])
    #expect(await world.run("report", "--on", "iphone-15", "--on", "ipad-pro-11") == .success)
    #expect(world.output.contains("\n  CardController "))
    #expect(!world.output.contains("-00") && !world.output.contains("\"\""))
    let lines = world.output.split(separator: "\n").filter { !$0.hasSuffix("Card.xib") }
    #expect(Set(lines).count == lines.count)
    #expect(
      world.output.contains("1st image view, 2nd image view and label: width 32 → 64 on iPad"))
  }

  /// An image resists being squeezed, but for one that is not known.
  @Test(arguments: [
    ("", "photo.isOpaque = true", true), ("", "photo.image = map", false), ("image=\"a\"", "photo.image = map", true),
  ])
  func anEmptyImageViewThatCodeFillsHasASize(_ image: String, _ code: String, _ isReported: Bool) async {
    let constraints =
      constraint("l", "photo.leading", "safe.leading") + constraint("t", "photo.top", "safe.top", constant: 400)
      + constraint("w", "photo.width", constant: 80)
      + "<constraint firstItem=\"root\" firstAttribute=\"bottom\" secondItem=\"photo\" secondAttribute=\"bottom\" "
      + "constant=\"20\" priority=\"900\" id=\"b\"/>"
    let text = storyboard(
      scene(
        rootView(subviews: view("photo", tag: "imageView", attributes: image), constraints: constraints),
        attributes: "title=\"First\" customClass=\"Screen\"")
    ).replacing(
      "</viewController>",
      with: "<connections><outlet property=\"photo\" destination=\"photo\" id=\"o\"/></connections></viewController>")
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "Shop.storyboard": Self.first(text),
      "App.swift": "class Screen: UIViewController { func f() { \(code) } }",
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("photo has no height") == isReported, "\(world.output)")
  }

  /// In landscape two constraints give the picture another size, and a third one nothing that people see.
  @Test func sizesTellWhatConstraintsDo() async {
    func size(_ id: String, _ attribute: String, _ length: Int) -> String {
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" constant=\"\(length)\" id=\"\(attribute)\(length)\"/>"
    }
    let text = storyboard(
      scene(
        rootView(
          subviews: view("photo", tag: "imageView"),
          constraints: size("photo", "width", 200) + size("photo", "height", 220) + size("photo", "width", 80)
            + size("photo", "height", 90)
              + """
              <constraint firstItem="photo" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
              <constraint firstItem="photo" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
              """,
          content: """
            <variation key="default"><mask key="constraints"><exclude reference="width80"/><exclude reference="height90"/>
            </mask></variation>
            <variation key="heightClass=compact"><mask key="constraints"><include reference="width80"/>
            <include reference="height90"/><exclude reference="width200"/><exclude reference="height220"/>
            <include reference="t"/></mask></variation>
            """), attributes: "title=\"First\""))
    let world = MemoryWorld(["a.storyboard": text])
    #expect(await world.run("report") == .success)
    #expect(
      world.output.contains("\n    image view: 80 × 90 pt on iPhone landscape, 200 × 220 pt elsewhere\n"),
      "\(world.output)")
    #expect(world.output.contains("1 redundant entry of a variation") && !world.output.contains("UNUSED"))
    let all = MemoryWorld(["a.storyboard": text])
    #expect(await all.run("report", "--verbose") == .success)
    #expect(all.output.contains("UNUSED\n"))
  }

  /// Two buttons below each other, side by side in compact height, and a label below them that landscape does not have.
  @Test func constraintsThatReplaceOthersAreOneLine() async {
    func constraint(_ id: String, _ first: String, _ second: String) -> String {
      let (a, b) = (first.split(separator: "."), second.split(separator: "."))
      return """
        <constraint firstItem="\(a[0])" firstAttribute="\(a[1])" secondItem="\(b[0])" secondAttribute="\(b[1])" id="\(id)"/>
        """
    }
    let text = storyboard(
      scene(
        rootView(
          subviews: view("one", tag: "button", content: "<state key=\"normal\" title=\"One\"/>")
            + view("two", tag: "button", content: "<state key=\"normal\" title=\"Two\"/>")
            + view("note", tag: "label", attributes: "text=\"Note\""),
          constraints: constraint("a", "one.top", "safe.top") + constraint("b", "one.leading", "safe.leading")
            + constraint("below", "two.top", "one.bottom") + constraint("under", "two.leading", "one.leading")
            + constraint("beside", "two.top", "one.top") + constraint("after", "two.leading", "one.trailing")
            + constraint("c", "note.top", "two.bottom") + constraint("d", "note.leading", "safe.leading")
            + constraint("gap", "two.bottom", "safe.bottom"),
          content: """
            <variation key="default"><mask key="subviews"><exclude reference="note"/></mask><mask key="constraints">
            <exclude reference="below"/><exclude reference="under"/><exclude reference="beside"/>
            <exclude reference="after"/><exclude reference="gap"/></mask></variation>
            <variation key="heightClass=compact"><mask key="constraints"><include reference="beside"/>
            <include reference="after"/><include reference="gap"/></mask></variation>
            <variation key="heightClass=regular"><mask key="subviews"><include reference="note"/></mask>
            <mask key="constraints"><include reference="below"/><include reference="under"/></mask></variation>
            """), attributes: "title=\"First\""))
    let world = MemoryWorld(["a.storyboard": text])
    #expect(await world.run("report") == .success)
    let design = world.output.components(separatedBy: "BY DESIGN\n").last ?? ""
    let lines = design.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.dropFirst().prefix(2) == [
        "\"One\" and \"Two\": side by side on iPhone landscape, one below the other elsewhere",
        "\"Note\": not on iPhone landscape",
      ])
    #expect(!design.contains("more change") && !design.contains("1 constraint"))
  }

  /// A button at the bottom, which other constraints place elsewhere on an iPad. An edge of the safe area counts as well as
  /// one of the screen.
  @Test(arguments: [
    ("trailing", "safe", "centerY", "at the right"), ("leading", "root", "top", "at the top left"),
    ("centerX", "root", "centerY", "in the middle"),
  ])
  func aViewAtAnotherEdgeIsOneLine(_ across: String, _ item: String, _ along: String, _ place: String) async {
    func constraint(_ id: String, _ attribute: String, _ item: String, _ constant: Int = 0) -> String {
      """
      <constraint firstItem="send" firstAttribute="\(attribute)" secondItem="\(item)" secondAttribute="\(attribute)" \
      constant="\(constant)" id="\(id)"/>
      """
    }
    let text = storyboard(
      scene(
        rootView(
          subviews: view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>"),
          constraints: constraint("low", "bottom", "safe", -8) + constraint("mid", "centerX", "root", 20)
            + constraint("across", across, item) + constraint("along", along, "root"),
          content: """
            <variation key="default"><mask key="constraints"><exclude reference="across"/><exclude reference="along"/>
            </mask></variation>
            <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><exclude reference="low"/>
            <exclude reference="mid"/><include reference="across"/><include reference="along"/></mask></variation>
            """), attributes: "title=\"First\""))
    let world = MemoryWorld(["a.storyboard": text])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("\"Send\": \(place) on iPad, at the bottom elsewhere\n"), "\(world.output)")
  }

  /// The view stays where it is: only the shorter window ends nearer to it.
  @Test func aViewAtOneDistanceFromTheTopDoesNotMove() async {
    func constraint(_ id: String, _ attribute: String, _ constant: Int, to item: String) -> String {
      """
      <constraint firstItem="note" firstAttribute="\(attribute)" secondItem="\(item)" secondAttribute="\(attribute)" \
      constant="\(constant)" id="\(id)"/>
      """
    }
    let text = storyboard(
      scene(
        rootView(
          subviews: view("note", tag: "label", attributes: "text=\"Note\""),
          constraints: constraint("low", "top", 180, to: "root") + constraint("lead", "leading", 16, to: "safe")
            + "<constraint firstItem=\"note\" firstAttribute=\"height\" constant=\"30\" id=\"tall\"/>",
          content: """
            <variation key="default"><mask key="constraints"><exclude reference="tall"/></mask></variation>
            <variation key="heightClass=compact"><mask key="constraints"><include reference="tall"/></mask></variation>
            """), attributes: "title=\"First\""))
    let world = MemoryWorld(["a.storyboard": text])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("BY DESIGN") && !world.output.contains("at the left"), "\(world.output)")
  }

  /// Both end up at the same place in landscape. A field in front takes the touches of a control. The area of a field with
  /// a border does not depend on the text that code gives it.
  @Test(arguments: [
    ("roundedRect", "label", "", true), ("none", "label", "", false), ("none", "button", "", true),
    ("roundedRect", "label", "name.text = value", true), ("none", "button", "name.text = value", false),
  ])
  func anEmptyFieldWithoutABorderHidesNoText(border: String, under: String, code: String, isReported: Bool) async {
    func placed(_ id: String, _ edge: String, _ constant: Int, height: Int) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="safe" secondAttribute="\(edge)" \
      constant="\(constant)" id="\(id)-1"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="\(id)-2"/>
      <constraint firstItem="\(id)" firstAttribute="width" constant="200" id="\(id)-3"/>
      <constraint firstItem="\(id)" firstAttribute="height" constant="\(height)" id="\(id)-4"/>
      """
    }
    let text = storyboard(
      scene(
        rootView(
          subviews: view(
            "send", tag: under, attributes: under == "label" ? "text=\"Send\"" : "",
            content: under == "label" ? "" : "<state key=\"normal\" title=\"Send\"/>")
            + view("name", tag: "textField", attributes: "borderStyle=\"\(border)\""),
          constraints: placed("send", "top", 200, height: 44) + placed("name", "bottom", -120, height: 40)),
        attributes: "title=\"First\" customClass=\"Screen\"")
    ).replacing(
      "</viewController>",
      with: "<connections><outlet property=\"name\" destination=\"name\" id=\"o\"/></connections></viewController>")
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "a.storyboard": Self.first(text),
      "App.swift": "class Screen: UIViewController { @IBOutlet var name: UITextField!; func f() { \(code) } }",
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("overlaps") == isReported, "\(world.output)")
  }

  @Test func variationsForAMacAreCounted() async {
    let label = view(
      "note", tag: "label", attributes: "text=\"Note\"",
      content: "<variation key=\"userInterfaceIdiom=mac\" fixedFrame=\"YES\"/>")
    let world = MemoryWorld(["a.storyboard": storyboard(scene(rootView(subviews: label)))])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("1 variation for a Mac (a.storyboard:"))
  }
}
