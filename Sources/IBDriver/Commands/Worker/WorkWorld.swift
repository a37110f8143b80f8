import Synchronization

/// The world as one request sees it: its own folder, its inputs, and its collected output.
///
/// Everything that a run touches goes through its world, so simultaneous requests share no state.
struct WorkWorld: Sendable {
  /// That of the worker.
  let outer: World
  let request: WorkRequest
  let cancellation: Cancellation

  /// - Parameter output: for standard output and standard error.
  func world(output: @escaping World.Sink, diagnostics: @escaping World.Sink) -> World {
    var world = outer
    world.currentFolder = outer.absolute(request.folder.isEmpty ? "." : request.folder)
    // Bazel runs many requests at once and counts one processor for each.
    world.processorCount = 1
    world.top = world.currentFolder
    world.output = output
    world.diagnostics = diagnostics
    world.outputIsTerminal = false
    world.diagnosticsAreTerminal = false
    world.openChannel = { nil }
    // Whoever asked for a result has it made again if it is lost.
    world.create = outer.createResult
    place(&world)
    restrict(&world, to: DeclaredInputs(request.inputs, in: world))
    makeCancellable(&world)
    return world
  }

  // MARK: - The folder

  /// Makes relative paths refer to the request's folder; messages name files as the request names them.
  private func place(_ world: inout World) {
    if request.folder.isEmpty { return }
    let (outer, folder) = (outer, request.folder)
    @Sendable func inside(_ path: String) -> String { path.hasPrefix("/") ? path : FileDiscovery.join(folder, path) }
    world.read = { path in outer.read(inside(path)).named(path) }
    world.readStart = { path, count in outer.readStart(inside(path), count).named(path) }
    world.readStream = { path in outer.readStream(inside(path)).named(path) }
    world.kind = { path in outer.kind(inside(path)) }
    world.realPath = { path in outer.realPath(inside(path)) }
    world.list = { path in outer.list(inside(path)).named(path) }
    world.makeFolder = { path in outer.makeFolder(inside(path)).map { FileFailure(path, $0.reason) } }
    world.store = { path, bytes, old in
      outer.store(inside(path), bytes, old).map { FileFailure(path, $0.reason) }
    }
    world.create = { path in
      outer.createResult(inside(path)).named(path).map { file in
        OutputFile(write: file.write, finish: { file.finish().map { FileFailure(path, $0.reason) } })
      }
    }
    world.allowRunning = { path in outer.allowRunning(inside(path)).map { FileFailure(path, $0.reason) } }
    world.git = { outer.git(["-C", folder] + $0) }
    world.gitAnswer = { outer.gitAnswer(["-C", folder] + $0) }
  }

  // MARK: - The inputs

  /// Restricts searches and reads to inputs. Lists and configurations that the command line names are read as named,
  /// and written files are not inputs.
  private func restrict(_ world: inout World, to inputs: DeclaredInputs?) {
    guard let inputs else { return }
    let all = world
    @Sendable func isInput(_ path: String) -> Bool {
      if case .input = inputs.place(of: all.absolute(path)) { true } else { false }
    }
    @Sendable func kind(of path: String) -> FileKind? {
      switch inputs.place(of: all.absolute(path)) {
      case .input: all.kind(path)
      case .folder: .folder
      case .hidden: nil
      }
    }
    world.read = { path in isInput(path) ? all.read(path) : .failure(.notDeclared(path)) }
    world.readStart = { path, count in isInput(path) ? all.readStart(path, count) : .failure(.notDeclared(path)) }
    world.kind = kind
    world.list = { path in
      switch inputs.place(of: all.absolute(path)) {
      case .input: return all.list(path)
      case .hidden: return .failure(.notDeclared(path))
      case .folder(let names):
        let entries = names.sorted().compactMap { name in
          kind(of: FileDiscovery.join(path, name)).map { FolderEntry(name: name, kind: $0) }
        }
        return .success(entries)
      }
    }
  }

  // MARK: - Cancelling

  /// Makes every read and write fail after Bazel cancels the request, which ends the run.
  private func makeCancellable(_ world: inout World) {
    let (all, cancellation) = (world, cancellation)
    @Sendable func refusal(_ path: String) -> FileFailure? {
      cancellation.isCancelled ? FileFailure(path, "the request was cancelled") : nil
    }
    world.read = { path in refusal(path).map { .failure($0) } ?? all.read(path) }
    world.readStart = { path, count in refusal(path).map { .failure($0) } ?? all.readStart(path, count) }
    world.readStream = { path in refusal(path).map { .failure($0) } ?? all.readStream(path) }
    world.list = { path in refusal(path).map { .failure($0) } ?? all.list(path) }
    world.makeFolder = { path in refusal(path) ?? all.makeFolder(path) }
    world.store = { path, bytes, old in refusal(path) ?? all.store(path, bytes, old) }
    world.allowRunning = { path in refusal(path) ?? all.allowRunning(path) }
    world.create = { path in
      if let refusal = refusal(path) { return .failure(refusal) }
      return all.create(path).map { file in
        OutputFile(write: file.write, finish: { refusal(path) ?? file.finish() })
      }
    }
  }
}

/// Whether a request was taken back.
final class Cancellation: Sendable {
  private let state = Mutex(false)

  var isCancelled: Bool { state.withLock { $0 } }

  func cancel() { state.withLock { $0 = true } }
}

extension Result where Failure == FileFailure {
  /// The same with a failure that names this path.
  fileprivate func named(_ path: String) -> Self { mapError { FileFailure(path, $0.reason) } }
}

extension FileFailure {
  fileprivate static func notDeclared(_ path: String) -> FileFailure {
    FileFailure(path, "the inputs of the request do not contain this file")
  }
}

/// The files that a run may see, with the folders that contain them. A search finds only these files, so the result of
/// an action depends only on its inputs.
struct DeclaredInputs: Sendable {
  /// Absolute paths.
  private var files: Set<String> = []
  /// The names in each folder on the way to a file, by the folder's absolute path.
  private var folders: [String: Set<String>] = [:]

  /// - Parameter inputs: relative to `world`'s folder, or absolute; without any the initializer returns nil.
  init?(_ inputs: [String], in world: World) {
    if inputs.isEmpty { return nil }
    for input in inputs {
      let path = world.absolute(input)
      files.insert(path)
      addFolders(of: path)
    }
  }

  private mutating func addFolders(of path: String) {
    var rest = path
    while let slash = rest.lastIndex(of: "/"), rest != "/" {
      let folder = slash == rest.startIndex ? "/" : String(rest[..<slash])
      let isNew = folders[folder] == nil
      folders[folder, default: []].insert(String(rest[rest.index(after: slash)...]))
      if !isNew { return }
      rest = folder
    }
  }

  /// The relation of an absolute path to the inputs.
  enum Place {
    /// An input, or inside a folder that is one: the disk is asked.
    case input
    /// On the way to an input, with the names that lead there.
    case folder(Set<String>)
    case hidden
  }

  func place(of path: String) -> Place {
    if let names = folders[path], !files.contains(path) { return .folder(names) }
    var rest = path
    while true {
      if files.contains(rest) { return .input }
      guard let slash = rest.lastIndex(of: "/"), slash != rest.startIndex else { return .hidden }
      rest = String(rest[..<slash])
    }
  }
}
