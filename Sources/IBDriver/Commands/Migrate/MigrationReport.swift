import IBMigrate
import IBReport
import IBSource

/// The report about one file.
struct MigrationReport {
  /// The result for a file that was read.
  private enum Result {
    case changed, unchanged
    /// Not changed, for a reported reason.
    case refused
  }

  let migration: Migration
  let settings: MigrationSettings
  let style: TerminalStyle
  /// Whether standard output gets the document.
  let isFilter: Bool

  func refused(_ findings: [Finding], in source: SourceFile) -> FileOutcome {
    outcome(.refused, "\(source.path.onOneLine): left alone\n", findings, in: source)
  }

  func unchanged(_ findings: [Finding], in source: SourceFile) -> FileOutcome {
    outcome(.unchanged, "", findings, in: source)
  }

  /// A file that is not changed because views would move.
  func moving(_ result: Migrator.Result, in source: SourceFile) -> FileOutcome {
    let reason = "left alone: views would move where nothing is to move (--require-same-frames)"
    let head = "\(source.path.onOneLine): \(reason)\n"
    return outcome(.refused, head + MoveListing.text(result.frames), result.plan.findings, in: source)
  }

  func migrated(_ old: SourceFile, _ result: Migrator.Result) -> FileOutcome {
    let plan = result.plan
    let verb = settings.mode == .write ? "migrated" : "to migrate"
    var text = "\(old.path.onOneLine): \(verb)\n"
    text += plan.changes.map { "  \($0.onOneLine)\n" }.joined()
    text += MoveListing.text(result.frames)
    var outcome = outcome(.changed, text, plan.findings, in: old)
    if settings.mode == .dryRun {
      outcome.piece = UnifiedDiff.text(of: plan.edits, in: old.bytes, path: old.path) ?? []
    } else if isFilter, settings.mode == .write {
      outcome.piece = result.source.bytes
    }
    return outcome
  }

  /// The report goes to standard output unless that has a diff or the document.
  private func outcome(
    _ result: Result, _ text: String, _ findings: [Finding], in source: SourceFile
  ) -> FileOutcome {
    let emitter = FindingsXcodeEmitter(style: style)
    let report = Array(text.utf8) + emitter.render(FileFindings(findings, in: source))
    let isTaken = isFilter || settings.mode == .dryRun
    var outcome = FileOutcome()
    if isTaken { outcome.remarks = report } else { outcome.piece = report }
    switch result {
    case .changed: outcome.tally.changed = 1
    case .refused: outcome.tally.refused = 1
    case .unchanged: break
    }
    return outcome
  }
}
