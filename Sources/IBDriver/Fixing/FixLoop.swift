import IBLint
import IBSource
import IBSyntax

/// Applies the fixes of a document's findings until none is left.
struct FixLoop {
  /// Rounds of one document; fixes that touch the same bytes wait for the next one.
  private static let roundLimit = 16

  /// The document as it is now; the one it began with where nothing was to be fixed.
  private(set) var tree: SyntaxTree
  /// What remains to be told.
  private(set) var findings: [Finding]
  private(set) var text: EditedText
  /// What the other files of the run have to know of the document.
  private(set) var facts: DocumentFacts?
  /// Fixes applied.
  private(set) var count = 0

  /// - Parameters:
  ///   - reading: what the reader said of the document.
  ///   - unsafe: whether fixes are applied after which the document may behave differently.
  init(
    _ tree: SyntaxTree, reading: [Finding], plan: LintPlan, surroundings: LintSurroundings, unsafe: Bool
  ) {
    self.tree = tree
    text = EditedText(tree.source.bytes)
    let path = tree.source.path
    (findings, facts) = plan.check(tree, path: path, reading: reading, surroundings: surroundings)
    for _ in 0..<Self.roundLimit {
      let fixes = findings.sorted(by: Finding.inOrder).compactMap { finding in
        finding.fixes.first { unsafe || $0.safety == .safe }
      }
      let selection = FixSelection(fixes)
      guard !selection.edits.isEmpty, let bytes = TextEdit.apply(selection.edits, to: self.tree.source.bytes) else {
        return
      }
      // A fix that leaves no document is a mistake of a rule; the document stays as it was before that round.
      let (next, nextReading) = SyntaxParser.parse(SourceFile(path: path, bytes: bytes))
      guard let next else { return }
      text.apply(selection.edits)
      count += selection.count
      self.tree = next
      (findings, facts) = plan.check(next, path: path, reading: nextReading, surroundings: surroundings)
    }
  }
}
