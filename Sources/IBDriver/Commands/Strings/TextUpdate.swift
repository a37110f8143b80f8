import IBReport
import IBSource
import IBTexts

/// `keyline strings --update`.
struct TextUpdate {
  private let session: Session
  private let keepsStale: Bool
  private let writes: Bool
  private let printsDiff: Bool

  private struct Counts {
    var documents = 0
    var files = 0
    var changed = 0
    var failed = 0
  }

  init(_ session: Session) {
    self.session = session
    keepsStale = session.invocation.has(.keepStale)
    printsDiff = session.invocation.has(.dryRun)
    writes = !printsDiff && !session.invocation.has(.check)
  }

  func run() -> ExitStatus {
    let discovery = session.discover()
    let reader = SourceReader(world: session.world)
    var counts = Counts()
    counts.failed = discovery.failures.count
    for file in discovery.files {
      let translations = TranslationFiles(of: file.path, session.world)
      if !translations.isBase, file.origin == .named {
        session.console.note("\(file.path): not in a Base.lproj folder, so it has no .strings files; skipped")
      }
      let files = translations.all
      guard !files.isEmpty else { continue }
      guard let document = TextDocument(file, reader, session.console) else {
        counts.failed += 1
        continue
      }
      counts.documents += 1
      for file in files { update(file, document, &counts) }
    }
    if !session.invocation.has(.quiet) { session.console.report(summary(counts)) }
    if counts.failed > 0 { return .unreadable }
    return session.invocation.has(.check) && counts.changed > 0 ? .findings : .success
  }

  private func summary(_ counts: Counts) -> String {
    if counts.documents == 0 { return "no document with translations found" }
    let verb = writes ? "updated" : "would be updated"
    var text =
      "\(Wording.count(counts.files, "file")) with translations of \(Wording.count(counts.documents, "document")); "
      + "\(counts.changed) \(verb)"
    if counts.failed > 0 { text += ", \(counts.failed) cannot be read or written" }
    return text
  }

  private func update(_ file: TranslationFiles.File, _ document: TextDocument, _ counts: inout Counts) {
    counts.files += 1
    switch session.world.read(file.path) {
    case .failure(let failure):
      session.console.complain(failure)
      counts.failed += 1
    case .success(let old):
      switch updated(old, isCatalog: file.language == nil, document) {
      case .failure(let problem):
        session.console.complain("\(file.path):\(problem.line): \(problem.message); the file is unchanged")
        counts.failed += 1
      case .success((let bytes, let changes)):
        guard bytes != old else { return }
        counts.changed += 1
        if let failure = deliver(bytes, old, changes, file.path) {
          session.console.complain(failure)
          counts.failed += 1
        }
      }
    }
  }

  private func updated(
    _ old: [UInt8], isCatalog: Bool, _ document: TextDocument
  ) -> Result<([UInt8], TextChanges), StringsFile.Problem> {
    if isCatalog {
      return TranslationFiles.catalog(old).map { catalog in
        let update = CatalogUpdate(catalog, document.texts, keepsStale: keepsStale)
        return (update.changes.isEmpty ? old : update.catalog.encoded(), update.changes)
      }
    }
    return TranslationFiles.strings(old).map { file in
      let update = StringsUpdate(file, document.texts, keepsStale: keepsStale)
      return (update.changes.isEmpty ? old : update.bytes, update.changes)
    }
  }

  /// Writes the file or prints the difference, and reports the changes.
  private func deliver(_ bytes: [UInt8], _ old: [UInt8], _ changes: TextChanges, _ path: String) -> FileFailure? {
    if writes {
      let refusal = OutputFolder.refusal(ofTranslation: path, in: session.world)
      if let failure = refusal ?? session.world.store(path, bytes, old) { return failure }
    }
    if printsDiff {
      _ = session.world.output(UnifiedDiff.text(from: old, to: bytes, path: path))
    }
    guard !session.invocation.has(.quiet) else { return nil }
    let lines = (["\(path): \(Self.words(changes))"] + Self.details(changes)).map { $0.onOneLine + "\n" }
    _ = (printsDiff ? session.world.diagnostics : session.world.output)(Array(lines.joined().utf8))
    return nil
  }

  private static func words(_ changes: TextChanges) -> String {
    let counts = [
      (changes.added.count, "added"), (changes.moved.count, "moved to a new id"), (changes.removed.count, "removed"),
      (changes.retired.count, "now stale"),
      (changes.refreshed.count, "updated"), (changes.kept.count, "stale but kept"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The removed translations, listed because the user may want to keep them.
  private static func details(_ changes: TextChanges) -> [String] {
    changes.moved.sorted { $0.key < $1.key }.map { "  moved \($0.key) → \($0.value)" }
      + changes.removed.sorted().map { "  removed \($0)" }
  }
}
