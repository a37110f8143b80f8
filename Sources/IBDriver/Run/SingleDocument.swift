import IBModel
import IBReport
import IBSource
import IBSyntax

/// A command's work on the one document that its operand names, and on its one result.
struct SingleDocument {
  let file: InputFile
  private let session: Session

  /// Nil without an operand; `-` is standard input.
  init?(of session: Session) {
    guard let path = session.invocation.operands.first else { return nil }
    file =
      path == FileDiscovery.standardInputPath
      ? InputFile(session.inputName, .standardInput) : InputFile(path, .named)
    self.session = session
  }

  /// The document, or how the run ends without one; what is wrong with the file is printed.
  func read(_ reader: SourceReader, anyFlavor: Bool = false) -> Result<Document, Ending> {
    let reading = reader.read(file, anyFlavor: anyFlavor)
    switch reading {
    case .failure, .unsupported:
      let outcome = FileOutcome(unusable: reading, file)
      session.console.complain(outcome.complaint ?? outcome.note ?? file.path)
      return .failure(Ending(status: .unreadable))
    case .malformed(let source, let findings):
      report(findings, in: source)
      return .failure(Ending(status: .findings))
    case .document(let document, let findings):
      report(findings, in: document.tree.source)
      return .success(document)
    }
  }

  struct Ending: Error {
    let status: ExitStatus
  }

  func report(_ findings: [Finding], in source: SourceFile) {
    guard !findings.isEmpty else { return }
    let sorted = FileFindings(findings.sorted(by: Finding.inOrder), in: source)
    _ = session.world.diagnostics(FindingsXcodeEmitter(style: .plain).render(sorted))
  }

  /// Writes the result to where the invocation says.
  func write(_ bytes: [UInt8]) -> ExitStatus {
    guard let output = session.openOutput() else { return .unreadable }
    guard output.write(bytes) else {
      session.console.complain("the result could not be written")
      return .unreadable
    }
    guard let failure = output.finish() else { return .success }
    session.console.complain(failure)
    return .unreadable
  }
}
