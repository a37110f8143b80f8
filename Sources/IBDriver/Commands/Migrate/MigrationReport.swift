import IBMigrate
import IBReport
import IBSource

struct MigrationReport {
  /// The result for a file that was read.
  private enum Result {
    case changed, unchanged
    /// Not changed; the reason is reported.
    case refused
  }

  let migration: Migration
  let settings: MigrationSettings
  let style: TerminalStyle
  /// Whether the document is written to standard output.
  let isFilter: Bool
  /// Whether the run has several files, and ends with a summary of all of them.
  let isGrouped: Bool

  func refused(_ findings: [Finding], in source: SourceFile) -> FileOutcome {
    outcome(.refused, "\(source.path.onOneLine): skipped\n", findings, in: source)
  }

  func unchanged(_ findings: [Finding], in source: SourceFile) -> FileOutcome {
    outcome(.unchanged, "", findings, in: source)
  }

  /// The outcome for a file that is not changed, because views would move.
  func moving(_ result: Migrator.Result, in source: SourceFile) -> FileOutcome {
    let reason = "skipped: views would move (--require-same-frames)"
    let head = "\(source.path.onOneLine): \(reason)\n"
    return outcome(.refused, head + MoveListing(comparison: result.frames).text, result.plan.findings, in: source)
  }

  func migrated(_ old: SourceFile, _ result: Migrator.Result) -> FileOutcome {
    let plan = result.plan
    let text = plan.changes.map { "  \($0.words.onOneLine)\n" }.joined() + MoveListing(comparison: result.frames).text
    var outcome = outcome(
      .changed, isGrouped ? "" : "\(old.path.onOneLine): \(Self.verb(settings))\n\(text)", plan.findings, in: old)
    outcome.news?.changes = plan.changes
    outcome.news?.moves = MoveListing(comparison: result.frames)
    if settings.mode == .dryRun {
      outcome.piece = UnifiedDiff.text(from: old.bytes, to: result.source.bytes, path: old.path)
    } else if isFilter, settings.mode == .write {
      outcome.piece = result.source.bytes
    }
    return outcome
  }

  static func verb(_ settings: MigrationSettings) -> String {
    settings.mode == .write ? "migrated" : "to migrate"
  }

  /// The outcome, with the report on standard output unless a diff or the document is printed there.
  private func outcome(
    _ result: Result, _ text: String, _ findings: [Finding], in source: SourceFile
  ) -> FileOutcome {
    let emitter = FindingsXcodeEmitter(style: style)
    // The reason why a file is skipped is printed with the file, not in the summary.
    let isLate = isGrouped && result != .refused
    let report = Array(text.utf8) + (isLate ? [] : emitter.render(FileFindings(findings, in: source)))
    let isTaken = isFilter || settings.mode == .dryRun
    var outcome = FileOutcome()
    if isLate { outcome.news = MigrationNews(FileFindings(findings, in: source), emitter) }
    if isTaken { outcome.remarks = report } else { outcome.piece = report }
    switch result {
    case .changed: outcome.tally.changed = 1
    case .refused: outcome.tally.refused = 1
    case .unchanged: break
    }
    return outcome
  }
}

/// The settings of a migration from the command line.
struct MigrationSettings: Sendable {
  enum Mode: Sendable {
    /// Change the files.
    case write
    /// Print the changes only.
    case dryRun
    /// Only check whether there are changes.
    case check
  }

  var mode = Mode.write
  var requiresSameFrames = false
  var keepsStandardSpacing = false
  /// See `MigrationOptions`.
  var operands: [String] = []
  var module: String?
  /// The target from the command line, otherwise from the configuration file.
  var deploymentTarget: DeploymentTarget?
}
