import IBDriver
import IBTestSupport
import Testing

@Suite struct MigrateCommandTests {
  private static let old = Scenes.storyboard()

  @Test func filesChangeInPlaceAndASecondRunFindsNothing() async {
    let folder = MemoryFolder(["Sub/Main.storyboard": Self.old, "b.xib": Scenes.xib("", flags: "useSafeAreas=\"YES\"")])
    #expect(await folder.run("migrate", "safe-area") == .success)
    #expect(folder["Sub/Main.storyboard"]?.contains("useSafeAreas=\"YES\"") == true)
    #expect(folder.diagnostics == "2 files; 1 migrated, 1 unchanged\n")
    #expect(
      folder.output.contains(
        """
        Sub/Main.storyboard: migrated
          4 constraints follow the safe area
          1 view gets a safe area guide
          1 controller loses its layout guides
          frames unchanged on 6 of 8 configurations
          1 view now avoids the sensor housing: 'lab' "Name" (iphone-15.landscape
        """))
    #expect(await folder.run("migrate", "safe-area", "--check") == .success)
  }

  /// The summary mentions a note of several files once, with the files or the places.
  @Test func aRunHasOneSummary() async {
    let still = Scenes.storyboard(
      constraints: Scenes.standardConstraints.prefix(2) + [
        Scenes.constraint("lab", "centerX", "root", "centerX", id: "c3")
      ])
    let folder = MemoryFolder(["a.storyboard": Self.old, "b.storyboard": still, "c.storyboard": Self.old])
    #expect(await folder.run("migrate", "safe-area") == .success)
    #expect(
      folder.output == """
        3 files: migrated
          11 constraints follow the safe area
          3 views get a safe area guide
          3 controllers lose their layout guides
          frames unchanged in 1 of 3 files
            a.storyboard
            b.storyboard
            c.storyboard
        a.storyboard, c.storyboard:
          1 view now avoids the sensor housing: "Name" (iphone-15.landscape, iphone-15-pro-max.landscape)
        3 places: note: no deployment target found; safe areas need iOS 9.0 or later: pass it with --deployment-target \
        (deployment-target-unknown)
            a.storyboard:2
            b.storyboard:2
            c.storyboard:2

        """)
    let stills = MemoryFolder(["a.storyboard": still, "b.storyboard": still])
    #expect(await stills.run("migrate", "safe-area", "--check") == .findings)
    #expect(stills.output.contains("\n  frames unchanged\n    a.storyboard\n    b.storyboard\n2 places:"))
  }

  @Test func checkWritesNothingAndGivesStatusOne() async {
    let folder = MemoryFolder(["Main.storyboard": Self.old])
    #expect(await folder.run("migrate", "safe-area", "--check", "Main.storyboard") == .findings)
    #expect(folder["Main.storyboard"] == Self.old)
    #expect(folder.diagnostics == "1 file; 1 to migrate, 0 unchanged\n")
  }

  @Test func aDryRunPrintsNothingButTheDiff() async {
    let folder = MemoryFolder(["Main.storyboard": Self.old, "a.swift": "topLayoutGuide"])
    #expect(await folder.run("migrate", "safe-area", "--dry-run") == .success)
    #expect(folder["Main.storyboard"] == Self.old)
    #expect(folder.output.hasPrefix("--- a/Main.storyboard\n+++ b/Main.storyboard\n@@ -1,"))
    #expect(!folder.output.split(separator: "\n").contains { !" -+@\\".contains($0.prefix(1)) })
    #expect(folder.diagnostics.contains("Main.storyboard: to migrate\n"))
    #expect(folder.diagnostics.contains("a.swift:1:1: note: topLayoutGuide: write "))
  }

  @Test func standardInputBecomesStandardOutput() async {
    let folder = MemoryFolder([:], input: Self.old)
    #expect(await folder.run("migrate", "safe-area", "-") == .success)
    #expect(folder.output.hasPrefix("<?xml") && folder.output.contains("useSafeAreas"))
    let again = MemoryFolder([:], input: folder.output)
    #expect(await again.run("migrate", "safe-area", "-") == .success)
    #expect(again.output == folder.output)
  }

  @Test func aFileWithMergeMarkersIsLeftAlone() async {
    let conflict = Self.old.split(separator: "    <scenes>", omittingEmptySubsequences: false).joined(
      separator: "<<<<<<< ours\n=======\n>>>>>>> theirs\n    <scenes>")
    let folder = MemoryFolder(["Main.storyboard": conflict, "z.storyboard": Self.old])
    #expect(await folder.run("migrate", "safe-area") == .findings)
    #expect(folder["Main.storyboard"] == conflict)
    #expect(folder["z.storyboard"] != Self.old)
    #expect(folder.output.contains("Main.storyboard: skipped\nMain.storyboard:"))
    #expect(folder.output.contains("(merge-conflict)"))
    #expect(folder.diagnostics == "2 files; 1 migrated, 0 unchanged, 1 skipped\n")
  }

  @Test func aBrokenFileIsLeftAlone() async {
    let folder = MemoryFolder(["a.xib": "<document><view></document>"])
    #expect(await folder.run("migrate", "safe-area") == .findings)
    #expect(folder.output.hasPrefix("a.xib: skipped\na.xib:1:"))
  }

  @Test func aFileThatCannotBeWrittenIsNamedAndTheRestIsDone() async {
    let folder = MemoryFolder(["Main.storyboard": Self.old], failure: "no space left on device")
    #expect(await folder.run("migrate", "safe-area") == .unreadable)
    #expect(folder["Main.storyboard"] == Self.old)
    #expect(folder.diagnostics.contains("keyline: error: Main.storyboard: no space left on device\n"))
    #expect(folder.diagnostics.contains("0 migrated, 0 unchanged, 1 cannot be read or written\n"))
    #expect(folder.output.isEmpty)
  }

  /// The file on the disk is not the one that was read.
  @Test func whatSomebodySavedMeanwhileStays() async {
    let folder = MemoryFolder(["Main.storyboard": Self.old])
    var world = folder.world
    world.read = { path in folder.world.read(path).map { $0 + [UInt8(ascii: "\n")] } }
    #expect(await CommandLineTool.run(["migrate", "safe-area", "Main.storyboard"], in: world) == .unreadable)
    #expect(folder["Main.storyboard"] == Self.old)
    #expect(folder.diagnostics.contains("the file changed during the run"))
  }

  @Test func framesCanBeMadeACondition() async {
    let symbolic = Scenes.constraint(
      "lab", "leading", "root", "leading", more: " constant=\"20\" symbolic=\"YES\"", id: "c")
    let text = Scenes.storyboard(constraints: [symbolic])
    let folder = MemoryFolder(["a.storyboard": text, "b.storyboard": Self.old])
    #expect(await folder.run("migrate", "safe-area", "--require-same-frames") == .findings)
    #expect(folder["a.storyboard"] == text)
    #expect(folder["b.storyboard"] != Self.old)
    #expect(folder.output.contains("a.storyboard: skipped: views would move"))
    #expect(folder.output.contains("1 view moves: 'lab' \"Name\" (iphone-se-3.portrait, "))
    #expect(await folder.run("migrate", "safe-area", "--require-same-frames", "--keep-standard-spacing") == .success)
    #expect(folder["a.storyboard"] != text)
  }

  @Test func theCodeSideIsListed() async {
    let folder = MemoryFolder([
      "App/Base.lproj/Main.storyboard": Self.old, "App/A.swift": "let a = 1\nf(topLayoutGuide.bottomAnchor)",
      "App/B.m": "// topLayoutGuide", "Pods/C.swift": "topLayoutGuide",
    ])
    #expect(await folder.run("migrate", "safe-area", "App/Base.lproj/Main.storyboard") == .success)
    #expect(
      folder.output.hasSuffix(
        """
        change these source lines yourself:
        App/A.swift:2:3: note: topLayoutGuide.bottomAnchor: write view.safeAreaLayoutGuide.topAnchor

        """))
  }

  @Test func theReasonForAConstraintIsExplained() async {
    let folder = MemoryFolder(["Main.storyboard": Self.old])
    #expect(await folder.run("migrate", "safe-area", "--explain", "c1") == .success)
    #expect(folder.output.hasPrefix("Main.storyboard: constraint 'c1'\n  first item: 'lab'.top stays"))
    #expect(folder["Main.storyboard"] == Self.old)
    #expect(await folder.run("migrate", "safe-area", "--explain", "c99") == .findings)
    #expect(folder.diagnostics.contains("the migration does not affect a constraint 'c99' in 1 file\n"))
  }

  // MARK: - Deployment targets

  private static let project = ProjectText.app(minimumSystem: "8.0")

  @Test func theNearestProjectIsAsked() async {
    let folder = MemoryFolder([
      "App.xcodeproj/project.pbxproj": Self.project, "App/Deep/Main.storyboard": Self.old,
      "Other/New.xcodeproj/project.pbxproj": ProjectText.app(minimumSystem: "12.0"), "Other/Main.storyboard": Self.old,
    ])
    #expect(await folder.run("migrate", "safe-area") == .findings)
    #expect(folder["App/Deep/Main.storyboard"] == Self.old)
    #expect(folder["Other/Main.storyboard"] != Self.old)
    #expect(folder.output.contains("but App.xcodeproj/project.pbxproj sets 8.0 (deployment-target)"))
    #expect(!folder.output.contains("deployment-target-unknown"))
  }

  @Test func theConfigurationFileCountsMoreThanTheProjectAndTheOptionMore() async {
    let folder = MemoryFolder([
      "App.xcodeproj/project.pbxproj": Self.project, ".keyline.yml": "# a\ndeployment_target: '10.0' # b\n",
      "Main.storyboard": Self.old,
    ])
    #expect(await folder.run("migrate", "safe-area", "--check", "--deployment-target", "8") == .findings)
    #expect(folder.output.contains("but the option --deployment-target sets 8"))
    #expect(await folder.run("migrate", "safe-area") == .success)
    #expect(folder["Main.storyboard"] != Self.old)
  }

  /// The configuration is read as lint reads it: in any spelling of YAML, and with its mistakes reported.
  @Test func theConfigurationIsReadAsAWhole() async {
    let project = ["App.xcodeproj/project.pbxproj": Self.project, "Main.storyboard": Self.old]
    let flow = MemoryFolder(project.merging([".keyline.yml": "{excluded: [a], deployment_target: 10.0}"]) { $1 })
    #expect(await flow.run("migrate", "safe-area") == .success)
    #expect(flow["Main.storyboard"] != Self.old)
    let wrong = MemoryFolder(project.merging([".keyline.yml": "deployment_target: new\n"]) { $1 })
    #expect(await wrong.run("migrate", "safe-area") == .usage)
    #expect(wrong.diagnostics.contains(".keyline.yml:1:20: 'new' is not a version such as 13.0"))
    #expect(wrong["Main.storyboard"] == Self.old)
  }

  // MARK: - Usage

  @Test func theMigrationMustBeKnown() async {
    let folder = MemoryFolder([:])
    #expect(await folder.run("migrate") == .usage)
    #expect(await folder.run("migrate", "safe-aera") == .usage)
    #expect(folder.diagnostics.contains("unknown migration 'safe-aera'; did you mean 'safe-area'?"))
    #expect(await folder.run("migrate", "safe-area", "--deployment-target", "new") == .usage)
  }

  @Test func filesOfOtherPlatformsAreSkippedWithANoteWhenNamed() async {
    let mac = Scenes.xib("", runtime: "MacOSX.Cocoa")
    let folder = MemoryFolder(["mac.xib": mac, "Main.storyboard": Self.old])
    #expect(await folder.run("migrate", "safe-area", "--check", ".") == .findings)
    #expect(folder.diagnostics == "1 file, 1 skipped: 1 macOS; 1 to migrate, 0 unchanged\n")
    let named = MemoryFolder(["mac.xib": mac])
    #expect(await named.run("migrate", "safe-area", "mac.xib") == .unreadable)
    #expect(named.diagnostics.hasPrefix("note: mac.xib: macOS document: "))
    #expect(folder["mac.xib"] == mac)
  }
}
