import IBLint
import IBReport
import IBSource

struct FileOutcome: Sendable {
  /// The file's piece of the report; empty if it adds nothing.
  var piece: [UInt8] = []
  /// Further parts of the piece, written without a separator. A long text in them is in memory only once.
  var longPiece: [[UInt8]] = []
  /// The parts of the report that follow the pieces of all files.
  var lateParts: [FindingPart] = []
  var tally = Tally()
  /// The problem to print on standard error.
  var complaint: String?
  /// A remark to print on standard error about something that is not an error.
  var note: String?
  /// The part that depends on the other files of the run; nil if the outcome is complete.
  var open: OpenReport?
  /// Remarks that are printed on standard error, because standard output cannot contain them.
  var remarks: [UInt8] = []
  /// The file's part of the summary after a migration of several files; nil without a summary.
  var news: MigrationNews?

  /// The outcome of a file without a usable document: it is unreadable, or for another platform.
  ///
  /// A file for another platform is skipped. If the user named it, this is only a note, because hooks name all changed
  /// files. On standard input, it is an error.
  init(unusable reading: SourceReader.Reading, _ file: InputFile) {
    switch reading {
    case .failure(let failure):
      complaint = "\(failure.path): \(failure.reason)"
      tally.unreadable = 1
    case .unsupported(let flavor, _) where file.origin == .found:
      tally.countSkipped(flavor)
    case .unsupported(let flavor, let reason) where file.origin == .named:
      tally.countSkipped(flavor)
      tally.skippedByName += 1
      note = "\(file.path): \(reason); skipped"
    case .unsupported(_, let reason):
      complaint = "\(file.path): \(reason)"
      tally.unreadable = 1
    case .document, .malformed:
      break
    }
  }

  /// Adds the findings of a file without a layout. For other files, `lint` reports them.
  mutating func report(_ findings: FileFindings) {
    tally.count(findings.findings)
    remarks = FindingsXcodeEmitter(style: .plain).render(findings)
  }

  /// The outcome of a file that was read, and whose only output is its findings.
  init(reporting findings: FileFindings) {
    tally.read = 1
    report(findings)
  }

  init(piece: [UInt8] = [], tally: Tally = Tally(read: 1)) {
    self.piece = piece
    self.tally = tally
  }

  init(piece: [UInt8] = [], laidOut layouts: DocumentLayouts) {
    self.init(piece: piece)
    tally.results = layouts.scenes.count
  }

  /// Records that a file could not be read or written.
  mutating func fail(_ failure: FileFailure) {
    complaint = "\(failure.path): \(failure.reason)"
    tally.unreadable += 1
  }
}

/// A file's part of a report that can be written only after all files of the run are read.
struct OpenReport: Sendable {
  let facts: DocumentFacts
  /// The findings so far; nil if the piece of the file is already written, and only its facts are still needed.
  let findings: (source: SourceFile, reported: [Finding])?
}

/// Writes pieces, with the text that their format needs around and between them.
struct FramedOutput {
  let frame: OutputFrame
  let output: OutputFile
  private(set) var isWritten = true
  private var hasPieces = false

  init(frame: OutputFrame, output: OutputFile) {
    self.frame = frame
    self.output = output
  }

  mutating func write(_ piece: [UInt8]) { write(parts: [piece]) }

  /// Writes a piece that consists of several parts; writes nothing if all parts are empty.
  mutating func write(parts: [[UInt8]]) {
    if parts.allSatisfy(\.isEmpty) { return }
    // A short text is written in one call together with the text before it. A long text is not copied.
    var waiting = Array((hasPieces ? frame.separator : frame.opening).utf8)
    for part in parts {
      if part.count < Self.longestCopied {
        waiting += part
        continue
      }
      emit(waiting)
      waiting = []
      emit(part)
    }
    emit(waiting)
    hasPieces = true
  }

  private static let longestCopied = 256 << 10

  /// Ends the report. A failure describes why the report could not replace the old file.
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
