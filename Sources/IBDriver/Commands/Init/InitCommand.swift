import IBMigrate
import IBSource

struct InitCommand: Subcommand {
  static let name = "init"
  static let summary = "write a configuration, a baseline and a git hook"
  static let explanation = """
    Examines the project that contains the current folder, up to the root of the working copy, and writes these files
    there: \(InitFiles.configuration), with the oldest system that the Xcode projects support; \(InitFiles.baseline), if
    there are findings today, so 'keyline lint' does not repeat them; and \(InitFiles.preCommit) for pre-commit, or
    git's own hook with --hook. It replaces existing files only with --force, and never other pre-commit hooks.
    """
  static let options: [Option] = [
    Option(.hook, help: "write git's own hook, .git/hooks/pre-commit, and nothing for pre-commit"),
    Option(.agents, help: "print a SKILL.md and lines for an AGENTS.md, and write nothing"),
    Option(.force, help: "replace existing files"), .quiet,
  ]
  static let removedOptions = [
    "jobs": "Keyline uses all processors", "no-ignore": "Keyline does not search files that git ignores",
  ]

  let session: Session

  func run() async throws(UsageError) -> ExitStatus {
    if session.invocation.has(.agents) { return session.console.answer(AgentGuide.text) }
    let survey = await ProjectSurvey(
      around: ".", in: session.world, width: session.width)
    guard survey.documents > survey.skipped.values.reduce(0, +) else {
      session.console.complain("\(survey.root): no storyboard or xib for iOS, tvOS or macOS found; no file was written")
      return .unreadable
    }
    var report = InitReport(survey)
    var status = ExitStatus.success
    do throws(FileFailure) {
      status = try await settle(survey, &report)
      let hook = InitHook(root: survey.root, isForced: session.invocation.has(.force), world: session.world)
      report.sentences += try session.invocation.has(.hook) ? hook.writeForGit() : hook.writeForPreCommit()
    } catch {
      // Files that were already written stay, and the report names them.
      session.console.complain(error)
      status = .unreadable
    }
    if status == .success, !survey.failures.isEmpty {
      for failure in survey.failures { session.console.complain(failure) }
      status = .unreadable
    }
    if !session.invocation.has(.quiet), session.console.answer(report.text) != .success { return .unreadable }
    return status
  }

  /// Writes the configuration and its baseline, unless the project has a configuration.
  ///
  /// - Returns: the status that the next run of `lint` has because of files that cannot be read.
  private func settle(_ survey: ProjectSurvey, _ report: inout InitReport) async throws(FileFailure) -> ExitStatus {
    let files = InitFiles(root: survey.root, world: session.world)
    if !session.invocation.has(.force), let present = files.present {
      let way = "--force writes \(InitFiles.configuration) anyway"
      report.sentences.append("\(present) already exists; \(way).")
      return .success
    }
    let trial = try await InitTrial(files, settings: files.settings(for: survey, hasBaseline: false), session)
    let hasBaseline = !trial.counts.isEmpty
    // The baseline is written first, because Keyline refuses a configuration that names a missing baseline.
    if hasBaseline { try files.write(trial.baseline, to: files.baselinePath) }
    try files.write(Array(files.settings(for: survey, hasBaseline: hasBaseline).utf8), to: files.configurationPath)
    report.add(files, trial)
    if trial.isWhole { return .success }
    session.console.complain("the baseline lacks the unreadable files; 'keyline lint' names them")
    return .unreadable
  }
}

/// The report of `init` about the project and the written files, one sentence on each line.
struct InitReport {
  var sentences: [String]

  init(_ survey: ProjectSurvey) {
    let things = [
      Wording.count(survey.storyboards, "storyboard"), Wording.count(survey.xibs, "xib"),
      Wording.count(survey.catalogs, "asset catalog"),
    ]
    let root = survey.root == "." ? "the current folder" : survey.root.onOneLine
    sentences = ["Found in \(root): \(Wording.list(things))."]
    let skipped = survey.skipped.sorted { $0.key < $1.key }.map { "\($0.value) for \($0.key)" }
    if !skipped.isEmpty {
      sentences.append(
        "Keyline does not read documents for other platforms: \(Wording.list(skipped)).")
    }
    if !survey.unread.isEmpty {
      sentences.append("Keyline cannot read any document in \(survey.unreadNames); 'keyline lint' reports the reason.")
    }
    if let target = survey.target {
      sentences.append("The oldest iOS is \(target.version), from \(target.source.onOneLine).")
    } else if !survey.isOnlyForMac {
      sentences.append(
        "No Xcode project sets a deployment target; set 'deployment_target' in \(InitFiles.configuration).")
    }
    if let target = survey.macTarget {
      sentences.append("The oldest macOS is \(target.version), from \(target.source.onOneLine).")
    }
  }

  mutating func add(_ files: InitFiles, _ trial: InitTrial) {
    sentences.append("Wrote \(files.configurationPath), the settings of this project.")
    if !trial.counts.isEmpty {
      let kinds = Severity.allCases.reversed().compactMap { severity in
        trial.counts[severity].map { Wording.count($0, severity.name) }
      }
      sentences.append(
        "Wrote \(files.baselinePath) with today's \(Wording.list(kinds)), which 'keyline lint' no longer reports.")
      if !trial.errors.isEmpty {
        sentences.append(
          "The baseline contains these errors. Fix them first: most of them crash the app or hide a part of it.")
        sentences += trial.errors.map { "  \($0)" }
      }
    } else {
      sentences.append("The project has no findings today, so it needs no baseline.")
    }
    let status = ExitStatus.unreadable.rawValue
    sentences.append(
      trial.isWhole
        ? "From now on 'keyline lint' reports only new findings."
        : "'keyline lint' exits with status \(status) because it cannot read some files; it names them.")
  }

  var text: String { sentences.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined().inPlainLines }
}
