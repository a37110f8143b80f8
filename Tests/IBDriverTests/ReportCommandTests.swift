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
        no screen breaks in any size class, 1 changes by design, 1 stays as it is

        BY DESIGN
          First
        """))
    #expect(text.contains("    \"Hint\": only on iPhone portrait and iPhone landscape but Plus and Max\n"))
    #expect(
      text.contains("variation wR of root view includes send \"Send | now\", which is") || text.contains("UNUSED"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(told == "1 file, 1 skipped: 1 macOS; 2 scenes laid out\n")
  }

  /// A button that fits a phone in portrait, and ends below one in landscape.
  private static let low = storyboard(
    scene(
      rootView(
        subviews: view("send", tag: "button", content: "<state key=\"normal\" title=\"Send\"/>"),
        constraints: """
          <constraint firstItem="send" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="450" id="t"/>
          <constraint firstItem="send" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
          <constraint firstItem="send" firstAttribute="width" constant="80" id="w"/>
          <constraint firstItem="send" firstAttribute="height" constant="44" id="h"/>
          """), attributes: "title=\"Low\""))

  @Test func aProblemIsListedUnderTheClassesThatHaveIt() async {
    let world = MemoryWorld(["a.storyboard": Self.low])
    #expect(await world.run("report") == .success)
    #expect(world.output.contains("BREAKS\niPhone landscape (wC hC, wR hC)\n  Low "))
    #expect(world.output.contains("pt below the screen, no view scrolls"))
    #expect(world.output.contains("1 breaks"))
  }

  @Test func failOnDecidesTheExitStatus() async {
    let world = MemoryWorld(["a.storyboard": Self.low])
    #expect(await world.run("report", "--fail-on", "breaks") == .findings)
    #expect(await world.run("report", "--fail-on", "never") == .success)
  }

  @Test func theConfigurationTurnsAProblemOff() async {
    let world = MemoryWorld([
      "a.storyboard": Self.low, ".keyline.yml": "rules:\n  content-below-screen: off\n",
    ])
    #expect(await world.run("report", "--fail-on", "may-break") == .success)
    #expect(!world.output.contains("BREAKS"))
  }

  @Test func markdownIsASentenceATableAndFoldedLists() async {
    let text = await report("--format", "markdown").text
    #expect(text.hasPrefix("**2 screens: none breaks in any size class.** "))
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
    #expect(problem["rule"] as? String == "content-below-screen")
    #expect(problem["grade"] as? String == "breaks")
    #expect(problem["classes"] as? [String] == ["iphone-landscape"])
    #expect((problem["numbers"] as? [[String: Any]])?.first?["key"] as? String == "below")
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
    #expect(world.writtenFile("report.md")?.hasPrefix("**2 screens: ") == true)
  }
}
