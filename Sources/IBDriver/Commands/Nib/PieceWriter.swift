import IBReport

/// Writes the pieces of a report one after the other, and complains where that fails.
struct PieceWriter {
  private var report: FramedOutput
  private let console: Console

  init(_ output: OutputFile, _ frame: OutputFrame, _ console: Console) {
    report = FramedOutput(frame: frame, output: output)
    self.console = console
  }

  /// An empty piece is left out.
  mutating func write(_ piece: [UInt8]) { report.write(piece) }

  /// - Returns: false, after a complaint, where not everything could be written.
  mutating func finish() -> Bool {
    if let failure = report.close([]) {
      console.complain(failure)
      return false
    }
    if !report.isWritten { console.complain("the result could not be written") }
    return report.isWritten
  }
}
