import IBCode
import IBMigrate
import IBSource

/// The uses in source files that people must change themselves.
struct CodeListing {
  /// One use on each line, in the format of compiler messages; empty without uses.
  let text: String

  init(_ patterns: [CodeUse.Pattern], around paths: [String], files: [InputFile], in world: World) {
    guard !patterns.isEmpty else {
      text = ""
      return
    }
    let sources = SourceSearch.sources(around: paths, files: files, in: world)
    let lines = sources.flatMap { path in Self.lines(path, patterns, world) }
    text = lines.isEmpty ? "" : (["change these source lines yourself:"] + lines).map { "\($0)\n" }.joined()
  }

  private static func lines(_ path: String, _ patterns: [CodeUse.Pattern], _ world: World) -> [String] {
    guard let language = CodeLanguage(fileName: path), case .success(let bytes) = world.read(path) else { return [] }
    let uses = CodeUse.find(patterns, in: bytes, language)
    if uses.isEmpty { return [] }
    let map = LineMap(bytes)
    return uses.map { use in
      let position = map.position(of: use.range.lower)
      return "\(path.onOneLine):\(position.line):\(position.column): note: \(use.path): write \(use.replacement)"
    }
  }
}

/// Finds the Swift and Objective-C sources that belong to documents.
enum SourceSearch {
  /// The sources anywhere in the named folders, and next to the named files, sorted by path.
  ///
  /// The folder of a localized document is inside the folder of its sources.
  static func sources(around paths: [String], files: [InputFile], in world: World) -> [String] {
    var found: Set<String> = []
    let folders = (paths.isEmpty ? ["."] : paths).filter { world.kind($0) == .folder }
    for folder in folders {
      add(FolderWalk(folder, in: world, isEntered: FileDiscovery.isProjectFolder), to: &found)
    }
    var beside: Set<String> = []
    for file in files where file.origin == .named { beside.insert(folder(of: file.path)) }
    for folder in beside { add(FolderWalk(folder, in: world) { _ in false }, to: &found) }
    return found.sorted()
  }

  private static func add(_ walk: FolderWalk, to found: inout Set<String>) {
    for case (let folder, .success(let entries)) in walk {
      for entry in entries where entry.kind == .file && CodeLanguage(fileName: entry.name) != nil {
        found.insert(FileDiscovery.join(folder, entry.name))
      }
    }
  }

  private static func folder(of path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if parts.last?.hasSuffix(".lproj") == true { parts = parts.dropLast() }
    if parts.isEmpty { return "." }
    let folder = parts.joined(separator: "/")
    return folder.isEmpty ? "/" : folder
  }
}
