import IBSource
import IBTexts

/// `keyline strings --export`.
struct TextExport {
  private let session: Session
  private let format: TextFormat
  private let sourceLanguage: String

  init(_ session: Session) {
    self.session = session
    format = session.invocation.value(.format).flatMap(TextFormat.init) ?? .strings
    sourceLanguage = session.invocation.value(.sourceLanguage) ?? "en"
  }

  func run() -> ExitStatus {
    let discovery = session.discover()
    let reader = SourceReader(world: session.world)
    let documents = discovery.files.map { TextDocument($0, reader, session.console) }
    let read = documents.compactMap(\.self)
    let isWhole = discovery.failures.isEmpty && read.count == documents.count
    guard !read.isEmpty else { return isWhole ? .success : .unreadable }
    let isWritten =
      format == .xliff || isSingle(discovery) ? write([file(of: read)]) : write(read.map { file(of: [$0], in: true) })
    if !session.invocation.has(.quiet), session.invocation.has(.output) {
      let count = read.reduce(0) { $0 + $1.texts.texts.count }
      session.console.report("exported \(Wording.count(count, "text")) of \(Wording.count(read.count, "document"))")
    }
    return isWhole && isWritten ? .success : .unreadable
  }

  /// One document that was named goes to the file of `--output`, or to standard output.
  private func isSingle(_ discovery: FileDiscovery) -> Bool {
    discovery.files.count == 1 && discovery.files[0].origin != .found
  }

  /// The path and the bytes of one result; the path is nil for the one result of the run.
  private typealias Result = (path: String?, bytes: [UInt8])

  private func file(of documents: [TextDocument], in folder: Bool = false) -> Result {
    let text: String
    switch format {
    case .strings: text = StringsWriter.file(documents[0].texts.texts)
    case .xcstrings:
      let catalog = StringCatalog(documents[0].texts.texts, sourceLanguage: sourceLanguage)
      text = String(decoding: catalog.encoded(), as: UTF8.self)
    case .xliff: text = xliff(documents)
    }
    guard folder else { return (nil, Array(text.utf8)) }
    let path = documents[0].path
    let stem = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
    return ("\(stem).\(format.rawValue)", Array(text.utf8))
  }

  private func xliff(_ documents: [TextDocument]) -> String {
    let language = session.invocation.value(.language)
    let writer = XLIFFWriter(sourceLanguage: sourceLanguage, targetLanguage: language, version: Product.version)
    return writer.document(
      documents.map { document in
        let translations = language.map { TranslationFiles(of: document.path, session.world).values(in: $0) } ?? [:]
        return XLIFFWriter.Section(
          original: session.world.seen(document.path), texts: document.texts.texts, targets: translations)
      })
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

  /// In folders as the documents are in.
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
