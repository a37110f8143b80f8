import IBMigrate
import IBModel
import IBReport
import IBSource
import IBSyntax

/// Migrates one file: reads it, plans the changes, compares the layouts and writes the file.
struct MigrationJob: Sendable {
  let file: InputFile
  let migration: Migration
  let settings: MigrationSettings
  /// The deployment target of the nearest Xcode project.
  let projectTarget: DeploymentTarget?
  let environments: LayoutEnvironments
  let reader: SourceReader
  /// Whether the run has other files too.
  let isOneOfSeveral: Bool

  func run(style: TerminalStyle) -> FileOutcome {
    let report = MigrationReport(
      migration: migration, settings: settings, style: style, isFilter: isFilter,
      isGrouped: isOneOfSeveral)
    let reading = reader.read(file)
    switch reading {
    case .malformed(let source, let findings): return report.refused(findings, in: source)
    // A file with merge markers may have a tree, but it is not migrated.
    case .document(let document, let findings) where !findings.isEmpty:
      return report.refused(findings, in: document.tree.source)
    case .document(let document, _):
      var outcome = migrate(document, report)
      // Used as a filter, the command prints the document even if it is unchanged.
      if isFilter, outcome.piece.isEmpty, settings.mode == .write { outcome.piece = document.tree.source.bytes }
      return outcome
    case .unsupported, .failure: return FileOutcome(unusable: reading, file)
    }
  }

  /// The plan for one object in words; nil if the file cannot be read or does not contain the object.
  func explain(_ id: String) -> String? {
    guard case .document(let document, let findings) = reader.read(file), findings.isEmpty else { return nil }
    return migration.explain(id, document, options)
  }

  private var isFilter: Bool { file.origin == .standardInput }

  private var options: MigrationOptions {
    MigrationOptions(
      keepStandardSpacing: settings.keepsStandardSpacing,
      deploymentTarget: settings.deploymentTarget, projectTarget: projectTarget, operands: settings.operands,
      module: settings.module)
  }

  // MARK: - Changing

  private func migrate(_ document: Document, _ report: MigrationReport) -> FileOutcome {
    let old = document.tree.source
    let outcome = Migrator.migrate(
      document, by: migration, options, in: { environments.environment(of: DocumentOrigin(path: file.path)) })
    switch outcome {
    case .refused(let findings): return report.refused(findings, in: old)
    case .unchanged(let findings): return report.unchanged(findings, in: old)
    case .migrated(let result):
      if settings.requiresSameFrames, !result.frames.isAsExpected { return report.moving(result, in: old) }
      if settings.mode == .write, !isFilter,
        let failure = reader.world.store(file.path, result.source.bytes, old.bytes)
      {
        var outcome = FileOutcome(tally: Tally())
        outcome.fail(failure)
        return outcome
      }
      return report.migrated(old, result)
    }
  }
}
