import IBCompare
import IBModel
import IBReport
import IBSource

/// `keyline diff OLD NEW`: what changed, in words.
struct DiffCommand {
  /// Two sides, or what git hands over: one word for a file with conflicts, seven for a file, nine for a renamed one.
  static let operandCounts = 1...9

  static let explanation = """
    Each side is a file, a folder, or either in a revision of git, such as HEAD:App/Main.storyboard or HEAD~3:App.
    What Xcode writes without being asked is left out; views that move are listed by size class. Where nothing
    differs, nothing is printed and the status is 0.

    As git's external diff ('git config diff.keyline.command "keyline diff"') it takes git's seven arguments; with
    --textconv ('git config diff.keyline.textconv "keyline diff --textconv"') it prints one file as stable text.
    """

  let command: FileCommand

  func run() async throws(UsageError) -> ExitStatus {
    let operands = command.invocation.operands
    if command.invocation.has(.textconv) { return try convert(operands) }
    guard let call = GitDiffCall(operands, in: command.console.world) else {
      guard operands.count == 2 else { throw UsageError("'diff' needs an old and a new version", .diff) }
      return try await compare(operands[0], operands[1])
    }
    return try await answer(call)
  }

  private var world: World { command.console.world }

  private func compare(_ first: String, _ second: String) async throws(UsageError) -> ExitStatus {
    let (old, new) = (DiffSource(first, in: world), DiffSource(second, in: world))
    let job = try job(old, new, around: [first, second].filter { world.kind($0) != nil })
    let failures = old.failures + new.failures
    for failure in failures { command.console.complain("\(failure.path): \(failure.reason)") }
    guard failures.isEmpty else { return .unreadable }
    guard old.isFolder == new.isFolder else {
      throw UsageError("a folder and a file cannot be compared: '\(first)', '\(second)'", .diff)
    }
    return await run(DiffPair.all(old, new), job)
  }

  /// - Parameter paths: where on the disk the configuration is looked for.
  private func job(_ old: DiffSource, _ new: DiffSource, around paths: [String]) throws(UsageError) -> DiffJob {
    let format = command.invocation.value(.format) ?? ""
    guard let emitter = DiffEmitters.named(format, style: command.style) else {
      throw UsageError("unknown format '\(format)'", .diff)
    }
    let file = try command.configurationFile(around: paths)
    let configurations = try command.configurations(by: file)
    for note in configurations.notes { command.console.tell("note: \(note)") }
    if command.invocation.has(.noLayout) { return DiffJob(world: world, plan: nil, emitter: emitter) }
    // Images and colors of a revision are not those of the disk: what the documents store of them counts.
    let environments = LayoutEnvironments(
      assets: nil, settings: file.configuration.scenes,
      references: StoryboardIndex(old.files + new.files).references(in: world))
    var plan = LayoutPlan(configurations, environments)
    plan.isDrawn = emitter.wantsPictures
    return DiffJob(world: world, plan: plan, emitter: emitter)
  }

  private func run(_ pairs: [DiffPair], _ job: DiffJob) async -> ExitStatus {
    guard let sink = command.openOutput() else { return .unreadable }
    let width = command.invocation.value(.jobs).flatMap(Int.init) ?? world.processorCount
    let run = FileRun(
      console: command.console, frame: job.emitter.frame, sink: sink, width: width,
      isQuiet: command.invocation.has(.quiet))
    let (tally, isWritten) = await run.run(pairs, work: job.run)
    if !command.invocation.has(.quiet) { command.console.tell(Self.summary(tally)) }
    guard isWritten else {
      command.console.complain("the report could not be written")
      return .unreadable
    }
    let status = tally.status(strict: false)
    return status == .success && command.invocation.has(.exitCode) && tally.differing > 0 ? .findings : status
  }

  /// Such as `12 files; 3 differ`.
  private static func summary(_ tally: Tally) -> String {
    let difference =
      tally.differing == 0 ? "no differences" : "\(tally.differing) differ\(tally.differing == 1 ? "s" : "")"
    return "\(tally.reading); \(difference)"
  }

  // MARK: - Git

  /// One file as stable text; what is no document of ours as it is, so that git can compare it all the same.
  private func convert(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard let path = operands.first, operands.count == 1 else { throw UsageError("--textconv takes one file", .diff) }
    switch world.read(path) {
    case .failure(let failure):
      command.console.complain("\(path): \(failure.reason)")
      return .unreadable
    case .success(let bytes):
      let reading = SourceReader(world: world).parse(SourceFile(path: path, bytes: bytes))
      guard case .document(let tree, _) = reading, let document = Document(tree) else {
        return world.output(bytes) ? .success : .unreadable
      }
      return world.output(OutlineText.render(DiffOutline(document))) ? .success : .unreadable
    }
  }

  /// Git stops at a program that does not end well, so what cannot be compared is reported and the status is 0.
  private func answer(_ call: GitDiffCall) async throws(UsageError) -> ExitStatus {
    guard let (old, new) = call.sides else { return command.console.answer("\(call.path): not merged yet\n") }
    let sides = (old: DiffSource(old, in: world), new: DiffSource(new, in: world))
    let job = try job(sides.old, sides.new, around: [call.path])
    guard let pair = DiffPair(sides.old.entries[""], sides.new.entries[""], path: call.path) else { return .success }
    let outcome = job.run(pair)
    let told = outcome.piece + outcome.findings + (outcome.complaint.map { Array("\($0)\n".utf8) } ?? [])
    _ = world.output(told)
    return .success
  }
}
