import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

/// `keyline resolve`: layouts as data.
struct ResolveCommand {
  let command: FileCommand

  func run() async throws(UsageError) -> ExitStatus {
    let format = command.invocation.value(.format) ?? ""
    guard let emitter = LayoutEmitters.named(format, style: command.style) else { return .usage }
    let reader = SourceReader(world: command.console.world)
    let settings = try command.layoutSettings()
    let discovery = command.discover()
    let plan = command.layoutPlan(settings, of: discovery.files)
    return await command.run(discovery, frame: emitter.frame) { file in
      let reading = reader.read(file)
      switch reading {
      case .document(let tree, let findings):
        let layouts = Document(tree).map(plan.layouts) ?? DocumentLayouts([], nil)
        return Self.outcome(layouts.all, FileFindings(findings + layouts.findings, in: tree.source), emitter)
      case .malformed(let source, let findings):
        return Self.outcome([], FileFindings(findings, in: source), emitter)
      case .unsupported, .failure:
        return FileOutcome(unusable: reading, file)
      }
    }
  }

  /// Findings are printed, and count, where there is no layout; beside layouts they are the business of `lint`.
  private static func outcome(
    _ layouts: [SceneLayout], _ findings: FileFindings, _ emitter: any LayoutEmitter
  ) -> FileOutcome {
    var tally = Tally()
    tally.read = 1
    if layouts.isEmpty { tally.count(findings.findings) }
    return FileOutcome(piece: emitter.render(FileLayouts(layouts, findings: findings)), tally: tally)
  }
}
