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

  @Test func theTextSaysWhatVariesFirst() async {
    let (status, text, told) = await report()
    #expect(status == .success)
    #expect(
      text.hasPrefix(
        """
        1 of 2 scenes in 1 file varies
        the same in all configurations: Second

        a.storyboard: First, FirstController [scene-vc]
          wC hR | wC hC | wR hC | wR hR: 1 view, 1 constant
            installed only in wC hR, wC hC
              label "Hint" [hint]
            constant 200 → 120 in wC hC, wR hC
              Send | now.width = … [width]

        """))
    #expect(text.contains("a.storyboard:"))
    #expect(text.contains("widthClass=regular of 'root' includes 'send', which is installed there anyway"))
    #expect(told == "1 file, 1 skipped: 1 macOS; no findings in 1 file\n")
  }

  @Test func markdownIsATableAndASectionAScene() async {
    let text = await report("--format", "markdown").text
    #expect(text.hasPrefix("**1 of 2 scenes in 1 file varies** in `iphone-15.portrait` (wC hR), "))
    #expect(
      text.contains(
        "| First `scene-vc` | a.storyboard | 1 view, 1 constant | wC hR · wC hC · wR hC · wR hR |\n"))
    #expect(text.contains("### First\n\n`FirstController` · scene `scene-vc` · a.storyboard\n"))
    #expect(text.contains("| installed only in wC hR, wC hC | label \"Hint\" `hint` |\n"))
    #expect(text.contains("| constant 200 → 120 in wC hC, wR hC | Send \\| now.width = … `width` |\n"))
  }

  @Test func jsonSaysTheSameAsValues() async throws {
    let text = await report("--format", "json", "--all-size-classes").text
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let file = try #require((root["files"] as? [[String: Any]])?.first)
    let scenes = try #require(file["scenes"] as? [[String: Any]])
    #expect(scenes.count == 2)
    // Slide over has the classes of a phone in portrait.
    #expect(
      scenes[0]["groups"] as? [[String]] == [
        ["iphone-15.portrait", "ipad-pro-11.portrait.slide-over"], ["iphone-15.landscape"],
        ["iphone-15-pro-max.landscape"], ["ipad-pro-11.portrait"],
      ])
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
    #expect((file["idle"] as? [[String: Any]])?.map { $0["owner"] as? String } == ["root"])
    #expect((scenes[1]["differences"] as? [Any])?.isEmpty == true)
  }

  @Test func oneSceneCanBeAskedFor() async {
    let text = await report("--scene", "Second").text
    #expect(text.hasPrefix("none of 1 scene in 1 file varies\nthe same in all configurations: Second\n"))
  }

  @Test func largerTextChangesTheFontsOfStyles() async {
    let label = view(
      "note", tag: "label", attributes: "text=\"Note\"",
      content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let world = MemoryWorld(["a.storyboard": storyboard(scene(rootView(subviews: label)))])
    #expect(await world.run("report", "--on", "iphone-15", "--on", "iphone-15,text=AX1") == .success)
    // 17 and 28 points (Apple's Human Interface Guidelines, Dynamic Type sizes).
    #expect(world.output.contains("font Body 17 → Body 28 in iphone-15.portrait.ax1\n"))
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
    #expect(world.writtenFile("report.md")?.hasPrefix("**1 of 2 scenes") == true)
  }
}
