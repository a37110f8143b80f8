import IBMigrate
import IBModel
import IBReport
import IBSource
import IBSyntax

/// Migrates one file: reads, plans, compares layouts, writes.
struct MigrationJob: Sendable {
  let file: InputFile
  let migration: Migration
  let settings: MigrationSettings
  /// Of the nearest Xcode project.
  let projectTarget: DeploymentTarget?
  let environments: LayoutEnvironments
  let world: World

  func run(style: TerminalStyle) -> MigrationOutcome {
    let report = MigrationReport(migration: migration, settings: settings, style: style, isFilter: isFilter)
    switch read() {
    case .failure(let failure): return .failed(failure)
    case .malformed(let source, let findings): return report.refused(findings, in: source)
    case .unsupported(let flavour): return unsupported(flavour)
    case .document(let document):
      let outcome = migrate(document, report)
      // Whoever asked for a filter gets the document, changed or not.
      guard isFilter, outcome.results.isEmpty, settings.mode == .write else { return outcome }
      return MigrationOutcome(outcome.state, results: document.tree.source.bytes, remarks: outcome.remarks)
    }
  }

  /// What would become of an object; nil if the file does not hold it or cannot be read.
  func explain(_ id: String) -> String? {
    guard case .document(let document) = read() else { return nil }
    return migration.explain(id, document, options)
  }

  private var isFilter: Bool { file.origin == .standardInput }

  private var options: MigrationOptions {
    MigrationOptions(
      keepStandardSpacing: settings.keepsStandardSpacing,
      deploymentTarget: settings.deploymentTarget, projectTarget: projectTarget)
  }

  // MARK: - Reading

  private enum Reading {
    case document(Document)
    case malformed(SourceFile, [Finding])
    case unsupported(Flavour)
    case failure(FileFailure)
  }

  private func read() -> Reading {
    let source: SourceFile
    switch isFilter ? world.readInput() : world.read(file.path) {
    case .failure(let failure): return .failure(FileFailure(file.path, failure.reason))
    case .success(let bytes): source = SourceFile(path: file.path, bytes: bytes)
    }
    let (tree, findings) = SyntaxParser.parse(source)
    // A file with merge markers may have a tree all the same; what is between them is not ours to judge.
    guard let tree, findings.isEmpty, let document = Document(tree) else { return .malformed(source, findings) }
    return document.flavour.isSupported ? .document(document) : .unsupported(document.flavour)
  }

  private func unsupported(_ flavour: Flavour) -> MigrationOutcome {
    file.origin == .found
      ? MigrationOutcome(.skipped(flavour.kindName))
      : .failed(FileFailure(file.path, flavour.refusal ?? "not supported"))
  }

  // MARK: - Changing

  private func migrate(_ document: Document, _ report: MigrationReport) -> MigrationOutcome {
    let old = document.tree.source
    let outcome = Migrator.migrate(document, by: migration, options, in: { environments.environment(of: file.path) })
    switch outcome {
    case .refused(let findings): return report.refused(findings, in: old)
    case .unchanged(let findings): return report.unchanged(findings, in: old)
    case .migrated(let result):
      if settings.requiresSameFrames, !result.frames.isAsExpected { return report.moving(result, in: old) }
      if settings.mode == .write, !isFilter, let failure = replace(old, with: result.source) { return .failed(failure) }
      return report.migrated(old, result)
    }
  }

  /// Somebody may have saved the file since it was read; what they saved stays.
  private func replace(_ old: SourceFile, with new: SourceFile) -> FileFailure? {
    switch world.read(file.path) {
    case .failure(let failure): failure
    case .success(let bytes) where bytes != old.bytes: FileFailure(file.path, "changed while it was being migrated")
    case .success: world.store(file.path, new.bytes)
    }
  }
}
