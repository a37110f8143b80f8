package import IBModel
package import IBSource
import IBSyntax

/// Applies a migration to one document and makes sure of the result.
package enum Migrator {
  package enum Outcome: Sendable {
    /// Nothing to do.
    case unchanged(findings: [Finding])
    /// The text after the change, read again.
    case migrated(SourceFile, Document, MigrationPlan)
    /// The document is left alone; the first finding says why.
    case refused([Finding])
  }

  /// - Parameter document: a document of a supported flavour, whose text has no merge markers.
  package static func migrate(_ document: Document, by migration: Migration, _ options: MigrationOptions) -> Outcome {
    let plan = migration.plan(document, options)
    if let refusal = plan.refusal { return .refused([refusal] + plan.findings) }
    if plan.edits.isEmpty { return .unchanged(findings: plan.findings) }
    let source = document.tree.source
    guard let bytes = TextEdit.apply(plan.edits, to: source.bytes) else {
      return .refused([unsound("its edits overlap", source, migration)])
    }
    let result = SourceFile(path: source.path, bytes: bytes)
    let (tree, findings) = SyntaxParser.parse(result)
    guard let tree, findings.isEmpty, let migrated = Document(tree) else {
      return .refused([unsound("the result cannot be read", source, migration)])
    }
    // A second run must find nothing to do: what is half migrated would be migrated again and again.
    guard migration.plan(migrated, options).edits.isEmpty else {
      return .refused([unsound("a second run would change the result", source, migration)])
    }
    return .migrated(result, migrated, plan)
  }

  /// A fault of ours that must not reach the file.
  private static func unsound(_ what: String, _ source: SourceFile, _ migration: Migration) -> Finding {
    Finding(
      rule: "migration-unsound", severity: .error,
      message: "left alone: the migration '\(migration.name)' does not hold here: \(what); please report this",
      file: source.path, range: SourceRange(0, 0))
  }
}
