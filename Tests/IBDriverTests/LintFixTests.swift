import IBSource
import IBTestSupport
import Testing

@testable import IBDriver

@Suite struct LintFixTests {
  /// An attribute to remove (safe) and a segue to rename (unsafe).
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useTraitCollections="YES" initialViewController="a">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="a" customModule="Shop" sceneMemberID="viewController">
                        <connections>
                            <segue destination="a" kind="push" identifier="i" id="g"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  @Test func safeFixesAreAppliedAndTheRestIsTold() async {
    let world = MemoryWorld(["a.storyboard": Self.document])
    #expect(await world.run("lint", "--fix", "--rule", "deprecated-segue") == .success)
    let expected = Self.document.split(separator: #" customModule="Shop""#).joined()
    #expect(world.writtenFile("a.storyboard") == expected)
    #expect(world.output.contains("deprecated-segue"))
    #expect(world.diagnostics == "1 file, 1 fixed; 1 warning\n")
  }

  @Test func unsafeFixesNeedTheirOption() async {
    let world = MemoryWorld(["a.storyboard": Self.document])
    #expect(await world.run("lint", "--fix", "--unsafe", "--rule", "deprecated-segue") == .success)
    let safe = Self.document.split(separator: #" customModule="Shop""#).joined()
    #expect(world.writtenFile("a.storyboard") == safe.split(separator: "push").joined(separator: "show"))
    #expect(world.diagnostics == "1 file, 2 fixed; no findings\n")
  }

  /// Alone, it would change nothing without a word.
  @Test func unsafeAloneIsAnError() async {
    let world = MemoryWorld(["a.storyboard": Self.document])
    #expect(await world.run("lint", "--unsafe") == .usage)
    #expect(world.diagnostics.contains("option '--unsafe' works only with '--fix' or '--dry-run'"))
    #expect(await world.run("lint", "--unsafe", "--dry-run") == .success)
  }

  @Test func aDryRunPrintsADifferenceAndWritesNothing() async {
    let world = MemoryWorld(["a.storyboard": Self.document])
    #expect(await world.run("lint", "--fix", "--dry-run") == .success)
    #expect(world.writtenFile("a.storyboard") == nil)
    #expect(world.output.hasPrefix("--- a/a.storyboard\n+++ b/a.storyboard\n@@ -2,7 +2,7 @@\n"))
    #expect(world.output.contains(#"-                <viewController id="a" customModule="Shop" sceneMemberID="#))
    #expect(world.output.contains(#"+                <viewController id="a" sceneMemberID="#))
  }

  @Test func nothingIsWrittenWhereNothingIsFixed() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("lint", "--fix") == .success)
    #expect(world.writtenFile("a.xib") == nil)
  }

  @Test func suppressedFindingsAreNotFixed() async {
    let world = MemoryWorld([
      "a.storyboard": Self.document, ".keyline.yml": "disabled:\n  - rule: module-without-class\n",
    ])
    #expect(await world.run("lint", "--fix") == .success)
    #expect(world.writtenFile("a.storyboard") == nil)
  }

  @Test func aFileThatCannotBeReplacedIsTold() async {
    let world = MemoryWorld(["a.storyboard": Self.document], input: Self.document)
    #expect(await world.run("lint", "--fix", "-") == .usage)
    #expect(world.diagnostics.contains("cannot change standard input"))
  }
}
