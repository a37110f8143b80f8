import Foundation
import IBTestSupport
import Testing

/// Real pagers on a real terminal.
@Suite struct PagerProcessTests {
  /// What a terminal shows of a run, and its status.
  private func onTerminal(
    _ arguments: String, setup: String, in folder: WorkingFolder
  ) throws -> (status: Int32, output: String) {
    var (terminal, side): (Int32, Int32) = (-1, -1)
    try #require(openpty(&terminal, &side, nil, nil, nil) == 0)
    let process = folder.process(arguments, setup: "unset CI PAGER KEYLINE_PAGER LESS; export TERM=xterm; \(setup)")
    process.standardOutput = FileHandle(fileDescriptor: side)
    try process.run()
    close(side)
    var shown: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    // The end of a terminal that no one writes to is an error (EIO).
    while case let count = read(terminal, &chunk, chunk.count), count > 0 { shown += chunk[..<count] }
    close(terminal)
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: shown, as: UTF8.self))
  }

  @Test func aCommandOfTheShellIsGivenTheOutput() throws {
    let folder = try WorkingFolder()
    // All is taken after the first line too: without a reader tee would end before it has written the file.
    let pager = "tee paged | { head -1; cat > /dev/null; }"
    let run = try onTerminal("rules", setup: "export PAGER='\(pager)'", in: folder)
    #expect(run.status == 0)
    #expect(run.output.split(whereSeparator: \.isNewline).count == 1)
    #expect(try folder.result("rules").output == folder["paged"])
  }

  /// The status is ours, however the pager ends, and it is waited for.
  @Test func aPagerThatIsLeftChangesNoStatus() throws {
    let folder = try WorkingFolder()
    let run = try onTerminal("help", setup: "export PAGER='sleep 0.2; echo left; exit 3'", in: folder)
    #expect(run.status == 0)
    #expect(run.output == "left\r\n")
  }

  @Test func withoutTheProgramTheTerminalHasTheOutput() throws {
    let folder = try WorkingFolder()
    let run = try onTerminal("rules", setup: "export PAGER=no-such-pager", in: folder)
    #expect(run.status == 0)
    #expect(run.output.replacing("\r\n", with: "\n") == (try folder.result("rules").output))
  }

  /// A person who presses Control-C in a pager still has the pager.
  @Test func aSignalWaitsForThePager() throws {
    let folder = try WorkingFolder()
    let pager = "kill -INT $PPID; sleep 0.2; cat > /dev/null; echo still > here"
    let run = try onTerminal("rules", setup: "export PAGER='\(pager)'", in: folder)
    #expect(folder["here"] == "still\n")
    #expect(run.output.isEmpty)
  }
}
