import SystemLibrary

/// Runs another program of the system.
enum ChildProcess {
  /// Returns the standard output of the program if it succeeds; its standard input is empty.
  ///
  /// - Returns: otherwise the first line of its standard error, or that it is not installed.
  static func run(_ program: String, _ arguments: [String]) -> Result<[UInt8], FileFailure> {
    answer(program, arguments).flatMap { answer in
      answer.status == 0 ? .success(answer.output) : .failure(FileFailure(program, answer.reason))
    }
  }

  /// How the program ends and what it writes, when it can be started and ends by itself.
  static func answer(_ program: String, _ arguments: [String]) -> Result<ProgramAnswer, FileFailure> {
    switch start(program, arguments) {
    case .failure(let failure): return .failure(failure)
    case .success(let child):
      let written = child.output.readAll()
      let reason = Self.reason(child.diagnostics.readAll())
      guard let status = wait(for: child.process) else { return .failure(FileFailure(program, reason)) }
      return written.map { ProgramAnswer(status: status, output: $0, reason: reason) }
    }
  }

  /// A running program, and the reading ends of its pipes.
  private struct Child {
    let process: pid_t
    let output: Descriptor
    let diagnostics: Descriptor
  }

  /// Our copies of the writing ends are closed on return; otherwise reading would never reach the end.
  private static func start(_ program: String, _ arguments: [String]) -> Result<Child, FileFailure> {
    guard let output = Descriptor.pipe(program), let diagnostics = Descriptor.pipe(program) else {
      return .failure(.current(program))
    }
    var actions = ProcessStart.uninitializedFileActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    output.writing.hand(as: STDOUT_FILENO, to: &actions)
    diagnostics.writing.hand(as: STDERR_FILENO, to: &actions)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    switch posix_spawnp(&process, program, &actions, nil, &words, ProcessStart.environment) {
    case 0:
      return .success(Child(process: process, output: output.reading, diagnostics: diagnostics.reading))
    case ENOENT: return .failure(FileFailure(program, "\(program) is not installed"))
    case let code: return .failure(FileFailure(program, strerror(code).map { String(cString: $0) } ?? "unknown error"))
    }
  }

  /// The exit status; nil if a signal ended the program.
  private static func wait(for process: pid_t) -> Int? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    // As `WIFEXITED` and `WEXITSTATUS` of <sys/wait.h> read it, which are macros.
    return status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : nil
  }

  private static let prefix = "fatal: "

  private static func reason(_ diagnostics: Result<[UInt8], FileFailure>) -> String {
    guard case .success(let bytes) = diagnostics,
      let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first
    else { return "failed" }
    return String(line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line)
  }
}
