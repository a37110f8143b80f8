package import IBLayout
package import IBModel
package import IBSource
import IBSyntax

/// Applies a migration to one document and verifies the result.
package enum Migrator {
  package enum Outcome: Sendable {
    /// No edit is needed.
    case unchanged(findings: [Finding])
    case migrated(Result)
    /// The document stays unchanged. The first finding is the reason.
    case refused([Finding])
  }

  package struct Result: Sendable {
    /// The text after the change. It can be parsed, and a second run would not change it.
    package let source: SourceFile
    package let plan: MigrationPlan
    /// The frames of views before and after the migration.
    package let frames: FrameComparison
  }

  /// - Parameters:
  ///   - document: a document of a supported flavor, without merge markers.
  ///   - environment: the environment of both layouts, created only if layouts are compared.
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
    // A second run must not need edits. Otherwise, each run would repeat a partial migration.
    guard migration.plan(migrated, options).edits.isEmpty else {
      return .refused([unsound("a second run would change the result", source, migration)])
    }
    let compared = plan.layoutEdits.isEmpty ? migrated : document.after(plan.edits + plan.layoutEdits)?.document
    guard let compared else { return .refused([unsound("Keyline cannot compare its layout", source, migration)]) }
    let frames = FrameComparison(before: document, after: compared, in: environment())
    return .migrated(Result(source: result, plan: plan, frames: frames))
  }

  /// The finding about a defect of Keyline whose result must not be written.
  private static func unsound(_ what: String, _ source: SourceFile, _ migration: Migration) -> Finding {
    Finding(
      rule: "migration-unsound", severity: .error,
      message: "skipped: the migration '\(migration.name)' failed its own check: \(what); please report this",
      file: source.path, range: SourceRange(0, 0))
  }
}

extension Document {
  /// The document after the edits; nil if they overlap or the result cannot be parsed.
  fileprivate func after(_ edits: [TextEdit]) -> (source: SourceFile, document: Document)? {
    guard let bytes = TextEdit.apply(edits, to: tree.source.bytes) else { return nil }
    let source = SourceFile(path: tree.source.path, bytes: bytes)
    let (tree, findings) = SyntaxParser.parse(source)
    guard let tree, findings.isEmpty, let document = Document(tree) else { return nil }
    return (source, document)
  }
}
