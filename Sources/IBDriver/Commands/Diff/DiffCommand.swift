import IBAssets
import IBCompare
import IBReport
import IBSource

/// `keyline diff OLD NEW`: prints the changes in words.
struct DiffCommand: Subcommand {
  static let name = "diff"
  static let summary = "say what changed between two versions, in words"
  static let isPaged = true
  /// Two sides, or git's arguments: one for a file with conflicts, seven for a file, nine for a renamed one.
  static let operands = Operands("old and new", 1...9)

  static let explanation = """
    Each side is a file, a folder, or either in a revision of git, such as HEAD:App/Main.storyboard or HEAD~3:App.
    What Xcode writes without being asked is left out; views that move are listed by size class. Where nothing
    differs, nothing is printed and the status is 0.

    As git's external diff ('git config diff.keyline.command "keyline diff"') it takes git's seven arguments; with
    --textconv ('git config diff.keyline.textconv "keyline diff --textconv"') it prints one file as stable text.
    """

  static let options: [Option] = [
    .on, .allSizeClasses, .allDevices, .limit, .format(DiffEmitters.table.words, help: "how differences are written"),
    Option(.exitCode, help: "status 1 if anything differs, as git's own option"),
    Option(.textconv, help: "print one file as stable text for git to compare"), .noLayout, .output, .config, .noIgnore,
    .jobs, .quiet,
  ]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() async throws(UsageError) -> ExitStatus {
    let operands = session.invocation.operands
    if session.invocation.has(.textconv) { return try convert(operands) }
    guard let call = GitDiffCall(operands, in: session.world) else {
      guard operands.count == 2 else { throw UsageError("'diff' needs an old and a new version") }
      return try await compare(operands[0], operands[1])
    }
    return try await answer(call)
  }

  private var world: World { session.world }

  private func compare(_ first: String, _ second: String) async throws(UsageError) -> ExitStatus {
    let respectsGit = !session.invocation.has(.noIgnore)
    let old = DiffSource(first, respectsGit: respectsGit, in: world)
    let new = DiffSource(second, respectsGit: respectsGit, in: world)
    let job = try await job(old, new, around: [first, second].filter { world.kind($0) != nil })
    let failures = old.failures + new.failures
    for failure in failures { session.console.complain(failure) }
    guard failures.isEmpty else { return .unreadable }
    guard old.isFolder == new.isFolder else {
      throw UsageError("a folder and a file cannot be compared: '\(first)', '\(second)'")
    }
    return await run(DiffPair.all(old, new), job)
  }

  /// - Parameter paths: where the configuration is looked for.
  private func job(_ old: DiffSource, _ new: DiffSource, around paths: [String]) async throws(UsageError) -> DiffJob {
    let format = session.invocation.value(.format) ?? ""
    let revisions = RevisionAssets(world: world)
    let images = PictureImages { [world] path in revisions.read(path) ?? (try? world.read(world.seen(path)).get()) }
    let context = DiffContext(style: session.style, images: images)
    guard let emitter = DiffEmitters.table.named(format, for: context) else {
      throw UsageError("unknown format '\(format)'")
    }
    let file = try session.configurationFile(around: paths)
    let configurations = try session.configurations(by: file)
    let reader = SourceReader(world: world)
    if session.invocation.has(.noLayout) { return DiffJob(reader: reader, plan: nil, emitter: emitter) }
    // The images and colors on disk are not those of the revision, so what the documents store of them is used.
    var environments = LayoutEnvironments(
      assets: nil, settings: file.configuration.scenes,
      references: await StoryboardIndex(old.files + new.files).references(reader, width: session.width),
      limits: try session.layoutLimits())
    if emitter.wantsPictures {
      let onDisk = AssetProvider(world: world)
      environments.pictured = { path in
        var assets = revisions.assets(for: path) ?? onDisk.assets(for: path)
        assets.givesSizes = false
        return assets
      }
    }
    var plan = LayoutPlan(configurations, environments)
    plan.isDrawn = emitter.wantsPictures
    return DiffJob(reader: reader, plan: plan, emitter: emitter)
  }

  private func run(_ pairs: [DiffPair], _ job: DiffJob) async -> ExitStatus {
    guard let output = session.openOutput() else { return .unreadable }
    let result = await session.fileRun(job.emitter.frame, output).run(pairs, work: job.run)
    return session.conclude(result, [], summary: Self.summary) { tally in
      let status = tally.status()
      return status == .success && session.invocation.has(.exitCode) && tally.differing > 0 ? .findings : status
    }
  }

  /// Such as `12 files; 3 differ`.
  private static func summary(_ tally: Tally) -> String {
    let difference = tally.differing == 0 ? "no differences" : Wording.count(tally.differing, "differs", "differ")
    return "\(tally.reading); \(difference)"
  }

  // MARK: - Git

  /// Prints one file as stable text. A file that is not a supported document is printed unchanged, so that git can
  /// still compare it.
  private func convert(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard let path = operands.first, operands.count == 1 else { throw UsageError("--textconv takes one file") }
    switch world.read(path) {
    case .failure(let failure):
      session.console.complain(FileFailure(path, failure.reason))
      return .unreadable
    case .success(let bytes):
      let reading = SourceReader(world: world).parse(SourceFile(path: path, bytes: bytes))
      guard case .document(let document, _) = reading else {
        return world.output(bytes) ? .success : .unreadable
      }
      return world.output(OutlineText.render(DiffOutline(document))) ? .success : .unreadable
    }
  }

  /// Git stops if an external program fails, so files that cannot be compared are reported and the status is 0.
  private func answer(_ call: GitDiffCall) async throws(UsageError) -> ExitStatus {
    guard let (old, new) = call.sides else { return session.console.answer("\(call.path.onOneLine): not merged yet\n") }
    let sides = (old: DiffSource(old, in: world), new: DiffSource(new, in: world))
    let job = try await job(sides.old, sides.new, around: [call.path])
    guard let pair = DiffPair(sides.old.entries[""], sides.new.entries[""], path: call.path) else { return .success }
    let outcome = job.run(pair)
    let text = outcome.piece + outcome.remarks + (outcome.complaint.map { Array("\($0.onOneLine)\n".utf8) } ?? [])
    _ = world.output(text)
    return .success
  }
}
