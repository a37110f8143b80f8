import IBSource
import IBTexts

/// The files that translate a document of `Base.lproj`: `de.lproj/Main.strings`, `mul.lproj/Main.xcstrings`.
struct TranslationFiles {
  struct File {
    let path: String
    /// For example `de`; nil for a catalog, which contains several languages.
    let language: String?
  }

  private let world: World
  private let place: LocalizedPath
  /// Whether the document is in `Base.lproj`. Copies for each language have no `.strings` files.
  let isBase: Bool

  init(of document: String, _ world: World) {
    self.world = world
    place = LocalizedPath(document)
    isBase = place.folder == LocalizedPath.base
  }

  /// The files, ordered by path.
  var all: [File] {
    guard isBase, case .success(let entries) = world.list(place.around.isEmpty ? "." : place.around) else { return [] }
    let folders = entries.filter { $0.kind == .folder && $0.name.hasSuffix(LocalizedPath.end) }
      .map { String($0.name.dropLast(LocalizedPath.end.count)) }
    return folders.sorted().compactMap { folder in
      let path = place.texts(in: folder)
      guard folder != LocalizedPath.base, world.kind(path) == .file else { return nil }
      return File(path: path, language: folder == LocalizedPath.several ? nil : folder)
    }
  }

  /// The names of the languages in the files.
  var languages: [String] {
    all.flatMap { file -> [String] in
      if let language = file.language { return [language] }
      guard case .success(let bytes) = world.read(file.path), case .success(let catalog) = StringCatalog.read(bytes)
      else { return [] }
      return catalog.languages
    }
  }

  /// The translations into a language, by key; empty if no file contains any.
  func values(in language: String) -> [String: String] {
    for file in all {
      guard case .success(let bytes) = world.read(file.path) else { continue }
      if file.language == language, case .success(let strings) = StringsFile.read(bytes) {
        return Dictionary(strings.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
      }
      if file.language == nil, case .success(let catalog) = StringCatalog.read(bytes) {
        return catalog.values(in: language)
      }
    }
    return [:]
  }

  /// Reads a `.strings` file for editing. A failure names the line of the mistake.
  static func strings(_ bytes: [UInt8]) -> Result<StringsFile, StringsFile.Problem> {
    StringsFile.read(bytes).flatMap { file in file.problem.map { .failure($0) } ?? .success(file) }
  }

  /// Reads a catalog. A failure names the line of the mistake.
  static func catalog(_ bytes: [UInt8]) -> Result<StringCatalog, StringsFile.Problem> {
    StringCatalog.read(bytes).mapError { problem in
      StringsFile.Problem(message: problem.message, line: LineMap(bytes).position(of: problem.range.lower).line)
    }
  }
}
