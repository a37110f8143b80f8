import IBLayout
import IBLint
import IBReport
import IBSource

struct ReportCommand: WatchedCommand {
  static let name = "report"
  static let summary = "show what breaks and what changes in each size class"
  static let operands = Operands.paths
  static let explanation = """
    Paths are as for 'resolve'. Keyline lays out each scene in the smallest and the largest window of each class in
    which the project shows the app: iPhone portrait, iPhone landscape, iPad, and a column or split of an iPad. For each
    class, the report lists what breaks only there, what may break because code decides, what changes by design, and
    variations without effect. Each problem is a finding of a rule: the configuration can turn it off, and a baseline
    can hide it. '--format html' writes a page that works from disk: all screens in each class, those that break first;
    each scene on its canvas and in every window, with the constraints that determine each frame; and the findings.
    """
  static let options: [Option] =
    Option.configurations + [
      .format(ReportEmitters.table.words, help: "format of the report"), .scene,
      Option(
        .failOn, .choice(Threshold.allCases.map(\.rawValue)), fallback: Threshold.never.rawValue, in: .output,
        help: "exit with status 1 if a screen breaks, or may break"),
      Option(.textSizes, in: .layouts, help: "also list texts that are cut off at a larger text size"), .newSince,
      Option(
        .verbose, in: .output,
        help: "also print ids, rules and omitted problems, with the reason"),
      .output,
      .config,
    ] + Option.search + [.standardInputName, .jobs, .quiet]

  /// The lowest grade of a problem that makes the exit status 1.
  private enum Threshold: String, CaseIterable {
    case breaks, mayBreak = "may-break", never
  }

  static let removedOptions = Option.uncached

  let session: Session
  /// Receives the findings that the report arranges, on several threads.
  let watch: @Sendable (FileFindings) -> Void

  func run() async throws(UsageError) -> ExitStatus {
    let format = session.invocation.value(.format) ?? ""
    guard let emitter = ReportEmitters.table.named(format, for: session.style) else { return .usage }
    let settings = try session.layoutSettings(default: .reached)
    let discovery = session.discover(withCatalogs: emitter.showsDocuments)
    guard let output = session.openOutput(besides: [settings.file.path]) else { return .unreadable }
    let paths = PathBase(folder: settings.file.folder, currentFolder: session.world.currentFolder)
    let since = try await EarlierFindings(session, settings.file, paths: paths, options: Self.options) {
      past, watch throws(UsageError) in _ = try await ReportCommand(session: past, watch: watch).run()
    }
    let job = try await job(emitter, settings, discovery, since)
    var parts: [ReportPart] = []
    var report = ReportArrangement([])
    let isVerbose = session.invocation.has(.verbose)
    let result = await session.fileRun(emitter.frame, output).run(
      discovery.files, work: job.run, receive: { parts.append($0) },
      rest: { tally in
        let earlier = since.map { ($0.commit, $0.findings.matchedCount, $0.findings.unmatched.count) }
        report = ReportArrangement(
          parts.compactMap(\.report), since: earlier, skipped: tally.skipped,
          leftOut: leftOut(parts, job.rules), isVerbose: isVerbose)
        // The error about the unknown scene makes the report superfluous.
        if job.scenes.problem != nil { return [] }
        return emitter.render(report)
          + emitter.rest(job.images, findings: job.late(parts, isWhole: discovery.isWhole))
      })
    if let problem = job.scenes.problem { throw problem }
    let threshold = Threshold(rawValue: session.invocation.value(.failOn) ?? "") ?? .never
    let fails =
      threshold != .never && report.count(.breaks) > 0 || threshold == .mayBreak && report.count(.mayBreak) > 0
    // The report contains the findings of `lint`, and they are not counted here. Only a file without a layout counts
    // its own.
    return session.conclude(
      result, discovery.failures,
      summary: { $0.summary(of: ("scene laid out", "scenes laid out")) },
      status: { tally in
        if tally.hasNamedOnlySkipped { return .unreadable }
        return tally.status() == .success && fails ? .findings : tally.status()
      })
  }

  private func leftOut(_ parts: [ReportPart], _ project: LintProject) -> ReportArrangement.LeftOut {
    let paths = PathBase(folder: session.world.currentFolder, currentFolder: session.world.currentFolder)
    let stages = ProjectStages(used: parts.compactMap(\.report?.path), projects: project.projects(of:))
    return parts.reduce(into: .init()) { leftOut, part in
      switch part.outsider {
      case nil: break
      case .example(let project): leftOut.add(example: paths.relative(project))
      case .test: leftOut.tests += 1
      case .nothing(let document, .unloaded) where stages.use(document): leftOut.ofOtherStages += 1
      case .nothing(let document, let reason): leftOut.add(unused: document, reason)
      }
    }
  }

  private func job(
    _ emitter: any ReportEmitter, _ settings: LayoutRunSettings, _ discovery: FileDiscovery,
    _ since: EarlierFindings?
  ) async throws(UsageError) -> ReportJob {
    let reader = SourceReader(world: session.world)
    var plan = try await session.layoutPlan(settings, of: discovery.files, reader)
    plan.detail = emitter.showsDocuments ? .picture : .frames
    let width = session.width
    var page: LintProject?
    if emitter.showsDocuments {
      var lint = LintPlan(settings.file, in: session.world)
      let asked = settings.configurations
      lint.layout = LayoutSettings(asked.known, includesCanvas: asked.includesCanvas)
      lint.layout?.includesAllLanguages = asked.includesAllLanguages
      try lint.leaveOut(settings.file.baselinePath, nil, in: session.world)
      page = await LintProject(discovery.files, lint, plan.environments, in: session.world, width: width)
    }
    var arranged = LintPlan(arranging(settings), in: session.world)
    try arranged.leaveOut(settings.file.baselinePath, since, in: session.world)
    let rules = await LintProject(discovery.files, arranged, plan.environments, in: session.world, width: width)
    plan.reaches = rules.reach
    plan.environments.codeBars = rules.codeBars
    return ReportJob(
      reader: reader, plan: plan, emitter: emitter, scenes: SceneChoice(session.invocation.values(.scene)),
      rules: rules, asked: arranged, usual: LintPlan(settings.file, in: session.world), page: page,
      keepsDropped: session.invocation.has(.verbose), watch: watch,
      images: session.world.pictureImages, folders: session.searchedFolders)
  }

  /// A configuration in which only the rules of a report run. The user's settings may turn some of them off.
  private func arranging(_ settings: LayoutRunSettings) -> ConfigurationFile {
    var file = settings.file
    let rules = Self.rules(
      asksSizes: session.invocation.has(.textSizes), speaks: settings.configurations.speaks)
    file.configuration.rules = rules.own + file.configuration.rules + rules.others
    return file
  }

  /// The rules of a report, turned on, and all other rules, turned off.
  ///
  /// - Parameters:
  ///   - asksSizes: whether texts are also laid out at other sizes.
  ///   - speaks: whether documents are laid out in other languages, in which texts can be too long.
  static func rules(
    asksSizes: Bool = false, speaks: Bool = false
  ) -> (own: [LintConfiguration.RuleSetting], others: [LintConfiguration.RuleSetting]) {
    func isOwn(_ info: RuleInfo) -> Bool {
      switch info.report {
      case nil: false
      case .textSizes: asksSizes
      case .translations: speaks
      case .problem, .advice, .unused: true
      }
    }
    return (
      RuleCatalog.checks.filter(isOwn).map { .init(id: $0.id) },
      RuleCatalog.checks.filter { !isOwn($0) }.map { .init(id: $0.id, isOn: false) }
    )
  }
}
