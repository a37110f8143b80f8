import Synchronization

/// Records the questions of a run to the world, and its output, while it runs.
final class RunRecorder: Sendable {
  private struct State {
    var answers: [WorldQuestion: ContentDigest] = [:]
    var writings: [RunRecord.Writing] = []
    var size = 0
    /// Whether the answers in files do not describe the run completely, because it wrote files, asked git or read
    /// standard input.
    var isSpoiled = false
  }

  private let state = Mutex(State())
  private let world: World

  init(_ world: World) {
    self.world = world
  }

  /// The record; nil for a run that cannot be repeated from it.
  func record(ending status: ExitStatus) -> RunRecord? {
    state.withLock { state in
      state.isSpoiled ? nil : RunRecord(answers: state.answers, writings: state.writings, status: status)
    }
  }

  var recorded: World {
    var recorded = world
    recordFiles(of: &recorded)
    recordWriting(of: &recorded)
    recorded.environment = { [self] name in
      let value = world.environment(name)
      note(WorldQuestion(kind: .variable, subject: name), WorldQuestion.digest(value))
      return value
    }
    recorded.readInput = { [self] in spoiling { $0.readInput() } }
    recorded.git = { [self] words in spoiling { $0.git(words) } }
    recorded.gitAnswer = { [self] words in spoiling { $0.gitAnswer(words) } }
    recorded.makeFolder = { [self] path in spoiling { $0.makeFolder(path) } }
    recorded.store = { [self] path, bytes, old in spoiling { $0.store(path, bytes, old) } }
    recorded.create = { [self] path in spoiling { $0.create(path) } }
    recorded.createResult = { [self] path in spoiling { $0.createResult(path) } }
    recorded.keep = { [self] path, bytes in spoiling { $0.keep(path, bytes) } }
    recorded.allowRunning = { [self] path in spoiling { $0.allowRunning(path) } }
    recorded.openChannel = { [self] in spoiling { $0.openChannel() } }
    return recorded
  }

  private func recordFiles(of recorded: inout World) {
    let read: @Sendable (String) -> Result<[UInt8], FileFailure> = { [self] path in
      let bytes = world.read(path)
      note(WorldQuestion(kind: .read, subject: path), WorldQuestion.digest(bytes))
      return bytes
    }
    recorded.read = read
    // A path that the user named may be a pipe, which cannot be read again.
    recorded.readStream = { [self] path in
      world.kind(path) == .file ? read(path) : spoiling { $0.readStream(path) }
    }
    recorded.readStart = { [self] path, count in
      let bytes = world.readStart(path, count)
      note(WorldQuestion(kind: .readStart, subject: path, count: count), WorldQuestion.digest(bytes))
      return bytes
    }
    recorded.kind = { [self] path in
      let kind = world.kind(path)
      note(WorldQuestion(kind: .kind, subject: path), WorldQuestion.digest(kind))
      return kind
    }
    recorded.realPath = { [self] path in
      let real = world.realPath(path)
      note(WorldQuestion(kind: .realPath, subject: path), WorldQuestion.digest(real))
      return real
    }
    recorded.list = { [self] folder in
      let entries = world.list(folder)
      note(WorldQuestion(kind: .list, subject: folder), WorldQuestion.digest(entries))
      return entries
    }
  }

  private func recordWriting(of recorded: inout World) {
    recorded.output = { [self] bytes in
      note(.init(isOutput: true, bytes: bytes))
      let isWritten = world.output(bytes)
      if !isWritten { spoil() }
      return isWritten
    }
    recorded.diagnostics = { [self] bytes in
      note(.init(isOutput: false, bytes: bytes))
      return world.diagnostics(bytes)
    }
  }

  private func note(_ question: WorldQuestion, _ answer: ContentDigest) {
    state.withLock { state in
      // The file changed between two reads of the run, so no later state of the files can equal the one that the run
      // saw.
      if let old = state.answers.updateValue(answer, forKey: question), old != answer { state.isSpoiled = true }
    }
  }

  private func note(_ writing: RunRecord.Writing) {
    state.withLock { state in
      state.size += writing.bytes.count
      guard !state.isSpoiled, state.size <= RunRecord.sizeLimit else {
        state.isSpoiled = true
        state.writings = []
        return
      }
      state.writings.append(writing)
    }
  }

  private func spoil() { state.withLock { $0.isSpoiled = true } }

  private func spoiling<Answer>(_ ask: (World) -> Answer) -> Answer {
    spoil()
    return ask(world)
  }
}
