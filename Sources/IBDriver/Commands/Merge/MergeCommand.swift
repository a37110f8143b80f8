import IBAssets
import IBLayout
import IBMerge
import IBReport
import IBSource

struct MergeCommand: Subcommand {
  static let name = "merge"
  static let summary = "merge two versions object by object"
  static let operands = Operands("base, ours and theirs", 1...4)

  static let explanation = """
    Keyline matches objects by id and properties by name. Lines that Xcode rewrites on its own never conflict. Without
    --output, the merged file goes to standard output and the list of conflicts to standard error. With --format,
    --output and standard output receive the list in that format, and --merged the merged file. The status is 0 for a
    complete merge, 1 if conflicts remain between git's markers, and 2 if Keyline cannot read a file; the result is then
    that of 'git merge-file'.

    --resolve decides conflicts: ours, theirs, or both (the properties of both sides in one tag) for all of them,
    ID=ours for those of one object; the list shows the ids. --continue FILE repeats the merge of a file with markers
    from git's index; --mergetool takes the four files that 'git mergetool' passes. 'keyline git-setup' sets up git.
    """

  static let options: [Option] = [
    Option(.output, short: "o", .text("FILE"), help: "write the merged file to FILE; with --format, the report"),
    Option(.merged, .text("FILE"), help: "write the merged file to FILE, for use with --format"),
    Option(.resolve, .text("CHOICE"), isRepeatable: true, help: "decide conflicts: ours, theirs, both, ID=ours …"),
    Option(.continue, help: "merge the file again from the three versions in git's index, and write it"),
    Option(.mergetool, help: "take git mergetool's BASE, LOCAL, REMOTE and MERGED"),
    .format(MergeEmitters.table.words, help: "format of the list of conflicts"),
    Option(.markerSize, .count, help: "length of conflict markers (default: 7)"),
    Option(.path, .text("PATH"), help: "path to show in messages"),
    Option(.driver, help: "run as git's merge driver"),
    .quiet,
  ]

  let session: Session

  func run() async throws(UsageError) -> ExitStatus {
    let decisions = try ResolutionReader.decisions(session.invocation.values(.resolve))
    let (input, target) = try input()
    switch input {
    case .failure(let failure):
      session.console.complain(failure)
      return .unreadable
    case .success(let input):
      let job = MergeJob(
        world: session.world, path: session.invocation.value(.path) ?? target ?? input.sources.ours.path,
        decisions: decisions, markers: MergeMarkers(size: session.invocation.value(.markerSize).flatMap(Int.init)),
        isDriver: session.invocation.has(.driver))
      return try await conclude(job.run(input), of: input, target)
    }
  }

  /// The three versions, and the file to write; nil for standard output.
  private func input() throws(UsageError) -> (Result<MergeInput, FileFailure>, target: String?) {
    let operands = session.invocation.operands
    if session.invocation.has(.continue) {
      guard operands.count == 1 else { throw UsageError("--continue takes one file") }
      return (MergeInput.index(operands[0], in: session.world), try namedTarget() ?? operands[0])
    }
    let isTool = session.invocation.has(.mergetool)
    guard operands.count == (isTool ? 4 : 3) else {
      let files = isTool ? "BASE, LOCAL, REMOTE and MERGED" : "a base, ours and theirs"
      throw UsageError("'merge': expected \(files), but got \(Wording.count(operands.count, "file"))")
    }
    let paths = ThreeWay(base: operands[0], ours: operands[1], theirs: operands[2])
    return (MergeInput.files(paths, in: session.world), try namedTarget() ?? (isTool ? operands[3] : nil))
  }

  /// Whether the user asks for a report, which is then written to the `--output` file.
  private var isReport: Bool { session.invocation.has(.format) }

  /// The file that the command line names for the merged document.
  private func namedTarget() throws(UsageError) -> String? {
    let (output, merged) = (session.invocation.value(.output), session.invocation.value(.merged))
    if isReport {
      if let output, FileDiscovery.isScene(output) {
        throw UsageError("with --format, --output names the report; use --merged for '\(output)'")
      }
      return merged
    }
    if output != nil, merged != nil {
      throw UsageError("--output and --merged both name the merged file; --merged is for use with --format")
    }
    return merged ?? output
  }

  private func conclude(
    _ outcome: MergeJob.Outcome, of input: MergeInput, _ target: String?
  ) async throws(UsageError) -> ExitStatus {
    let format = session.invocation.value(.format) ?? ""
    guard let emitter = MergeEmitters.table.named(format, for: session.style) else {
      throw UsageError("unknown format '\(format)'")
    }
    var report = outcome.report
    if emitter.wantsPictures {
      report.pictures = try await pictures(of: input, outcome)
      report.command = command
    }
    for id in outcome.unknownIDs.sorted() { session.console.note("--resolve \(id)=…: no version has this id") }
    if let target {
      if let bytes = outcome.bytes, let failure = store(bytes, target, input) {
        session.console.complain(failure)
        return .unreadable
      }
    } else if !isReport {
      // Standard output is reserved for the merged file, even if the merge has no result.
      if let bytes = outcome.bytes, !session.world.output(bytes) { return .unreadable }
      tell(report, outcome.status, emitter, to: session.world.diagnostics)
      return outcome.status
    }
    guard isReport else {
      tell(report, outcome.status, emitter, to: session.world.output)
      adviseNext(outcome.status, target)
      return outcome.status
    }
    guard let output = session.openOutput() else { return .unreadable }
    guard output.write(emitter.render(report)) else {
      session.console.complain("\(session.outputName): cannot write the report")
      return .unreadable
    }
    if let failure = output.finish() {
      session.console.complain(failure)
      return .unreadable
    }
    return outcome.status
  }

  /// A command that repeats this merge, and to which the user can add decisions.
  private var command: String {
    let words = session.invocation.operands
    if session.invocation.has(.continue) || session.invocation.has(.mergetool), let path = words.last {
      return "\(Product.name) merge --continue \(Shell.word(path))"
    }
    let target = try? namedTarget()
    let output = target.map { " --output \(Shell.word($0))" } ?? ""
    return "\(Product.name) merge \(words.map(Shell.word).joined(separator: " "))\(output)"
  }

  /// After `merge --continue`, prints the git command with which the user completes the merge.
  private func adviseNext(_ status: ExitStatus, _ target: String?) {
    guard session.invocation.has(.continue), status == .success, !session.invocation.has(.quiet),
      let path = session.invocation.operands.first, target == path
    else { return }
    session.console.note("all conflicts are resolved; continue with 'git add \(path)'")
  }

  /// Writes the merged file; nil on success. A file that is merged again is replaced only if that loses no edit.
  private func store(_ bytes: [UInt8], _ target: String, _ input: MergeInput) -> FileFailure? {
    if session.invocation.has(.continue), target == session.invocation.operands.first,
      let refusal = ContinuedFile(path: target, world: session.world).refusal(of: bytes, from: input.sources)
    {
      return refusal
    }
    return session.world.put(target, bytes)
  }

  /// Each scene of the versions, in the first configuration of the run.
  ///
  /// The images and colors come from the disk, where the project may be only partly merged.
  private func pictures(
    of input: MergeInput, _ outcome: MergeJob.Outcome
  ) async throws(UsageError) -> MergePictures {
    let file = try session.configurationFile(around: [outcome.report.path])
    let reader = SourceReader(world: session.world)
    // A merge reads one file of each version, which no other file of the run refers to.
    var environments = try await session.environments(of: [], by: file, reader)
    let onDisk = AssetProvider(world: session.world)
    let path = outcome.report.path
    environments.pictured = { _ in
      var assets = onDisk.assets(for: path)
      assets.givesSizes = false
      return assets
    }
    var plan = LayoutPlan(try session.configurations(by: file), environments)
    plan.detail = .picture
    let drawing = plan
    func layouts(_ source: SourceFile) -> [SceneLayout] {
      guard case .document(let document, _) = reader.parse(source) else { return [] }
      return drawing.layouts(of: document).scenes.compactMap(\.first)
    }
    let isMerged = outcome.status == .success
    let merged = outcome.bytes.map { isMerged ? layouts(SourceFile(path: outcome.report.path, bytes: $0)) : [] }
    return MergePictures(
      versions: input.sources.map(layouts), merged: merged ?? [], images: session.world.pictureImages)
  }

  private func tell(
    _ report: FileMerge, _ status: ExitStatus, _ emitter: any MergeEmitter, to sink: World.Sink
  ) {
    if session.invocation.has(.quiet), status == .success { return }
    _ = sink(emitter.render(report))
  }
}
