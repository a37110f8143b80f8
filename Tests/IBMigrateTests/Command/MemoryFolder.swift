import IBDriver
import Synchronization

/// Files in memory that can be replaced, and what a run wrote beside them.
final class MemoryFolder: Sendable {
  private struct State {
    var files: [String: [UInt8]]
    var output = ""
    var diagnostics = ""
  }

  private let state: Mutex<State>
  private let input: String
  private let failure: String?

  /// - Parameters:
  ///   - files: text by path.
  ///   - failure: why no file can be replaced; nil where each can.
  init(_ files: [String: String], input: String = "", failure: String? = nil) {
    state = Mutex(State(files: files.mapValues { Array($0.utf8) }))
    self.input = input
    self.failure = failure
  }

  var output: String { state.withLock { $0.output } }
  var diagnostics: String { state.withLock { $0.diagnostics } }

  subscript(path: String) -> String? {
    get { state.withLock { state in state.files[path].map { String(decoding: $0, as: UTF8.self) } } }
  }

  func run(_ arguments: String...) async -> ExitStatus {
    await CommandLineTool.run(arguments, in: world)
  }

  var world: World {
    World(
      read: { self.read($0) },
      readInput: { .success(Array(self.input.utf8)) },
      kind: { self.kind($0) },
      list: { .success(self.list($0)) },
      makeFolder: { FileFailure($0, "not in a test") },
      store: { path, bytes, old in
        if let failure = self.failure { return FileFailure(path, failure) }
        return self.state.withLock { state in
          if let old, state.files[path] != old { return FileFailure(path, "the file changed during the run") }
          state.files[path] = bytes
          return nil
        }
      },
      create: { .failure(FileFailure($0, "not in a test")) },
      output: { bytes in
        self.state.withLock { $0.output += String(decoding: bytes, as: UTF8.self) }
        return true
      },
      diagnostics: { bytes in
        self.state.withLock { $0.diagnostics += String(decoding: bytes, as: UTF8.self) }
        return true
      },
      environment: { _ in nil }, processorCount: 2)
  }

  private func read(_ path: String) -> Result<[UInt8], FileFailure> {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let bytes = state.withLock { $0.files[path] }
    return bytes.map { .success($0) } ?? .failure(FileFailure(path, "no such file or directory"))
  }

  private func kind(_ path: String) -> FileKind? {
    let paths = state.withLock { Array($0.files.keys) }
    if paths.contains(path) { return .file }
    return path == "." || paths.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  private func list(_ folder: String) -> [FolderEntry] {
    let prefix = folder == "." ? "" : folder + "/"
    let paths = state.withLock { Array($0.files.keys) }
    let names = Set(
      paths.filter { $0.hasPrefix(prefix) }.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first })
    return names.map { FolderEntry(name: String($0), kind: paths.contains(prefix + $0) ? .file : .folder) }
  }
}
