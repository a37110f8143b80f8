import IBLint
import IBReport
import IBSource
import Synchronization

/// A command that also passes each reported finding to its caller.
protocol WatchedCommand: Subcommand {
  /// - Parameter watch: receives the reported findings, on several threads.
  init(session: Session, watch: @escaping @Sendable (FileFindings) -> Void)
}

extension WatchedCommand {
  init(session: Session) { self.init(session: session, watch: { _ in }) }
}

extension LintPlan {
  /// Leaves out the findings of a baseline, and those of an earlier version.
  ///
  /// - Returns: the baseline; nil without a path.
  @discardableResult
  mutating func leaveOut(
    _ baseline: String?, _ earlier: EarlierFindings?, in world: World
  ) throws(UsageError) -> KnownFindings? {
    let findings = try LintBaseline.load(baseline, in: world)
    known = [findings, earlier?.findings].compactMap(\.self)
    return findings
  }
}

/// The findings of the version that `--new-since` names. A run does not report them again.
struct EarlierFindings: Sendable {
  /// The findings, at the present paths of their files.
  let findings: KnownFindings
  /// The merge base, in hexadecimal digits.
  let commit: String

  /// Lints the earlier version with today's settings, so that a newly enabled rule makes no finding new.
  ///
  /// Nil without the option, and before the first commit, when all findings are new.
  ///
  /// - Parameters:
  ///   - paths: converts a path into the form in which the plan of the run names files.
  ///   - options: the options of the command.
  ///   - run: runs the command in the earlier version; the closure receives the reported findings, on several threads.
  init?(
    _ session: Session, _ file: ConfigurationFile, paths: PathBase, options: [Option],
    run: (Session, @escaping @Sendable (FileFindings) -> Void) async throws(UsageError) -> Void
  ) async throws(UsageError) {
    guard let revision = session.invocation.value(.newSince) else { return nil }
    if EarlierVersion.isBeforeFirstCommit(session.world) { return nil }
    if session.invocation.operands.contains(FileDiscovery.standardInputPath) {
      throw UsageError("--new-since compares files with their earlier version, but standard input has none")
    }
    if session.invocation.has(.writeBaseline) {
      throw UsageError("--write-baseline lists all findings: run it without --new-since")
    }
    let version: EarlierVersion
    switch EarlierVersion.mergeBase(of: revision, in: session.world) {
    case .success(let found): version = found
    case .failure(let failure): throw .configuration(FileFailure("--new-since \(revision)", failure.reason))
    }
    if let path = session.invocation.operands.first(where: { !version.covers($0) }) {
      throw UsageError("--new-since needs paths in the repository of the current folder; '\(path)' is not in it")
    }
    commit = version.commit
    let entries = Mutex<[KnownFindings.Entry]>([])
    let past = Session(
      invocation: Self.invocation(session.invocation, file, options), console: Console(world: version.asWorld),
      start: session.start)
    try await run(past) { part in
      let found = part.findings.map { KnownFindings.Entry($0, in: paths.relative(version.present($0.file))) }
      entries.withLock { $0 += found }
    }
    // The same program checks both versions, so their messages agree. Only those about layouts may differ, because
    // constants elsewhere change their numbers.
    findings = KnownFindings(entries.withLock { $0 }) { RuleCatalog.info($0)?.category == "layout" }
  }

  /// The same run without its output.
  private static func invocation(_ whole: Invocation, _ file: ConfigurationFile, _ options: [Option]) -> Invocation {
    let dropped: Set<OptionName> = [.newSince, .output, .format, .fix, .unsafe, .dryRun, .scene]
    var values: [OptionName: [String]] = [.quiet: []]
    for (name, given) in whole.settings where !dropped.contains(name) { values[name] = given }
    if !file.path.isEmpty { values[.config] = [file.path] }
    return Invocation(operands: whole.operands, values: values, options: options)
  }

  /// The findings that are not reported, in words: `; 12 older findings, 3 gone`.
  var summary: String {
    "; \(Wording.count(findings.matchedCount, "older finding")), \(findings.unmatched.count) gone"
  }
}
