/// A cache of runs on the disk: a run over unchanged files prints the cached output without doing the work again.
///
/// A run is a function of its command line and of the answers of the world. The cache stores every question with a
/// digest of its answer: each file that the run read, each folder that it listed, each path that it looked for and did
/// not find, each variable. A later run of the same command line first asks all questions again, and prints the cached
/// output only if every answer is the same. So documents, sources, catalogs and configurations count without being
/// named here. The key also contains the files that the program consists of, including its libraries. Runs that write
/// files, ask git or read standard input are not cached.
struct RunCache {
  /// The number of cached runs; keys that share a place replace each other. The cache cannot grow beyond this number
  /// times `RunRecord.sizeLimit`, so the folder never needs clearing.
  private static let placeCount: UInt64 = 32
  /// How many questions a thread asks in a row.
  private static let share = 64

  private let world: World
  private let folder: String
  private let key: ContentDigest

  /// - Parameter program: the stamp of the program; see `World.programStamp`.
  init(_ folder: String, program: String, _ command: String, _ invocation: Invocation, in world: World) {
    self.world = world
    self.folder = folder
    var key = ContentDigest()
    let settings = invocation.settings.filter { !Self.ownOptions.contains($0.name) }
    let words = settings.map { [$0.name.rawValue] + $0.values }
    let place = [world.currentFolder, world.top ?? ""]
    for list in [[Product.version, program, command], place, invocation.operands] + words {
      key.add(UInt64(list.count))
      for word in list { key.add(word) }
    }
    key.add((world.outputIsTerminal ? 1 : 0) + (world.diagnosticsAreTerminal ? 2 : 0))
    self.key = key
  }

  private static let ownOptions: [OptionName] = [.cache, .cacheFolder]

  /// Prints the cached output of this command line, or runs `body` and caches its output.
  func run(_ body: (World) async throws(UsageError) -> ExitStatus) async throws(UsageError) -> ExitStatus {
    if let record = kept(), await holds(record) { return replay(record) }
    let recorder = RunRecorder(world)
    let status = try await body(recorder.recorded)
    if let record = recorder.record(ending: status) { keep(record) }
    return status
  }

  private static let prefix = "run-"

  /// Whether a file of the cache's folder has the name of a cached run.
  static func isRecord(_ name: String) -> Bool { name.hasPrefix(prefix) }

  private var path: String { "\(folder)/\(Self.prefix)\(key.low % Self.placeCount)" }

  private func kept() -> RunRecord? {
    guard let bytes = try? world.readStart(path, RunRecord.sizeLimit + 1).get(), bytes.count <= RunRecord.sizeLimit
    else { return nil }
    return RunRecord(bytes, for: key)
  }

  /// Writes the record without waiting for the disk. A failure is ignored because the run already has its result, and a
  /// damaged record is never used.
  private func keep(_ record: RunRecord) {
    let bytes = record.bytes(for: key)
    if bytes.count <= RunRecord.sizeLimit { _ = world.keep(path, bytes) }
  }

  /// Whether the world still gives the same answer to every question.
  private func holds(_ record: RunRecord) async -> Bool {
    let world = world
    return await withTaskGroup(of: Bool.self) { group in
      for start in stride(from: 0, to: record.answers.count, by: Self.share) {
        let part = record.answers[start..<min(start + Self.share, record.answers.count)]
        group.addTask { part.allSatisfy { $0.question.answer(of: world) == $0.digest } }
      }
      var holds = true
      for await isSame in group where !isSame {
        holds = false
        group.cancelAll()
      }
      return holds
    }
  }

  private func replay(_ record: RunRecord) -> ExitStatus {
    var isWritten = true
    for writing in record.writings {
      if !writing.isOutput {
        _ = world.diagnostics(writing.bytes)
      } else if isWritten {
        isWritten = world.output(writing.bytes)
      }
    }
    if isWritten { return record.status }
    Console(world: world).complain("cannot write the report")
    return .unreadable
  }
}
