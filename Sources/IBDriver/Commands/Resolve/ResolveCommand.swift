import IBModel
import IBReport
import IBSyntax

struct ResolveCommand: Subcommand {
  static let name = "resolve"
  static let summary = "lay out scenes and print the frames of their views"
  static let operands = Operands.paths
  static let explanation = Operands.pathsExplanation
  static let options: [Option] =
    Option.configurations + [
      .format(LayoutEmitters.table.words, help: "format of the layouts"), .storedSizes, .scene, .output, .config,
    ] + Option.search + [.standardInputName, .jobs, .quiet]

  static let removedOptions = Option.uncached

  let session: Session

  func run() async throws(UsageError) -> ExitStatus {
    let format = session.invocation.value(.format) ?? ""
    guard let emitter = LayoutEmitters.table.named(format, for: session.style) else { return .usage }
    let settings = try session.layoutSettings()
    let discovery = session.discover()
    let reader = SourceReader(world: session.world)
    let plan = try await session.layoutPlan(settings, of: discovery.files, reader)
    let scenes = SceneChoice(session.invocation.values(.scene))
    let status = await session.run(
      discovery, frame: emitter.frame, summary: { $0.summary(of: ("scene laid out", "scenes laid out")) }
    ) { file in
      let reading = reader.read(file)
      switch reading {
      case .document(let document, let findings):
        let layouts = plan.layouts(of: document)
        let shown = scenes.choose(layouts)
        if shown.isEmpty, !layouts.isEmpty { return FileOutcome() }
        let all = FileFindings(findings + layouts.findings, in: document.tree.source)
        var outcome = Self.outcome(FileLayouts(shown.all, findings: all), emitter)
        outcome.tally.results = shown.scenes.count
        return outcome
      case .malformed(let source, let findings):
        return Self.outcome(FileLayouts([], findings: FileFindings(findings, in: source)), emitter)
      case .unsupported, .failure:
        return FileOutcome(unusable: reading, file)
      }
    }
    if let problem = scenes.problem { throw problem }
    return status
  }

  /// The outcome for the layouts of a file; its findings are printed and counted only if no layout exists.
  ///
  /// Otherwise, `lint` reports them.
  private static func outcome(_ layouts: FileLayouts, _ emitter: any LayoutEmitter) -> FileOutcome {
    var outcome = FileOutcome(piece: emitter.render(layouts))
    if layouts.scenes.isEmpty { outcome.tally.count(layouts.findings.findings) }
    return outcome
  }
}
