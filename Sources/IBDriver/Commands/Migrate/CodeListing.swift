import IBCode
import IBMigrate
import IBReport
import IBSource

/// Uses in source files that people have to change themselves.
struct CodeListing {
  /// One use a line, in the format of compilers; empty if there are none.
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
      return "\(path.onOneLine):\(position.line):\(position.column): note: \(use.path): write \(use.replacement)"
    }
  }
}
