import IBReport

/// Writes pieces with the text that their format puts around and between them.
struct FramedOutput {
  let frame: OutputFrame
  let output: OutputFile
  private(set) var isWritten = true
  private var hasPieces = false

  init(frame: OutputFrame, output: OutputFile) {
    self.frame = frame
    self.output = output
  }

  mutating func write(_ piece: [UInt8]) {
    if piece.isEmpty { return }
    emit(Array((hasPieces ? frame.separator : frame.opening).utf8) + piece)
    hasPieces = true
  }

  /// Ends the report; a failure says why it is not in its place.
  mutating func close(_ rest: [UInt8]) -> FileFailure? {
    emit(Array((hasPieces ? "" : frame.opening).utf8) + rest + Array(frame.closing.utf8))
    guard isWritten, let failure = output.finish() else { return nil }
    isWritten = false
    return failure
  }

  private mutating func emit(_ bytes: [UInt8]) {
    if !bytes.isEmpty, isWritten { isWritten = output.write(bytes) }
  }
}
