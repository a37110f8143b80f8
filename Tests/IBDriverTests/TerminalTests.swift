import IBDriver
import Testing

@Suite struct TerminalTests {
  private static let escape = "\u{1B}["

  private func world(
    _ environment: [String: String] = [:], output: Bool = false, diagnostics: Bool = false
  ) -> MemoryWorld {
    MemoryWorld(
      ["a.xib": Documents.repeating], environment: environment, terminals: (output: output, diagnostics: diagnostics))
  }

  @Test func colorIsForTerminals() async {
    let terminal = world(output: true)
    _ = await terminal.run("lint")
    #expect(terminal.output.contains(Self.escape))
    let file = world()
    _ = await file.run("lint")
    #expect(!file.output.contains(Self.escape))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func colorIsLeftOutWhereItIsNotWanted(_ environment: [String: String]) async {
    let terminal = world(environment, output: true)
    _ = await terminal.run("lint")
    #expect(!terminal.output.contains(Self.escape))
  }

  private static let link = "\u{1B}]8;;file:///a.xib\u{1B}\\a.xib:1:"

  @Test(arguments: [
    ["TERM_PROGRAM": "iTerm.app"], ["VTE_VERSION": "6800"], ["TERM": "xterm-kitty"], ["WT_SESSION": "x"],
  ])
  func pathsAreLinksOnTerminalsThatShowThem(_ environment: [String: String]) async {
    let terminal = world(environment, output: true)
    _ = await terminal.run("lint")
    #expect(terminal.output.hasPrefix(Self.link))
    for (more, isTerminal) in [(["NO_COLOR": "1"], true), (["TERM": "dumb"], true), ([:], false)] {
      let other = world(environment.merging(more) { $1 }, output: isTerminal)
      _ = await other.run("lint")
      #expect(!other.output.contains("\u{1B}"))
    }
  }

  @Test func linksAreLeftOutWhereATerminalMayNotShowThem() async {
    for environment in [[:], ["VTE_VERSION": "4999"], ["TERM_PROGRAM": "Apple_Terminal"]] {
      let terminal = world(environment, output: true)
      _ = await terminal.run("lint")
      #expect(terminal.output.contains(Self.escape))
      #expect(!terminal.output.contains("]8;;"))
    }
  }

  @Test func progressIsShownBesideRedirectedOutputAndErased() async {
    let terminal = world(diagnostics: true)
    _ = await terminal.run("lint")
    #expect(terminal.diagnostics == "\r\u{1B}[K100% of 1 files\r\u{1B}[K1 file; 1 error\n")
  }

  @Test func progressIsTheShareOfTheFilesThatAreDone() async {
    let files = ["a.xib": Documents.clean, "b.xib": Documents.clean, "c.xib": Documents.clean]
    let terminal = MemoryWorld(files, terminals: (false, true))
    _ = await terminal.run("lint", "--jobs", "1")
    let shown = terminal.diagnostics.split(separator: "\r").map { $0.replacing("\u{1B}[K", with: "") }
    #expect(shown == ["33% of 3 files", "66% of 3 files", "100% of 3 files", "3 files; no findings\n"])
  }

  @Test func progressIsShownWhereResultsGoIntoAFile() async {
    let terminal = world(output: true, diagnostics: true)
    _ = await terminal.run("lint", "--output", "report.txt")
    #expect(terminal.diagnostics == "\r\u{1B}[K100% of 1 files\r\u{1B}[K1 file; 1 error\n")
  }

  @Test func progressIsLeftOutWhereItWouldDisturb() async {
    for world in [world(output: true, diagnostics: true), world(["TERM": "dumb"], diagnostics: true), world()] {
      _ = await world.run("lint")
      #expect(world.diagnostics == "1 file; 1 error\n")
    }
  }

  @Test func quietMeansNoProgressAndNoSummary() async {
    let terminal = world(diagnostics: true)
    #expect(await terminal.run("lint", "--quiet") == .findings)
    #expect(terminal.diagnostics.isEmpty)
  }
}
