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

  @Test func theScreensWithoutAProblemAreNamedToo() async throws {
    let text = await report(Self.screen([("Play", "safe", 355)]))
    // The line number is at the end of the first line.
    let words = text.replacing(try Regex(" :[0-9]+"), with: "")
    #expect(
      words.contains(
        "\"Play\" ends 10 pt below the screen, no view scrolls "
          + "(iPhone SE (3rd generation), not iPhone 15 and iPhone 15 Pro Max)"), "\(text)")
  }

  @Test func theViewThatBreaksOnMostScreensComesFirst() async {
    let text = await report(Self.screen([("Play", "safe", 355), ("Stop", "Play", 60)]))
    #expect(
      text.contains("\"Stop\" ends 45 to 100 pt below the screen, no view scrolls; 1 more on other devices"), "\(text)")
  }

  @Test func oneLineIsAboutAllViewsInARow() async {
    let text = await report(Self.screen([("Play", "safe", 500), ("Stop", "safe", 500), ("Next", "safe", 500)]))
    #expect(text.contains("\"Play\" ends 100 to 155 pt below the screen, no view scrolls; so do 2 more"), "\(text)")
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
    #expect(text.contains("1 change of constraints") != isListed)
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

  @Test func aVariationForAMacIsListedOnce() async {
    let label = view(
      "note", tag: "label", attributes: "text=\"Note\"",
      content: "<variation key=\"userInterfaceIdiom=mac\" fixedFrame=\"YES\"/>")
    let world = MemoryWorld([
      "a.storyboard": storyboard(scene(rootView(subviews: label))),
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = 1; SUPPORTS_MACCATALYST = NO;",
        files: ["a.storyboard"]),
      "Info.plist": """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """,
    ])
    #expect(await world.run("report") == .success)
    let text = world.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(text.contains("never applies: the app does not run on a Mac"), "\(text)")
    #expect(!text.contains("variation for a Mac"))
  }
}
