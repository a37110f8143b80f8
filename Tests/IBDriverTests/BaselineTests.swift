import IBDriver
import Testing

@Suite struct BaselineTests {
  private static let three = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a"/><view id="a"/><view id="a"/>\
    </objects></document>
    """

  private func baseline(of text: String) async -> String? {
    let world = MemoryWorld(["a.xib": text])
    #expect(await world.run("lint", "--write-baseline", "base.json") == .success)
    #expect(world.output.isEmpty)
    return world.writtenFile("base.json")
  }

  /// Its findings would be news to the next run that can read it.
  @Test func aFileThatCannotBeReadLeavesTheBaselineAsItWas() async {
    let files = ["a.xib": Documents.repeating, "b.xib": Documents.repeating, "base.json": "old"]
    let world = MemoryWorld(files, unreadable: ["b.xib"])
    #expect(await world.run("lint", "--write-baseline", "base.json") == .unreadable)
    #expect(world.writtenFile("base.json") == nil)
    #expect(world.diagnostics.contains("1 file could not be read; the output is unchanged\n"))
    let named = MemoryWorld(files)
    #expect(await named.run("lint", "--write-baseline", "base.json", "a.xib", "gone.xib") == .unreadable)
    #expect(named.writtenFile("base.json") == nil)
  }

  @Test func whatIsInTheBaselineIsNotToldAgain() async throws {
    let base = try #require(await baseline(of: Documents.repeating))
    let world = MemoryWorld(["a.xib": "\n\n" + Documents.repeating, "base.json": base])
    #expect(await world.run("lint", "--baseline", "base.json") == .success)
    #expect(world.diagnostics == "1 file; no findings\n")
  }

  /// One entry stands for one finding: the third view of the same id is news.
  @Test func oneMoreOfTheSameIsTold() async throws {
    let base = try #require(await baseline(of: Documents.repeating))
    let world = MemoryWorld(["a.xib": Self.three, "base.json": base])
    #expect(await world.run("lint", "--baseline", "base.json") == .findings)
    #expect(world.diagnostics == "1 file; 1 error\n")
  }

  /// A later version may word a message otherwise: file, rule and object are what counts.
  @Test(arguments: ["id 'a' is used twice", "something else"])
  func aMessageInOtherWordsIsStillKnown(_ message: String) async throws {
    let entry = #"{"file": "a.xib", "rule": "duplicate-id", "object": "a", "message": "\#(message)"}"#
    let world = MemoryWorld(["a.xib": Documents.repeating, "base.json": #"{"findings": [\#(entry)]}"#])
    #expect(await world.run("lint", "--baseline", "base.json") == .success)
    #expect(world.diagnostics == "1 file; no findings\n")
  }

  /// Of two findings of one rule in one object, the names in the entry's message decide which one is known.
  @Test func namesInAMessageSayWhichFindingIsKnown() async throws {
    let xib = Documents.document(type: "CocoaTouch.XIB", #"<view id="a" hidden="maybe" opaque="perhaps"/>"#)
    let entry = #"{"file": "a.xib", "rule": "invalid-value", "object": "a", "message": "'perhaps' is no flag"}"#
    let world = MemoryWorld(["a.xib": xib, "base.json": #"{"findings": [\#(entry)]}"#])
    _ = await world.run("lint", "--baseline", "base.json")
    #expect(world.output.contains("invalid value 'maybe' for attribute hidden: enter YES or NO"))
    #expect(!world.output.contains("perhaps"))
  }

  @Test func theConfigurationNamesABaseline() async throws {
    let base = try #require(await baseline(of: Documents.repeating))
    let world = MemoryWorld(["a.xib": Documents.repeating, "b.json": base, ".keyline.yml": "baseline: b.json\n"])
    #expect(await world.run("lint") == .success)
  }

  @Test func anythingElseIsNoBaseline() async {
    let world = MemoryWorld(["a.xib": Documents.clean, "b.json": "[1]"])
    #expect(await world.run("lint", "--baseline", "b.json") == .usage)
    #expect(world.diagnostics.contains("b.json:1:1: not a baseline"))
  }

  @Test func whatIsWrongInABaselineHasItsPlace() async {
    let text = "{\n  \"findings\": [\n    {\"file\": \"a.xib\"}\n  ]\n}"
    let world = MemoryWorld(["a.xib": Documents.clean, "entry.json": text, "list.yml": "findings: []"])
    #expect(await world.run("lint", "--baseline", "entry.json") == .usage)
    #expect(world.diagnostics.contains("entry.json:3:5: an entry needs 'file', 'rule' and 'message'"))
    #expect(await world.run("lint", "--baseline", "list.yml") == .usage)
    #expect(world.diagnostics.contains("list.yml:1:1: "))
  }

  @Test func entriesWithoutAFindingAreNamed() async throws {
    let base = try #require(await baseline(of: Self.three))
    let files = ["App/a.xib": Documents.clean, "Kit/b.xib": Documents.clean]
    let entries = base.replacing("\"a.xib\"", with: "\"App/a.xib\"")
    let world = MemoryWorld(files.merging(["base.json": entries]) { $1 })
    #expect(await world.run("lint", "--baseline", "base.json") == .success)
    #expect(
      world.diagnostics == """
        note: base.json: 2 known findings are gone: duplicate-id in App/a.xib and duplicate-id in App/a.xib; \
        'keyline lint --write-baseline base.json' updates the file
        2 files; no findings

        """)
    let searched = world.renewed
    #expect(await searched.run("lint", "--baseline", "base.json", "App") == .success)
    #expect(searched.diagnostics.contains("2 known findings are gone"))
    // A run that could not have found them says nothing about them.
    for words in [["Kit"], ["App/a.xib"], ["--only-rule", "missing-image"], ["--quiet"]] {
      let other = world.renewed
      _ = await CommandLineTool.run(["lint", "--baseline", "base.json"] + words, in: other.world)
      #expect(!other.diagnostics.contains("gone"), "\(words)")
    }
  }

  @Test func theBaselineOfTheConfigurationCanBeLeftOut() async throws {
    let base = try #require(await baseline(of: Documents.repeating))
    let world = MemoryWorld(["a.xib": Documents.repeating, "b.json": base, ".keyline.yml": "baseline: b.json\n"])
    #expect(await world.run("lint", "--no-baseline") == .findings)
  }
}
