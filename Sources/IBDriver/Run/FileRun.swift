import IBReport
import IBSource

/// Processes a list of files and writes the pieces in the order of the list.
struct FileRun {
  let console: Console
  let frame: OutputFrame
  /// The destination of the pieces.
  let output: OutputFile
  /// The number of files to process at once.
  let width: Int
  let isQuiet: Bool
  /// Whether to keep the old output if a file cannot be read, as for a baseline.
  let isWholeOrNothing: Bool

  struct Result: Sendable {
    var tally: Tally
    /// Whether the report was written.
    var isWritten: Bool
  }

  /// - Parameter settle: completes the outcomes from the first open one on, after all files have been read.
  func run<Input: Sendable>(
    _ files: [Input], work: @escaping @Sendable (Input) -> FileOutcome,
    settle: ([FileOutcome]) -> [FileOutcome] = { $0 }, rest: (Tally) -> [UInt8] = { _ in [] }
  ) async -> Result {
    await run(files, work: { (work($0), ()) }, settle: settle, receive: { _ in }, rest: rest)
  }

  /// Also returns the results of the files besides their pieces of the report, in the order of the list.
  func run<Input: Sendable, Part: Sendable>(
    _ files: [Input], work: @escaping @Sendable (Input) -> (FileOutcome, Part),
    settle: ([FileOutcome]) -> [FileOutcome] = { $0 }, receive: (Part) -> Void,
    rest: (Tally) -> [UInt8] = { _ in [] }
  ) async -> Result {
    var tally = Tally()
    var report = FramedOutput(frame: frame, output: output)
    var progress = Progress(
      console: console, total: files.count, isShown: !isQuiet && console.showsProgress(beside: output))
    var late: [FindingPart] = []
    var waiting: [FileOutcome] = []
    func write(_ outcome: FileOutcome) {
      tally += outcome.tally
      report.write(parts: [outcome.piece] + outcome.longPiece)
      late += outcome.lateParts
      if let complaint = outcome.complaint {
        progress.erase()
        console.complain(complaint)
      }
      if let note = outcome.note, !isQuiet {
        progress.erase()
        console.note(note)
      }
      if !outcome.remarks.isEmpty {
        progress.erase()
        _ = console.world.diagnostics(outcome.remarks)
      }
    }
    await OrderedFanOut.run(files, width: width, work: work) { outcome, part in
      receive(part)
      if outcome.open != nil || !waiting.isEmpty { waiting.append(outcome) } else { write(outcome) }
      progress.advance()
    }
    for outcome in settle(waiting) { write(outcome) }
    report.write(FindingPart.text(of: late))
    progress.erase()
    if isWholeOrNothing, tally.unreadable > 0 {
      console.complain("\(Wording.count(tally.unreadable, "file")) could not be read; the output is unchanged")
    } else if let failure = report.close(rest(tally)) {
      console.complain(failure)
    }
    return Result(tally: tally, isWritten: report.isWritten)
  }
}

private struct Progress {
  let console: Console
  let total: Int
  let isShown: Bool
  private var done = 0
  private var percent = -1

  init(console: Console, total: Int, isShown: Bool) {
    self.console = console
    self.total = total
    self.isShown = isShown
  }

  /// Counts a file. The progress line is written again only if the percentage changes.
  mutating func advance() {
    done += 1
    let percent = done * 100 / max(total, 1)
    guard isShown, percent != self.percent else { return }
    self.percent = percent
    console.show(progress: "\(percent)% of \(total) files")
  }

  func erase() {
    if isShown, percent >= 0 { console.eraseProgress() }
  }
}
