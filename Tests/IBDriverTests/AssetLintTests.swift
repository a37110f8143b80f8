import IBDriver
import Testing

/// Findings about asset catalogs.
@Suite struct AssetLintTests {
  private static let folder = "App/Assets.xcassets/Logo.imageset"

  private func findings(_ contents: String, _ files: [String: String] = [:], rule: String? = nil) async -> String {
    let beside = Dictionary(uniqueKeysWithValues: files.map { ("\(Self.folder)/\($0.key)", $0.value) })
    let world = MemoryWorld(beside.merging(["\(Self.folder)/Contents.json": contents]) { $1 })
    let only = rule.map { ["--only-rule", $0] } ?? []
    _ = await CommandLineTool.run(["lint", "--quiet"] + only + ["App"], in: world.world)
    return world.output
  }

  private func entry(_ file: String, _ scale: Int = 1) -> String {
    #"{"idiom":"universal","scale":"\#(scale)x","filename":"\#(file)"}"#
  }

  private let drawing = "<svg width=\"4\" height=\"4\"/>"

  @Test func aCatalogInOrderHasNoFindings() async {
    let contents = #"{"images":[\#(entry("a.svg")),{"idiom":"universal","scale":"2x"}],"info":{"version":1}}"#
    #expect(await findings(contents, ["a.svg": drawing, ".DS_Store": ""]).isEmpty)
  }

  @Test func aFileThatIsMissingIsTold() async {
    let contents = "{\"images\":[\n  \(entry("A.svg"))]}"
    let output = await findings(contents, ["a.svg": drawing], rule: "missing-asset-file")
    let message =
      "warning: file 'A.svg' does not exist, except on disks that ignore case: rename 'a.svg' (missing-asset-file)"
    #expect(output.hasPrefix("\(Self.folder)/Contents.json:2:48: \(message)"))
  }

  /// The project has the file, but this working copy does not.
  @Test(arguments: [true, false])
  func aFileThatGitDidNotCheckOutIsOnlyCounted(_ isTracked: Bool) async {
    let path = "\(Self.folder)/Contents.json"
    let world = MemoryWorld(
      [path: #"{"images":[\#(entry("a.svg"))]}"#, ".git/config": ""],
      revisions: isTracked ? [":\(Self.folder)/a.svg": ""] : [":App/b.svg": ""])
    _ = await world.run("lint", "--only-rule", "missing-asset-file", "App")
    #expect(world.output.contains("file 'a.svg' does not exist") != isTracked)
    let note = "note: 1 file of asset catalogs is tracked by git but not checked out, so Keyline did not check it"
    #expect(world.diagnostics.contains(note) == isTracked)
  }

  @Test func aFileInNoSlotIsTold() async {
    let output = await findings(
      #"{"images":[\#(entry("a.svg"))]}"#,
      [
        "a.svg": drawing, "b.svg": drawing, "a 2.svg": drawing, "a.sketch": "", "Thumbs.db": "",
        "Contents.json~HEAD": "{}",
        "Contents 2.json": "{}",
      ])
    #expect(!output.contains("a.sketch") && !output.contains("Thumbs.db"))
    let copies = "3 files ('Contents 2.json', 'Contents.json~HEAD' and 'a 2.svg') are copies of others in this folder"
    #expect(output.contains("\(copies): delete them"), "\(output)")
    #expect(
      output.contains(
        "file 'b.svg' is not assigned to a slot, so the build leaves it out: assign it, or delete it (unassigned-asset-file)"
      ))
  }

  @Test(arguments: [("a 2.svg", "a.svg"), ("Contents 2.json", "Contents.json")])
  func aCopyIsToldWithItsOriginal(_ copy: String, _ original: String) async {
    let output = await findings(#"{"images":[\#(entry("a.svg"))]}"#, ["a.svg": drawing, copy: drawing])
    #expect(
      output.contains("file '\(copy)' is a copy of '\(original)': delete it (unassigned-asset-file)"), "\(output)")
  }

  @Test func anUnknownAppearanceIsTold() async {
    let entry = entry("a.svg").replacing("{", with: #"{"appearances":[{"appearance":"luminosty","value":"dark"}],"#)
    let output = await findings(#"{"images":[\#(entry)]}"#, ["a.svg": drawing], rule: "unknown-asset-value")
    #expect(output.contains("'luminosty'") && output.contains("did you mean 'luminosity'?"), "\(output)")
  }

  @Test func aSlotThatIsFilledTwiceIsTold() async {
    let contents = #"{"images":[\#(entry("a.svg")),\#(entry("b.svg"))]}"#
    let output = await findings(contents, ["a.svg": drawing, "b.svg": drawing])
    #expect(
      output.contains(
        "'b.svg' is for the same slot as 'a.svg', so one of them never appears: delete one (duplicate-asset-slot)"))
  }

  /// Xcode 6 wrote the size class with another key, which distinguishes the slots.
  @Test func aKeyOfOneEntryDistinguishesTheSlots() async {
    let other = entry("b.svg").replacing("{", with: #"{"widthClass":"compact","#)
    let output = await findings(#"{"images":[\#(entry("a.svg")),\#(other)]}"#, ["a.svg": drawing, "b.svg": drawing])
    #expect(!output.contains("duplicate-asset-slot"), "\(output)")
  }

  @Test func aFileOfAnotherFormatIsTold() async {
    let output = await findings(#"{"images":[\#(entry("a.png"))]}"#, ["a.png": drawing])
    #expect(output.contains("'a.png' is in SVG format: change the extension to .svg (asset-of-other-format)"))
  }

  @Test func contentsThatAreNoJSONAreAnError() async {
    let output = await findings("{\"images\":[}", ["a.png": ""])
    #expect(output.contains("Contents.json:1:12: error: expected a value (malformed-contents)"))
    #expect(await findings("{\"images\":[}", rule: "missing-asset-file").isEmpty)
    let list = await findings(" [1]", ["a.png": ""])
    #expect(list.contains("Contents.json:1:2: error: expected a JSON object (malformed-contents)"), "\(list)")
  }

  /// A GIF, whose header is text: its sides are the letters' numbers.
  @Test func anIconOfAnotherSizeThanItsSlotIsTold() async {
    let folder = "App/Assets.xcassets/AppIcon.appiconset"
    let contents = #"{"images":[{"idiom":"iphone","size":"60x60","scale":"2x","filename":"i.gif"}]}"#
    let world = MemoryWorld(["\(folder)/Contents.json": contents, "\(folder)/i.gif": "GIF89a\u{78}\u{00}\u{79}\u{00}"])
    _ = await world.run("lint", "--quiet", "App")
    let message =
      "'i.gif' is 120 × 121 pixels, but its slot needs 120 × 120, so the build omits the icon: export it at that size "
      + "(app-icon-of-other-size)"
    #expect(world.output.contains(message))
  }

  @Test func scalesOfUnequalSizeAreReported() async {
    let contents = #"{"images":[\#(entry("a.gif")),\#(entry("b.gif", 2))]}"#
    let files = ["a.gif": "GIF89a\u{10}\u{00}\u{10}\u{00}", "b.gif": "GIF89a\u{24}\u{00}\u{20}\u{00}"]
    let output = await findings(contents, files, rule: "unequal-asset-scales")
    #expect(output.contains("'b.gif' is 18 × 16 points, but 'a.gif' is 16 × 16: export all scales from one drawing"))
  }

  /// Xcode draws a vector file in all scales. The drawing is 4 × 4 points, the other scale 18 × 16.
  @Test func aDrawingHasNoScale() async {
    let contents = #"{"images":[\#(entry("a.svg")),\#(entry("b.gif", 2))]}"#
    let files = ["a.svg": drawing, "b.gif": "GIF89a\u{24}\u{00}\u{20}\u{00}"]
    #expect(await findings(contents, files, rule: "unequal-asset-scales").isEmpty)
  }

  @Test func otherCommandsDoNotReadCatalogs() async {
    let world = MemoryWorld(["\(Self.folder)/Contents.json": "{"])
    #expect(await world.run("resolve", "App") == .success)
  }
}
