import IBLint
import IBReport
import IBSource
import IBSyntax

/// `keyline lint`: findings of the parser and of the rules.
struct LintCommand {
  let command: FileCommand
  let stage: LayoutStage

  func run() async throws(UsageError) -> ExitStatus {
    var plan: LintPlan
    switch loadPlan() {
    case .success(let loaded): plan = loaded
    case .failure(let failure):
      command.console.complain("\(failure.path): \(failure.reason)")
      return .usage
    }
    plan.layout = try layoutSettings(plan.configuration)
    guard let emitter = emitter(for: plan) else { return .usage }
    guard !fixesStandardInput else {
      command.console.complain("--fix writes files; it cannot change standard input")
      return .usage
    }
    var discovery = command.discover(withCatalogs: true)
    discovery.keep { $0.origin != .found || plan.configuration.includes(plan.paths.relative($0.path)) }
    guard let sink = command.openOutput() else { return .unreadable }
    let job = LintJob(
      reader: SourceReader(world: command.console.world), plan: plan, emitter: emitter, fixing: fixing,
      isAccepted: command.invocation.has(.writeBaseline), isWhole: discovery.isWhole,
      project: await LintProject(discovery.files, plan, in: command.console.world, width: command.width))
    return await command.run(
      discovery, frame: job.frame, sink: sink, isStrict: plan.configuration.isStrict, work: job.run, settle: job.settle)
  }

  /// The rule that `--schema` turns on.
  private static let schemaRule = "schema-violation"

  /// What `--fix` asks for.
  private var fixing: LintFixing? {
    guard command.invocation.has(.fix) || command.invocation.has(.dryRun) else { return nil }
    return LintFixing(
      isUnsafe: command.invocation.has(.unsafe), isDryRun: command.invocation.has(.dryRun),
      world: command.console.world)
  }

  private var fixesStandardInput: Bool {
    fixing?.isDryRun == false && command.invocation.operands.contains(FileDiscovery.standardInputPath)
  }

  // MARK: What is asked for

  /// The configurations of the rules over layouts; nil with `--no-layout`.
  private func layoutSettings(_ configuration: LintConfiguration) throws(UsageError) -> LayoutSettings? {
    if command.invocation.has(.noLayout) { return nil }
    let configurations = try command.configurations(of: stage, by: configuration)
    for note in configurations.notes { command.console.tell("note: \(note)") }
    return LayoutSettings(
      configurations.fixed, includesCanvas: configurations.canvas, scenes: configurations.scenes)
  }

  /// The configuration with what the command line adds to it.
  private func loadPlan() -> Result<LintPlan, FileFailure> {
    let world = command.console.world
    return ConfigurationFile.load(named: command.invocation.value(.config), in: world).flatMap { file in
      file.tellRemarks(on: command.console)
      var configuration = file.configuration
      let only = command.invocation.values(.onlyRule)
      if !only.isEmpty {
        configuration.rules += RuleCatalog.checks.map { .init(id: $0.id, isOn: only.contains($0.id)) }
        configuration.sections = []
      }
      if command.invocation.has(.schema) { configuration.rules.append(.init(id: Self.schemaRule)) }
      var plan = LintPlan(configuration, paths: PathBase(folder: file.folder, currentFolder: world.currentFolder))
      guard let baseline = baselinePath(file) else { return .success(plan) }
      return Self.readBaseline(baseline, in: world).map { baseline in
        plan.baseline = baseline
        return plan
      }
    }
  }

  /// The option counts from the current folder, the configuration's key from its own.
  private func baselinePath(_ file: ConfigurationFile) -> String? {
    if command.invocation.has(.writeBaseline) { return nil }
    if let path = command.invocation.value(.baseline) { return path }
    guard let path = file.configuration.baseline else { return nil }
    return file.folder == "." || path.hasPrefix("/") ? path : "\(file.folder)/\(path)"
  }

  private static func readBaseline(_ path: String, in world: World) -> Result<Baseline, FileFailure> {
    world.read(path).flatMap { bytes in
      do throws(ConfigurationProblem) {
        return .success(try Baseline.read(bytes))
      } catch {
        return .failure(FileFailure(ConfigurationFile.place(error.position, in: path), error.message))
      }
    }
  }

  private func emitter(for plan: LintPlan) -> (any FindingsEmitter)? {
    if command.invocation.has(.writeBaseline) { return BaselineEmitter(paths: plan.paths) }
    let given = command.invocation.has(.format) ? command.invocation.value(.format) : nil
    let format = given ?? plan.configuration.format ?? FindingsEmitters.names[0]
    let report = FindingsReport(style: command.style, rules: RuleCatalog.all, version: Product.version)
    return FindingsEmitters.named(format, for: report)
  }
}
