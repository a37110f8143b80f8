import IBDriver
import Testing

/// `keyline swiftui`, with frames that can be computed by hand.
@Suite struct SwiftUICommandTests {
  /// 375 wide, 667 high, a status bar of 20: (375 − 100) / 2 = 137.5, 20 + (647 − 47) / 2 = 320.
  private static let tree = """
    { "view": "Color", "id": "box", "modifiers": [{ "frame": { "width": 100, "height": 47 } }] }
    """

  @Test func framesArePrintedAsATable() async {
    let world = MemoryWorld(["tree.json": Self.tree])
    #expect(await world.run("swiftui", "--on", "iphone-se-3", "--quiet", "tree.json") == .success)
    #expect(world.output.contains("iphone-se-3.portrait"))
    let row = world.output.split(separator: "\n").first { $0.contains("Color") }
    #expect(row?.split(separator: " ") == ["Color", "box", "137.5", "320", "100", "47"], "\(world.output)")
  }

  @Test func framesArePrintedAsData() async {
    let world = MemoryWorld(input: Self.tree)
    #expect(await world.run("swiftui", "--on", "iphone-se-3", "--format", "jsonl", "--quiet", "-") == .success)
    #expect(
      world.output.contains(#""view":"Color","parent":0,"path":"$","frame":[137.5,320,100,47]"#), "\(world.output)")
  }

  @Test func aPictureHasAllConfigurations() async {
    let world = MemoryWorld(["tree.json": Self.tree])
    let status = await world.run(
      "swiftui", "--on", "iphone-se-3", "--on", "iphone-se-3,rtl", "--format", "svg", "--output", "a.svg", "tree.json")
    #expect(status == .success)
    let picture = world.writtenFile("a.svg") ?? ""
    #expect(picture.contains("iphone-se-3.portrait.rtl"))
    #expect(picture.contains("<title>box · Color · 137.5 320 100 47</title>"))
  }

  @Test func aPictureIsOfOneTree() async {
    let world = MemoryWorld(["a.json": Self.tree, "b.json": Self.tree])
    #expect(await world.run("swiftui", "--format", "svg", "a.json", "b.json") == .usage)
  }

  @Test func textIsMeasuredForTheConfiguration() async {
    let world = MemoryWorld(["tree.json": #"{ "view": "Text", "text": "Body" }"#])
    #expect(await world.run("swiftui", "--on", "iphone-se-3", "--format", "jsonl", "tree.json") == .success)
    // A line of body text of 17 points is 20.5 high with two pixels for a point.
    #expect(world.output.contains(",20.5]"), "\(world.output)")
  }

  @Test func aWrongTreeIsReportedAndTheOthersAreLaidOut() async {
    let world = MemoryWorld(["a.json": "{ \"view\":\n  \"Colr\" }", "b.json": Self.tree])
    #expect(await world.run("swiftui", "--on", "iphone-se-3", "a.json", "b.json") == .findings)
    #expect(
      world.diagnostics.contains(
        "a.json:2:3: error: unknown view 'Colr'; did you mean 'Color'? (at $.view)"),
      "\(world.diagnostics)")
    #expect(world.output.contains("box"))
  }
}
