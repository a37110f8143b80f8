import IBDriver
import IBTestSupport
import Testing

/// Outputs and exit statuses for the command lines in `Harbor/commands.txt`, most of which are wrong.
@Suite struct MessageGoldenTests {
  static let files = ["messages.txt"]

  @Test func messages() async throws {
    var files = try Harbor.files()
    files["Broken/cut.xib"] = files["Desk/Desk.xib"].map { String($0.prefix(2000)) }
    files["Broken/watch.storyboard"] = Documents.document(type: "WatchKit.Storyboard", "<label id=\"a\"/>")
    var text = ""
    for line in try #require(files["commands.txt"]).split(separator: "\n") {
      let world = MemoryWorld(files)
      let status = await world.run(words: line.split(separator: " ").map(String.init))
      text += "$ keyline \(line)\n"
      // Long outputs have their own files.
      for output in [world.output, world.diagnostics] where output.utf8.count < 1500 { text += output }
      text += world.writtenFiles.keys.sorted().map { "writes \($0)\n" }.joined() + "status \(status)\n\n"
    }
    #expect(try Golden(beside: #filePath).difference(text, "messages.txt") == nil)
  }
}
