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

@Suite struct EditedTextTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// abcdef → aXYdef → aX-Zdef: of the original only `a` and `def` are left.
  @Test func roundsBecomeEditsOfTheOriginal() throws {
    var edited = EditedText(Array("abcdef".utf8))
    edited.apply([TextEdit(SourceRange(1, 3), "XY")])
    #expect(text(edited.bytes) == "aXYdef")
    edited.apply([TextEdit(SourceRange(2, 3), "-Z")])
    #expect(text(edited.bytes) == "aX-Zdef")
    #expect(edited.edits == [TextEdit(SourceRange(1, 3), "X-Z")])
    edited.apply([TextEdit(SourceRange(0, 0), "<"), TextEdit(SourceRange(7, 7), ">")])
    #expect(text(edited.bytes) == "<aX-Zdef>")
    #expect(text(try #require(TextEdit.apply(edited.edits, to: Array("abcdef".utf8)))) == "<aX-Zdef>")
  }

  /// Any rounds of any edits: applying them one after the other and applying what they come to are the same.
  @Test func manyRandomRoundsAgreeWithPlainEdits() throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<300 {
      let original = (0..<Int.random(in: 0...30, using: &random)).map { UInt8(97 + $0 % 26) }
      var edited = EditedText(original)
      var plain = original
      for round in 0..<3 {
        var edits: [TextEdit] = []
        var position = 0
        while position <= plain.count, edits.count < 4 {
          let lower = position + Int.random(in: 0...5, using: &random)
          let upper = lower + Int.random(in: 0...4, using: &random)
          guard upper <= plain.count else { break }
          let count = Int.random(in: 0...3, using: &random)
          edits.append(TextEdit(SourceRange(lower, upper), [UInt8](repeating: 48 + UInt8(round), count: count)))
          position = upper + 1
        }
        plain = try #require(TextEdit.apply(edits, to: plain))
        edited.apply(edits)
        #expect(edited.bytes == plain)
        #expect(TextEdit.apply(edited.edits, to: original) == plain)
      }
    }
  }
}
