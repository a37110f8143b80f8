import IBLint
import IBReport
import IBSource
import IBSyntax

/// `keyline lint`: findings of the parser and of the rules.
struct LintCommand {
  let command: FileCommand

  func run() async throws(UsageError) -> ExitStatus {
    let file = try command.configurationFile(around: command.invocation.operands)
    file.tellRemarks(on: command.console)
    var plan = try plan(file)
    plan.layout = try layoutSettings(file)
    guard let emitter = emitter(for: plan) else { return .usage }
    guard !fixesStandardInput else {
      command.console.complain("--fix writes files; it cannot change standard input")
      return .usage
    }
    var discovery = command.discover(withCatalogs: true)
    discovery.keep { $0.origin != .found || plan.configuration.includes(plan.paths.relative($0.path)) }
    guard let sink = command.openOutput() else { return .unreadable }
    // No storyboard is searched for references to others where nothing is laid out.
    let environments = command.environments(of: plan.needsLayouts ? discovery.files : [], by: file)
    let job = LintJob(
      reader: SourceReader(world: command.console.world), plan: plan, emitter: emitter, fixing: fixing,
      isAccepted: command.invocation.has(.writeBaseline), isWhole: discovery.isWhole,
      project: await LintProject(
        discovery.files, plan, environments, in: command.console.world, width: command.width))
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
  private func layoutSettings(_ file: ConfigurationFile) throws(UsageError) -> LayoutSettings? {
    if command.invocation.has(.noLayout) { return nil }
    let configurations = try command.configurations(by: file)
    for note in configurations.notes { command.console.tell("note: \(note)") }
    return LayoutSettings(configurations.fixed, includesCanvas: configurations.includesCanvas)
  }

  /// The configuration with what the command line adds to it.
  private func plan(_ file: ConfigurationFile) throws(UsageError) -> LintPlan {
    var file = file
    let only = command.invocation.values(.onlyRule)
    if !only.isEmpty {
      file.configuration.rules += RuleCatalog.checks.map { .init(id: $0.id, isOn: only.contains($0.id)) }
      file.configuration.sections = []
    }
    if command.invocation.has(.schema) { file.configuration.rules.append(.init(id: Self.schemaRule)) }
    var plan = LintPlan(file, in: command.console.world)
    guard let path = baselinePath(file) else { return plan }
    switch Self.readBaseline(path, in: command.console.world) {
    case .success(let baseline): plan.baseline = baseline
    case .failure(let failure): throw .configuration(failure)
    }
    return plan
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
