import IBDriver
import IBTestSupport
import Testing

/// The claims of the lines of `keyline report`: the screens and the number of views of a problem, and visible changes.
@Suite struct ReportLineTests {
  /// A screen with buttons that are 80 × 30 points and as far below the safe area, or below another button, as given.
  private static func screen(_ buttons: [(title: String, below: String, distance: Int)]) -> String {
    let views = buttons.map { view($0.title, tag: "button", content: "<state key=\"normal\" title=\"\($0.title)\"/>") }
    let constraints = buttons.map { title, below, distance in
      """
      <constraint firstItem="\(title)" firstAttribute="top" secondItem="\(below)" \
      secondAttribute="\(below == "safe" ? "top" : "bottom")" constant="\(distance)" id="t-\(title)"/>
      <constraint firstItem="\(title)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
      constant="\(90 * (buttons.firstIndex { $0.title == title } ?? 0))" id="l-\(title)"/>
      <constraint firstItem="\(title)" firstAttribute="width" constant="80" id="w-\(title)"/>
      <constraint firstItem="\(title)" firstAttribute="height" constant="30" id="h-\(title)"/>
      """
    }
    return storyboard(scene(rootView(subviews: views.joined(), constraints: constraints.joined(separator: "\n"))))
  }

  /// The report of a document without a project, each run of white space as one space.
  private func report(_ document: String) async -> String {
    let world = MemoryWorld(["a.storyboard": document])
    #expect(await world.run("report") == .success)
    return world.output.split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test func theScreensOfAProblemAreNamed() async throws {
    let text = await report(Self.screen([("Play", "safe", 355)]))
    // The line number is at the end of the first line.
    let words = text.replacing(try Regex(" :[0-9]+"), with: "")
    #expect(
      words.contains(
        "\"Play\" ends 10 pt below the screen, no view scrolls "
          + "(at least on iPhone SE (3rd generation))"), "\(text)")
  }

  /// A button that is placed for one screen only is one entry, whatever edges of other screens it crosses.
  @Test func theEdgesThatOneViewCrossesAreOneEntry() async throws {
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: view("Play", tag: "button", content: "<state key=\"normal\" title=\"Play\"/>"),
            constraints: constraint("t", "Play.top", "safe.top", constant: 355)
              + constraint("l", "Play.leading", "root.leading", constant: 330)
              + constraint("w", "Play.width", constant: 80) + constraint("h", "Play.height", constant: 30)))))
    #expect(text.split(separator: "\"Play\"").count == 2, "\(text)")
    #expect(text.contains("\"Play\" ends 10 pt below the screen"), "\(text)")
    // The line number is at the end of the first line.
    #expect(text.contains("portrait and iPad column or split it ends 90 pt beyond the right"), "\(text)")
  }

  /// People hardly see a launch screen in landscape.
  @Test func aProblemOfALaunchScreenIsAboutPortrait() async {
    let screen = Self.screen([("Play", "safe", 640)])
    let launch = screen.replacing("<document ", with: "<document launchScreen=\"YES\" ")
    #expect(launch != screen)
    let text = await report(screen)
    #expect(text.contains("BREAKS iPhone portrait (wC hR), iPhone landscape"), "\(text)")
    let own = await report(launch)
    #expect(own.contains("BREAKS iPhone portrait (wC hR) ") && !own.contains("iPhone landscape"), "\(own)")
  }

  /// Many screens have a label whose text is still "Label".
  @Test func theTextOfANewLabelNamesNoScreen() async {
    func label(_ text: String) -> String { view(text, tag: "label", attributes: "text=\"\(text)\"") }
    let play = view("Play", tag: "button", content: "<state key=\"normal\" title=\"Play\"/>")
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: label("Label") + label("Scores") + play,
            constraints: constraint("t", "Play.top", "safe.top", constant: 355)
              + constraint("l", "Play.leading", "root.leading") + constraint("w", "Play.width", constant: 80)
              + constraint("h", "Play.height", constant: 30)))))
    #expect(text.contains("screen with \"Scores\""), "\(text)")
  }

  @Test func equalProblemsOfSeveralFilesAreOneEntry() async {
    let document = Self.screen([("Play", "safe", 355)])
    let world = MemoryWorld(["a.storyboard": document, "b.storyboard": document])
    #expect(await world.run("report") == .success)
    #expect(world.output.split(separator: "ends 10 pt below").count == 2, "\(world.output)")
    #expect(world.output.contains("also in b.storyboard"), "\(world.output)")
    let all = MemoryWorld(["a.storyboard": document, "b.storyboard": document])
    #expect(await all.run("report", "--verbose") == .success)
    #expect(all.output.split(separator: "ends 10 pt below").count == 3, "\(all.output)")
  }

  /// An exported folder has no mark of a project.
  @Test(arguments: ["App/Info.plist", "Support/Info.plist"])
  func aPropertyListCountsWithoutAProject(_ path: String) async {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIDeviceFamily</key><array><integer>1</integer></array>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      </dict></plist>
      """
    let world = MemoryWorld(["App/a.storyboard": Self.screen([("Play", "safe", 355)]), path: list])
    #expect(await world.run("report") == .success)
    #expect(world.output.hasPrefix("1 screen on iPhone, portrait only"), "\(world.output)")
    #expect(!world.output.contains("Play"), "\(world.output)")
  }

  /// The table fills the screen, so people do not see that the button is cut.
  @Test(arguments: [("", "ends"), ("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>", "")])
  func aViewUnderAnOpaqueLayerHasNoProblem(_ background: String, _ word: String) async {
    let layer = view("table", tag: "tableView", content: background)
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: view("Play", tag: "button", content: "<state key=\"normal\" title=\"Play\"/>") + layer,
            constraints: constraint("t", "Play.top", "root.top", constant: 365)
              + constraint("l", "Play.leading", "root.leading") + constraint("w", "Play.width", constant: 80)
              + constraint("h", "Play.height", constant: 30)
              + ["top", "bottom", "leading", "trailing"].map { constraint("table-\($0)", "table.\($0)", "root.\($0)") }
              .joined()))))
    #expect(text.contains("\"Play\" ends ") == !word.isEmpty, "\(text)")
  }

  /// On the lowest phone in portrait, the button that is pinned to the bottom covers the other, which ends below the screen.
  @Test(arguments: [(620, true), (650, false)])
  func aCoveredViewBelowTheScreenIsOneProblem(_ top: Int, _ isListed: Bool) async {
    let buttons = ["Play", "Stop"].map {
      view($0, tag: "button", content: "<state key=\"normal\" title=\"\($0)\"/>")
    }
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: buttons.joined(),
            constraints: constraint("play-top", "Play.top", "root.top", constant: Double(top))
              + constraint("stop-bottom", "root.bottom", "Stop.bottom")
              + ["Play", "Stop"].map { name in
                constraint("\(name)-x", "\(name).leading", "root.leading")
                  + constraint("\(name)-width", "\(name).width", constant: 80)
                  + constraint("\(name)-height", "\(name).height", constant: 30)
              }.joined()))))
    #expect(text.contains("\"Stop\" overlaps ") == isListed, "\(text)")
  }

  /// The button has no space in landscape, but a table covers it.
  @Test(arguments: [("", true), ("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>", false)])
  func aConflictUnderAnOpaqueLayerHasNoLine(_ background: String, _ isListed: Bool) async {
    let document = storyboard(
      scene(
        rootView(
          subviews: view("Play", tag: "button", content: "<state key=\"normal\" title=\"Play\"/>")
            + view("table", tag: "tableView", content: background),
          constraints: constraint("t", "Play.top", "root.top", constant: 300)
            + constraint("b", "root.bottom", "Play.bottom", constant: 300)
            + constraint("l", "Play.leading", "root.leading")
            + ["top", "bottom", "leading", "trailing"].map { constraint("table-\($0)", "table.\($0)", "root.\($0)") }
            .joined())))
    let text = await report(document)
    #expect(text.contains("\"Play\" ") == isListed, "\(text)")
    let world = MemoryWorld(["a.storyboard": document])
    _ = await world.run("lint", "--only-rule", "unsatisfiable-on-some-screens", "a.storyboard")
    #expect(world.output.contains("unsatisfiable"), "\(world.output)")
  }

  /// Two translations of a storyboard.
  @Test func theSameDesignOfTwoFilesIsOneEntry() async {
    func font(_ size: Int) -> String {
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    }
    let label = view(
      "note", tag: "label", attributes: "text=\"Note\"",
      content: "\(font(17))<variation key=\"widthClass=regular\">\(font(24))</variation>")
    let constraints =
      constraint("t", "note.top", "root.top", constant: 100) + constraint("l", "note.leading", "root.leading")
    let document = storyboard(scene(rootView(subviews: label, constraints: constraints)))
    let world = MemoryWorld(["Base.lproj/a.storyboard": document, "de.lproj/a.storyboard": document])
    #expect(await world.run("report") == .success)
    #expect(world.output.split(separator: "17 → system 24").count == 2, "\(world.output)")
    #expect(world.output.contains("    also in de.lproj/a.storyboard\n"), "\(world.output)")
  }

  /// The code of a custom segue decides how large its destination is.
  @Test(arguments: [("custom\" customClass=\"Dialog", "MAY BREAK"), ("presentation", "BREAKS")])
  func aScreenThatACustomSegueShowsMayBreak(_ kind: String, _ section: String) async {
    let first = scene(rootView("root1"), id: "vc1").replacing(
      "</viewController>",
      with: "<connections><segue kind=\"\(kind)\" destination=\"vc2\" id=\"segue\"/></connections></viewController>")
    let second = scene(
      rootView(
        "root2", subviews: view("play", tag: "button", content: "<state key=\"normal\" title=\"Play\"/>"),
        constraints: constraint("t", "play.top", "root2.top", constant: 375)
          + constraint("l", "play.leading", "root2.leading") + constraint("w", "play.width", constant: 80)
          + constraint("h", "play.height", constant: 30)),
      id: "vc2")
    let text = await report(
      storyboard(first + second).replacing(
        "version=\"3.0\"", with: "version=\"3.0\" initialViewController=\"vc1\""))
    #expect(text.contains("\"Play\" ends "), "\(text)")
    #expect(text.split(separator: "\"Play\"")[0].contains(section), "\(text)")
    #expect(text.contains("MAY BREAK") == (section == "MAY BREAK"), "\(text)")
  }

  /// The bar of every screen has the same limit.
  @Test func equalConstraintsThatBreakInManyScreensAreOneEntry() async {
    func screens(_ count: Int, step: Double = 0) -> String {
      storyboard(
        (1...count).map { number in
          let (root, bar) = ("root\(number)", "bar\(number)")
          return scene(
            rootView(
              root, subviews: view(bar, attributes: "customClass=\"Bar\""),
              constraints: constraint("l\(number)", "\(bar).leading", "\(root).leading", constant: 8)
                + constraint(
                  "t\(number)", "\(root).trailing", "\(bar).trailing", constant: 8 + step * Double(number))
                + constraint("y\(number)", "\(bar).top", "\(root).top")
                + constraint("h\(number)", "\(bar).height", constant: 44)
                + constraint("w\(number)", "\(bar).width", constant: 500, relation: "lessThanOrEqual")),
            id: "vc\(number)", attributes: "title=\"S\(number)\"")
        }.joined())
    }
    let many = await report(screens(5))
    #expect(many.contains("S1, S2, 3 more screens a.storyboard Bar cannot keep its width of at most 500"), "\(many)")
    #expect(many.ranges(of: "cannot keep").count == 1, "\(many)")
    let uneven = await report(screens(5, step: 3))
    #expect(uneven.contains("S1, S2, 3 more screens a.storyboard Bar cannot keep its width"), "\(uneven)")
    let few = await report(screens(2))
    #expect(few.contains("S1, S2 a.storyboard Bar cannot keep its width of at most 500"), "\(few)")
  }

  /// A label without a background shows its text alike in each of its widths.
  @Test func aLimitThatChangesNothingToSeeIsNoChange() async {
    func document(_ color: String) -> String {
      let width = """
        <constraint firstItem="title" firstAttribute="width" relation="greaterThanOrEqual" constant="220" id="w">
        <variation key="widthClass=regular" constant="300"/></constraint>
        """
      let title = view("title", tag: "label", attributes: "text=\"Hi\"", content: color)
      return storyboard(
        scene(
          rootView(
            subviews: title,
            constraints: width + constraint("x", "title.centerX", "root.centerX")
              + constraint("y", "title.centerY", "root.centerY"))))
    }
    let plain = await report(document(""))
    #expect(!plain.contains("BY DESIGN") && plain.contains("1 change of a constraint or stack view"), "\(plain)")
    let filled = await report(document("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"))
    #expect(filled.contains("\"Hi\": width ≥ 220 → 300 on "), "\(filled)")
  }

  /// A distance of 4 points, a hair of a length, and the end of a text that begins at the other edge.
  @Test(arguments: [
    ("title.top", "root.top", 20, 24, false), ("title.top", "root.top", 20, 30, true),
    ("title.height", nil, 40, 44, false), ("title.height", nil, 16, 20, true),
    ("root.trailing", "title.trailing", 0, 8, false), ("title.leading", "root.leading", 0, 8, true),
  ])
  func aChangeThatPeopleDoNotSeeIsNoDesign(_ first: String, _ second: String?, _ old: Int, _ new: Int, _ isListed: Bool)
    async
  {
    let title = view("title", tag: "label", attributes: "text=\"Hi\"")
    let ends: [(String, String, String?)] = [
      ("t", "title.top", "root.top"), ("h", "title.height", nil), ("l", "title.leading", "root.leading"),
      ("r", "root.trailing", "title.trailing"),
    ]
    let constraints = ends.map { id, one, other in
      guard one == first else { return constraint(id, one, other, constant: 20) }
      return constraint(id, one, other, constant: Double(old)).replacing(
        "/>", with: "><variation key=\"widthClass=regular\" constant=\"\(new)\"/></constraint>")
    }
    let text = await report(storyboard(scene(rootView(subviews: title, constraints: constraints.joined()))))
    #expect(
      text.contains("BY DESIGN") == isListed && text.contains("1 change of a constraint or stack view") != isListed,
      "\(text)")
  }

  /// The text is cut off in portrait only, below an opaque view or not.
  @Test(arguments: [
    ("", true), ("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>", false),
  ])
  func aTextBelowAnOpaqueViewIsNotSeen(_ color: String, _ isListed: Bool) async {
    let title = view(
      "title", tag: "label",
      attributes: "text=\"Alexander of a country with longer names\" adjustsFontSizeToFit=\"NO\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: title + view("cover", content: color),
            constraints: constraint("l", "title.leading", "root.leading", constant: 20)
              + constraint("r", "root.trailing", "title.trailing", constant: 200)
              + constraint("t", "title.top", "root.top", constant: 100)
              + ["leading", "trailing", "top", "bottom"].map { constraint($0, "cover.\($0)", "root.\($0)") }.joined())))
    )
    #expect(text.contains("is cut off") == isListed, "\(text)")
  }

  @Test func twoViewsWithOneNameAreDistinguished() async {
    let outer = view("outer", subviews: view("inner"))
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: outer,
            constraints: pinned("outer", to: "root", x: 0, y: 0, width: 300, height: 100)
              + constraint("w", "inner.width", constant: 50) + constraint("h", "inner.height", constant: 50)
              + constraint("x", "inner.leading", "outer.leading")
              + constraint("y", "inner.top", "outer.top").replacing(
                "/>", with: "><variation key=\"widthClass=regular\" constant=\"20\"/></constraint>")))))
    #expect(text.contains("view.top = superview.top: constant 0 → 20"), "\(text)")
  }

  @Test func theStandardSpacingIsNotZero() async {
    let stack = view(
      "s", tag: "stackView", attributes: "spacingType=\"standard\"", subviews: view("a") + view("b"),
      content: "<variation key=\"widthClass=regular\" spacing=\"20\"/>")
    let text = await report(
      storyboard(
        scene(rootView(subviews: stack, constraints: pinned("s", to: "root", x: 0, y: 0, width: 90, height: 9)))))
    #expect(text.contains("spacing 8 → 20 on"), "\(text)")
  }

  /// People see the conflict only if code shows the view.
  @Test(arguments: [("", "BREAKS"), ("hidden=\"YES\"", "MAY BREAK")])
  func aConflictOfAHiddenViewMayBreak(_ attributes: String, _ section: String) async {
    let bar = view("bar", attributes: "\(attributes) customClass=\"Bar\"")
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: bar,
            constraints: pinned("bar", to: "root", x: 8, y: 8, height: 44)
              + constraint("r", "root.trailing", "bar.trailing", constant: 8)
              + constraint("w", "bar.width", constant: 500, relation: "lessThanOrEqual")))))
    #expect(text.contains("Bar cannot keep its width of at most 500"), "\(text)")
    #expect(text.contains("\(section) ") || text.contains("\(section):"), "\(text)")
    #expect(text.contains("MAY BREAK") == (section == "MAY BREAK"), "\(text)")
  }

  @Test func aLineIsThatOfTheConstraintInTheSentence() async throws {
    let text = storyboard(
      scene(
        rootView(
          subviews: view("a", attributes: "customClass=\"A\""),
          constraints: constraint("t", "a.top", "root.top") + "\n" + constraint("h", "a.height", constant: 600) + "\n"
            + constraint("e", "root.bottom", "a.bottom", constant: 100, relation: "greaterThanOrEqual"))))
    let output = await report(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let told = try #require(output.firstMatch(of: /A breaks root view.bottom .*? :(\d+)/))
    let line = try #require(Int(told.1))
    #expect(lines[line - 1].contains("id=\"e\""), "\(output)")
  }

  @Test func aLimitThatChangesAsTheLengthIsSaidOnce() async {
    let lengths = ["lessThanOrEqual", "equal"].map { relation in
      """
      <constraint firstItem="box" firstAttribute="height" relation="\(relation)" constant="320" id="h-\(relation)">
      <variation key="widthClass=regular" constant="450"/></constraint>
      """
    }
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: view("box", attributes: "customClass=\"Box\""),
            constraints: lengths.joined() + constraint("x", "box.leading", "root.leading")
              + constraint("y", "box.top", "root.top") + constraint("z", "box.trailing", "root.trailing")))))
    #expect(text.contains("Box: height 320 → 450 on "), "\(text)")
    #expect(!text.contains("≤"), "\(text)")
  }

  /// Two buttons are under the housing at the left, another under the home indicator.
  @Test func moreControlsAreAtTheSameEdge() async {
    let places = [("A", "leading", "top"), ("B", "leading", "centerY"), ("C", "centerX", "bottom")]
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: places.map {
              view($0.0, tag: "button", content: "<state key=\"normal\" title=\"\($0.0)\" image=\"star\"/>")
            }.joined(),
            constraints: places.map { name, x, y in
              constraint("\(name)-x", "\(name).\(x)", "root.\(x)")
                + constraint("\(name)-y", "\(name).\(y)", "root.\(y)")
                + constraint("\(name)-width", "\(name).width", constant: 44)
                + constraint("\(name)-height", "\(name).height", constant: 30)
            }.joined()))))
    let line = "pt (at least on iPhone 15 and iPhone :10, :16 15 Pro Max); 1 more control"
    #expect(text.contains("\"A\" is outside the safe area at the left, by 59 \(line)"), "\(text)")
    #expect(text.contains("\"C\" has 30 of 30 pt outside the safe area at the bottom"), "\(text)")
  }

  /// No constraints place the group, and an outlet leads to it, so code may place it and the button in it.
  @Test(arguments: [("", true), ("<outlet property=\"group\" destination=\"group\" id=\"o\"/>", false)])
  func codeMayPlaceAGroupWithAFixedFrame(_ outlet: String, _ isListed: Bool) async {
    let button = view(
      "Play", tag: "button", frame: "0 0 44 44", .mask("flexibleMaxX=\"YES\""), attributes: "fixedFrame=\"YES\"",
      content: "<state key=\"normal\" title=\"P\" image=\"star\"/>")
    let group = view(
      "group", frame: "0 100 100 100", .mask("flexibleMaxX=\"YES\""), attributes: "fixedFrame=\"YES\"", subviews: button
    )
    let text = await report(
      storyboard(scene(rootView(subviews: group) + "<connections>\(outlet)</connections>")))
    #expect((text.contains("BREAKS") && text.contains("\"P\" ")) == isListed, "\(text)")
  }

  @Test func theViewThatBreaksOnMostScreensComesFirst() async {
    let text = await report(Self.screen([("Play", "safe", 355), ("Stop", "Play", 60)]))
    #expect(
      text.contains(
        "\"Stop\" ends 100 pt below the screen, no view scrolls (worst on iPhone SE (3rd generation)); :16 so does 1 more on some devices"
      ),
      "\(text)")
  }

  /// The control that is covered on more phones stands for both.
  @Test func theControlOfMostPhonesComesFirst() async {
    let document = Self.screen([("Play", "root", 15), ("Stop", "root", 0)])
    let text = await report(
      document.replacing(
        "secondItem=\"root\" secondAttribute=\"bottom\"", with: "secondItem=\"root\" secondAttribute=\"top\""))
    #expect(text.contains("\"Stop\" "), "\(text)")
  }

  @Test func theViewThatIsFurthestBelowComesFirst() async {
    let text = await report(Self.screen([("Play", "safe", 500), ("Stop", "Play", 20)]))
    #expect(
      text.contains(
        "\"Stop\" ends 205 pt below the screen, no view scrolls (worst on iPhone SE (3rd generation)); :16 so does 1 more"
      ), "\(text)")
  }

  /// What breaks in portrait and in landscape comes before what breaks in one of them, and portrait before landscape.
  @Test func theScreenThatBreaksInMostClassesComesFirst() async {
    let documents = ["a": 340, "b": 700, "c": 500].mapValues { Self.screen([("Play", "safe", $0)]) }
    let world = MemoryWorld(Dictionary(uniqueKeysWithValues: documents.map { ("\($0).storyboard", $1) }))
    #expect(await world.run("report") == .success)
    let files = world.output.split(separator: "\n").filter { $0.hasSuffix(".storyboard") }.map { $0.suffix(12) }
    #expect(files == ["b.storyboard", "c.storyboard"].map { $0[...] }, "\(world.output)")
  }

  /// A stack view that turns is one line, with its other changes.
  @Test func theAxisOfAStackViewIsSaidOnce() async {
    let labels = ["One", "Two"].map { view($0, tag: "label", attributes: "text=\"\($0)\"") }.joined()
    let stack = """
      <stackView axis="vertical" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="100" height="60"/><subviews>\(labels)</subviews>
      <variation key="heightClass=compact" axis="horizontal" alignment="center" spacing="24"/></stackView>
      """
    let constraints = ["top", "leading"].map {
      """
      <constraint firstItem="stack" firstAttribute="\($0)" secondItem="safe" secondAttribute="\($0)" id="\($0)-1"/>
      """
    }
    let text = await report(storyboard(scene(rootView(subviews: stack, constraints: constraints.joined()))))
    #expect(
      text.contains(
        "\"One\" and \"Two\": side by side on iPhone landscape, one below the other elsewhere (alignment fill → "
          + "center, spacing 12 → 24)"), "\(text)")
    #expect(!text.contains("axis"))
  }

  /// A width that is missed by one point is a conflict for `lint` only.
  @Test(arguments: [(299, true), (310, false)])
  func aConflictThatNobodySeesIsNoLine(_ width: Int, _ isTooSmall: Bool) async {
    let button = view("Go", tag: "button", content: "<state key=\"normal\" title=\"Go\"/>")
    let constraints = """
      <constraint firstItem="Go" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
      <constraint firstItem="Go" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="10" id="l"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="Go" secondAttribute="trailing" constant="10" \
      id="r"/>
      <constraint firstItem="Go" firstAttribute="width" constant="\(width)" id="w"/>
      """
    let document = storyboard(scene(rootView(subviews: button, constraints: constraints)))
    let world = MemoryWorld(["a.storyboard": document])
    _ = await world.run("report", "--on", "iphone-se-1")
    #expect(world.output.contains("cannot keep its width") != isTooSmall, "\(world.output)")
  }

  /// Which of the two heights breaks decides where the label is that hangs on the view.
  @Test(arguments: [("box", "bottom", false), ("safe", "top", true)])
  func whatFollowsFromAConflictIsNoLine(_ anchor: String, _ edge: String, _ isLine: Bool) async {
    let views = view("box") + view("Total", tag: "label", attributes: "text=\"Total\"")
    let constraints = """
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
      <constraint firstItem="box" firstAttribute="width" constant="50" id="w"/>
      <constraint firstItem="box" firstAttribute="height" constant="400" id="h"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="100" id="b"/>
      <constraint firstItem="Total" firstAttribute="top" secondItem="\(anchor)" secondAttribute="\(edge)" \
      constant="400" id="p"/>
      <constraint firstItem="Total" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="q"/>
      """
    let text = await report(storyboard(scene(rootView(subviews: views, constraints: constraints))))
    #expect(text.contains("IN EVERY SIZE CLASS a.storyboard root view is "), "\(text)")
    #expect(text.contains("\"Total\" ends") == isLine, "\(text)")
  }

  @Test func aPickerBelowTheScreenIsAProblem() async {
    let document = Self.screen([("Play", "safe", 500)]).replacing("<button", with: "<datePicker")
      .replacing("</button>", with: "</datePicker>")
    let text = await report(document)
    #expect(text.contains("ends 155 pt below the screen"), "\(text)")
  }

  /// The button that ends 10 points below the smallest screen is in front of the home indicator of a larger one.
  @Test func aButtonBelowSomeScreensIsOneProblem() async {
    let text = await report(Self.screen([("Play", "safe", 355), ("Stop", "safe", 362)]))
    let words = text.replacing(/\ :\d+/, with: "")
    #expect(words.contains("no view scrolls (at least on iPhone SE (3rd generation)); so does 1 more"), "\(text)")
    #expect(!text.contains("safe area"))
  }

  /// Views above a centered view are above the screen of a phone in landscape.
  @Test(arguments: [
    ("top", "bottom", 250, "\"Title\" begins 93 pt above the screen"),
    ("trailing", "leading", 230, "\"Title\" begins 52 pt beyond the left edge of the screen"),
  ])
  func aTextAboveTheScreenIsALine(edge: String, other: String, distance: Int, sentence: String) async {
    let label = { (id: String) in view(id, tag: "label", attributes: "text=\"\(id)\"") }
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: label("Title") + label("Date"),
            constraints: """
              <constraint firstItem="Date" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="a"/>
              <constraint firstItem="Date" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="b"/>
              <constraint firstItem="Date" firstAttribute="\(edge)" secondItem="Title" secondAttribute="\(other)" \
              constant="\(distance)" id="c"/>
              <constraint firstItem="Title" firstAttribute="\(edge == "top" ? "centerX" : "centerY")" \
              secondItem="root" secondAttribute="\(edge == "top" ? "centerX" : "centerY")" id="d"/>
              """))))
    #expect(text.contains(sentence), "\(text)")
  }

  /// A label that fills the rest of the screen loses no text if it has none.
  @Test(arguments: [("Note", true), ("", false), (" ", false)])
  func onlyALabelWithATextIsSqueezed(text: String, isListed: Bool) async {
    let label = view("note", tag: "label", attributes: "text=\"\(text)\" verticalCompressionResistancePriority=\"1\"")
    let constraints = """
      <constraint firstItem="note" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="400" id="t"/>
      <constraint firstItem="note" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
      <constraint firstItem="note" firstAttribute="width" constant="80" id="w"/>
      <constraint firstItem="root" firstAttribute="bottom" secondItem="note" secondAttribute="bottom" constant="20" \
      priority="900" id="b"/>
      """
    let output = await report(storyboard(scene(rootView(subviews: label, constraints: constraints))))
    #expect(output.contains("has no height") == isListed, "\(output)")
  }

  /// Equal priorities leave open which of three buttons gets what a text view leaves of the screen. The keys of a row share
  /// one length.
  @Test(arguments: [
    (220, false, "needs 102 pt of height together with \"Show\" and \"Stop\", but they get 12"),
    (120, false, nil),
    (220, true, "needs 102 pt of height together with "),
  ])
  func viewsThatShareTooLittleAreALine(height: Int, inRows: Bool, sentence: String?) async {
    let titles = ["Play", "Show", "Stop"]
    let views = titles.map { title in
      let content = "<state key=\"normal\" title=\"\(title)\"/>"
      if !inRows { return view(title, tag: "button", content: content) }
      let keys = ["a", "b", "c"].map { view("\(title)-\($0)", tag: "button", content: content) }
      let pair = view("\(title)-pair", tag: "stackView", subviews: keys[1] + keys[2])
      return view(title, tag: "stackView", attributes: "distribution=\"fillEqually\"", subviews: keys[0] + pair)
    }
    let chain = ["safe"] + titles + ["text"]
    let constraints = zip(chain, chain.dropFirst()).map { above, below in
      """
      <constraint firstItem="\(below)" firstAttribute="top" secondItem="\(above)" \
      secondAttribute="\(above == "safe" ? "top" : "bottom")" constant="35" id="t-\(below)"/>
      <constraint firstItem="\(below)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l-\(below)"/>
      """
    }
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: views.joined() + view("text", tag: "textView"),
            constraints: constraints.joined() + """
              <constraint firstItem="safe" firstAttribute="bottom" secondItem="text" secondAttribute="bottom" id="b"/>
              <constraint firstItem="safe" firstAttribute="trailing" secondItem="text" secondAttribute="trailing" id="r"/>
              <constraint firstItem="text" firstAttribute="height" constant="\(height)" id="h"/>
              """))))
    #expect(text.contains("of height together") == (sentence != nil), "\(text)")
    if let sentence { #expect(text.contains(sentence), "\(text)") }
  }

  /// A table that gets nothing on the screens of a shortage is part of its line.
  @Test func aShortageNamesTheViewsThatGetNothing() async {
    let titles = ["Play", "Show"]
    let chain = ["safe"] + titles + ["table", "text"]
    let constraints = zip(chain, chain.dropFirst()).map { above, below in
      constraint("t-\(below)", "\(below).top", "\(above).\(above == "safe" ? "top" : "bottom")", constant: 50)
        + constraint("l-\(below)", "\(below).leading", "safe.leading")
    }
    let buttons = titles.map { view($0, tag: "button", content: "<state key=\"normal\" title=\"\($0)\"/>") }
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: buttons.joined() + view("table", tag: "tableView") + view("text", tag: "textView"),
            constraints: constraints.joined() + constraint("b", "safe.bottom", "text.bottom")
              + constraint("w", "table.width", constant: 200) + constraint("r", "safe.trailing", "text.trailing")
              + constraint("h", "text.height", constant: 190)))))
    #expect(text.contains("; table view gets none"), "\(text)")
    #expect(!text.contains("table view has no height"), "\(text)")
  }

  /// The texts of a stack view are one line, and those of two stack views are two.
  @Test(arguments: [(true, "so does 1 more", 1), (false, "", 2)])
  func theTextsOfAStackViewAreOneLine(_ isOneStack: Bool, _ words: String, _ count: Int) async {
    let texts = ["Names of all the members", "Numbers of all the members"].enumerated().map { number, text in
      view(
        "text-\(number)", tag: "label", attributes: "text=\"\(text)\" adjustsFontSizeToFit=\"NO\"",
        content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    }
    let stacks = isOneStack ? [texts] : texts.map { [$0] }
    let views = stacks.enumerated().map { number, texts in
      view("stack-\(number)", tag: "stackView", attributes: "axis=\"vertical\"", subviews: texts.joined())
    }
    let constraints = stacks.indices.map { number in
      constraint("l-\(number)", "stack-\(number).leading", "root.leading", constant: 100)
        + constraint("r-\(number)", "root.trailing", "stack-\(number).trailing", constant: 100)
        + constraint("t-\(number)", "stack-\(number).top", "root.top", constant: Double(100 + 50 * number))
    }
    let text = await report(storyboard(scene(rootView(subviews: views.joined(), constraints: constraints.joined()))))
    #expect(text.contains(words) && text.split(separator: "is cut off").count == count + 1, "\(text)")
  }

  /// A button that is 7 points below one phone, and more below a lower one, has one line about both; 3 points are not seen.
  @Test(arguments: [(366, "ends 3 pt", false), (370, "ends 25 pt", true), (366, "ends 21 pt", true)])
  func aScreenOnWhichLessIsCutHasTheProblem(_ top: Int, _ words: String, _ isWritten: Bool) async {
    let text = await report(Self.screen([("Play", "safe", top)]))
    #expect(text.contains(words) == isWritten, "\(text)")
  }

  /// A hidden view that has no space breaks nothing that people see.
  @Test(arguments: [("", "BREAKS"), ("hidden=\"YES\"", "MAY BREAK")])
  func aHiddenViewWithoutSpaceMayBreak(_ attributes: String, _ section: String) async {
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: view("panel", attributes: "\(attributes) customClass=\"Panel\"")
              + view("Play", tag: "button", content: "<state key=\"normal\" title=\"Play\"/>"),
            constraints: constraint("t", "Play.top", "root.top", constant: 40)
              + constraint("h", "Play.height", constant: 40) + constraint("x", "Play.leading", "root.leading")
              + constraint("t2", "panel.top", "Play.bottom", constant: 20)
              + constraint("b2", "root.bottom", "panel.bottom", constant: 380)
              + constraint("x2", "panel.leading", "root.leading") + constraint("w2", "panel.width", constant: 100)))))
    #expect(text.contains("Panel has no space left"), "\(text)")
    #expect(text.contains("MAY BREAK") == (section == "MAY BREAK"), "\(text)")
  }

  /// The text of a field scrolls; its placeholder does not.
  @Test(arguments: [("text", false), ("placeholder", true)])
  func onlyThePlaceholderOfAFieldIsCutOff(_ attribute: String, _ isListed: Bool) async {
    let field = view(
      "field", tag: "textField",
      attributes: "adjustsFontSizeToFit=\"NO\" \(attribute)=\"An address that is longer than a small phone is\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let text = await report(Self.screen("field", field, margin: 20))
    #expect(text.contains("is too small for its placeholder") == isListed && !text.contains("cut off"), "\(text)")
  }

  /// What the buttons of a stack view and another one share is the room of the screen, not that of the stack view.
  @Test func aShortageSpansStackViews() async {
    let titles = ["Play", "Show", "Stop"]
    let buttons = titles.map { view($0, tag: "button", content: "<state key=\"normal\" title=\"\($0)\"/>") }
    let stack = view(
      "stack", tag: "stackView", attributes: "axis=\"vertical\"", subviews: buttons.dropLast().joined())
    let chain = ["safe", "stack", "Stop", "text"]
    let constraints = zip(chain, chain.dropFirst()).map { above, below in
      constraint("t-\(below)", "\(below).top", "\(above).\(above == "safe" ? "top" : "bottom")", constant: 50)
        + constraint("l-\(below)", "\(below).leading", "safe.leading")
    }
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: stack + buttons[2] + view("text", tag: "textView"),
            constraints: constraints.joined() + constraint("b", "safe.bottom", "text.bottom")
              + constraint("r", "safe.trailing", "text.trailing") + constraint("h", "text.height", constant: 210)))))
    let words = text.replacing(" :13", with: "")
    #expect(
      words.contains(
        "but they get 15 (at least on iPhone 15 Pro Max, and probably iPhone SE (3rd generation) and iPhone 15)"),
      "\(text)")
  }

  @Test func oneLineIsAboutAllViewsInARow() async {
    let text = await report(Self.screen([("Play", "safe", 500), ("Stop", "safe", 500), ("Next", "safe", 500)]))
    #expect(
      text.contains(
        "\"Play\" ends 155 pt below the screen, no view scrolls (worst on iPhone SE (3rd generation)); :10 so do 2 more"
      ), "\(text)")
    #expect(!text.contains("\"Stop\""))
  }

  /// A constraint that some screens lack, and without which the view has the same length.
  @Test(arguments: [(30, false), (33, false), (40, true)])
  func aConstraintThatChangesNoLengthIsNoDesign(height: Int, isListed: Bool) async {
    let more = """
      <constraint firstItem="Play" firstAttribute="height" priority="900" constant="\(height)" id="more"/>
      """
    let document = Self.screen([("Play", "safe", 20)]).replacing(
      "constant=\"30\" id=\"h-Play\"/>", with: "priority=\"800\" constant=\"30\" id=\"h-Play\"/>\(more)"
    ).replacing(
      "<viewLayoutGuide",
      with: """
        <variation key="heightClass=compact"><mask key="constraints"><exclude reference="more"/></mask></variation>
        <viewLayoutGuide
        """)
    let text = await report(document)
    #expect(text.contains("BY DESIGN") == isListed, "\(text)")
    #expect(text.contains("1 change of a constraint or stack view") != isListed)
  }

  @Test func aFolderDistinguishesFilesOfTheSameName() async {
    let files = [("Alpha", 500), ("Beta", 501)].map { name, distance in
      (
        "Lessons/\(name)DataBetweenScreens/\(name)DataBetweenScreens/Base.lproj/Main.storyboard",
        Self.screen([("Play", "safe", distance)])
      )
    }
    let world = MemoryWorld(Dictionary(uniqueKeysWithValues: files))
    #expect(await world.run("report") == .success)
    for name in ["Alpha", "Beta"] {
      #expect(world.output.contains(" …/\(name)DataBetweenScreens/…/Main.storyboard\n"), "\(world.output)")
    }
  }

  @Test func aPathWithOnlyLongFoldersStaysWhole() async {
    let files = ["Alpha", "Beta"].map { name in
      (
        "\(name) with a name of more than thirty letters/App/Base.lproj/Main.storyboard",
        Self.screen([("Play", "safe", 500)])
      )
    }
    let world = MemoryWorld(Dictionary(uniqueKeysWithValues: files))
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("    \(files[0].0)\n"), "\(world.output)")
    #expect(world.output.contains("    also in \(files[1].0)\n"), "\(world.output)")
  }

  /// A closed drawer, of which only the end is on the screen.
  @Test(arguments: [(5, false), (45, false), (65, true)])
  func aControlThatBeginsAboveTheScreenIsUnderNothing(top: Int, isListed: Bool) async {
    func constraint(_ id: String, _ edge: String, to outer: String, _ constant: Int) -> String {
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\(edge)\" secondItem=\"\(outer)\" secondAttribute=\"\(edge)\" "
        + "constant=\"\(constant)\" id=\"\(id)-\(edge)\"/>"
    }
    func length(_ id: String, _ attribute: String, _ constant: Int) -> String {
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)-\(attribute)\"/>"
    }
    let play = view("play", tag: "button", content: "<state key=\"normal\" title=\"Play\"/>")
    let constraints = [
      constraint("drawer", "top", to: "root", -60), constraint("drawer", "leading", to: "root", 100),
      length("drawer", "width", 200), length("drawer", "height", 90), constraint("play", "top", to: "drawer", top),
      constraint("play", "leading", to: "drawer", 0), length("play", "width", 80), length("play", "height", 30),
    ]
    let text = await report(
      storyboard(
        scene(rootView(subviews: view("drawer", subviews: play), constraints: constraints.joined()))))
    #expect(text.contains("safe area at the top") == isListed, "\(text)")
  }

  /// The cards of a game, which have only a color. On phones with a home indicator too, what is beyond the edge counts, and
  /// not what the indicator covers.
  @Test func aButtonThatIsOnlyAColorEndsBelowTheScreen() async throws {
    let card = view(
      "card", tag: "button", content: "<color key=\"backgroundColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/>")
    let constraints = [("top", 290), ("leading", 100)].map { edge, constant in
      "<constraint firstItem=\"card\" firstAttribute=\"\(edge)\" secondItem=\"root\" secondAttribute=\"\(edge)\" "
        + "constant=\"\(constant)\" id=\"card-\(edge)\"/>"
    }
    let lengths = ["width", "height"].map {
      "<constraint firstItem=\"card\" firstAttribute=\"\($0)\" constant=\"160\" id=\"card-\($0)\"/>"
    }
    let text = await report(
      storyboard(scene(rootView(subviews: card, constraints: (constraints + lengths).joined()))))
    let words = text.replacing(try Regex(" :[0-9]+"), with: "")
    #expect(words.contains("button ends 75 pt below the screen, no view scrolls"), "\(text)")
    #expect(!text.contains("safe area"), "\(text)")
  }

  /// The control is under the housing of a large phone, and a small one covers only its edge.
  @Test func aControlThatOnlyLargePhonesCoverIsAProblem() async {
    let document = Self.screen([("Play", "root", 15)])
    let text = await report(
      document.replacing(
        "secondItem=\"root\" secondAttribute=\"bottom\"", with: "secondItem=\"root\" secondAttribute=\"top\""))
    #expect(
      text.contains(
        "\"Play\" is outside the safe area at the top, by 44 pt (at least on iPhone 15 and iPhone 15 :10 Pro Max)"),
      "\(text)")
  }

  /// Who lets a view end below a bar at the top expects that code adds one.
  @Test(arguments: [
    ("", true), ("<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>", true),
    ("<extendedEdge key=\"edgesForExtendedLayout\"/>", false),
  ])
  func aControlIsNotUnderTheBarThatItsViewEndsAt(edges: String, isFound: Bool) async {
    let text = await report(
      Self.screen([("Play", "root", 15)]).replacing(
        "secondItem=\"root\" secondAttribute=\"bottom\"", with: "secondItem=\"root\" secondAttribute=\"top\""
      ).replacing("</viewController>", with: "\(edges)</viewController>"))
    #expect(text.contains("safe area at the top") == isFound, "\(text)")
  }

  /// Interface Builder shows long content of a screen in a free size; that of a part of a screen is its own.
  @Test(arguments: [("375", "900", true), ("320", "200", false), ("230", "600", false)])
  func aScreenOfFreeSizeIsChecked(width: String, height: String, isFound: Bool) async {
    let size = """
      <size key="freeformSize" width="\(width)" height="\(height)"/>\
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></viewController>
      """
    let text = await report(Self.screen([("Play", "safe", 500)]).replacing("</viewController>", with: size))
    #expect(text.contains("below the screen") == isFound, "\(text)")
  }

  /// Notification Center shows a Today extension in a part of the screen, whose size the file does not have.
  @Test(arguments: [("", true), ("simulatedAppContext=\"notificationCenter\" ", false)])
  func aTodayExtensionIsNoScreen(context: String, isFound: Bool) async {
    let text = await report(
      Self.screen([("Play", "safe", 500)]).replacing("<view key=\"view\" ", with: "<view key=\"view\" \(context)"))
    #expect(text.contains("below the screen") == isFound, "\(text)")
  }

  /// Of three heights, one or two break on a phone in landscape. All that they need together is one line.
  @Test func theHeightsOfAChainAreOneLine() async {
    let images = ["one", "two", "three"].map { view($0, tag: "slider") }
    func height(_ id: String, below: String, _ edge: String) -> String {
      constraint("t-\(id)", "\(id).top", "\(below).\(edge)") + constraint("h-\(id)", "\(id).height", constant: 200)
        + constraint("l-\(id)", "\(id).leading", "root.leading", constant: 90)
        + constraint("w-\(id)", "\(id).width", constant: 150)
    }
    let constraints =
      height("one", below: "root", "top") + height("two", below: "one", "bottom")
      + height("three", below: "two", "bottom")
      + constraint("b", "three.bottom", "root.bottom", relation: "lessThanOrEqual")
    let world = MemoryWorld([
      "a.storyboard": storyboard(scene(rootView(subviews: images.joined(), constraints: constraints)))
    ])
    #expect(await world.run("report", "--on", "iphone-15,landscape") == .success)
    let text = world.output.split { $0.isWhitespace }.joined(separator: " ")
    // 3 × 200 of 393 points.
    #expect(text.ranges(of: "7 constraints need at least 207 pt").count == 1, "\(text)")
    #expect(!text.contains("so does"), "\(text)")
  }

  /// A square as wide as the screen is too high for a phone in landscape, whatever its least height is. The line about the
  /// least height has the numbers of the constraints that contradict that height.
  @Test func aLengthIsComparedWithWhatContradictsIt() async {
    let square =
      constraint("c7", "q.width", "q.height")
      + constraint("c9", "q.height", constant: 350, relation: "greaterThanOrEqual")
      + constraint("d1", "q.width", constant: 350, relation: "greaterThanOrEqual")
    let constraints =
      constraint("c1", "q.centerX", "root.centerX") + constraint("c2", "q.centerY", "root.centerY")
      + constraint("c3", "q.trailing", "safe.trailing", constant: -8)
      + constraint("c4", "l.top", "safe.top", constant: 8, relation: "greaterThanOrEqual")
      + constraint("c5", "l.centerX", "root.centerX") + constraint("c6", "q.leading", "safe.leading", constant: 8)
      + constraint("c8", "l.bottom", "q.top", constant: -20)
    let views =
      view("q", tag: "imageView", content: "<constraints>\(square)</constraints>")
      + view("l", tag: "label", attributes: "text=\"Scan\"")
    let world = MemoryWorld([
      "a.storyboard": storyboard(scene(rootView(subviews: views, constraints: constraints)))
    ])
    #expect(await world.run("report") == .success)
    let text = world.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(text.contains("cannot keep its height of at least 350: the other constraints leave 304 pt"), "\(text)")
    #expect(!text.contains("at least 350: 6 constraints"), "\(text)")
  }

  /// For an iPad, the line of a problem in landscape only names the orientation.
  @Test(arguments: [
    (1000, "pt below the screen, no view scrolls (in landscape; worst on iPad mini (6th generation))"),
    (750, "pt below the screen, no view scrolls (at least on iPad mini (6th generation) in landscape)"),
  ])
  func theOrientationOfAnIPadIsNamed(distance: Int, sentence: String) async {
    let world = MemoryWorld([
      "a.storyboard": Self.screen([("Play", "safe", distance)]),
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "TARGETED_DEVICE_FAMILY = 2;", files: ["a.storyboard"]),
    ])
    #expect(await world.run("report") == .success)
    let words = world.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.replacing(/\ :[0-9]+/, with: "").contains(sentence), "\(world.output)")
  }

  /// A row does not scroll sideways.
  @Test(arguments: [(600, true), (300, false)])
  func aTextBeyondTheSideOfARowIsAProblem(width: Int, isListed: Bool) async {
    let cell = """
      <tableViewController id="table" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="plain" rowHeight="80" id="list"><sections><tableViewSection id="section">
          <cells><tableViewCell rowHeight="80" id="row">
            <tableViewCellContentView key="contentView" tableViewCell="row" id="content"><subviews>
              <label text="Note" translatesAutoresizingMaskIntoConstraints="NO" textAlignment="right" id="note"/>
            </subviews><constraints>
              <constraint firstItem="note" firstAttribute="top" secondItem="content" secondAttribute="top" id="a"/>
              <constraint firstItem="note" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="b"/>
              <constraint firstItem="note" firstAttribute="width" constant="\(width)" id="c"/>
            </constraints></tableViewCellContentView>
          </tableViewCell></cells></tableViewSection></sections></tableView>
      </tableViewController>
      """
    let text = await report(storyboard("<scene sceneID=\"s\"><objects>\(cell)</objects></scene>"))
    #expect(text.contains("beyond the right edge of its row") == isListed, "\(text)")
  }

  /// A title wraps, and a word of it does not.
  @Test(arguments: [("Registration", true), ("Sign me up", false)])
  func aWordThatIsWiderThanItsButtonIsCutOff(title: String, isListed: Bool) async {
    let content =
      "<state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" title=\"\(title)\"/>"
    let constraints = """
      <constraint firstItem="go" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t"/>
      <constraint firstItem="go" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
      <constraint firstItem="go" firstAttribute="height" constant="80" id="h"/>
      <constraint firstItem="go" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.25" id="w"/>
      """
    let text = await report(
      storyboard(
        scene(rootView(subviews: view("go", tag: "button", content: content), constraints: constraints))))
    #expect(text.contains("is cut off: needs") == isListed, "\(text)")
  }

  @Test func manyProjectsAreCounted() async {
    var files: [String: String] = [:]
    for name in ["A", "B", "C"] {
      files["\(name)/\(name).storyboard"] = storyboard(scene(rootView(name)))
      files["\(name)/\(name).xcodeproj/project.pbxproj"] = ProjectText.app(
        name, settings: "INFOPLIST_FILE = \(name)-Info.plist; TARGETED_DEVICE_FAMILY = 1;",
        files: ["\(name).storyboard"])
      files["\(name)/\(name)-Info.plist"] = """
        <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
        """
    }
    let world = MemoryWorld(files)
    #expect(await world.run("report") == .success)
    #expect(
      world.output.hasPrefix("3 screens on iPhone, portrait only (3 projects and 3 property lists)\n"),
      "\(world.output)")
  }

  /// The app around an extension decides whether it turns.
  @Test func theOrientationsAreThoseOfTheApp() async {
    let project = ProjectText.app("B", settings: "TARGETED_DEVICE_FAMILY = 1;", files: ["B.storyboard"])
    let world = MemoryWorld([
      "A/A.storyboard": storyboard(scene(rootView("A"))), "B/B.storyboard": storyboard(scene(rootView("B"))),
      "A/A.xcodeproj/project.pbxproj": ProjectText.app(
        "A", settings: "INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = 1;", files: ["A.storyboard"]),
      "A/Info.plist": """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """,
      "B/B.xcodeproj/project.pbxproj": project.replacing(
        "product-type.application", with: "product-type.app-extension"),
    ])
    #expect(await world.run("report") == .success)
    #expect(world.output.hasPrefix("2 screens on iPhone, portrait only ("), "\(world.output)")
  }

  /// An app for phones that never turn.
  private static func portraitPhones(_ document: String) -> MemoryWorld {
    MemoryWorld([
      "a.storyboard": document,
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = 1; SUPPORTS_MACCATALYST = NO;",
        files: ["a.storyboard"]),
      "Info.plist": """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """,
    ])
  }

  /// Three constraints for the same distance, one for each kind of screen; the second is written from the other end.
  @Test func constraintsThatTakeTurnsAreOneConstant() async {
    func mask(_ key: String, without: [String], with: String = "") -> String {
      let entries =
        without.map { "<exclude reference=\"\($0)\"/>" } + (with.isEmpty ? [] : ["<include reference=\"\(with)\"/>"])
      return "<variation key=\"\(key)\"><mask key=\"constraints\">\(entries.joined())</mask></variation>"
    }
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: view("Note", tag: "label", attributes: "text=\"Note\""),
            constraints: constraint("phone", "Note.top", "root.top", constant: 50)
              + constraint("pad", "root.top", "Note.top", constant: -25)
              + constraint("low", "Note.top", "root.top", constant: 40)
              + constraint("x", "Note.leading", "root.leading"),
            content: mask("default", without: ["pad", "low"])
              + mask("heightClass=compact", without: ["phone"], with: "low")
              + mask("heightClass=regular-widthClass=regular", without: ["phone"], with: "pad")))))
    #expect(
      text.contains("\"Note\".top = root view.top: constant 50 → 40 on iPhone landscape, 25 on iPad"), "\(text)")
  }

  @Test func variationsForClassesThatTheAppNeverShowsAreOneLine() async {
    let keys = ["heightClass=compact", "heightClass=compact-widthClass=compact"]
    let note = view(
      "note", tag: "label", attributes: "text=\"Note\"",
      content: keys.map { "<variation key=\"\($0)\" alpha=\"0.5\"/>" }.joined())
    let world = Self.portraitPhones(storyboard(scene(rootView(subviews: note))))
    #expect(await world.run("report") == .success)
    let text = world.output.split { $0.isWhitespace }.joined(separator: " ")
    // The line number is at the end of the first line.
    #expect(
      text.contains(
        "2 variations for hC and wC hC never apply, because the app is never shown on iPhone :15 landscape: "
          + "delete them"),
      "\(text)")
  }

  @Test func aVariationForAMacIsListedOnce() async {
    let label = view(
      "note", tag: "label", attributes: "text=\"Note\"",
      content: "<variation key=\"userInterfaceIdiom=mac\" fixedFrame=\"YES\"/>")
    let world = Self.portraitPhones(storyboard(scene(rootView(subviews: label))))
    #expect(await world.run("report") == .success)
    let text = world.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(text.contains("never applies, because the app does not run on a Mac"), "\(text)")
    #expect(!text.contains("variation for a Mac"))
  }

  // MARK: - Visible problems

  /// About 190 points wide.
  private static let longLabel = view(
    "text", tag: "label", attributes: "text=\"Names of all the members\" adjustsFontSizeToFit=\"NO\"",
    content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")

  /// A screen with a view at a distance from the top, and at another one from both sides.
  private static func screen(_ id: String, _ view: String, margin: Double, rest: String = "") -> String {
    storyboard(
      scene(
        rootView(
          subviews: view,
          constraints: constraint("l", "\(id).leading", "root.leading", constant: margin)
            + constraint("r", "root.trailing", "\(id).trailing", constant: margin)
            + constraint("t", "\(id).top", "root.top", constant: 100)) + rest))
  }

  /// A label at a place, 100 × 100 points.
  private static func square(
    _ attributes: String, _ content: String = "", below distance: Int, around: (String) -> String = { $0 }
  ) -> String {
    let label = view("text", tag: "label", attributes: "text=\"Terms\" \(attributes)", content: content)
    return storyboard(
      scene(
        rootView(
          subviews: around(label),
          constraints: constraint("t", "text.top", "root.top", constant: Double(distance))
            + constraint("l", "text.leading", "root.leading") + constraint("w", "text.width", constant: 100)
            + constraint("h", "text.height", constant: 100))))
  }

  /// People see only the text of a label without a background. Decoration may end anywhere.
  @Test(arguments: [
    ("", "", "ends 70 pt below"),
    ("", "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>", "ends 110 pt below"),
    ("alpha=\"0.1\"", "", ""),
  ])
  func theVisiblePartOfALabelEndsBelowTheScreen(_ attributes: String, _ content: String, _ words: String) async {
    let text = await report(Self.square(attributes, content, below: 385))
    #expect(words.isEmpty ? !text.contains("below the screen") : text.contains(words), "\(text)")
  }

  /// A frame as insets, which some documents have for views without constraints.
  @Test(arguments: [
    (#"minX="20" minY="400" width="80" height="30""#, "ends 55"),
    (#"maxX="20" maxY="-30" width="80" height="30""#, "ends"),
  ])
  func aFrameMayConsistOfInsets(_ insets: String, _ words: String) async {
    let button = """
      <button id="Play"><frame key="frameInset" \(insets)/><autoresizingMask key="autoresizingMask"/>
      <state key="normal" title="Play"/></button>
      """
    let text = await report(storyboard(scene(rootView(subviews: button))))
    #expect(text.contains("\"Play\" \(words)"), "\(text)")
  }

  /// A stack view with one view looks the same with another axis.
  @Test(arguments: [(1, false), (2, true)])
  func theAxisOfAStackViewWithOneViewIsNoDesign(_ count: Int, _ isListed: Bool) async {
    let labels = (0..<count).map { view("l\($0)", tag: "label", attributes: "text=\"Name\"") }
    let stack = view(
      "stack", tag: "stackView", attributes: "axis=\"vertical\"", subviews: labels.joined(),
      content: "<variation key=\"heightClass=compact\" axis=\"horizontal\"/>")
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: stack,
            constraints: constraint("t", "stack.top", "root.top", constant: 100)
              + constraint("l", "stack.leading", "root.leading")))))
    #expect(text.contains("BY DESIGN") == isListed, "\(text)")
  }

  /// Letters that do not descend leave the lower part of their line empty.
  @Test(arguments: [("page", true), ("Next", false)])
  func theEmptyPartOfALineOverlapsNothing(_ above: String, _ isReported: Bool) async {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"60\"/>"
    let labels = [("a", above), ("b", "Stop")].map {
      view($0, tag: "label", attributes: "text=\"\($1)\"", content: font)
    }
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: labels.joined(),
            constraints: constraint("t", "a.top", "root.top", constant: 258)
              + constraint("b", "root.bottom", "b.bottom") + constraint("l", "a.leading", "root.leading")
              + constraint("m", "b.leading", "root.leading")))))
    #expect(text.contains("overlaps") == isReported, "\(text)")
  }

  /// Two buttons, one of them over the other where the screen is low, by a few points on a higher one.
  @Test func screensWithASmallerOverlapAreNamed() async {
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: ["Play", "Stop"].map { view($0, tag: "label", attributes: "text=\"\($0)\"") }.joined(),
            constraints: constraint("t", "Play.top", "root.top", constant: 345)
              + constraint("b", "root.bottom", "Stop.bottom", constant: 15)
              + constraint("l", "Play.leading", "root.leading") + constraint("m", "Stop.leading", "root.leading")))))
    #expect(text.contains("\"Stop\" overlaps \"Play\" by"), "\(text)")
    #expect(text.contains("(at least on iPhone SE (3rd generation) and iPhone :16 15; worst"), "\(text)")
  }

  /// A title that is a key of its translation has another width in the app.
  @Test(arguments: [("Shop.Action.Cancel", false), ("Cancel the whole purchase", true)])
  func aTextBesideAKeyIsNotMeasured(_ title: String, _ isReported: Bool) async {
    let button = view(
      "button", tag: "button", attributes: "horizontalCompressionResistancePriority=\"1000\"",
      content: "<state key=\"normal\" title=\"\(title)\"/>")
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: Self.longLabel + button,
            constraints: constraint("t", "text.top", "root.top", constant: 100)
              + constraint("b", "button.top", "root.top", constant: 100)
              + constraint("l", "text.leading", "root.leading", constant: 8)
              + constraint("m", "button.leading", "text.trailing", constant: 8)
              + constraint("r", "root.trailing", "button.trailing", constant: 8)))))
    #expect(text.contains("is cut off") == isReported, "\(text)")
  }

  /// Code replaces the only row of a stack view to which an outlet leads.
  @Test(arguments: [("rows", false), ("", true)])
  func aSampleRowHasNoProblem(_ outlet: String, _ isReported: Bool) async {
    let stack = view("stack", tag: "stackView", attributes: "axis=\"vertical\"", subviews: Self.longLabel)
    let connection =
      outlet.isEmpty
      ? "" : "<connections><outlet property=\"\(outlet)\" destination=\"stack\" id=\"o\"/></connections>"
    let text = await report(Self.screen("stack", stack, margin: 100, rest: connection))
    #expect(text.contains("is cut off") == isReported, "\(text)")
  }

  /// Containers that cover each other in Interface Builder, with an outlet to each, are states of one screen.
  @Test(arguments: [(true, false), (false, true)])
  func statesOfAScreenMayOverlap(_ hasOutlets: Bool, _ isReported: Bool) async {
    func box(_ name: String) -> String {
      let label = view("text-\(name)", tag: "label", attributes: "text=\"\(name)\"")
      let inner =
        constraint("t-\(name)", "text-\(name).top", "\(name).top")
        + constraint("l-\(name)", "text-\(name).leading", "\(name).leading")
      return view(
        name, frame: "0 340 200 60", subviews: label, content: "<constraints>\(inner)</constraints>")
    }
    let outlets = ["Play", "Stop"].map { "<outlet property=\"\($0)Box\" destination=\"\($0)\" id=\"o-\($0)\"/>" }
    let lengths = ["Play", "Stop"].map {
      constraint("w-\($0)", "\($0).width", constant: 200) + constraint("h-\($0)", "\($0).height", constant: 60)
        + constraint("x-\($0)", "\($0).leading", "root.leading")
    }
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: box("Play") + box("Stop"),
            constraints: constraint("t", "Play.top", "root.top", constant: 325)
              + constraint("b", "root.bottom", "Stop.bottom") + lengths.joined())
            + (hasOutlets ? "<connections>\(outlets.joined())</connections>" : ""))))
    #expect(text.contains("overlaps") == isReported, "\(text)")
  }

  private func report(_ document: String, on devices: String...) async -> String {
    let world = MemoryWorld(["a.storyboard": document])
    #expect(await world.run(words: ["report"] + devices.flatMap { ["--on", $0] }) == .success)
    return world.output.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// A text that is cut off on some phones, and that has no space on narrower ones, is one problem.
  @Test func aTextWithoutSpaceIsOneProblem() async {
    let label = view(
      "note", tag: "label", attributes: "text=\"Some words of a text\" adjustsFontSizeToFit=\"NO\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: label,
            constraints: constraint("l", "note.leading", "root.leading", constant: 170)
              + constraint("r", "root.trailing", "note.trailing", constant: 170)
              + constraint("t", "note.top", "root.top", constant: 100)))),
      on: "iphone-se-1", "iphone-15", "ipad-9")
    #expect(text.contains("is cut off: needs 160.3 pt of width, has 0 (worst on"), "\(text)")
    #expect(!text.contains("has no space left"), "\(text)")
  }

  /// Two constraints of a view that cannot be satisfied are one line, about the one that fails on more phones.
  @Test func theConstraintThatFailsOnMorePhonesIsNamed() async {
    let text = await report(
      storyboard(
        scene(
          rootView(
            subviews: view("card", attributes: "customClass=\"Card\""),
            constraints: constraint("w", "card.width", constant: 400, relation: "lessThanOrEqual")
              + constraint("l", "card.leading", "root.leading") + constraint("r", "root.trailing", "card.trailing")
              + constraint("h", "card.height", constant: 700, relation: "lessThanOrEqual")
              + constraint("t", "card.top", "root.top") + constraint("b", "root.bottom", "card.bottom")))),
      on: "iphone-se-1", "iphone-15", "iphone-15-pro-max")
    #expect(text.contains("(at least on iPhone 15 and iPhone 15 Pro Max); 1 more constraint"), "\(text)")
    #expect(text.contains("Card breaks root view.bottom = Card.bottom") && !text.contains("Card.width"), "\(text)")
  }
}
