import IBAssets
import IBLint
import IBModel
import IBReport
import IBSource
import IBSyntax

/// The work of `lint` on each file.
struct LintJob: Sendable {
  let reader: SourceReader
  let plan: LintPlan
  let emitter: any FindingsEmitter
  /// The settings for fixes; nil to change no files.
  let fixing: LintFixing?
  /// Whether findings are written into a baseline, and do not affect the exit status.
  let isAccepted: Bool
  /// Whether the run includes every file of the folders.
  let isWhole: Bool
  /// The storyboards of the projects around the files that the run does not report on.
  let others: [InputFile]
  let project: LintProject
  /// The absolute paths of the searched folders. The run also checks which names the sources in these folders expect in
  /// documents.
  let folders: [String]
  /// Receives the reported findings, on several threads.
  let watch: @Sendable (FileFindings) -> Void
  /// The pictures; nil for formats without them.
  var pictures: FindingPictures?
  /// The commit since which the reported findings are new; nil if all are reported.
  var commit: String?

  /// The output frame; a dry run prints only differences.
  var frame: OutputFrame {
    fixing?.isDryRun == true ? .plain : emitter.frame
  }

  /// The end of the report; empty for a dry run, which prints only differences.
  func rest(_ tally: Tally) -> [UInt8] {
    fixing?.isDryRun == true ? [] : emitter.rest(skipped: tally.skipped)
  }

  @Sendable func run(_ file: InputFile) -> FileOutcome {
    if file.origin == .found, project.isTestData(file.path) {
      return FileOutcome(tally: Tally(skipped: [Self.testData: 1]))
    }
    if file.path.hasSuffix("/\(AssetCatalog.contentsName)") { return lint(contents: file) }
    let reading = reader.read(file, for: .objects)
    switch reading {
    case .document(let document, let findings): return lint(document, findings)
    case .malformed(let source, let findings):
      return outcome(project.check(unread: file.path, reading: findings), in: source)
    case .unsupported(_, let reason) where file.origin != .standardInput && !emitter.countsSkipped:
      return skipped(file, reading, reason)
    case .unsupported, .failure: return FileOutcome(unusable: reading, file)
    }
  }

  /// The name of skipped files that tests read. They may have mistakes on purpose.
  private static let testData = "test data"

  /// The outcome for a document of another kind, with a finding that reports the kind.
  private func skipped(_ file: InputFile, _ reading: SourceReader.Reading, _ reason: String) -> FileOutcome {
    let finding = Finding(
      rule: ReaderRules.notChecked, severity: .note, message: reason, file: file.path, range: SourceRange(0, 0))
    var outcome = complete(
      project.check(unread: file.path, reading: [finding]).findings, in: SourceFile(path: file.path, bytes: []), Tally()
    )
    outcome.tally = FileOutcome(unusable: reading, file).tally
    return outcome
  }

  /// Lints a `Contents.json` of an asset catalog together with the files in its folder.
  private func lint(contents file: InputFile) -> FileOutcome {
    switch project.check(contents: file.path) {
    case .failure(let failure): FileOutcome(unusable: .failure(failure), file)
    case .success(let findings): complete(findings, Tally(read: 1))
    }
  }

  private func lint(_ document: Document, _ reading: [Finding]) -> FileOutcome {
    guard let fixing else {
      pictures?.keep(document)
      return outcome(project.check(document, reading: reading), in: document.tree.source)
    }
    let (loop, difference, failure) = fixing.fix(document, reading: reading, check: project.check)
    pictures?.keep(loop.document)
    var outcome = outcome((loop.findings, loop.facts), in: loop.document.tree.source)
    if fixing.isDryRun { (outcome.piece, outcome.lateParts) = (difference, []) }
    outcome.tally.fixes = loop.count
    outcome.tally.isTrial = fixing.isDryRun
    if let failure {
      outcome.fail(failure)
      outcome.tally.fixes = 0
    }
    return outcome
  }

  private func outcome(_ checked: (findings: [Finding], facts: DocumentFacts?), in source: SourceFile) -> FileOutcome {
    let tally = Tally(read: 1)
    guard let facts = checked.facts else { return complete(checked.findings, in: source, tally) }
    // If no findings can be added later, the piece is written at once, and the bytes are not kept.
    var outcome = FileOutcome(piece: [], tally: tally)
    if !facts.isReportable { outcome = complete(checked.findings, in: source, tally) }
    outcome.open = OpenReport(facts: facts, findings: facts.isReportable ? (source, checked.findings) : nil)
    return outcome
  }

  private func complete(_ findings: [Finding], in source: SourceFile, _ tally: Tally) -> FileOutcome {
    let parts = project.parts(findings, of: source)
    var outcome = complete(parts[0], tally)
    for part in parts.dropFirst() {
      let more = complete(part, Tally())
      outcome.piece = frame.joined(outcome.piece, more.piece)
      outcome.lateParts += more.lateParts
      outcome.tally += more.tally
    }
    return outcome
  }

  private func complete(_ findings: FileFindings, _ tally: Tally) -> FileOutcome {
    var (findings, tally) = (findings, tally)
    findings.newSince = commit
    if let pictures { findings.scenes = pictures.scenes(of: findings) }
    watch(findings)
    if !isAccepted { tally.count(findings.findings) }
    guard emitter.putsErrorsFirst else { return FileOutcome(piece: emitter.render(findings), tally: tally) }
    var outcome = FileOutcome(piece: emitter.render(findings.filtered { $0.severity == .error }), tally: tally)
    outcome.lateParts = emitter.parts(findings.filtered { $0.severity < .error })
    return outcome
  }

  /// The findings in the sources and property lists of the folders, which follow the findings in documents.
  ///
  /// A source without findings does not count as a file of the run.
  private func sourceOutcomes() -> [FileOutcome] {
    project.sourceFindings(in: folders).map { complete($0, Tally(read: 1)) }
  }

  /// The facts about the other storyboards. These are read only if a reference may lead to one of them.
  private func otherFacts(besides facts: [DocumentFacts]) -> [DocumentFacts] {
    let named = Set(facts.flatMap(\.referredStoryboards))
    if named.isEmpty { return [] }
    return others.compactMap { file in
      guard named.contains(where: { file.path.contains($0) }),
        case .document(let document, _) = reader.read(file, for: .objects)
      else { return DocumentFacts(unreadable: file.path) }
      return DocumentFacts(document)
    }
  }

  /// The second pass, which adds the findings that depend on other files.
  func settle(_ outcomes: [FileOutcome]) -> [FileOutcome] {
    let facts = outcomes.compactMap { $0.open?.facts }
    let run = Project(facts + otherFacts(besides: facts), isWhole: isWhole)
    let settled = outcomes.map { outcome in
      guard let open = outcome.open, let (source, findings) = open.findings else { return outcome }
      let settled = complete(findings + project.check(open.facts, in: run), in: source, outcome.tally)
      var outcome = outcome
      outcome.tally = settled.tally
      // A dry run prints only differences.
      if fixing?.isDryRun != true { (outcome.piece, outcome.lateParts) = (settled.piece, settled.lateParts) }
      return outcome
    }
    return fixing?.isDryRun == true ? settled : settled + sourceOutcomes()
  }
}

struct LintFixing: Sendable {
  /// Whether to apply fixes that may change a document's behavior.
  let isUnsafe: Bool
  /// Whether to print the changes instead of writing them.
  let isDryRun: Bool
  let world: World

  /// - Returns: the findings that remain in the changed document, and the difference for a dry run.
  func fix(
    _ document: Document, reading: [Finding], check: FixLoop.Check
  ) -> (loop: FixLoop, difference: [UInt8], failure: FileFailure?) {
    let loop = FixLoop(document, reading: reading, unsafe: isUnsafe, check: check)
    guard loop.count > 0 else { return (loop, [], nil) }
    let (source, fixed) = (document.tree.source, loop.document.tree.source.bytes)
    if isDryRun { return (loop, UnifiedDiff.text(from: source.bytes, to: fixed, path: source.path), nil) }
    return (loop, [], world.store(source.path, fixed, source.bytes))
  }
}
