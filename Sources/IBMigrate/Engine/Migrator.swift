package import IBLayout
package import IBModel
package import IBSource
import IBSyntax

/// Applies a migration to one document and makes sure of the result.
package enum Migrator {
  package enum Outcome: Sendable {
    /// No edit is needed.
    case unchanged(findings: [Finding])
    case migrated(Result)
    /// The document stays unchanged; the first finding gives the reason.
    case refused([Finding])
  }

  package struct Result: Sendable {
    /// The text after the change; it can be read, and a second run would not change it.
    package let source: SourceFile
    package let plan: MigrationPlan
    /// Frames of views before and after.
    package let frames: FrameComparison
  }

  /// - Parameters:
  ///   - document: a document of a supported flavor, whose text has no merge markers.
  ///   - environment: the context of both layouts; made only when there is something to compare.
  package static func migrate(
    _ document: Document, by migration: Migration, _ options: MigrationOptions,
    in environment: () -> LayoutEnvironment
  ) -> Outcome {
    let plan = migration.plan(document, options)
    if let refusal = plan.refusal { return .refused([refusal] + plan.findings) }
    if plan.edits.isEmpty { return .unchanged(findings: plan.findings) }
    let source = document.tree.source
    guard let (result, migrated) = document.after(plan.edits) else {
      return .refused([unsound("the result cannot be read", source, migration)])
    }
    // A second run must need no edits. Otherwise every run would repeat a partial migration.
    guard migration.plan(migrated, options).edits.isEmpty else {
      return .refused([unsound("a second run would change the result", source, migration)])
    }
    let compared = plan.layoutEdits.isEmpty ? migrated : document.after(plan.edits + plan.layoutEdits)?.document
    guard let compared else { return .refused([unsound("Keyline cannot compare its layout", source, migration)]) }
    let frames = FrameComparison(before: document, after: compared, in: environment())
    return .migrated(Result(source: result, plan: plan, frames: frames))
  }

  /// A defect of Keyline that must not reach the file.
  private static func unsound(_ what: String, _ source: SourceFile, _ migration: Migration) -> Finding {
    Finding(
      rule: "migration-unsound", severity: .error,
      message: "skipped: the migration '\(migration.name)' failed its own check: \(what); please report this",
      file: source.path, range: SourceRange(0, 0))
  }
}

extension Document {
  /// The document after edits of its text; nil if they overlap or the result cannot be read.
  fileprivate func after(_ edits: [TextEdit]) -> (source: SourceFile, document: Document)? {
    guard let bytes = TextEdit.apply(edits, to: tree.source.bytes) else { return nil }
    let source = SourceFile(path: tree.source.path, bytes: bytes)
    let (tree, findings) = SyntaxParser.parse(source)
    guard let tree, findings.isEmpty, let document = Document(tree) else { return nil }
    return (source, document)
  }
}
