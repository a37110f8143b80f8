import IBDriver
import IBTestSupport
import Testing

/// Rules that see all files of a run.
@Suite struct LintProjectTests {
  private static let start = storyboard(
    #"<viewControllerPlaceholder storyboardName="Details" referencedIdentifier="Price" id="ref-00-001"/>"#)

  /// A storyboard with an initial scene and the objects of another.
  private static func storyboard(_ object: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="fir-st-001">
      <scenes>
        <scene sceneID="sce-ne-001"><objects><viewController id="fir-st-001">
          <connections><segue destination="ref-00-001" kind="show" identifier="next" id="seg-ue-001"/></connections>
        </viewController></objects></scene>
        <scene sceneID="sce-ne-002"><objects>\(object)</objects></scene>
      </scenes>
    </document>
    """
  }

  private static func details(_ identifier: String) -> String {
    storyboard(#"<viewController storyboardIdentifier="\#(identifier)" id="ref-00-001"/>"#)
  }

  private static let finding = "error: storyboard identifier 'Price' does not exist in storyboard 'Details'"

  @Test func aReferenceIsHeldAgainstTheOtherFile() async {
    let world = MemoryWorld(["Main.storyboard": Self.start, "Sub/Details.storyboard": Self.details("Pirce")])
    #expect(await world.run("lint") == .findings)
    #expect(
      world.output
        == "Main.storyboard:6:116: \(Self.finding), so the app crashes if it follows this reference; did you mean 'Pirce'? (dangling-storyboard-reference) [ref-00-001]\n"
    )
    let sound = MemoryWorld(["Main.storyboard": Self.start, "Sub/Details.storyboard": Self.details("Price")])
    #expect(await sound.run("lint") == .success)
  }

  /// A copy of a project without its repository has the same findings.
  @Test func aCopyWithoutARepositoryHasTheSameFindings() async {
    let files = [
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(files: ["App/Main.storyboard", "App/Price.xib"]),
      "App/Main.storyboard": Self.start, "App/Sub/Details.storyboard": Self.details("Pirce"),
      "App/Price.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="vie-w0-001" customClass="Price" customModule="Shop" customModuleProvider="target"><connections>
          <outlet property="amount" destination="vie-w0-001" id="out-le-001"/></connections></view></objects></document>
      """,
      "Code/Price.swift": "class Price: UIView {}\nlet prices = [Price.self]",
      "Kit/Other.xcodeproj/project.pbxproj": ProjectText.app("Kit", files: ["Old.xib"]),
      "Kit/New.xib":
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects/></document>",
    ]
    let cloned = MemoryWorld(files.merging([".git/config": "", ".git/HEAD": "ref: refs/heads/main"]) { $1 })
    let copied = MemoryWorld(files)
    #expect(await cloned.run("lint", "--no-layout") == copied.run("lint", "--no-layout"))
    #expect(cloned.output == copied.output)
    #expect(copied.output.contains("class Price has no outlet 'amount'"), "\(copied.output)")
    #expect(copied.output.contains("unbuilt-file"))
  }

  /// An app whose languages are all written from left to right may use left and right. A document from standard input
  /// belongs to no app.
  @Test func aDocumentFromStandardInputIsNotInTheProjectAroundTheFolder() async {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="vie-w0-001">
      <subviews><label id="lab-el-001"/></subviews><constraints>
      <constraint firstItem="lab-el-001" firstAttribute="left" secondItem="vie-w0-001" secondAttribute="left" id="a"/>
      </constraints></view></objects></document>
      """
    func isReported(_ path: String, languages: String) async -> Bool {
      let project = ProjectText.app(files: ["A.xib"])
        .replacing("targets = (TARGET);", with: "knownRegions = (\(languages)); targets = (TARGET);")
      let world = MemoryWorld(["Shop.xcodeproj/project.pbxproj": project, "A.xib": xib], input: xib)
      _ = await world.run("lint", "--only-rule", "fixed-left-right", path)
      return world.output.contains("ignores the reading direction")
    }
    #expect(await !isReported("A.xib", languages: "en, Base"))
    #expect(await isReported("A.xib", languages: "en, he, Base"))
    #expect(await isReported("-", languages: "en, Base"))
  }

  /// A library next to the project of its example: the searched folder holds them together as a working copy does.
  @Test func aCopyOfALibraryWithItsExampleHasTheSameReach() async {
    let files = [
      "Example/App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "INFOPLIST_FILE = Info.plist;", files: ["Main.storyboard"]),
      "Example/Main.storyboard": Self.start, "Kit/Views/Details.storyboard": Self.details("Price"),
      "Example/Info.plist": """
      <plist><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """,
    ]
    let cloned = MemoryWorld(files.merging([".git/config": "", ".git/HEAD": "ref: refs/heads/main"]) { $1 })
    let copied = MemoryWorld(files)
    #expect(await cloned.run("report") == copied.run("report"))
    #expect(cloned.output == copied.output)
    #expect(copied.output.contains("portrait only"), "\(copied.output)")
  }

  /// Whether a file, a folder or the whole project is named, a file has the same findings.
  @Test(arguments: [["App/Main.storyboard"], ["App"], []])
  func aFileInAProjectIsHeldAgainstAllOfIt(_ paths: [String]) async {
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", "App/Main.storyboard": Self.start,
      "Sub/Details.storyboard": Self.details("Pirce"),
    ])
    let arguments = ["lint", "--only-rule", "dangling-storyboard-reference"] + paths
    #expect(await CommandLineTool.run(arguments, in: world.world) == .findings)
    #expect(world.output.contains(Self.finding))
    #expect(world.output.split(separator: "\n").count == 1)
  }

  /// Apps with several targets have several storyboards of one name; one that has the scene is enough.
  @Test func oneOfSeveralStoryboardsIsEnough() async {
    let world = MemoryWorld([
      "Main.storyboard": Self.start, "Phone/Details.storyboard": Self.details("Other"),
      "Pad/Details~ipad.storyboard": Self.details("Price"),
    ])
    #expect(await world.run("lint") == .success)
  }

  @Test func whatIsNotInTheRunOrCannotBeReadIsNotJudged() async {
    let files = ["Main.storyboard": Self.start, "Details.storyboard": Self.details("Other")]
    #expect(await MemoryWorld(files).run("lint", "Main.storyboard") == .success)
    #expect(await MemoryWorld(input: Self.start).run("lint", "-") == .success)
    let torn = MemoryWorld(["Main.storyboard": Self.start, "Details.storyboard": "<document><scenes>"])
    #expect(await torn.run("lint") == .findings)
    #expect(!torn.output.contains("dangling-storyboard-reference"))
  }

  /// A file is missing only from a project, all of which counts, be it in the run or not.
  @Test func aStoryboardIsMissingFromAProject() async {
    let files = [
      "Shop.xcodeproj/project.pbxproj": "", "App/Main.storyboard": Self.start,
      "App/Other.storyboard": Self.details("Price"),
    ]
    let rule = ["lint", "--only-rule", "missing-storyboard"]
    func output(_ files: [String: String], _ arguments: String...) async -> String {
      let world = MemoryWorld(files)
      _ = await CommandLineTool.run(rule + arguments, in: world.world)
      return world.output
    }
    let message =
      "storyboard 'Details' does not exist in the project, so the app crashes if it follows this reference: "
      + "add the file, or choose another storyboard (missing-storyboard)"
    #expect(await output(files).contains(message))
    #expect(await output(files, "App/Main.storyboard").contains(message))
    let elsewhere = files.merging(["Kit/Details~ipad.storyboard": Self.details("Price")]) { $1 }
    #expect(await output(elsewhere, "App").isEmpty)
    #expect(await output(files.filter { !$0.key.hasPrefix("Shop") }).isEmpty)
  }

  @Test func settingsSuppressionAndBaselineHoldForTheSecondPassToo() async {
    let files = ["Main.storyboard": Self.start, "Old/Details.storyboard": Self.details("Other")]
    /// The file, severity and rule of each finding; a run without errors ends with success.
    func findings(_ configuration: String) async -> [String] {
      let world = MemoryWorld(files.merging([".keyline.yml": configuration]) { $1 })
      let status = await world.run("lint")
      let lines = world.output.split(separator: "\n").filter { $0.contains(".storyboard:") }
      #expect((status == .success) == !lines.contains { $0.contains(": error: ") }, "\(status): \(world.output)")
      return lines.map { line in
        let file = line.prefix { $0 != ":" }
        let severity = line.split(separator: ":").dropFirst(3).first ?? ""
        let rule = line.split(separator: "(").last?.prefix { $0 != ")" } ?? ""
        return "\(file):\(severity) \(rule)"
      }
    }
    let error = "Main.storyboard: error dangling-storyboard-reference"
    let warning = "Main.storyboard: warning dangling-storyboard-reference"
    #expect(await findings("") == [error])
    #expect(await findings("rules: {dangling-storyboard-reference: off}\n") == [])
    #expect(await findings("rules: {dangling-storyboard-reference: warning}\n") == [warning])
    func off(_ path: String) -> String {
      "paths:\n  - {path: \(path), rules: {dangling-storyboard-reference: off}}\n"
    }
    #expect(await findings(off("Main.storyboard")) == [])
    #expect(await findings(off("Old")) == [error])
    #expect(await findings("disabled:\n  - {object: ref-00-001}\n") == [])
    let accepting = MemoryWorld(files)
    #expect(await accepting.run("lint", "--write-baseline", "known.json") == .success)
    let baseline = accepting.writtenFile("known.json") ?? ""
    #expect(baseline.contains("dangling-storyboard-reference"))
    let known = MemoryWorld(files.merging(["known.json": baseline]) { $1 })
    #expect(await known.run("lint", "--baseline", "known.json") == .success)
  }

  /// The order of the report is that of the files, however long a file waits for the others.
  @Test func theReportKeepsTheOrderOfTheFiles() async {
    let world = MemoryWorld([
      "a.xib": Documents.repeating, "b.storyboard": Self.start, "c.xib": Documents.repeating,
      "d/Details.storyboard": Self.details("Other"), "e.xib": Documents.repeating,
    ])
    #expect(await world.run("lint") == .findings)
    let findings = world.output.split(separator: "\n").filter { $0.contains(": error: ") }
    let files = findings.compactMap { $0.split(separator: ":").first }
    #expect(files == ["a.xib", "b.storyboard", "c.xib", "e.xib"])
    #expect(world.diagnostics == "5 files; 4 errors\n")
  }

  /// A scene with an identifier can be shown by a reference of another storyboard, and what it leads to as well.
  @Test func aSceneReachedFromAnotherStoryboardIsReachable() async {
    let details = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
          <scene sceneID="sce-ne-001"><objects><viewController storyboardIdentifier="Price" id="fir-st-001">
            <connections><segue destination="sec-nd-001" kind="show" identifier="next" id="seg-ue-001"/></connections>
          </viewController></objects></scene>
          <scene sceneID="sce-ne-002"><objects><viewController id="sec-nd-001"/></objects></scene>
        </scenes>
      </document>
      """
    let world = MemoryWorld(["Main.storyboard": Self.start, "Details.storyboard": details])
    #expect(await world.run("lint") == .success)
    #expect(world.output.isEmpty)
  }
}
