import Synchronization
import Testing

@testable import IBDriver

/// Output goes through a pager exactly where git's would.
@Suite struct PagerTests {
  /// A pager that remembers what it was started with and given.
  private final class Shown: Sendable {
    private let state = Mutex((starts: [String](), text: "", isFinished: false))

    func start(_ command: String, _ settings: [String]) -> Result<OutputFile, FileFailure> {
      state.withLock { $0.starts.append(([command] + settings).joined(separator: " ")) }
      return .success(
        OutputFile(
          write: { bytes in
            self.state.withLock { $0.text += String(decoding: bytes, as: UTF8.self) }
            return false
          },
          finish: {
            self.state.withLock { $0.isFinished = true }
            return nil
          }))
    }

    var starts: [String] { state.withLock { $0.starts } }
    var text: String { state.withLock { $0.text } }
    var isFinished: Bool { state.withLock { $0.isFinished } }
  }

  private func run(
    _ words: String, _ environment: [String: String] = [:], isTerminal: Bool = true, hasPager: Bool = true
  ) async -> (status: IBDriver.ExitStatus, shown: Shown, world: MemoryWorld) {
    let memory = MemoryWorld(
      ["a.xib": Documents.clean, "b.xib": Documents.clean.replacing("Clean", with: "Other")],
      environment: environment, terminals: (isTerminal, isTerminal))
    let shown = Shown()
    var world = memory.world
    if hasPager { world.startPager = shown.start }
    let status = await CommandLineTool.run(words.split(separator: " ").map(String.init), in: world)
    return (status, shown, memory)
  }

  @Test(arguments: [
    ([:], "less LESS=FRX"), (["PAGER": "more -s"], "more -s LESS=FRX"), (["LESS": "S"], "less"),
    (["PAGER": "more", "KEYLINE_PAGER": "most"], "most LESS=FRX"),
  ])
  func theUsersPagerIsStartedOnce(_ environment: [String: String], _ start: String) async {
    let run = await run("rules", environment)
    #expect(run.shown.starts == [start])
    #expect(run.shown.isFinished)
    #expect(run.shown.text.contains("duplicate-id"))
    #expect(run.world.output.isEmpty)
    // A pager that takes nothing more, as one that was left, changes nothing.
    #expect(run.status == .success)
  }

  @Test(arguments: [
    ["PAGER": ""], ["PAGER": "cat"], ["PAGER": "more", "KEYLINE_PAGER": ""], ["TERM": "dumb"], ["CI": "true"],
    ["GIT_DIFF_PATH_COUNTER": "1"], ["GIT_PAGER_IN_USE": "true"],
  ])
  func environmentsWithoutAPager(_ environment: [String: String]) async {
    let run = await run("rules", environment)
    #expect(run.shown.starts.isEmpty)
    #expect(run.world.output.contains("duplicate-id"))
  }

  @Test(arguments: ["rules", "help", "help lint", "explain duplicate-id", "devices", "diff a.xib b.xib"])
  func pipesAndOptionsHaveNone(_ words: String) async {
    let terminal = await run(words)
    #expect(terminal.shown.starts.count == (terminal.shown.text.isEmpty ? 0 : 1))
    for run in [await run(words, isTerminal: false), await run(words + " --no-pager")] {
      #expect(run.shown.starts.isEmpty)
      #expect(run.world.output == terminal.shown.text)
      #expect(run.status == terminal.status)
    }
  }

  @Test func whereNoneCanBeStartedTheTerminalHasTheOutput() async {
    let run = await run("rules", hasPager: false)
    #expect(run.status == .success)
    #expect(run.world.output.contains("duplicate-id"))
  }

  @Test func whatIsWrongIsSaidOnTheTerminal() async {
    let run = await run("diff a.xib missing.xib")
    #expect(run.shown.starts.isEmpty)
    #expect(run.status == .unreadable)
    #expect(run.world.diagnostics.contains("missing.xib"))
  }
}
