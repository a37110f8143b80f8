import IBMigrate
import IBModel
import IBReport
import IBSource

struct MigrateCommand: Subcommand {
  static let name = "migrate"
  static let summary = "update many files the way Xcode would"
  static let operands = Operands("migration and paths", 1...Int.max)

  /// For the command's help page.
  static var explanation: String {
    let migrations =
      Migrations.all.map { (([$0.name] + $0.operands).joined(separator: " "), $0.summary) }
      + [(BaseLocalization.name, BaseLocalization.summary)]
    let width = migrations.map(\.0.count).max() ?? 0
    let list = migrations.map { name, summary in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(summary)"
    }
    return """
      The first word names the migration; the others are .storyboard and .xib files, or folders to search for them.
      Without paths, Keyline searches the current directory; - copies standard input to standard output. Keyline
      replaces a file as a whole or not at all, and changes only the affected lines. A second run changes nothing.

      migrations:
      \(list.joined(separator: "\n"))
      """
  }

  static let options: [Option] =
    [
      .config, .limit, .dryRun, Option(.check, help: "write nothing; exit with status 1 if a file would change"),
      Option(.explain, .text("ID"), help: "explain the result for constraint ID and write nothing"),
      Option(
        .deploymentTarget, .text("RELEASE"), help: "the oldest iOS that the files must support, such as 12.0"),
      Option(.keepStandardSpacing, help: "write standard spacing as a number if it would be lost"),
      Option(.module, .text("NAME"), help: "with rename-class, the module of the new class"),
      Option(.requireSameFrames, help: "skip files in which the migration would move a view"),
    ] + Option.search + [.standardInputName, .jobs, .quiet]

  let session: Session

  func run() async throws(UsageError) -> ExitStatus {
    if session.invocation.operands.first == BaseLocalization.name {
      return BaseLocalization(session, mode).run(Array(session.invocation.operands.dropFirst()))
    }
    let migration = try migration()
    let paths = Array(session.invocation.operands.dropFirst(1 + migration.operands.count))
    let file = try session.configurationFile(around: paths)
    let settings = try settings(file, migration)
    var discovery = session.discover(paths)
    if settings.mode == .write { discovery.keepTargets(in: session) }
    let reader = SourceReader(world: session.world)
    let environments = try await session.environments(of: discovery.files, by: file, reader)
    let assets = environments.assets ?? AssetProvider(world: session.world)
    let jobs = discovery.files.map { file in
      MigrationJob(
        file: file, migration: migration, settings: settings, projectTarget: assets.deploymentTarget(of: file.path),
        environments: environments, reader: reader, isOneOfSeveral: discovery.files.count > 1)
    }
    if let id = session.invocation.value(.explain) { return explain(id, jobs) }
    let style = session.style
    var news: [MigrationNews] = []
    let isPure = settings.mode == .dryRun || discovery.files.contains { $0.origin == .standardInput }
    let result = await session.fileRun(.plain, .standard(session.world)).run(
      jobs,
      work: { job in
        let outcome = job.run(style: style)
        return (outcome, outcome.news)
      }, receive: { part in if let part { news.append(part) } },
      rest: { _ in isPure ? [] : Array(MigrationNews.text(news, verb: MigrationReport.verb(settings)).utf8) })
    if isPure {
      _ = session.world.diagnostics(Array(MigrationNews.text(news, verb: MigrationReport.verb(settings)).utf8))
    }
    if result.tally.changed > 0 { listCode(paths, files: discovery.files, migration, settings) }
    return session.conclude(
      result, discovery.failures, summary: { Self.summary($0, settings.mode) },
      status: { Self.status($0, settings.mode) })
  }

  /// Such as `312 files, 12 skipped: 12 macOS; 25 migrated, 280 unchanged, 7 skipped`.
  private static func summary(_ tally: Tally, _ mode: MigrationSettings.Mode) -> String {
    let unchanged = tally.read - tally.changed - tally.refused
    var text = "\(tally.files); \(tally.changed) \(mode == .write ? "migrated" : "to migrate"), \(unchanged) unchanged"
    if tally.refused > 0 { text += ", \(tally.refused) skipped" }
    if tally.unreadable > 0 { text += ", \(tally.unreadable) cannot be read or written" }
    return text
  }

  private static func status(_ tally: Tally, _ mode: MigrationSettings.Mode) -> ExitStatus {
    if tally.unreadable > 0 || tally.hasNamedOnlySkipped { return .unreadable }
    return tally.refused > 0 || (mode == .check && tally.changed > 0) ? .findings : .success
  }

  private func migration() throws(UsageError) -> Migration {
    let name = session.invocation.operands.first ?? ""
    guard let migration = Migrations.named(name) else {
      throw .unknownValue(of: "migration", name, allowed: Migrations.all.map(\.name) + [BaseLocalization.name])
    }
    let words = session.invocation.operands.dropFirst().prefix(migration.operands.count)
    guard words.count == migration.operands.count else {
      throw UsageError("'\(name)' needs \(Wording.list(migration.operands))")
    }
    if let word = words.first(where: { !Self.isClassName($0) }) {
      throw UsageError("'\(word)' is not a valid class name")
    }
    if Set(words).count < words.count { throw UsageError("the old and the new class are both '\(words.first ?? "")'") }
    return migration
  }

  /// Whether a word has only letters, digits and underscores, as in Swift and Objective-C, with dots between nested
  /// types.
  private static func isClassName(_ word: String) -> Bool {
    word.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first.map { !$0.isNumber } == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  private var mode: MigrationSettings.Mode {
    session.invocation.has(.dryRun) ? .dryRun : session.invocation.has(.check) ? .check : .write
  }

  private func settings(
    _ file: ConfigurationFile, _ migration: Migration
  ) throws(UsageError) -> MigrationSettings {
    var settings = MigrationSettings()
    settings.mode = mode
    settings.operands = Array(session.invocation.operands.dropFirst().prefix(migration.operands.count))
    settings.module = session.invocation.value(.module)
    settings.requiresSameFrames = session.invocation.has(.requireSameFrames)
    settings.keepsStandardSpacing = session.invocation.has(.keepStandardSpacing)
    settings.deploymentTarget = file.configuration.deploymentTarget.map { DeploymentTarget($0, from: file.path) }
    if let text = session.invocation.value(.deploymentTarget) {
      guard let version = DeploymentTarget.Version(text) else {
        throw UsageError("--deployment-target: '\(text)' is not a version such as 12.0")
      }
      settings.deploymentTarget = DeploymentTarget(version, from: "the option --deployment-target")
    }
    return settings
  }

  private func explain(_ id: String, _ jobs: [MigrationJob]) -> ExitStatus {
    let answers = jobs.compactMap { job in
      job.explain(id).map { text in
        // An id may contain line ends.
        "\(job.file.path): \(text)".split(separator: "\n").map { String($0).onOneLine + "\n" }.joined()
      }
    }
    if answers.isEmpty {
      session.console.complain(
        "the migration does not affect a constraint '\(id)' in \(Wording.count(jobs.count, "file"))")
      return .findings
    }
    return session.console.answer(answers.joined())
  }

  /// Prints the uses in sources: on standard output after the report, or on standard error if standard output contains
  /// a diff or a document.
  private func listCode(
    _ paths: [String], files: [InputFile], _ migration: Migration, _ settings: MigrationSettings
  ) {
    let listing = CodeListing(migration.codeUses, around: paths, files: files, in: session.world)
    let text = Array(listing.text.utf8)
    if text.isEmpty { return }
    let isPure = settings.mode == .dryRun || files.contains { $0.origin == .standardInput }
    _ = isPure ? session.world.diagnostics(text) : session.world.output(text)
  }
}
