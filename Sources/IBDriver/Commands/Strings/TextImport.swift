import IBReport
import IBSource
import IBSyntax
import IBTexts

/// `keyline strings --import`.
struct TextImport {
  private let session: Session
  private let path: String

  private struct Counts {
    var changed = 0
    var added = 0
    var files = 0
    var failed = 0
  }

  init(_ session: Session, _ path: String) {
    self.session = session
    self.path = path
  }

  func run() -> ExitStatus {
    let files = exchangeFiles
    guard !files.isEmpty else {
      session.console.complain("\(path): no .xliff file in 'Localized Contents'")
      return .unreadable
    }
    var counts = Counts()
    for file in files { add(file, &counts) }
    if !session.invocation.has(.quiet) {
      let verb = session.invocation.has(.check) || session.invocation.has(.dryRun) ? "would be " : ""
      session.console.report(
        "\(Wording.count(counts.changed, "translation")) \(verb)changed and \(counts.added) \(verb)added in "
          + "\(Wording.count(counts.files, "file"))\(counts.failed > 0 ? "; \(Wording.count(counts.failed, "problem"))" : "")"
      )
    }
    if counts.failed > 0 { return .unreadable }
    return session.invocation.has(.check) && counts.changed + counts.added > 0 ? .findings : .success
  }

  /// The named file, or the files of the named bundle.
  private var exchangeFiles: [String] {
    guard session.world.kind(path) == .folder else { return [path] }
    let folder = "\(path)/Localized Contents"
    guard case .success(let entries) = session.world.list(folder) else { return [] }
    return entries.map(\.name).filter { $0.hasSuffix(".xliff") }.sorted().map { "\(folder)/\($0)" }
  }

  private func fail(_ message: String, _ counts: inout Counts) {
    session.console.complain(message)
    counts.failed += 1
  }

  private func add(_ path: String, _ counts: inout Counts) {
    switch session.world.read(path) {
    case .failure(let failure): fail("\(failure.path): \(failure.reason)", &counts)
    case .success(let bytes):
      let (tree, findings) = SyntaxParser.parse(SourceFile(path: path, bytes: bytes))
      guard let tree, findings.isEmpty, let file = XLIFFFile(tree) else {
        let finding = findings.first
        let line = LineMap(bytes).position(of: finding?.range.lower ?? 0).line
        return fail("\(path):\(line): \(finding?.message ?? "not an XLIFF document")", &counts)
      }
      for section in file.sections {
        let line = LineMap(bytes).position(of: section.range.lower).line
        add(section, "\(path):\(line)", &counts)
      }
    }
  }

  /// Writes the translations of a section into the file that translates the section's original.
  private func add(_ section: XLIFFFile.Section, _ place: String, _ counts: inout Counts) {
    let units = section.units.filter { $0.target != nil }
    guard !units.isEmpty else { return }
    guard let language = section.language, let target = target(of: section.original, language) else {
      return fail(
        "\(place): found no document for the \(units.count) translations of '\(section.original)': "
          + (section.language == nil ? "the section has no target-language" : "it is not in an .lproj folder"),
        &counts)
    }
    let isNew = session.world.kind(target) == nil
    let old: [UInt8]
    switch isNew ? .success([]) : session.world.read(target) {
    case .failure(let failure): return fail("\(failure.path): \(failure.reason)", &counts)
    case .success(let bytes): old = bytes
    }
    switch imported(units, language, into: old, isCatalog: target.hasSuffix(".xcstrings")) {
    case .failure(let problem):
      fail("\(target):\(problem.line): \(problem.message); the file is unchanged", &counts)
    case .success(let result):
      for key in result.unknown {
        fail("\(place): '\(key)' is not in \(target); its translation is skipped", &counts)
      }
      guard result.bytes != old else { return }
      counts.changed += result.changed
      counts.added += result.added
      counts.files += 1
      if let failure = deliver(result.bytes, old, target, isNew: isNew) {
        fail("\(failure.path): \(failure.reason)", &counts)
      }
    }
  }

  private struct Imported {
    let bytes: [UInt8]
    let changed: Int
    let added: Int
    var unknown: [String] = []
  }

  private func imported(
    _ units: [XLIFFFile.Unit], _ language: String, into old: [UInt8], isCatalog: Bool
  ) -> Result<Imported, StringsFile.Problem> {
    if isCatalog {
      return TranslationFiles.catalog(old).map { catalog in
        let result = CatalogImport(catalog, units, language)
        return Imported(
          bytes: result.changed.isEmpty ? old : result.catalog.encoded(), changed: result.changed.count, added: 0,
          unknown: result.unknown)
      }
    }
    return TranslationFiles.strings(old).map { file in
      let result = StringsImport(file, units)
      return Imported(bytes: result.bytes, changed: result.changed.count, added: result.added.count)
    }
  }

  /// `App/de.lproj/Main.strings` for `App/Base.lproj/Main.storyboard`, or the catalog if there is one.
  private func target(of original: String, _ language: String) -> String? {
    let place = LocalizedPath(original)
    guard place.folder != nil, !place.stem.isEmpty, !"/\(place.around)".contains("/../"), !original.hasPrefix("/"),
      !language.contains("/"), !language.hasPrefix(".")
    else { return nil }
    let catalog = place.texts(in: LocalizedPath.several)
    return session.world.kind(catalog) == .file ? catalog : place.texts(in: language)
  }

  private func deliver(_ bytes: [UInt8], _ old: [UInt8], _ path: String, isNew: Bool) -> FileFailure? {
    if session.invocation.has(.check) { return nil }
    if session.invocation.has(.dryRun) {
      _ = session.world.output(UnifiedDiff.text(from: old, to: bytes, path: path))
      return nil
    }
    if isNew, let slash = path.lastIndex(of: "/"), let failure = session.world.makeFolder(String(path[..<slash])) {
      return failure
    }
    return OutputFolder.refusal(ofTranslation: path, in: session.world)
      ?? session.world.store(path, bytes, isNew ? nil : old)
  }
}
