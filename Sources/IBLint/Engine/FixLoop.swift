package import IBModel
package import IBSource
import IBSyntax

/// Applies the fixes of a document's findings until no fix is left.
package struct FixLoop {
  /// Checks a document: returns the findings, and the facts that the other files of the run need.
  package typealias Check = (_ document: Document, _ reading: [Finding]) -> (findings: [Finding], facts: DocumentFacts?)

  /// The most rounds for one document; fixes that touch the same bytes wait for the next round.
  private static let roundLimit = 16

  /// The document with its fixes applied, or the original one if there were none.
  package private(set) var document: Document
  /// The findings that remain.
  package private(set) var findings: [Finding]
  package private(set) var text: EditedText
  /// The facts about the document that the other files of the run need.
  package private(set) var facts: DocumentFacts?
  package private(set) var count = 0

  /// - Parameters:
  ///   - reading: the reader's findings about the document.
  ///   - unsafe: whether fixes that may change the document's behavior are applied too.
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
      // If a fix makes the document unreadable, that is a mistake in a rule; the document stays as it was before the
      // round.
      let (next, nextReading) = SyntaxParser.parse(SourceFile(path: source.path, bytes: bytes))
      guard let next = next.flatMap(Document.init) else { return }
      text.apply(selection.edits)
      count += selection.count
      self.document = next
      (findings, facts) = check(next, nextReading)
    }
  }
}
