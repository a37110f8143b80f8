import IBDriver
import Synchronization

/// A world of files in memory that remembers what was written.
final class MemoryWorld: Sendable {
  private struct Written {
    var output: [UInt8] = []
    var diagnostics: [UInt8] = []
    var files: [String: [UInt8]] = [:]
    var filters: [[String]] = []
  }

  private let files: [String: [UInt8]]
  private let links: Set<String>
  private let unreadable: Set<String>
  private let input: [UInt8]
  private let environment: [String: String]
  private let terminals: (output: Bool, diagnostics: Bool)
  private let outputIsBroken: Bool
  private let revisions: [String: String]?
  private let converter: (@Sendable ([UInt8]) -> [UInt8]?)?
  private let written = Mutex(Written())

  /// - Parameters:
  ///   - files: text by path; folders are there because files are in them.
  ///   - data: files that are no text.
  ///   - links: the folders among them that are symbolic links.
  ///   - revisions: what git knows by names such as `HEAD:Main.storyboard`; nil where there is no git.
  ///   - converter: what another program makes of its input; nil where no program is installed.
  ///   - unreadable: files that are listed but cannot be read.
  init(
    _ files: [String: String] = [:], data: [String: [UInt8]] = [:], links: Set<String> = [],
    unreadable: Set<String> = [], input: String = "", environment: [String: String] = [:],
    terminals: (output: Bool, diagnostics: Bool) = (false, false), outputIsBroken: Bool = false,
    revisions: [String: String]? = nil, converter: (@Sendable ([UInt8]) -> [UInt8]?)? = nil
  ) {
    self.converter = converter
    self.revisions = revisions
    self.files = files.mapValues { Array($0.utf8) }.merging(data) { first, _ in first }
    self.links = links
    self.unreadable = unreadable
    self.input = Array(input.utf8)
    self.environment = environment
    self.terminals = terminals
    self.outputIsBroken = outputIsBroken
  }

  /// A world with the same files and revisions, in which nothing was done.
  var renewed: MemoryWorld {
    let texts = files.mapValues { String(decoding: $0, as: UTF8.self) }
    return MemoryWorld(texts, links: links, unreadable: unreadable, revisions: revisions)
  }

  var output: String { written.withLock { String(decoding: $0.output, as: UTF8.self) } }
  var diagnostics: String { written.withLock { String(decoding: $0.diagnostics, as: UTF8.self) } }

  /// The command lines of the programs that were run.
  var filtered: [[String]] { written.withLock { $0.filters } }

  func writtenFile(_ path: String) -> String? {
    written.withLock { $0.files[path].map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The text of each file that was written, by path.
  var writtenFiles: [String: String] {
    written.withLock { $0.files.mapValues { String(decoding: $0, as: UTF8.self) } }
  }

  /// Runs a command line in this world.
  func run(_ arguments: String...) async -> ExitStatus { await run(words: arguments) }

  func run(words arguments: [String]) async -> ExitStatus {
    await CommandLineTool.run(arguments, in: world)
  }

  var world: World {
    var world = World(
      read: { self.read($0) },
      readInput: { .success(self.input) },
      kind: { self.kind($0) },
      list: { self.list($0) },
      makeFolder: { self.unreadable.contains($0) ? FileFailure($0, "permission denied") : nil },
      store: { self.store($0, $1, $2) },
      create: { self.create($0) },
      output: { bytes in
        if self.outputIsBroken { return false }
        self.written.withLock { $0.output += bytes }
        return true
      },
      diagnostics: { bytes in
        self.written.withLock { $0.diagnostics += bytes }
        return true
      },
      environment: { self.environment[$0] }, processorCount: 2)
    world.outputIsTerminal = terminals.output
    world.diagnosticsAreTerminal = terminals.diagnostics
    world.filter = { self.filter($0, $1, $2) }
    world.git = { self.git($0) }
    return world
  }

  private func read(_ path: String) -> Result<[UInt8], FileFailure> {
    guard let bytes = files[path], !unreadable.contains(path) else {
      return .failure(FileFailure(path, "permission denied"))
    }
    return .success(bytes)
  }

  private func filter(_ program: String, _ words: [String], _ input: [UInt8]) -> Result<[UInt8], FileFailure> {
    guard let converter else { return .failure(FileFailure(program, "\(program) is not installed")) }
    written.withLock { $0.filters.append([program] + words) }
    if words == ["--version"] { return .success([]) }
    return converter(input).map { .success($0) } ?? .failure(FileFailure(program, "failed"))
  }

  private func git(_ arguments: [String]) -> Result<[UInt8], FileFailure> {
    guard let revisions else { return .failure(FileFailure("git", "git is not installed")) }
    if arguments.first == "-C" { return git(Array(arguments.dropFirst(2))) }
    let name = arguments.last ?? ""
    let isTree = revisions.keys.contains { $0.hasPrefix(name + "/") }
    switch arguments.first {
    case "rev-parse" where arguments.contains("--show-prefix"): return .success(Array("\n".utf8))
    case "rev-parse" where name == "--is-shallow-repository":
      return .success(Array("\(revisions[":shallow"] == nil ? "false" : "true")\n".utf8))
    case "rev-parse":
      let revision = String(name.prefix { $0 != "^" })
      return revisions.keys.contains { $0.hasPrefix("\(revision):") }
        ? .success([]) : .failure(FileFailure("git", "Needed a single revision"))
    case "ls-files":
      let place = name == "." ? "" : name.replacing(":(top,literal)", with: "")
      let paths = revisions.keys.filter { $0.hasPrefix(":\(place)") }.map { String($0.dropFirst()) }
      return .success(Array(paths.sorted().map { $0 + "\0" }.joined().utf8))
    case "cat-file" where arguments.contains("-e"):
      let isThere = isTree || revisions.keys.contains { $0.hasPrefix(name) && name.hasSuffix(":") || $0 == name }
      return isThere ? .success([]) : .failure(FileFailure("git", "Not a valid object name \(name)"))
    case "cat-file" where arguments.contains("-t") && name.hasSuffix(":"): return .success(Array("tree\n".utf8))
    case "ls-tree":
      let prefix = name.hasSuffix(":") ? name : name + (name.contains(":") ? "/" : ":")
      let paths = revisions.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      return .success(Array(paths.sorted().map { $0 + "\0" }.joined().utf8))
    case "cat-file" where arguments.contains("-t") && (isTree || revisions[name] != nil):
      return .success(Array((isTree ? "tree\n" : "blob\n").utf8))
    case "cat-file":
      guard let text = revisions[name] else {
        return .failure(FileFailure("git", "Not a valid object name \(name)"))
      }
      return .success(Array(text.utf8))
    default: return .failure(FileFailure("git", "unexpected arguments"))
    }
  }

  private func kind(_ path: String) -> FileKind? {
    if files[path] != nil { return .file }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return path == "." || files.keys.contains { $0.hasPrefix(prefix) } ? .folder : nil
  }

  private func list(_ folder: String) -> Result<[FolderEntry], FileFailure> {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }.compactMap { path in
      path.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
    }
    // The order of a set: as arbitrary as that of a real folder.
    let entries = Set(names).map { name in
      let path = prefix + name
      return FolderEntry(name: name, kind: files[path] == nil ? .folder : .file, isLink: links.contains(path))
    }
    return .success(entries)
  }

  private func store(_ path: String, _ bytes: [UInt8], _ old: [UInt8]?) -> FileFailure? {
    if let old, old != writtenBytes(path) ?? files[path] { return FileFailure(path, "the file changed during the run") }
    if unreadable.contains(path) { return FileFailure(path, "permission denied") }
    written.withLock { $0.files[path] = bytes }
    return nil
  }

  private func writtenBytes(_ path: String) -> [UInt8]? { written.withLock { $0.files[path] } }

  private func create(_ path: String) -> Result<OutputFile, FileFailure> {
    if unreadable.contains(path) { return .failure(FileFailure(path, "permission denied")) }
    let content = Mutex<[UInt8]>([])
    return .success(
      OutputFile(
        write: { bytes in
          content.withLock { $0 += bytes }
          return true
        },
        finish: { self.store(path, content.withLock { $0 }, nil) }))
  }
}
