import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

/// `keyline report --format html`: layouts and findings as one page for a browser.
struct PageReport {
  let command: FileCommand
  let stage: LayoutStage

  func run() async throws(UsageError) -> ExitStatus {
    var configurations = try command.configurations(of: stage)
    configurations.isDrawn = true
    for note in configurations.notes { command.console.tell("note: \(note)") }
    var plan: LintPlan
    switch LintPlan.load(in: command.console.world) {
    case .success(let loaded): plan = loaded
    case .failure(let failure):
      command.console.complain("\(failure.path): \(failure.reason)")
      return .usage
    }
    // What goes wrong in a layout stands with it in the page.
    plan.layout = nil
    let discovery = command.discover(for: &configurations)
    let job = PageJob(
      reader: SourceReader(world: command.console.world), stage: stage, configurations: configurations, plan: plan)
    return await command.run(discovery, frame: job.emitter.frame, work: job.run)
  }
}

/// What a page has of each file.
private struct PageJob: Sendable {
  let reader: SourceReader
  let stage: LayoutStage
  let configurations: LayoutStage.Configurations
  let plan: LintPlan
  let emitter = PageEmitter()

  @Sendable func run(_ file: InputFile) -> FileOutcome {
    let reading = reader.read(file)
    switch reading {
    case .document(let tree, let findings): return outcome(of: tree, reading: findings)
    case .malformed(let source, let findings):
      return FileOutcome(telling: FileFindings(findings, in: source))
    case .unsupported, .failure:
      return FileOutcome(unusable: reading, file)
    }
  }

  /// A document without any layout is told beside the page and is not in it.
  private func outcome(of tree: SyntaxTree, reading: [Finding]) -> FileOutcome {
    let (layouts, more) = stage.resolve(tree, configurations)
    guard !layouts.isEmpty, let document = Document(tree) else {
      return FileOutcome(telling: FileFindings(reading + more, in: tree.source))
    }
    var outcome = FileOutcome(piece: [], tally: Tally())
    outcome.tally.read = 1
    let findings = plan.check(tree, path: tree.source.path, reading: reading).findings + more
    outcome.piece = emitter.render(
      FileLayouts(layouts, findings: FileFindings(findings, in: tree.source)), outline: DocumentOutline(document))
    return outcome
  }
}
