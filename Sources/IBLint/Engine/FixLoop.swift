package import IBModel
package import IBSource
import IBSyntax

/// Applies the fixes of a document's findings until no fix is left.
package struct FixLoop {
  /// Checks a document, and returns its findings and the facts that the checks of the other files of the run need.
  package typealias Check = (_ document: Document, _ reading: [Finding]) -> (findings: [Finding], facts: DocumentFacts?)

  /// The largest number of rounds for one document. Fixes that touch the same bytes wait for the next round.
  private static let roundLimit = 16

  /// The document with its fixes applied, or the original one if there were none.
  package private(set) var document: Document
  /// The findings that remain after the fixes.
  package private(set) var findings: [Finding]
  /// The facts about the document that the checks of the other files need.
  package private(set) var facts: DocumentFacts?
  package private(set) var count = 0

  /// - Parameters:
  ///   - reading: the findings of the reader about the document.
  ///   - unsafe: whether to also apply fixes that may change the document's behavior.
  package init(_ document: Document, reading: [Finding], unsafe: Bool, check: Check) {
    self.document = document
    (findings, facts) = check(document, reading)
    for _ in 0..<Self.roundLimit {
      let fixes = findings.sorted(by: Finding.inOrder).compactMap { finding in
        finding.fixes.first { unsafe || $0.safety == .safe }
      }
      let selection = FixSelection(fixes)
      let source = self.document.tree.source
      guard !selection.edits.isEmpty, let bytes = TextEdit.apply(selection.edits, to: source.bytes) else { return }
      // Only a faulty rule has a fix that makes the document unreadable. The document then stays as it was before the
      // round.
      let (next, nextReading) = SyntaxParser.parse(SourceFile(path: source.path, bytes: bytes))
      guard let next = next.flatMap(Document.init) else { return }
      count += selection.count
      self.document = next
      (findings, facts) = check(next, nextReading)
    }
  }
}
