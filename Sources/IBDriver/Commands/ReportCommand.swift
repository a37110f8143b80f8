import IBCompare
import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

/// `keyline report`: what changes between configurations, as one text about all files.
struct ReportCommand {
  let command: FileCommand

  func run() async throws(UsageError) -> ExitStatus {
    let format = command.invocation.value(.format) ?? ""
    guard let emitter = ReportEmitters.named(format, style: command.style) else { return .usage }
    let settings = try command.layoutSettings()
    let discovery = command.discover()
    let plan = command.layoutPlan(settings, of: discovery.files)
    let comparer = FileComparer(
      reader: SourceReader(world: command.console.world), plan: plan, scenes: command.invocation.values(.scene))
    return await command.gather(discovery, comparer.compare) { emitter.render(ProjectComparison($0)) }
  }
}

/// Lays out one file and compares its scenes.
private struct FileComparer: Sendable {
  let reader: SourceReader
  let plan: LayoutPlan
  /// Ids, controllers' ids or titles; empty for all.
  let scenes: [String]

  /// Nothing to report of a file that is not read.
  func compare(_ file: InputFile) -> (FileOutcome, FileComparison?) {
    let reading = reader.read(file)
    switch reading {
    case .document(let tree, let findings):
      guard let document = Document(tree) else {
        return outcome([], FileFindings(findings, in: tree.source), .empty)
      }
      let layouts = plan.layouts(of: document)
      let comparer = SceneComparer(document, assets: plan.environment(of: document).assets)
      return outcome(
        layouts.named(scenes).scenes.compactMap(comparer.compare),
        FileFindings(findings + layouts.findings, in: tree.source), VariationAudit(document),
        hasLayouts: !layouts.scenes.isEmpty)
    case .malformed(let source, let findings):
      return outcome([], FileFindings(findings, in: source), .empty)
    case .unsupported, .failure:
      return (FileOutcome(unusable: reading, file), nil)
    }
  }

  /// Findings are printed, and count, where there is no layout; beside layouts they are the business of `lint`.
  private func outcome(
    _ comparisons: [SceneComparison], _ findings: FileFindings, _ audit: VariationAudit, hasLayouts: Bool = false
  ) -> (FileOutcome, FileComparison?) {
    var tally = Tally()
    tally.read = 1
    if !hasLayouts { tally.count(findings.findings) }
    let comparison = FileComparison(findings: findings, scenes: comparisons, audit: audit)
    return (FileOutcome(piece: [], tally: tally), comparison)
  }
}
