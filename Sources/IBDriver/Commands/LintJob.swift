import IBLint
import IBReport
import IBSource
import IBSyntax

/// What `lint` does with each file.
struct LintJob: Sendable {
  let reader: SourceReader
  let plan: LintPlan
  let emitter: any FindingsEmitter
  /// Nil where nothing is to be changed.
  let fixing: LintFixing?
  /// Whether findings go into a baseline and count for nothing.
  let isAccepted: Bool

  /// What stands around the pieces: a dry run prints differences.
  var frame: OutputFrame {
    fixing?.isDryRun == true ? .plain : emitter.frame
  }

  @Sendable func run(_ file: InputFile) -> FileOutcome {
    let reading = reader.read(file)
    switch reading {
    case .document(let tree, let findings): return lint(tree, findings)
    case .malformed(let source, let findings):
      return outcome(plan.findings(in: nil, path: file.path, reading: findings), in: source)
    case .unsupported, .failure:
      return FileOutcome(unusable: reading, file)
    }
  }

  private func lint(_ tree: SyntaxTree, _ reading: [Finding]) -> FileOutcome {
    guard let fixing else {
      return outcome(plan.findings(in: tree, path: tree.source.path, reading: reading), in: tree.source)
    }
    let (loop, difference, failure) = fixing.fix(tree, reading: reading, plan: plan)
    var outcome = outcome(loop.findings, in: loop.tree.source)
    if fixing.isDryRun { outcome.piece = difference }
    outcome.tally.fixes = loop.count
    if let failure {
      outcome.complaint = "\(failure.path): \(failure.reason)"
      outcome.tally.unreadable = 1
      outcome.tally.fixes = 0
    }
    return outcome
  }

  private func outcome(_ findings: [Finding], in source: SourceFile) -> FileOutcome {
    var tally = Tally()
    tally.read = 1
    if !isAccepted { tally.count(findings) }
    return FileOutcome(piece: emitter.render(FileFindings(findings, in: source)), tally: tally)
  }
}
