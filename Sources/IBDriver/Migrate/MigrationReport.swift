import IBMigrate
import IBReport
import IBSource

/// What is said about one file.
struct MigrationReport {
  let migration: Migration
  let settings: MigrationSettings
  let style: TerminalStyle
  /// Whether standard output gets the document itself.
  let isFilter: Bool

  func refused(_ findings: [Finding], in source: SourceFile) -> MigrationOutcome {
    outcome(.refused, "\(source.path): left alone\n", findings, in: source)
  }

  func unchanged(_ findings: [Finding], in source: SourceFile) -> MigrationOutcome {
    outcome(.unchanged, "", findings, in: source)
  }

  /// A file left alone because views would move.
  func moving(_ result: Migrator.Result, in source: SourceFile) -> MigrationOutcome {
    let head = "\(source.path): left alone: views would move where nothing is to move (--require-same-frames)\n"
    return outcome(.refused, head + MoveListing.text(result.frames), result.plan.findings, in: source)
  }

  func migrated(_ old: SourceFile, _ result: Migrator.Result) -> MigrationOutcome {
    let plan = result.plan
    let verb = settings.mode == .write ? "migrated" : "to migrate"
    var text = "\(old.path): \(verb)\n"
    text += plan.changes.map { "  \($0)\n" }.joined()
    text += MoveListing.text(result.frames)
    var outcome = outcome(.changed, text, plan.findings, in: old)
    if settings.mode == .dryRun {
      outcome.results = UnifiedDiff.text(of: plan.edits, in: old.bytes, path: old.path) ?? []
    } else if isFilter, settings.mode == .write {
      outcome.results = result.source.bytes
    }
    return outcome
  }

  /// The report goes to standard output unless that is taken by a diff or the document.
  private func outcome(
    _ state: MigrationOutcome.State, _ text: String, _ findings: [Finding], in source: SourceFile
  ) -> MigrationOutcome {
    let emitter = FindingsXcodeEmitter(style: style)
    let report = Array(text.utf8) + emitter.render(FileFindings(findings, in: source))
    let isTaken = isFilter || settings.mode == .dryRun
    return isTaken ? MigrationOutcome(state, remarks: report) : MigrationOutcome(state, results: report)
  }
}
