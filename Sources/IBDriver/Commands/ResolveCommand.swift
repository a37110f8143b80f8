import IBLayout
import IBReport
import IBSource
import IBSyntax

/// `keyline resolve`: layouts as data.
struct ResolveCommand {
  let command: FileCommand
  let stage: LayoutStage

  func run() async throws(UsageError) -> ExitStatus {
    var configurations = try command.configurations(of: stage)
    for note in configurations.notes { command.console.tell("note: \(note)") }
    let format = command.invocation.value(.format) ?? ""
    guard let emitter = LayoutEmitters.named(format, style: command.style) else { return .usage }
    let reader = SourceReader(world: command.console.world)
    let discovery = command.discover(for: &configurations)
    return await command.run(discovery, frame: emitter.frame) { [stage, configurations] file in
      let reading = reader.read(file)
      switch reading {
      case .document(let tree, let findings):
        let (layouts, more) = stage.resolve(tree, configurations)
        return Self.outcome(layouts, FileFindings(findings + more, in: tree.source), emitter)
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
