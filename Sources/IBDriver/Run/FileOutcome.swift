import IBLint
import IBModel
import IBReport
import IBSource

/// What working on one file gave.
struct FileOutcome: Sendable {
  /// Its piece of the report; empty when it adds nothing.
  var piece: [UInt8] = []
  var tally = Tally()
  /// What went wrong, for standard error.
  var complaint: String?
  /// What a user may want to know and is not wrong, for standard error.
  var note: String?
  /// What has to wait for the other files of the run; nil where the outcome is complete.
  var open: OpenReport?
  /// For standard error, where standard output has no room for it.
  var remarks: [UInt8] = []

  /// A file that gave no document to work on: unreadable, or made for another platform. The latter is skipped, with a
  /// note where it was named: hooks name all files that changed. Standard input is never given by chance.
  init(unusable reading: SourceReader.Reading, _ file: InputFile) {
    switch reading {
    case .failure(let failure):
      complaint = "\(failure.path): \(failure.reason)"
      tally.unreadable = 1
    case .unsupported(let flavour) where file.origin == .found:
      tally.countSkipped(flavour)
    case .unsupported(let flavour) where file.origin == .named:
      tally.countSkipped(flavour)
      note = "\(file.path): \(flavour.refusal ?? "not supported"); skipped"
    case .unsupported(let flavour):
      complaint = "\(file.path): \(flavour.refusal ?? "not supported")"
      tally.unreadable = 1
    case .document, .malformed:
      break
    }
  }

  /// Findings are printed, and count, where there is no layout; beside layouts they are the business of `lint`.
  mutating func tell(_ findings: FileFindings) {
    tally.count(findings.findings)
    remarks = FindingsXcodeEmitter(style: .plain).render(findings)
  }

  /// A file that was read and has nothing to show but its findings.
  init(telling findings: FileFindings) {
    tally.read = 1
    tell(findings)
  }

  /// A file that was read.
  init(piece: [UInt8] = [], tally: Tally = Tally(read: 1)) {
    self.piece = piece
    self.tally = tally
  }

  /// Notes that a file could not be read or written.
  mutating func fail(_ failure: FileFailure) {
    complaint = "\(failure.path): \(failure.reason)"
    tally.unreadable += 1
  }
}

/// The part of a file in a report that can be written only when all files of the run are known.
struct OpenReport: Sendable {
  let facts: DocumentFacts
  /// The findings so far; nil where the file's piece is written already and only its facts matter.
  let findings: (source: SourceFile, told: [Finding])?
}
