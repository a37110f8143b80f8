import IBMigrate
import IBModel
import IBSource

/// `keyline migrate NAME [paths]`: changes files in place.
struct MigrateCommand {
  let command: FileCommand

  /// For the command's help page.
  static var explanation: String {
    let width = Migrations.all.map(\.name.count).max() ?? 0
    let list = Migrations.all.map { migration in
      let padding = String(repeating: " ", count: width - migration.name.count)
      return "  \(migration.name)\(padding)  \(migration.summary)"
    }
    return """
      The first word names the migration, the others .storyboard and .xib files or folders to search for them; none
      is the current directory, - turns standard input into standard output. Files are replaced as a whole or not at
      all, and only the lines concerned change. A second run changes nothing.

      migrations:
      \(list.joined(separator: "\n"))
      """
  }

  func run() async throws(UsageError) -> ExitStatus {
    let migration = try migration()
    let paths = Array(invocation.operands.dropFirst())
    let file = try command.configurationFile(around: paths)
    let settings = try settings(file)
    let inputName = invocation.value(.standardInputName) ?? StandardInput.name
    let discovery = FileDiscovery(paths, inputName: inputName, in: console.world)
    for failure in discovery.failures { console.complain("\(failure.path): \(failure.reason)") }
    var targets = ProjectTargets(world: console.world)
    let environments = command.environments(of: discovery.files, by: file)
    let jobs = discovery.files.map { file in
      MigrationJob(
        file: file, migration: migration, settings: settings, projectTarget: targets.target(around: file.path),
        environments: environments, world: console.world)
    }
    if let id = invocation.value(.explain) { return explain(id, jobs) }
    var (tally, isWritten) = await run(jobs, settings)
    tally.unreadable += discovery.failures.count
    if tally.changed > 0 { listCode(paths, files: discovery.files, migration, settings) }
    if !invocation.has(.quiet) { console.tell(tally.summary(settings.mode)) }
    if !isWritten {
      console.complain("the report could not be written")
      return .unreadable
    }
    return tally.status(settings.mode)
  }

  private var invocation: Invocation { command.invocation }
  private var console: Console { command.console }

  private func migration() throws(UsageError) -> Migration {
    let name = invocation.operands.first ?? ""
    guard let migration = Migrations.named(name) else {
      throw .unknown("migration", name, known: Migrations.all.map(\.name), .migrate)
    }
    return migration
  }

  private func settings(_ file: ConfigurationFile) throws(UsageError) -> MigrationSettings {
    var settings = MigrationSettings()
    if invocation.has(.check) { settings.mode = .check }
    if invocation.has(.dryRun) { settings.mode = .dryRun }
    settings.requiresSameFrames = invocation.has(.requireSameFrames)
    settings.keepsStandardSpacing = invocation.has(.keepStandardSpacing)
    settings.deploymentTarget = file.configuration.deploymentTarget.map { DeploymentTarget($0, from: file.path) }
    if let text = invocation.value(.deploymentTarget) {
      guard let version = DeploymentTarget.Version(text) else {
        throw UsageError("'\(text)' is no release such as 12.0", .migrate)
      }
      settings.deploymentTarget = DeploymentTarget(version, from: "the option --deployment-target")
    }
    return settings
  }

  private func run(
    _ jobs: [MigrationJob], _ settings: MigrationSettings
  ) async -> (tally: MigrationTally, isWritten: Bool) {
    let width = invocation.value(.jobs).flatMap(Int.init) ?? console.world.processorCount
    let style = console.outputStyle
    var tally = MigrationTally()
    var isWritten = true
    await OrderedFanOut.run(jobs, width: width, work: { $0.run(style: style) }) { outcome in
      tally.count(outcome)
      if !outcome.results.isEmpty, isWritten { isWritten = console.world.output(outcome.results) }
      if !outcome.remarks.isEmpty { _ = console.world.diagnostics(outcome.remarks) }
    }
    return (tally, isWritten)
  }

  private func explain(_ id: String, _ jobs: [MigrationJob]) -> ExitStatus {
    let answers = jobs.compactMap { job in job.explain(id).map { "\(job.file.path): \($0)\n" } }
    if answers.isEmpty {
      console.complain("no constraint '\(id)' that the migration has an opinion on in \(jobs.count) files")
      return .findings
    }
    return console.answer(answers.joined())
  }

  /// On standard output with the report; beside a diff or a document, which must stay pure, on standard error.
  private func listCode(
    _ paths: [String], files: [InputFile], _ migration: Migration, _ settings: MigrationSettings
  ) {
    let listing = CodeListing(migration.codeUses, around: paths, files: files, in: console.world)
    let text = Array(listing.text.utf8)
    if text.isEmpty { return }
    let isPure = settings.mode == .dryRun || files.contains { $0.origin == .standardInput }
    _ = isPure ? console.world.diagnostics(text) : console.world.output(text)
  }
}
