import IBLayout
import IBLint
import IBReport
import IBSource

struct LintCommand: WatchedCommand {
  static let name = "lint"
  static let summary = "report problems in storyboards, xibs and asset catalogs"
  static let operands = Operands.paths
  static let explanation = """
    \(Operands.pathsExplanation)

    Formats: \(FindingsEmitters.table.names.joined(separator: ", ")).
    'keyline rules' lists the rules; the configuration file turns them on and off.
    """
  static let options: [Option] =
    Option.configurations + [
      .format(FindingsEmitters.table.words, help: "format of the findings"), .noLayout, .output, .config,
      Option(
        .onlyRule, .list(RuleCatalog.selectors, placeholder: "RULES"), isRepeatable: true, listing: "keyline rules",
        in: .rules, help: "run only these rules or categories"),
      Option(
        .rule, .list(RuleCatalog.selectors, placeholder: "RULES"), isRepeatable: true, listing: "keyline rules",
        in: .rules, help: "also run these rules or categories"),
      Option(.baseline, .text("FILE"), in: .rules, help: "hide the findings listed in FILE"),
      Option(.noBaseline, in: .rules, help: "also report the findings in the configuration's baseline"),
      Option(
        .writeBaseline, .text("FILE"), in: .rules,
        help: "write the findings to FILE as a baseline instead of reporting them"),
      .newSince,
      Option(
        .failOn, .choice(FailureThreshold.words), fallback: FailureThreshold.usual.rawValue, in: .rules,
        help: "exit with status 1 at or above this severity"),
      Option(.fix, in: .fixes, help: "apply safe fixes and report the remaining findings"),
      Option(.unsafe, in: .fixes, help: "with --fix, also apply fixes that can change behavior"), .dryRun,
    ] + Option.search + [.standardInputName, .jobs, .quiet]
  static let removedOptions = Option.uncached.merging(
    [
      "strict": "use --fail-on \(FailureThreshold.strict.rawValue)", "reporter": "use --format",
      "schema": "the rules of the category vocabulary check the same names and values",
    ]) { old, _ in old }

  let session: Session
  /// Receives the reported findings, on several threads.
  let watch: @Sendable (FileFindings) -> Void

  func run() async throws(UsageError) -> ExitStatus {
    if session.invocation.has(.unsafe), fixing == nil {
      throw UsageError("option '--unsafe' works only with '--fix' or '--dry-run'")
    }
    let file = try session.configurationFile(around: session.invocation.operands)
    file.reportRemarks(on: session.console)
    var plan = try plan(file)
    plan.layout = try layoutSettings(file)
    let since = try await EarlierFindings(session, file, paths: plan.paths, options: Self.options) {
      past, watch throws(UsageError) in _ = try await LintCommand(session: past, watch: watch).run()
    }
    let baseline = try plan.leaveOut(baselinePath(file), since, in: session.world)
    guard let emitter = emitter(for: plan) else { return .usage }
    guard !fixesStandardInput else {
      session.console.complain("--fix writes files; it cannot change standard input")
      return .usage
    }
    var discovery = session.discover(withCatalogs: true)
    session.leaveOut(from: &discovery, by: "the configuration") { path in
      !plan.includes(path)
    }
    if fixing?.isDryRun == false { discovery.keepTargets(in: session) }
    // A baseline without the findings of an unreadable file would make the next run fail.
    if session.invocation.has(.writeBaseline), !discovery.failures.isEmpty { return .unreadable }
    let settings = [file.path, baselinePath(file) ?? ""]
    guard let output = session.openOutput(besides: settings) else { return .unreadable }
    var job = try await job(plan, emitter, file, discovery)
    job.commit = since?.commit
    let result = await session.fileRun(job.frame, output).run(
      discovery.files, work: job.run, settle: job.settle, rest: job.rest)
    if discovery.isWhole, let baseline, let path = baselinePath(file) { noteStale(baseline, path, plan, file) }
    noteMissing(job.project.notCheckedOut)
    let threshold = threshold(plan.configuration)
    return session.conclude(
      result, discovery.failures, summary: { $0.summary + (since?.summary ?? "") },
      status: { $0.status(failingOn: threshold) })
  }

  private func threshold(_ configuration: LintConfiguration) -> FailureThreshold {
    let named = session.invocation.has(.failOn) ? session.invocation.value(.failOn) : nil
    return named.flatMap(FailureThreshold.init) ?? configuration.failOn
  }

  private func job(
    _ plan: LintPlan, _ emitter: any FindingsEmitter, _ file: ConfigurationFile, _ discovery: FileDiscovery
  ) async throws(UsageError) -> LintJob {
    let reader = SourceReader(world: session.world)
    let others = otherStoryboards(discovery, plan)
    // Without layouts, storyboard references need not be followed.
    let environments = try await session.environments(
      of: plan.needsLayouts ? discovery.files + others : [], by: file, reader)
    let project = await LintProject(discovery.files, plan, environments, in: session.world, width: session.width)
    var job = LintJob(
      reader: reader, plan: plan, emitter: emitter, fixing: fixing,
      isAccepted: session.invocation.has(.writeBaseline), isWhole: discovery.isWhole, others: others, project: project,
      folders: session.searchedFolders, watch: watch)
    if emitter.wantsPictures, let shown = plan.layout?.configurations.first {
      var pictures = LayoutPlan(RequestedConfigurations(fixed: [shown]), environments)
      pictures.detail = .picture
      pictures.diagnosis = .none
      job.pictures = FindingPictures(plan: pictures, reader: reader)
    }
    return job
  }

  /// The storyboards of the surrounding projects that the run does not report on.
  ///
  /// They and the files of the run refer to each other, and a file must have the same findings whether the user names
  /// the file or its project.
  private func otherStoryboards(_ discovery: FileDiscovery, _ plan: LintPlan) -> [InputFile] {
    let world = session.world
    let assets = AssetProvider(world: world)
    let searched = session.searchedFolders.map { $0 == "/" ? $0 : "\($0)/" }
    let roots = discovery.files.filter { $0.origin != .standardInput }.map { assets.root(of: $0.path) }
    let open = Set(roots.filter(\.isProject).map(\.folder)).filter { root in
      !searched.contains { "\(world.absolute(root))/".hasPrefix($0) }
    }
    guard !open.isEmpty else { return [] }
    let own = Set(discovery.files.map { world.absolute($0.path) })
    let found = FileDiscovery(
      open.map(world.seen).sorted(), inputName: "", respectsGit: !session.invocation.has(.noIgnore), in: world)
    return found.files.filter {
      $0.path.hasSuffix(".storyboard") && plan.includes($0.path) && !own.contains(world.absolute($0.path))
    }
  }

  /// The settings of `--fix`, or of `--dry-run`, which only shows the fixes; nil if neither option is given.
  private var fixing: LintFixing? {
    guard session.invocation.has(.fix) || session.invocation.has(.dryRun) else { return nil }
    return LintFixing(
      isUnsafe: session.invocation.has(.unsafe), isDryRun: session.invocation.has(.dryRun),
      world: session.world)
  }

  private var fixesStandardInput: Bool {
    fixing?.isDryRun == false && session.invocation.operands.contains(FileDiscovery.standardInputPath)
  }

  // MARK: Requested settings

  /// The settings of rules about layouts; nil with `--no-layout`.
  private func layoutSettings(_ file: ConfigurationFile) throws(UsageError) -> LayoutSettings? {
    if session.invocation.has(.noLayout) { return nil }
    let configurations = try session.configurations(by: file)
    var settings = LayoutSettings(configurations.known, includesCanvas: configurations.includesCanvas)
    settings.includesAllLanguages = configurations.includesAllLanguages
    return settings
  }

  private func plan(_ file: ConfigurationFile) throws(UsageError) -> LintPlan {
    var file = file
    let also = RuleCatalog.ids(selectedBy: session.invocation.values(.rule))
    file.configuration.rules += also.sorted().map { .init(id: $0, isOn: true) }
    let only = RuleCatalog.ids(selectedBy: session.invocation.values(.onlyRule))
    if !only.isEmpty {
      file.configuration.rules += RuleCatalog.checks.map { .init(id: $0.id, isOn: only.union(also).contains($0.id)) }
      file.configuration.sections = []
    }
    return LintPlan(file, in: session.world)
  }

  // MARK: The baseline

  /// The path of the baseline. A path of the option is relative to the current folder; a path in the configuration file
  /// is relative to that file's folder.
  private func baselinePath(_ file: ConfigurationFile) -> String? {
    if session.invocation.has(.writeBaseline) { return nil }
    if let path = session.invocation.value(.baseline) { return path }
    return session.invocation.has(.noBaseline) ? nil : file.baselinePath
  }

  /// The largest number of entries that a note names; the others are only counted.
  private static let namedEntries = 3

  /// Prints the baseline entries whose findings no longer occur in the files that the run has checked.
  private func noteStale(_ baseline: KnownFindings, _ path: String, _ plan: LintPlan, _ file: ConfigurationFile) {
    let options = session.invocation
    if options.has(.onlyRule) || options.has(.noLayout) || options.has(.quiet) || fixing != nil { return }
    let folders = session.searchedFolders.map { $0 == "/" ? $0 : "\($0)/" }
    let stale = baseline.unmatched.filter { entry in
      let place = World.absolute(entry.file, from: session.world.absolute(file.folder))
      return RuleCatalog.info(entry.rule).map(plan.runs) != false && folders.contains { place.hasPrefix($0) }
    }
    if stale.isEmpty { return }
    let names = stale.prefix(Self.namedEntries).map { "\($0.rule) in \($0.file)" }
    let more = stale.count - names.count
    let list = Wording.list(names + (more > 0 ? ["\(more) more"] : []))
    session.console.note(
      "\(path): \(Wording.count(stale.count, "known finding is gone", "known findings are gone")): \(list); "
        + "'\(Product.name) lint --write-baseline \(path)' updates the file")
  }

  private func noteMissing(_ count: Int) {
    if count == 0 || session.invocation.has(.quiet) { return }
    session.console.note(
      "\(Wording.count(count, "file of asset catalogs is", "files of asset catalogs are")) tracked by git but not checked "
        + "out, so Keyline did not check \(count == 1 ? "it" : "them")")
  }

  private func emitter(for plan: LintPlan) -> (any FindingsEmitter)? {
    if session.invocation.has(.writeBaseline) { return BaselineEmitter(paths: plan.paths) }
    let given = session.invocation.has(.format) ? session.invocation.value(.format) : nil
    let format = given ?? plan.configuration.format ?? (session.invocation.value(.format) ?? "")
    let report = FindingsReport(
      style: session.style, rules: plan.reportable, version: Product.version, images: session.world.pictureImages)
    return FindingsEmitters.table.named(format, for: report)
  }
}
