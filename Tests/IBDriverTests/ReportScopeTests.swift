import IBDriver
import IBTestSupport
import Testing

/// The screens and files that `keyline report` is about, and how it names them.
@Suite struct ReportScopeTests {
  private static let small = constraint("w", "box.width", constant: 80) + constraint("h", "box.height", constant: 30)
  private static let placed =
    constraint("l", "box.leading", "root.leading", constant: 8)
    + constraint("t", "box.top", "root.top", constant: 8)

  /// A box that is wider on iPads.
  private static func wideOnPads(_ prefix: String = "") -> String {
    let text = rootView(
      "\(prefix)root", subviews: view("\(prefix)box"),
      constraints: constraint("\(prefix)l", "\(prefix)box.leading", "\(prefix)root.leading", constant: 8)
        + constraint("\(prefix)t", "\(prefix)box.top", "\(prefix)root.top", constant: 8)
        + constraint("\(prefix)h", "\(prefix)box.height", constant: 30)
        + constraint("\(prefix)w", "\(prefix)box.width", constant: 80).replacing(
          "/>", with: "><variation key=\"heightClass=regular-widthClass=regular\" constant=\"200\"/></constraint>"))
    return text
  }

  private func report(_ files: [String: String], _ options: String...) async -> String {
    let world = MemoryWorld(files)
    #expect(await world.run(words: ["report"] + options) == .success)
    return world.output
  }

  @Test func aScreenThatTheAppCannotShowIsOnlyNamed() async {
    let first = scene(rootView("first"), id: "one")
    let second = scene(Self.wideOnPads(), id: "two")
    let document = storyboard(first, second).replacing(
      "<document ", with: "<document initialViewController=\"one\" ")
    let text = await report(["a.storyboard": document])
    #expect(text.contains("1 screen on ") && !text.contains("BY DESIGN"), "\(text)")
    #expect(
      text.contains("UNUSED\n  a.storyboard\n    controller cannot appear, because no reachable scene"), "\(text)")
    let json = await report(["a.storyboard": document], "--format", "json")
    #expect(json.contains("\"screens\":1,") && json.contains("\"unseen\":1,"), "\(json)")
    let all = await report(["a.storyboard": document, ".keyline.yml": "rules:\n  unreachable-scene: off\n"])
    #expect(all.contains("2 screens on ") && all.contains("width 80 → 200 on iPad"), "\(all)")
  }

  /// Both scenes have the file's name.
  @Test func screensWithOneNameHaveTheirLine() async {
    let document = storyboard(scene(Self.wideOnPads(), id: "one"), scene(rootView("second"), id: "two"))
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0.contains("id=\"one\"") } ?? 0) + 1
    let text = await report(["a.storyboard": document, ".keyline.yml": "rules:\n  unreachable-scene: off\n"])
    #expect(text.contains("\n  a (line \(line)) "), "\(text)")
  }

  @Test func oneEntryIsForAllScreensOfAFileWithTheSameChanges() async {
    let document = storyboard(scene(Self.wideOnPads(), id: "one"), scene(Self.wideOnPads("other"), id: "two"))
    let text = await report(["a.storyboard": document, ".keyline.yml": "rules:\n  unreachable-scene: off\n"])
    #expect(text.split(separator: "80 → 200").count == 2, "\(text)")
    #expect(text.contains("), a (line "), "\(text)")
  }

  /// Code of another copy of the project has another class for the screen.
  @Test func aCopyWithAnotherNameIsNamed() async {
    func named(_ name: String) -> String {
      storyboard(scene(Self.wideOnPads(), attributes: "title=\"\(name)\""))
    }
    let text = await report(["a/Main.storyboard": named("Search"), "b/Main.storyboard": named("Find")])
    #expect(text.contains("    also Find in b/Main.storyboard\n"), "\(text)")
    let same = await report(["a/Main.storyboard": named("Search"), "b/Main.storyboard": named("Search")])
    #expect(same.contains("    also in b/Main.storyboard\n"), "\(same)")
  }

  /// Xcode writes two constraints if someone edits a constant for one size class and changes it back.
  @Test(arguments: [(8, nil), (20, "constant 8 → 20 on regular width")])
  func equalConstraintsThatTakeTurnsAreNoChange(_ constant: Int, _ change: String?) async {
    let document = storyboard(
      scene(
        rootView(
          subviews: view("box"),
          constraints: Self.small + constraint("t", "box.top", "root.top", constant: 8)
            + constraint("narrow", "box.leading", "root.leading", constant: 8)
            + constraint("wide", "box.leading", "root.leading", constant: Double(constant)),
          content: """
            <variation key="default"><mask key="constraints"><exclude reference="narrow"/><exclude reference="wide"/>\
            </mask></variation><variation key="widthClass=compact"><mask key="constraints"><include reference="narrow"/>\
            </mask></variation><variation key="widthClass=regular"><mask key="constraints"><include reference="wide"/>\
            </mask></variation>
            """)))
    let text = await report(["a.storyboard": document])
    #expect(!text.contains("change of a constraint"), "\(text)")
    #expect(change.map(text.contains) ?? !text.contains("BY DESIGN"), "\(text)")
  }

  /// A legend of two lines of two on phones in landscape, and of four lines elsewhere.
  @Test func viewsInRowsAreSeenAsRows() async {
    let names = ["a", "b", "c", "d"]
    func place(_ index: Int, _ key: String, _ x: Int, _ y: Int) -> String {
      constraint("\(key)x\(index)", "\(names[index]).leading", "root.leading", constant: Double(x))
        + constraint("\(key)y\(index)", "\(names[index]).top", "root.top", constant: Double(y))
    }
    let column = names.indices.map { place($0, "p", 100, 20 + 50 * $0) }.joined()
    let grid = names.indices.map { place($0, "l", 100 + 120 * ($0 % 2), 20 + 50 * ($0 / 2)) }.joined()
    func mask(_ key: String, _ word: String) -> String {
      names.indices.map { index in
        ["x", "y"].map { axis in "<\(word) reference=\"\(key)\(axis)\(index)\"/>" }.joined()
      }.joined()
    }
    let views = names.map { view($0) }.joined()
    let sizes = names.map {
      constraint("w\($0)", "\($0).width", constant: 90) + constraint("h\($0)", "\($0).height", constant: 40)
    }.joined()
    let document = storyboard(
      scene(
        rootView(
          subviews: views, constraints: column + grid + sizes,
          content: """
            <variation key="default"><mask key="constraints">\(mask("l", "exclude"))</mask></variation>\
            <variation key="heightClass=compact"><mask key="constraints">\(mask("p", "exclude"))\(mask("l", "include"))\
            </mask></variation>
            """)))
    let text = await report(["a.storyboard": document]).split { $0.isWhitespace }.joined(separator: " ")
    #expect(text.contains("in 2 rows of 2 on iPhone landscape, one below the other elsewhere"), "\(text)")
  }

  /// A view that begins at the top on phones in landscape, and is in the middle, or at a distance from it, elsewhere.
  private static func moving(height: Double, middle: String = "") -> String {
    storyboard(
      scene(
        rootView(
          subviews: view("box"),
          constraints: constraint("l", "box.leading", "root.leading", constant: 150)
            + constraint("r", "root.trailing", "box.trailing", constant: 20)
            + constraint("h", "box.height", constant: height) + constraint("top", "box.top", "safe.top", constant: 8)
            + constraint("middle", "box.centerY", "root.centerY").replacing("id=", with: "\(middle) id="),
          content: """
            <variation key="default"><mask key="constraints"><exclude reference="top"/></mask></variation>\
            <variation key="heightClass=compact"><mask key="constraints"><include reference="top"/>\
            <exclude reference="middle"/></mask></variation>
            """)))
  }

  @Test func whatAViewKeepsOnOneAxisIsAChange() async {
    let text = await report(["a.storyboard": Self.moving(height: 100)])
    #expect(text.contains("view: at the top on iPhone landscape, centered vertically elsewhere"), "\(text)")
  }

  /// A text above a form in the middle moves with the form, but is not in the middle.
  @Test(arguments: [("", true), ("constant=\"-130\"", false)])
  func aViewBesideTheMiddleIsNotInTheMiddle(_ constant: String, _ isCentered: Bool) async {
    let text = await report(["a.storyboard": Self.moving(height: 24, middle: constant)])
    #expect(text.contains("centered vertically") == isCentered, "\(text)")
  }

  /// A column that is too long for small screens and too short for large ones: one problem, with both effects.
  @Test func screensThatAreTooLargeAndTooSmallAreOneProblem() async {
    let document = storyboard(
      scene(
        rootView(
          subviews: view("top") + view("bottom"),
          constraints: constraint("t", "top.top", "root.top") + constraint("th", "top.height", constant: 300)
            + constraint("b", "bottom.top", "top.bottom") + constraint("bh", "bottom.height", constant: 400)
            + constraint("e", "root.bottom", "bottom.bottom")
            + ["top", "bottom"].map {
              constraint("l\($0)", "\($0).leading", "root.leading")
                + constraint("r\($0)", "root.trailing", "\($0).trailing")
            }.joined())))
    let text = await report(["a.storyboard": document]).split { $0.isWhitespace }.joined(separator: " ")
    let parts = text.split(separator: "IN EVERY SIZE CLASS")
    #expect(parts.count == 2 && parts[1].contains(" it breaks "), "\(text)")
  }

  /// A starter project lacks the code that its final project has.
  @Test func aFileThatACopyOfTheProjectUsesIsCounted() async {
    let nib = Document.nib
    func project(_ stage: String, _ source: String) -> [String: String] {
      [
        "\(stage)/Shop.xcodeproj/project.pbxproj": ProjectText.app(settings: "", files: ["Row.xib", "Code.swift"]),
        "\(stage)/Row.xib": nib, "\(stage)/Code.swift": source,
      ]
    }
    let final = project("lesson/final", "let row = UINib(nibName: \"Row\", bundle: nil)")
    let text = await report(final.merging(project("lesson/starter", "class Code {}")) { $1 })
    #expect(text.contains("1 file that only a copy of its project uses") && !text.contains("UNUSED"), "\(text)")
    let alone = await report(project("lesson/starter", "class Code {}"))
    #expect(alone.contains("1 file that the app never loads\n    lesson/starter/Row.xib"), "\(alone)")
  }

  private enum Document {
    static let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" \
      height="40"/></view></objects></document>
      """
  }

  /// The app of the project is reported, and documents of its example apps only counted, unless the user asks for them.
  @Test(arguments: [
    ("", "1 file of the example app Examples/Login", false),
    ("Examples/Logout", "2 files of 2 example apps, such as", false),
    ("Examples/Login", "", true),
  ])
  func documentsOfExamplesAreCounted(_ other: String, _ words: String, _ isAsked: Bool) async {
    let document = storyboard(scene(Self.wideOnPads()))
    var files = [
      ".git/config": "", "Shop.xcodeproj/project.pbxproj": ProjectText.app(files: ["Main.storyboard"]),
      "Main.storyboard": document,
    ]
    for folder in Set(["Examples/Login", other]) where !folder.isEmpty {
      files["\(folder)/Demo.xcodeproj/project.pbxproj"] = ProjectText.app("Demo", files: ["Demo.storyboard"])
      files["\(folder)/Demo.storyboard"] = document
    }
    let world = MemoryWorld(files)
    _ = await world.run(words: ["report"] + (isAsked ? [other] : []))
    #expect(world.output.contains("example app") != isAsked, "\(world.output)")
    #expect(world.output.contains(words) && world.output.contains("1 screen on "), "\(world.output)")
  }

  /// The statements without effect of a file are together, and those beyond the twentieth are counted.
  @Test(arguments: [(20, "", []), (21, "  and 1 more (keyline lint --only-rule ", []), (21, "", ["--verbose"])])
  func statementsWithoutEffectAreListed(_ count: Int, _ rest: String, _ options: [String]) async {
    func document(_ number: Int, _ never: [String]) -> String {
      let constraints = never.map { constraint("\($0)-\(number)", "box-\(number).width", constant: 90) }
      let excluded = never.map { "<exclude reference=\"\($0)-\(number)\"/>" }
      let mask = "<variation key=\"default\"><mask key=\"constraints\">\(excluded.joined())</mask></variation>"
      return storyboard(
        scene(
          rootView(
            "root-\(number)", subviews: view("box-\(number)"),
            constraints: pinned("box-\(number)", to: "root-\(number)", x: Double(number), y: 8, width: 80, height: 30)
              + constraints.joined(), content: mask)))
    }
    var files = ["a.storyboard": document(0, ["n", "m"])]
    for number in 1..<count { files["b\(number + 10).storyboard"] = document(number, ["n"]) }
    let world = MemoryWorld(files)
    _ = await world.run(words: ["report"] + options)
    let isVerbose = !options.isEmpty
    #expect(world.output.contains("2 constraints are never installed: delete them") != isVerbose, "\(world.output)")
    #expect(world.output.ranges(of: "is not installed in any size class").count == (isVerbose ? count + 1 : 19))
    #expect(world.output.contains("b\(count + 9).storyboard") == rest.isEmpty, "\(world.output)")
    #expect(rest.isEmpty ? !world.output.contains("  and ") : world.output.contains(rest), "\(world.output)")
  }

  /// A long path of a copy has its own line.
  @Test func aCopyWithALongPathHasItsLine() async {
    let folder = (1...5).map { "the rather long name of a folder \($0)" }.joined(separator: "/")
    let document = storyboard(scene(Self.wideOnPads(), attributes: "title=\"Search\""))
    let text = await report(["a/Main.storyboard": document, "\(folder)/Main.storyboard": document])
    #expect(text.contains("\n    also in\n      …/"), "\(text)")
  }
}
