import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

/// `keyline report --format html`: layouts and findings as one page for a browser.
struct PageReport {
  let command: FileCommand

  func run() async throws(UsageError) -> ExitStatus {
    let settings = try command.layoutSettings()
    var rules = LintPlan(settings.file, in: command.console.world)
    // What goes wrong in a layout stands with it in the page.
    rules.layout = nil
    let discovery = command.discover()
    var plan = command.layoutPlan(settings, of: discovery.files)
    plan.isDrawn = true
    let project = await LintProject(
      discovery.files, rules, plan.environments, in: command.console.world, width: command.width)
    let job = PageJob(
      reader: SourceReader(world: command.console.world), plan: plan, rules: rules, project: project)
    return await command.run(discovery, frame: job.emitter.frame, work: job.run)
  }
}

/// What a page has of each file.
private struct PageJob: Sendable {
  let reader: SourceReader
  let plan: LayoutPlan
  let rules: LintPlan
  let project: LintProject
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

  /// A document without any layout is reported beside the page and is not in it.
  private func outcome(of tree: SyntaxTree, reading: [Finding]) -> FileOutcome {
    guard let document = Document(tree) else {
      return FileOutcome(telling: FileFindings(reading, in: tree.source))
    }
    let layouts = plan.layouts(of: document)
    guard !layouts.scenes.isEmpty else {
      return FileOutcome(telling: FileFindings(reading + layouts.findings, in: tree.source))
    }
    var outcome = FileOutcome(piece: [], tally: Tally())
    outcome.tally.read = 1
    let path = tree.source.path
    let checked = rules.check(tree, path: path, reading: reading, surroundings: project.surroundings(of: path))
    outcome.piece = emitter.render(
      FileLayouts(layouts.all, findings: FileFindings(checked.findings + layouts.findings, in: tree.source)),
      outline: DocumentOutline(document))
    return outcome
  }
}
