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
    Paths are as for 'resolve'. Each scene is laid out in the smallest and the largest window of each class in which the
    project shows the app: iPhone portrait, iPhone landscape, iPad, and a column or split of an iPad. The report lists by
    class what breaks there and not elsewhere, what may break because code decides, what changes by design, and variations
    without effect. Problems are findings of the rules: the configuration turns them off, and a baseline leaves them out.
    With '--format html' it is a page that works from disk: scenes on their canvas, each of them in every window, with
    what determines the frames of its views, and findings.
    """
  static let options: [Option] =
    Option.configurations + [
      .format(ReportEmitters.table.words, help: "format of the report"), .scene,
      Option(
        .failOn, .choice(Threshold.allCases.map(\.rawValue)), fallback: Threshold.never.rawValue, in: .output,
        help: "exit with status 1 if a screen breaks, or may break"),
      .newSince, .output, .config,
    ] + Option.search + Option.cached + [.standardInputName, .jobs, .quiet]

  /// The least grade of a problem with which the exit status is 1.
  private enum Threshold: String, CaseIterable {
    case breaks, mayBreak = "may-break", never
  }

  private let session: Session
  /// Also gets the findings that the report arranges, on several threads.
  private let watch: @Sendable (FileFindings) -> Void

  init(_ session: Session) { self.init(session, watch: { _ in }) }

  init(_ session: Session, watch: @escaping @Sendable (FileFindings) -> Void) {
    self.session = session
    self.watch = watch
  }

  func run() async throws(UsageError) -> ExitStatus {
    let format = session.invocation.value(.format) ?? ""
    guard let emitter = ReportEmitters.table.named(format, for: session.style) else { return .usage }
    let settings = try session.layoutSettings()
    let discovery = session.discover(withCatalogs: emitter.showsDocuments)
    guard let output = session.openOutput(besides: [settings.file.path]) else { return .unreadable }
    let paths = PathBase(folder: settings.file.folder, currentFolder: session.world.currentFolder)
    let since = try await EarlierFindings(session, settings.file, paths: paths, options: Self.options) {
      past, watch throws(UsageError) in _ = try await ReportCommand(past, watch: watch).run()
    }
    let job = try await job(emitter, settings, discovery, since)
    var parts: [ReportPart] = []
    let arranged = { (parts: [ReportPart]) in
      ReportArrangement(
        parts.compactMap(\.report),
        since: since.map { ($0.commit, $0.findings.matchedCount, $0.findings.unmatched.count) })
    }
    let result = await session.fileRun(emitter.frame, output).run(
      discovery.files, work: job.run, receive: { parts.append($0) },
      rest: { _ in
        emitter.render(arranged(parts))
          + emitter.rest(job.images, findings: job.late(parts, isWhole: discovery.isWhole))
      })
    if let problem = job.scenes.problem { throw problem }
    let report = arranged(parts)
    let threshold = Threshold(rawValue: session.invocation.value(.failOn) ?? "") ?? .never
    let fails =
      threshold != .never && report.count(.breaks) > 0 || threshold == .mayBreak && report.count(.mayBreak) > 0
    // The findings of 'lint' are in the report, and are not counted here; a file without a layout has its own.
    return session.conclude(
      result, discovery.failures,
      summary: { emitter.showsDocuments || $0.status() == .success && !$0.hasOnlySkipped ? $0.reading : $0.summary },
      status: { tally in
        if tally.hasNamedOnlySkipped { return .unreadable }
        return tally.status() == .success && fails ? .findings : tally.status()
      })
  }

  private func job(
    _ emitter: any ReportEmitter, _ settings: LayoutRunSettings, _ discovery: FileDiscovery,
    _ since: EarlierFindings?
  ) async throws(UsageError) -> ReportJob {
    let reader = SourceReader(world: session.world)
    var plan = try await session.layoutPlan(settings, of: discovery.files, reader)
    plan.detail = emitter.showsDocuments ? .picture : .frames
    var file = settings.file
    // The file may turn off what a report looks for.
    if !emitter.showsDocuments {
      let speaks = settings.configurations.speaks
      file.configuration.rules = Self.rules(speaks) + file.configuration.rules + Self.others(speaks)
    }
    var lint = LintPlan(file, in: session.world)
    lint.layout = LayoutSettings(settings.configurations.known, includesCanvas: settings.configurations.includesCanvas)
    lint.layout?.includesAllLanguages = settings.configurations.includesAllLanguages
    if let path = file.baselinePath {
      switch LintBaseline.load(path, in: session.world) {
      case .success(let baseline): lint.known = [baseline]
      case .failure(let failure): throw .configuration(failure)
      }
    }
    if let since { lint.known.append(since.findings) }
    let rules = await LintProject(discovery.files, lint, plan.environments, in: session.world, width: session.width)
    return ReportJob(
      reader: reader, plan: plan, emitter: emitter, scenes: SceneChoice(session.invocation.values(.scene)),
      rules: rules, lint: lint, watch: watch, images: session.world.pictureImages, folders: session.searchedFolders)
  }

  /// The rules whose findings a report arranges.
  private static let ids: Set<String> = [
    "unsatisfiable-constraints", "unsatisfiable-on-some-screens", "clipped-text", "control-outside-safe-area",
    "content-below-screen", "squeezed-view", "overlap-in-some-classes", "small-touch-target", "stretched-control",
    "line-too-long", "unused-variation", "never-installed-constraint",
  ]

  /// - Parameter speaks: whether documents are laid out in languages, where texts can be too long.
  private static func rules(_ speaks: Bool) -> [LintConfiguration.RuleSetting] {
    RuleCatalog.checks.filter { arranges($0, speaks) }.map { LintConfiguration.RuleSetting(id: $0.id) }
  }

  private static func others(_ speaks: Bool) -> [LintConfiguration.RuleSetting] {
    RuleCatalog.checks.filter { !arranges($0, speaks) }.map { LintConfiguration.RuleSetting(id: $0.id, isOn: false) }
  }

  private static func arranges(_ rule: RuleInfo, _ speaks: Bool) -> Bool {
    ids.contains(rule.id) || speaks && rule.id == "clipped-translation"
  }
}
