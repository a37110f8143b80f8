import IBModel
import IBReport
import IBSource
import IBSyntax
import IBTexts

/// A document that was read for its texts.
struct TextDocument {
  let path: String
  let texts: DocumentTexts

  /// Nil, after a complaint, for a file that cannot be read.
  init?(_ file: InputFile, _ reader: SourceReader, _ console: Console) {
    let reading = reader.read(file, for: .elements)
    switch reading {
    case .document(let document, let findings) where findings.isEmpty && document.flavor.platform != nil:
      path = file.path
      texts = DocumentTexts(document.tree, document.flavor)
    case .document(let document, let findings):
      let reason = findings.isEmpty ? "not a storyboard or xib of Xcode 5 or later" : nil
      Self.report(findings, in: document.tree.source, console)
      console.complain("\(file.path): \(reason ?? "cannot be read"); its texts are skipped")
      return nil
    case .malformed(let source, let findings):
      Self.report(findings, in: source, console)
      return nil
    case .unsupported, .failure:
      let outcome = FileOutcome(unusable: reading, file)
      console.complain(outcome.complaint ?? outcome.note ?? file.path)
      return nil
    }
  }

  private static func report(_ findings: [Finding], in source: SourceFile, _ console: Console) {
    guard !findings.isEmpty else { return }
    let sorted = FileFindings(findings.sorted(by: Finding.inOrder), in: source)
    _ = console.world.diagnostics(FindingsXcodeEmitter(style: .plain).render(sorted))
  }
}
