import IBReport

/// Writes the pieces of a report one after the other, with what its format has around them.
struct PieceWriter {
  private let output: OutputFile
  private let frame: OutputFrame
  private let console: Console
  private var isFirst = true
  private var isBroken = false

  init(_ output: OutputFile, _ frame: OutputFrame, _ console: Console) {
    self.output = output
    self.frame = frame
    self.console = console
  }

  /// An empty piece is left out.
  mutating func write(_ piece: [UInt8]) {
    guard !piece.isEmpty else { return }
    put(Array((isFirst ? frame.opening : frame.separator).utf8) + piece)
    isFirst = false
  }

  /// - Returns: false, after a complaint, where not everything could be written.
  mutating func finish() -> Bool {
    put(Array(((isFirst ? frame.opening : "") + frame.closing).utf8))
    guard !isBroken else {
      console.complain("the result could not be written")
      return false
    }
    guard let failure = output.finish() else { return true }
    console.complain(failure)
    return false
  }

  private mutating func put(_ bytes: [UInt8]) {
    if !bytes.isEmpty, !isBroken { isBroken = !output.write(bytes) }
  }
}
