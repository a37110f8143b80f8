import IBDriver
import IBSource
import IBTestSupport
import Testing

@Suite struct LintCommandTests {
  private static let twice =
    "id 'a' already belongs to a view, so references to it are ambiguous: give one of the two a new id "
    + "(duplicate-id) [a]"

  @Test func aCleanFileGivesNothingButTheSummary() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("lint", "a.xib") == .success)
    #expect(world.output.isEmpty)
    #expect(world.diagnostics == "1 file; no findings\n")
  }

  @Test func errorsGiveStatusOne() async {
    let world = MemoryWorld(["a.xib": Documents.repeating])
    #expect(await world.run("lint", "a.xib") == .findings)
    #expect(world.output.contains("error: \(Self.twice)\n"))
    #expect(world.diagnostics == "1 file; 1 error\n")
  }

  /// Buttons with one image in several documents have one cause. Formats for programs contain each of them.
  @Test func findingsWithOneCauseAreOneLine() async {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <button id="buy"><state key="normal" image="cart-small"/></button></objects></document>
      """
    let world = MemoryWorld(["a.xib": nib, "b.xib": nib, "c.xib": nib])
    #expect(await world.run("lint", "--only-rule", "missing-accessibility-label") == .success)
    #expect(world.output.split(separator: "\n").count == 1)
    #expect(world.output.hasPrefix("a.xib:2:"))
    #expect(
      world.output.contains("add one (2 more findings like it in other files) (missing-accessibility-label) [buy]\n"))
    #expect(world.diagnostics == "3 files; 3 notes\n")
    let lines = MemoryWorld(["a.xib": nib, "b.xib": nib, "c.xib": nib])
    _ = await lines.run("lint", "--only-rule", "missing-accessibility-label", "--format", "jsonl")
    #expect(lines.output.split(separator: "\n").count { $0.contains("missing-accessibility-label") } == 3)
    #expect(!lines.output.contains("like it"))
  }

  @Test func aMalformedFileIsAnErrorFinding() async {
    let world = MemoryWorld(["a.xib": Documents.broken])
    #expect(await world.run("lint") == .findings)
    #expect(world.output.hasPrefix("a.xib:1:"))
    #expect(world.output.contains(": error: "))
  }

  @Test func filesOfOtherPlatformsFoundByASearchAreCountedAndChangeNothing() async {
    let world = MemoryWorld([
      "a.xib": Documents.clean, "b.xib": Documents.macOS, "c.storyboard": Documents.watchOS, "d.xib": Documents.macOS,
      "e.xib": Documents.archive, "f.xib": Documents.tvOS,
    ])
    #expect(await world.run("lint") == .success)
    #expect(world.output.isEmpty)
    #expect(world.diagnostics == "4 files, 2 skipped: 1 Xcode 3, 1 watchOS; no findings in 4 files\n")
  }

  /// Skipped files may have defects: the summary does not call them clean.
  @Test(arguments: [
    ["lint"], ["report"], ["resolve"], ["lint", "-f", "json"], ["convert", "swiftui", "-o", "out"],
    ["render", "-o", "out"],
  ])
  func aFolderOfOtherPlatformsIsNotCalledClean(_ words: [String]) async {
    let files = ["c.storyboard": Documents.watchOS, "e.xib": Documents.archive]
    let sentence = "no file was checked, 2 skipped: 1 Xcode 3, 1 watchOS\n"
    let world = MemoryWorld(files)
    #expect(await CommandLineTool.run(words, in: world.world) == .success)
    #expect(world.diagnostics == sentence)
    // Without the warning, a quiet run that read no file would look like a clean one.
    let quiet = MemoryWorld(files)
    #expect(await CommandLineTool.run(words + ["--quiet"], in: quiet.world) == .success)
    #expect(quiet.diagnostics == "keyline: warning: \(sentence)")
  }

  /// Only AppKit could lay them out. A search counts them; a person who names one asks for something that is not done.
  @Test(arguments: [["report"], ["resolve"], ["render", "-o", "out"], ["convert", "swiftui", "-o", "out"]])
  func macOSDocumentsAreNotLaidOut(_ words: [String]) async {
    let reason = "Keyline does not lay it out"
    let searched = MemoryWorld(["a.xib": Documents.macOS])
    #expect(await CommandLineTool.run(words, in: searched.world) == .success)
    #expect(searched.diagnostics == "no file was checked, 1 skipped: 1 macOS\n")
    let named = MemoryWorld(["a.xib": Documents.macOS])
    #expect(await CommandLineTool.run(words + ["a.xib"], in: named.world) == .unreadable)
    #expect(named.diagnostics.hasPrefix("note: a.xib: macOS document: \(reason); skipped\n"))
    let others = MemoryWorld(["a.xib": Documents.macOS, "b.xib": Documents.clean])
    #expect(await CommandLineTool.run(words + ["a.xib", "b.xib"], in: others.world) == .success)
  }

  /// The services that read these files see no standard error.
  @Test func reportsForServicesCountWhatWasSkipped() async {
    let expected = [
      "sarif": """
      "results":[

      ],"invocations":[{"executionSuccessful":true,"toolExecutionNotifications":[{"level":"note",\
      "message":{"text":"skipped: 1 Xcode 3, 2 watchOS"}}]}]}]}

      """,
      "html": "<p>Skipped: 1 Xcode 3, 2 watchOS</p>\n",
      "markdown": "| --- | --- | --- | --- |\n\nSkipped: 1 Xcode 3, 2 watchOS\n",
      "junit": """
        <testsuite name="skipped files" tests="2" failures="0" skipped="2">
          <testcase classname="keyline" name="1 Xcode 3"><skipped message="not supported"/></testcase>
          <testcase classname="keyline" name="2 watchOS"><skipped message="not supported"/></testcase>
        </testsuite>
      </testsuites>

      """,
    ]
    for (format, end) in expected {
      let world = MemoryWorld([
        "b.storyboard": Documents.watchOS, "c.storyboard": Documents.watchOS, "e.xib": Documents.archive,
      ])
      #expect(await world.run("lint", "-f", format) == .success)
      let holds = format == "html" ? world.output.contains(end) : world.output.hasSuffix(end)
      #expect(holds, "\(world.output.suffix(400))")
    }
  }

  /// A finding about a constraint outlines its views.
  @Test func thePageOutlinesTheViewsOfFindingsInAPictureOfTheirScene() async {
    let scene = #"""
      <scene sceneID="s"><objects><viewController title="Home" id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view contentMode="center" id="a"><rect key="frame" x="8" y="30" width="9" height="9"/></view>
      <view contentMode="center" id="b"><rect key="frame" x="8" y="60" width="9" height="9"/></view>
      </subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="k"/>
      </constraints></view></viewController></objects></scene>
      """#
    let world = MemoryWorld(["a.storyboard": storyboard(scene)])
    let words = ["lint", "-f", "html", "--only-rule", "dangling-reference"]
    #expect(await CommandLineTool.run(words, in: world.world) == .findings)
    let page = world.output
    #expect(page.contains("<div class=\"scene\">\n<h3>Home</h3>"), "\(page)")
    #expect(page.contains("<code class=\"id\">k</code>") && page.contains("class=\"outlines\""))
    let without = MemoryWorld(["a.storyboard": storyboard(scene)])
    #expect(await CommandLineTool.run(words + ["--no-layout"], in: without.world) == .findings)
    #expect(!without.output.contains("<div class=\"scene\">"))
    #expect(without.output.contains("<code class=\"id\">k</code>"))
  }

  /// The other formats have no place for a count, so that each skipped document is a finding.
  @Test(arguments: ["json", "jsonl", "github", "gitlab", "checkstyle"])
  func otherReportsNameWhatWasSkipped(_ format: String) async {
    let world = MemoryWorld(["e.xib": Documents.archive])
    #expect(await world.run("lint", "-f", format) == .success)
    #expect(world.output.contains("e.xib") && world.output.contains("not-checked"))
    #expect(world.output.contains("Xcode 3 document"))
    #expect(world.diagnostics.contains("1 skipped: 1 Xcode 3"))
    let off = MemoryWorld(["e.xib": Documents.archive, ".keyline.yml": "disabled:\n  - {rule: not-checked}\n"])
    #expect(await off.run("lint", "-f", format) == .success)
    #expect(!off.output.contains("not-checked"))
  }

  /// A hook names every file that changed.
  @Test func aNamedFileOfAnotherPlatformIsSkippedWithANoteAndTheRestIsDone() async {
    let world = MemoryWorld(["watch.storyboard": Documents.watchOS, "z.xib": Documents.repeating])
    #expect(await world.run("lint", "watch.storyboard", "z.xib") == .findings)
    #expect(world.output.contains(Self.twice))
    #expect(
      world.diagnostics
        == """
        note: watch.storyboard: watchOS storyboard (deprecated by Apple): not supported; skipped
        1 file, 1 skipped: 1 watchOS; 1 error

        """)
    let alone = MemoryWorld(["watch.storyboard": Documents.watchOS])
    #expect(await alone.run("lint", "--quiet", "watch.storyboard") == .success)
    #expect(alone.diagnostics == "")
  }

  @Test func standardInputOfAnotherPlatformIsNotSkipped() async {
    let world = MemoryWorld(input: Documents.watchOS)
    #expect(await world.run("lint", "-") == .unreadable)
    #expect(
      world.diagnostics.contains("keyline: error: <stdin>: watchOS storyboard (deprecated by Apple): not supported\n"))
  }

  @Test func aRunThatLooksAtNothingSaysSo() async {
    let empty = MemoryWorld(["App/a.swift": "", "Other/b.swift": ""])
    #expect(await empty.run("lint", "App", "Other") == .success)
    #expect(
      empty.diagnostics.hasPrefix(
        "keyline: warning: no storyboard or xib found in 'App', 'Other'\n"))
    let here = MemoryWorld(["App/a.swift": ""])
    #expect(await here.run("resolve") == .success)
    #expect(here.diagnostics.contains("found in the current folder\n"))
  }

  @Test(arguments: [
    ("error", [Severity.error]), ("warning", [.error, .warning]), ("note", Severity.allCases), ("never", []),
  ])
  func theStatusDependsOnTheLeastSeverityThatCounts(_ word: String, _ failing: [Severity]) async {
    for severity in Severity.allCases {
      let files = ["a.xib": Documents.repeating, ".keyline.yml": "rules: {duplicate-id: \(severity.name)}\n"]
      let expected: IBDriver.ExitStatus = failing.contains(severity) ? .findings : .success
      #expect(await MemoryWorld(files).run("lint", "--fail-on", word) == expected, "\(severity)")
      var configured = files
      configured[".keyline.yml", default: ""] += "fail_on: \(word)\n"
      #expect(await MemoryWorld(configured).run("lint") == expected, "\(severity)")
      #expect(await MemoryWorld(configured).run("lint", "--fail-on", "note") == .findings)
    }
  }

  @Test func aMissingPathGivesStatusTwo() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("lint", "gone.xib", "a.xib") == .unreadable)
    #expect(
      world.diagnostics
        == "keyline: error: gone.xib: no such file or directory\n1 file, 1 not read; no findings in 1 file\n")
  }

  /// The summary mentions once that the run checked no file.
  @Test func aMissingPathAloneIsNotCounted() async {
    let world = MemoryWorld([:])
    #expect(await world.run("lint", "gone.xib") == .unreadable)
    #expect(
      world.diagnostics
        == "keyline: error: gone.xib: no such file or directory\nno file was checked, 1 not read\n")
  }

  @Test func aFileThatCannotBeReadGivesStatusTwo() async {
    let world = MemoryWorld(["a.xib": Documents.clean, "b.xib": ""], unreadable: ["b.xib"])
    #expect(await world.run("lint") == .unreadable)
    #expect(world.diagnostics.contains("keyline: error: b.xib: permission denied\n"))
  }

  @Test func standardInputIsReportedUnderItsName() async {
    let world = MemoryWorld(input: Documents.repeating)
    #expect(await world.run("lint", "-", "--stdin-filename", "Some/Name.xib") == .findings)
    #expect(world.output.hasPrefix("Some/Name.xib:1:"))
  }

  @Test func jsonIsOneArrayWhateverTheFilesGive() async {
    let findings = MemoryWorld(["a.xib": Documents.repeating, "b.xib": Documents.clean, "c.xib": Documents.repeating])
    #expect(await findings.run("lint", "--format=json", "-q") == .findings)
    #expect(findings.output.hasPrefix("[\n{\"rule\":\"duplicate-id\""))
    #expect(findings.output.hasSuffix("}\n]\n"))
    #expect(findings.output.contains("},\n{"))

    let none = MemoryWorld(["a.xib": Documents.clean])
    #expect(await none.run("lint", "--format", "json") == .success)
    #expect(none.output.filter { !$0.isWhitespace } == "[]")
  }

  /// More files than may wait for each other, several workers: the order is still that of the paths.
  @Test func manyFilesComeInOrderAndTwoRunsGiveTheSameBytes() async {
    var files: [String: String] = [:]
    for number in 100..<400 { files["\(number).xib"] = number % 3 == 0 ? Documents.repeating : Documents.clean }
    let first = MemoryWorld(files)
    let second = MemoryWorld(files)
    #expect(await first.run("lint", "-j", "4") == .findings)
    #expect(await second.run("lint", "-j", "1") == .findings)
    #expect(first.output == second.output)
    let paths = first.output.split(separator: "\n").filter { $0.contains("error") }.map { $0.prefix(3) }
    // Every third of 100 to 399: 102, 105, … 399.
    #expect(paths == stride(from: 102, to: 400, by: 3).map { Substring(String($0)) })
  }

  @Test func outputGoesToTheFileNamed() async {
    let world = MemoryWorld(["a.xib": Documents.repeating], terminals: (true, true))
    #expect(await world.run("lint", "-o", "report.txt") == .findings)
    #expect(world.output.isEmpty)
    #expect(world.writtenFile("report.txt")?.contains("error: \(Self.twice)") == true)
  }

  @Test func aReportThatCannotBeWrittenIsNoSuccess() async {
    let broken = MemoryWorld(["a.xib": Documents.repeating], outputIsBroken: true)
    #expect(await broken.run("lint") == .unreadable)
    let forbidden = MemoryWorld(["a.xib": Documents.clean], unreadable: ["report.txt"])
    #expect(await forbidden.run("lint", "--output=report.txt") == .unreadable)
    #expect(forbidden.diagnostics.contains("report.txt: permission denied"))
  }
}
