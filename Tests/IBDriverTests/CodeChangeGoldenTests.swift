import IBTestSupport
import Testing

/// A golden file has what lint finds in an app whose sources have changed.
@Suite struct CodeChangeGoldenTests {
  static let files = ["changes-code.txt"]

  /// The app without a line in each of its sources.
  @Test func code() async throws {
    let files = try Harbor.files().filter { !$0.key.hasPrefix("Old/") && !$0.key.hasPrefix("Branch/") }
    let sources = files.filter { $0.key.hasPrefix("App/Code/") }
    func findings(_ files: [String: String]) async -> Set<String> {
      let world = MemoryWorld(files)
      let rules = ["code", "classes", "connections", "resources", "assets"].flatMap { ["--only-rule", $0] }
      _ = await world.run(words: ["lint", "--quiet"] + rules + ["App", "Harbor.xcodeproj"])
      return Set((world.output + world.diagnostics).split(separator: "\n").map { String($0.prefix(150)) })
    }
    let old = await findings(files)
    var text = ""
    for place in 0..<24 {
      let changed = sources.mapValues { source in
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        lines[place * 11 % lines.count] = ""
        return lines.joined(separator: "\n")
      }
      let new = await findings(files.merging(changed) { $1 })
      let lines = old.subtracting(new).sorted().map { "- \($0)" } + new.subtracting(old).sorted().map { "+ \($0)" }
      text += RandomChangeGoldenTests.limited("\(place)", lines.joined(separator: "\n"), most: 9)
    }
    #expect(try Golden(beside: #filePath).difference(text, "changes-code.txt") == nil)
  }
}
