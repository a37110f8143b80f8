import IBCode
import IBMigrate
import IBSource

/// Uses in sources beside the documents, which people have to change themselves.
struct CodeListing {
  /// One use a line, as compilers print it; empty when there is none.
  let text: String

  init(_ patterns: [CodeUse.Pattern], around paths: [String], files: [InputFile], in world: World) {
    guard !patterns.isEmpty else {
      text = ""
      return
    }
    let sources = SourceSearch.sources(around: paths, files: files, in: world)
    let lines = sources.flatMap { path in Self.lines(path, patterns, world) }
    text = lines.isEmpty ? "" : (["to change by hand in sources:"] + lines).map { "\($0)\n" }.joined()
  }

  private static func lines(_ path: String, _ patterns: [CodeUse.Pattern], _ world: World) -> [String] {
    guard let language = CodeLanguage(fileName: path), case .success(let bytes) = world.read(path) else { return [] }
    let uses = CodeUse.find(patterns, in: bytes, language)
    if uses.isEmpty { return [] }
    let map = LineMap(bytes)
    return uses.map { use in
      let position = map.position(of: use.range.lower)
      return "\(path):\(position.line):\(position.column): note: \(use.path): write \(use.replacement)"
    }
  }
}

/// Finds the Swift and Objective-C sources that belong to documents.
enum SourceSearch {
  /// Sources anywhere in the folders that were named, and beside the files that were: a localised document stands one
  /// folder deeper than its sources. Sorted by path.
  static func sources(around paths: [String], files: [InputFile], in world: World) -> [String] {
    var found: Set<String> = []
    let folders = (paths.isEmpty ? ["."] : paths).filter { world.kind($0) == .folder }
    for folder in folders { search(folder, isDeep: true, world, &found) }
    var beside: Set<String> = []
    for file in files where file.origin == .named { beside.insert(folder(of: file.path)) }
    for folder in beside { search(folder, isDeep: false, world, &found) }
    return found.sorted()
  }

  private static func search(_ root: String, isDeep: Bool, _ world: World, _ found: inout Set<String>) {
    var folders = [root]
    while let folder = folders.popLast() {
      guard case .success(let entries) = world.list(folder) else { continue }
      for entry in entries {
        let path = FileDiscovery.join(folder, entry.name)
        switch entry.kind {
        case .file where CodeLanguage(fileName: entry.name) != nil: found.insert(path)
        case .folder where isDeep && !entry.isLink && FileDiscovery.isProjectFolder(entry.name): folders.append(path)
        default: break
        }
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
