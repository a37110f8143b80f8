import IBLayout
import IBLint
import IBReport
import IBSource

/// `keyline report`: prints differences between configurations, or the documents as a page.
struct ReportCommand: Subcommand {
  static let name = "report"
  static let summary = "show what changes between devices and size classes"
  static let operands = Operands.paths
  static let explanation = """
    Paths are as for 'resolve'. For each scene the report lists the views and constraints that are installed only in
    some configurations, the constants, fonts, colors and other properties that change, the views that move in the safe
    area, and the issues that show only in some configurations; then variations that have no effect.
    With '--format html' it is a page that works from disk: scenes on their canvas, each of them in every configuration
    that was requested, with what determines the frames of its views, and findings.
    """
  static let options: [Option] =
    Option.configurations + [
      .format(ReportEmitters.table.words, help: "format of the report"), .scene, .output, .config,
    ] + Option.search + Option.cached + [.standardInputName, .jobs, .quiet]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() async throws(UsageError) -> ExitStatus {
    let format = session.invocation.value(.format) ?? ""
    guard let emitter = ReportEmitters.table.named(format, for: session.style) else { return .usage }
    let settings = try session.layoutSettings()
    let discovery = session.discover(withCatalogs: emitter.showsDocuments)
    guard let output = session.openOutput(besides: [settings.file.path]) else { return .unreadable }
    let job = try await job(emitter, settings, discovery)
    var parts: [ReportPart] = []
    let result = await session.fileRun(emitter.frame, output).run(
      discovery.files, work: job.run, receive: { parts.append($0) },
      rest: { _ in
        emitter.render(ReportArrangement(parts.compactMap(\.report)))
          + emitter.rest(job.images, findings: job.late(parts, isWhole: discovery.isWhole))
      })
    if let problem = job.scenes.problem { throw problem }
    // A page has the findings of 'lint' in it, and they are not counted here.
    return session.conclude(
      result, discovery.failures, summary: { emitter.showsDocuments ? $0.reading : $0.summary })
  }

  private func job(
    _ emitter: any ReportEmitter, _ settings: LayoutRunSettings, _ discovery: FileDiscovery
  ) async throws(UsageError) -> ReportJob {
    let reader = SourceReader(world: session.world)
    var plan = try await session.layoutPlan(settings, of: discovery.files, reader)
    plan.detail = emitter.showsDocuments ? .picture : .frames
    var file = settings.file
    // The file may turn off what a report looks for.
    if !emitter.showsDocuments { file.configuration.rules = Self.rules + file.configuration.rules + Self.others }
    var lint = LintPlan(file, in: session.world)
    lint.layout = LayoutSettings(settings.configurations.fixed, includesCanvas: settings.configurations.includesCanvas)
    if let path = file.baselinePath {
      switch LintBaseline.load(path, in: session.world) {
      case .success(let baseline): lint.known = [baseline]
      case .failure(let failure): throw .configuration(failure)
      }
    }
    let rules = await LintProject(discovery.files, lint, plan.environments, in: session.world, width: session.width)
    return ReportJob(
      reader: reader, plan: plan, emitter: emitter, scenes: SceneChoice(session.invocation.values(.scene)),
      rules: rules, lint: lint, images: session.world.pictureImages, folders: session.searchedFolders)
  }

  /// The rules whose findings a report arranges.
  private static let ids: Set<String> = [
    "unsatisfiable-constraints", "unsatisfiable-on-some-screens", "clipped-text", "control-outside-safe-area",
    "content-below-screen", "squeezed-view", "overlap-in-some-classes", "small-touch-target", "stretched-control",
    "line-too-long", "unused-variation", "never-installed-constraint",
  ]

  private static let rules = RuleCatalog.checks.filter { ids.contains($0.id) }
    .map { LintConfiguration.RuleSetting(id: $0.id) }

  private static let others = RuleCatalog.checks.filter { !ids.contains($0.id) }
    .map { LintConfiguration.RuleSetting(id: $0.id, isOn: false) }
}
