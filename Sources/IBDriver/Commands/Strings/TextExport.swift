import IBModel
import IBProject
import IBSource
import IBTexts

/// `keyline strings --export`.
struct TextExport {
  private let session: Session
  private let format: TextFormat
  private let projects: AssetProvider

  init(_ session: Session) {
    self.session = session
    format = session.invocation.value(.format).flatMap(TextFormat.init) ?? .strings
    projects = AssetProvider(world: session.world)
  }

  /// The source language: that of the option, otherwise that of the projects around the documents, otherwise English.
  private func sourceLanguage(of documents: [TextDocument]) -> String {
    if let named = session.invocation.value(.sourceLanguage) { return named }
    return documents.lazy.compactMap { document in
      projects.projects(around: document.path).developmentLanguages.first?.tag
    }.first ?? "en"
  }

  /// The word for all languages of the projects.
  private static let allLanguages = "all"

  /// The languages to translate into: those of the option, or for `all`, those of the projects and of the files next to
  /// the documents.
  private func targetLanguages(of documents: [TextDocument]) -> [String] {
    guard let named = session.invocation.value(.language) else { return [] }
    guard named == Self.allLanguages else { return named.split(separator: ",").map(String.init) }
    let models = documents.map { projects.projects(around: $0.path) }
    let known = models.flatMap { $0.projects.flatMap(\.knownLanguages) }
    let found = documents.flatMap { TranslationFiles(of: $0.path, session.world).languages }
    let written = sourceLanguage(of: documents)
    return Set(known + found).filter { $0 != "Base" && $0 != "mul" && $0 != written }.sorted()
  }

  func run() -> ExitStatus {
    let discovery = session.discover()
    let reader = SourceReader(world: session.world)
    let documents = discovery.files.map { TextDocument($0, reader, session.console) }
    let read = documents.compactMap(\.self)
    let isWhole = discovery.failures.isEmpty && read.count == documents.count
    guard !read.isEmpty else { return isWhole ? .success : .unreadable }
    let isWritten = write(results(of: read, isSingle: isSingle(discovery)))
    if !session.invocation.has(.quiet), session.invocation.has(.output) {
      let count = read.reduce(0) { $0 + $1.texts.texts.count }
      session.console.report("exported \(Wording.count(count, "text")) of \(Wording.count(read.count, "document"))")
    }
    return isWhole && isWritten ? .success : .unreadable
  }

  /// Whether the run has one document, which the user named. Its texts go to the `--output` file, or to standard
  /// output.
  private func isSingle(_ discovery: FileDiscovery) -> Bool {
    discovery.files.count == 1 && discovery.files[0].origin != .found
  }

  /// The path and the bytes of one result; the path is nil if it is the only result of the run.
  private typealias Result = (path: String?, bytes: [UInt8])

  /// The output files: one for each document. XLIFF has one file for all documents, or one for each language if the
  /// output is a folder.
  private func results(of documents: [TextDocument], isSingle: Bool) -> [Result] {
    // A `.strings` file does not name its language, so projects are not read to find it.
    let source = format == .strings ? "" : sourceLanguage(of: documents)
    switch format {
    case .xliff:
      let languages = targetLanguages(of: documents)
      let output = session.invocation.value(.output) ?? ""
      guard !languages.isEmpty, output.hasSuffix("/") || session.world.kind(output) == .folder else {
        let all = languages.isEmpty ? [nil] : languages.map(Optional.some)
        return [(nil, xliff(documents, source, all))]
      }
      return languages.map { ("\($0).xliff", xliff(documents, source, [$0])) }
    case .strings, .xcstrings:
      return documents.map { document in
        let stem = document.path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(document.path[..<$0]) }
        let bytes =
          format == .strings
          ? Array(StringsWriter.file(document.texts.texts).utf8)
          : StringCatalog(document.texts.texts, sourceLanguage: source).encoded()
        return (isSingle ? nil : "\(stem ?? document.path).\(format.rawValue)", bytes)
      }
    }
  }

  private func xliff(_ documents: [TextDocument], _ source: String, _ languages: [String?]) -> [UInt8] {
    let writer = XLIFFWriter(sourceLanguage: source, version: Product.version)
    let sections = languages.flatMap { language in
      documents.map { document in
        let translations = language.map { TranslationFiles(of: document.path, session.world).values(in: $0) } ?? [:]
        return XLIFFWriter.Section(
          original: session.world.seen(document.path), language: language, texts: document.texts.texts,
          targets: translations)
      }
    }
    return Array(writer.document(sections).utf8)
  }

  private func write(_ results: [Result]) -> Bool {
    let output = session.invocation.value(.output)
    guard results.allSatisfy({ $0.path != nil }) else {
      guard let file = session.openOutput() else { return false }
      let failure = file.write(results[0].bytes) ? file.finish() : FileFailure(output ?? "-", "could not be written")
      if let failure { session.console.complain(failure) }
      return failure == nil
    }
    guard let output else {
      session.console.complain("several documents need a folder: name one with --output, or use --format xliff")
      return false
    }
    let folder: OutputFolder
    switch OutputFolder.open(output, in: session.world) {
    case .success(let opened): folder = opened
    case .failure(let failure):
      session.console.complain(failure)
      return false
    }
    return results.reduce(true) { isWritten, result in
      guard let failure = store(result, folder) else { return isWritten }
      session.console.complain(failure)
      return false
    }
  }

  /// Writes a result into the same subfolder that its document is in.
  private func store(_ result: Result, _ folder: OutputFolder) -> FileFailure? {
    let names = session.world.names(of: result.path ?? "")
    let current = session.world.names(of: ".")
    var parts = names.starts(with: current) ? names.dropFirst(current.count) : names[...]
    let file = String(parts.popLast() ?? "")
    var inner = folder
    for part in parts {
      switch inner.folder(String(part)) {
      case .success(let folder): inner = folder
      case .failure(let failure): return failure
      }
    }
    return inner.store(result.bytes, as: file)
  }
}
