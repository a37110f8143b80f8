import IBLint
import IBReport
import IBSource

struct FileOutcome: Sendable {
  /// The file's piece of the report; empty if it adds nothing.
  var piece: [UInt8] = []
  /// The rest of the piece, without a separator, in parts: a long text is in memory only once.
  var longPiece: [[UInt8]] = []
  /// The part of it that comes after the pieces of all files.
  var latePiece: [UInt8] = []
  var tally = Tally()
  /// The problem, for standard error.
  var complaint: String?
  /// A remark for standard error on something that is not wrong.
  var note: String?
  /// The part that depends on the other files of the run; nil if the outcome is complete.
  var open: OpenReport?
  /// For standard error, if standard output cannot have it.
  var remarks: [UInt8] = []
  /// The file's part of the summary of a migration of several files; nil if there is no summary.
  var news: MigrationNews?

  /// The outcome of a file without a usable document: unreadable, or for another platform. The latter is skipped, with
  /// a note if the user named it, because hooks name all changed files. On standard input it is an error.
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

  /// Adds findings of a file without a layout; otherwise `lint` reports them.
  mutating func report(_ findings: FileFindings) {
    tally.count(findings.findings)
    remarks = FindingsXcodeEmitter(style: .plain).render(findings)
  }

  /// A file that was read and has no output but its findings.
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
  /// The findings so far; nil if the file's piece is already written and only its facts are needed.
  let findings: (source: SourceFile, reported: [Finding])?
}

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

  mutating func write(_ piece: [UInt8]) { write(parts: [piece]) }

  /// Writes a piece of several parts; nothing if all are empty.
  mutating func write(parts: [[UInt8]]) {
    if parts.allSatisfy(\.isEmpty) { return }
    // One call writes a short text together with what precedes it; a long text is not copied.
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

  /// Ends the report; a failure gives the reason why the report could not be put in its place.
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
