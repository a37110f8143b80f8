import IBAssets
import IBCompare
import IBLayout
import IBReport
import IBSource
import IBSyntax
import IBTexts

struct DiffCommand: Subcommand {
  static let name = "diff"
  static let summary = "describe what changed between two versions"
  static let isPaged = true
  /// Two sides, revisions and paths, or the arguments that git passes.
  static let operands = Operands("versions and paths", 0...Int.max)

  static let explanation = """
    Compares two versions. A version is a file or a folder, on disk or in a git revision, such as
    HEAD:App/Main.storyboard or HEAD~3:App. You can also pass revisions and paths as for 'git diff': nothing for
    uncommitted changes in the current folder, main for the differences from a branch, main..topic, main...topic, or two
    revisions; paths limit the diff. Keyline leaves out edits that Xcode makes on its own, and lists views that move by
    size class. Without differences, the command prints nothing and exits with status 0.

    With '--format github-comment', --output names a folder for comment.md and its pictures.

    As git's external diff ('git config diff.keyline.command "keyline diff"'), the command takes git's seven arguments.
    With --textconv ('git config diff.keyline.textconv "keyline diff --textconv"'), it prints one file as stable text.
    """

  static let options: [Option] = [
    .on, .allSizeClasses, .allDevices, .languages, .limit, .format(DiffEmitters.table.words, help: "output format"),
    Option(.cached, help: "compare the staged files instead of the working files"),
    Option(
      .pictureBase, .text("URL"), in: .output, help: "address of a comment's pictures (default: next to the comment)"),
    Option(
      .pictureFormat, .choice(PictureFormats.table.words), fallback: PictureFormats.table.words.first,
      in: .output, help: "format of a comment's pictures"),
    Option(.stat, in: .output, help: "print the number of changes in each file"),
    Option(.nameOnly, in: .output, help: "print the paths of the files that differ"),
    Option(.exitCode, help: "exit with status 1 if anything differs, as git does"),
    Option(.textconv, help: "print one file as stable text for git to compare"), .noLayout, .output, .config, .noIgnore,
    .jobs, .quiet,
  ]

  let session: Session

  func run() async throws(UsageError) -> ExitStatus {
    let operands = session.invocation.operands
    if session.invocation.has(.textconv) { return try convert(operands) }
    if let call = GitDiffCall(operands, in: session.world) { return try await answer(call) }
    return try await compare(operands)
  }

  private var world: World { session.world }

  private func compare(_ operands: [String]) async throws(UsageError) -> ExitStatus {
    let sides = DiffOperands(
      operands, isStaged: session.invocation.has(.cached), respectsGit: !session.invocation.has(.noIgnore), in: world)
    for failure in sides.failures { session.console.complain(failure) }
    guard sides.failures.isEmpty else { return .unreadable }
    if sides.areNamed, sides.pairs.contains(where: { $0.old.isFolder != $0.new.isFolder }) {
      throw UsageError("cannot compare a folder with a file: '\(operands.joined(separator: "', '"))'")
    }
    for path in sides.unmerged {
      session.console.warn("\(path): not merged yet; resolve its conflicts ('git diff' shows them)")
    }
    let onDisk = operands.filter { world.kind($0) != nil }
    let job = try await job(sides.pairs, around: onDisk, versions: versions(of: sides))
    return try await run(sides.pairs.flatMap(DiffPair.all), job, unmerged: sides.unmerged.count)
  }

  // MARK: - Compared versions

  private func versions(of sides: DiffOperands) -> ComparedVersions {
    let commit = sides.new.revision.flatMap { world.gitWord(["rev-parse", "--verify", "--quiet", "\($0)^{commit}"]) }
    return ComparedVersions(
      old: sides.old.words, new: sides.new.words,
      date: commit.flatMap { world.gitWord(["log", "-1", "--format=%cs", $0]) },
      files: commit.flatMap { commit in
        world.gitWord(["remote", "get-url", "origin"]).flatMap { ForgeAddress(remote: $0) }.map { $0.files(of: commit) }
      })
  }

  private func emitter(_ context: DiffContext) throws(UsageError) -> any DiffEmitter {
    let (counts, names) = (session.invocation.has(.stat), session.invocation.has(.nameOnly))
    let isGiven = session.invocation.has(.format)
    if [counts, names, isGiven].count(where: { $0 }) > 1 {
      throw UsageError("--stat, --name-only and --format exclude each other: use one of them")
    }
    if counts { return DiffStatEmitter() }
    if names { return DiffNameEmitter() }
    let format = session.invocation.value(.format) ?? ""
    guard let emitter = DiffEmitters.table.named(format, for: context) else {
      throw UsageError("unknown format '\(format)'")
    }
    return emitter
  }

  /// - Parameter paths: the paths around which the configuration is searched.
  private func job(
    _ sides: [(old: DiffSource, new: DiffSource)], around paths: [String],
    versions: ComparedVersions = ComparedVersions()
  ) async throws(UsageError) -> DiffJob {
    let revisions = RevisionAssets(world: world)
    let images = PictureImages { [world] path in revisions.read(path) ?? (try? world.read(world.seen(path)).get()) }
    let context = DiffContext(
      style: session.style, images: images, files: try pictureFiles(), versions: versions)
    let emitter = try emitter(context)
    let file = try session.configurationFile(around: paths)
    let configurations = try session.configurations(by: file)
    let reader = SourceReader(world: world)
    if session.invocation.has(.noLayout) { return DiffJob(reader: reader, plan: nil, emitter: emitter) }
    // The images and colors on disk may belong to another version. Layouts use the copies that the documents store.
    let indices = [sides.flatMap(\.old.documents), sides.flatMap(\.new.documents)].map(StoryboardIndex.init)
    var environments = try await session.environments(of: indices, by: file, reader)
    let onDisk = AssetProvider(world: world)
    environments.translations = { document in
      revisions.translations(of: document) ?? DocumentTranslations(of: document.path, onDisk.files)
    }
    if emitter.wantsPictures {
      environments.pictured = { document in
        var assets = revisions.assets(for: document) ?? onDisk.assets(for: document.path)
        assets.givesSizes = false
        return assets
      }
    }
    var plan = LayoutPlan(configurations, environments)
    plan.detail = emitter.wantsPictures ? .picture : .frames
    return DiffJob(reader: reader, plan: plan, emitter: emitter)
  }

  private func pictureFiles() throws(UsageError) -> DiffPictureFiles {
    let word = session.invocation.value(.pictureFormat) ?? ""
    guard let format = PictureFormats.table.named(word, for: world) else {
      throw .unknownValue(of: "format", word, allowed: PictureFormats.table.words)
    }
    if let refusal = format.refusal { throw UsageError(refusal) }
    let base = session.invocation.value(.pictureBase) ?? ""
    return DiffPictureFiles(
      base: base.isEmpty || base.hasSuffix("/") ? base : base + "/", fileExtension: format.name
    ) { format.make($0, Self.pictureScale) }
  }

  /// Pixels per point of PNG pictures: the scale of most screens on which people read comments.
  private static let pictureScale = 2.0
  private static let commentName = "comment.md"

  /// Opens the output; nil, after an error message, if the file cannot be created.
  ///
  /// A format with pictures writes a file into their folder. The job is given this folder.
  private func open(_ job: inout DiffJob) throws(UsageError) -> OutputFile? {
    guard job.emitter.isFolder else { return session.openOutput() }
    guard let path = session.invocation.value(.output) else {
      throw UsageError("this format writes picture files: pass a folder with --output")
    }
    let opened = OutputFolder.open(path, in: world).flatMap { folder in
      folder.create(Self.commentName).map { (folder, $0) }
    }
    switch opened {
    case .success((let folder, let file)):
      job.folder = folder
      return file
    case .failure(let failure):
      session.console.complain(failure)
      return nil
    }
  }

  private func run(_ pairs: [DiffPair], _ job: DiffJob, unmerged: Int) async throws(UsageError) -> ExitStatus {
    var job = job
    guard let output = try open(&job) else { return .unreadable }
    var pieces: [DiffPiece] = []
    let result = await session.fileRun(job.emitter.frame, output).run(
      pairs, work: job.run, receive: { if let piece = $0 { pieces.append(piece) } },
      rest: { _ in job.emitter.whole(pieces) }
    )
    return session.conclude(result, [], summary: { Self.summary($0, unmerged) }) { tally in
      let status = tally.status()
      let differs = tally.differing + unmerged > 0
      return status == .success && session.invocation.has(.exitCode) && differs ? .findings : status
    }
  }

  /// Such as `12 files; 3 differ`.
  private static func summary(_ tally: Tally, _ unmerged: Int) -> String {
    let problems = Severity.allCases.reversed().filter { tally.findings[$0.rawValue] > 0 }
      .map { Wording.count(tally.findings[$0.rawValue], $0.name) }
    let difference = tally.differing == 0 ? "no differences" : Wording.count(tally.differing, "differs", "differ")
    let left = unmerged > 0 ? ["\(unmerged) not merged"] : []
    return "\(tally.reading); \(([difference] + left + problems).joined(separator: ", "))"
  }

  // MARK: - Git

  /// Prints one file as stable text. A file that is not a supported document is printed unchanged, so git can still
  /// compare it.
  private func convert(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard let path = operands.first, operands.count == 1 else { throw UsageError("--textconv takes one file") }
    switch world.read(path) {
    case .failure(let failure):
      session.console.complain(FileFailure(path, failure.reason))
      return .unreadable
    case .success(let bytes):
      let text = outline(path, bytes) ?? conflict(path, bytes) ?? bytes
      return world.output(text) ? .success : .unreadable
    }
  }

  private func outline(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    let reading = SourceReader(world: world).parse(SourceFile(path: path, bytes: bytes), for: .objects)
    guard case .document(let document, _) = reading else { return nil }
    return OutlineText.render(DiffOutline(document))
  }

  /// The text of a file that git could not merge.
  ///
  /// If the result were XML, `git diff` would print each of its lines next to the texts of both versions.
  private func conflict(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard let sides = ConflictMarkers.sides(of: bytes), let ours = outline(path, sides.ours),
      let theirs = outline(path, sides.theirs)
    else { return nil }
    return UnifiedDiff.conflict(ours, theirs, opening: Array(sides.opening), closing: Array(sides.closing))
  }

  /// Compares two files for git, with status 0 even if they cannot be compared, which is reported.
  ///
  /// Git stops if an external program fails.
  private func answer(_ call: GitDiffCall) async throws(UsageError) -> ExitStatus {
    guard let (old, new) = call.sides else { return session.console.answer("\(call.path.onOneLine): not merged yet\n") }
    let sides = (old: DiffSource(old, in: world), new: DiffSource(new, in: world))
    let job = try await job([sides], around: [call.path])
    guard let pair = DiffPair(sides.old.entries[""], sides.new.entries[""], path: call.path) else { return .success }
    let (outcome, _) = job.run(pair)
    let text = outcome.piece + outcome.remarks + (outcome.complaint.map { Array("\($0.onOneLine)\n".utf8) } ?? [])
    _ = world.output(text)
    return .success
  }
}
