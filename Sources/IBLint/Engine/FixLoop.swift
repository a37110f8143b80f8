package import IBModel
package import IBSource
import IBSyntax

/// Applies the fixes of a document's findings until none is left.
package struct FixLoop {
  /// What is found in a document: the findings, and what the other files of the run have to know of it.
  package typealias Check = (_ document: Document, _ reading: [Finding]) -> (findings: [Finding], facts: DocumentFacts?)

  /// Rounds of one document; fixes that touch the same bytes wait for the next one.
  private static let roundLimit = 16

  /// The document as it is now; the one it began with where nothing was to be fixed.
  package private(set) var document: Document
  /// What remains to be reported.
  package private(set) var findings: [Finding]
  package private(set) var text: EditedText
  /// What the other files of the run have to know of the document.
  package private(set) var facts: DocumentFacts?
  /// Fixes applied.
  package private(set) var count = 0

  /// - Parameters:
  ///   - reading: what the reader found in the document.
  ///   - unsafe: whether fixes are applied after which the document may behave differently.
  package init(_ document: Document, reading: [Finding], unsafe: Bool, check: Check) {
    self.document = document
    text = EditedText(document.tree.source.bytes)
    (findings, facts) = check(document, reading)
    for _ in 0..<Self.roundLimit {
      let fixes = findings.sorted(by: Finding.inOrder).compactMap { finding in
        finding.fixes.first { unsafe || $0.safety == .safe }
      }
      let selection = FixSelection(fixes)
      let source = self.document.tree.source
      guard !selection.edits.isEmpty, let bytes = TextEdit.apply(selection.edits, to: source.bytes) else { return }
      // A fix that leaves no document is a mistake of a rule; the document stays as it was before that round.
      let (next, nextReading) = SyntaxParser.parse(SourceFile(path: source.path, bytes: bytes))
      guard let next = next.flatMap(Document.init) else { return }
      text.apply(selection.edits)
      count += selection.count
      self.document = next
      (findings, facts) = check(next, nextReading)
    }
  }
}
