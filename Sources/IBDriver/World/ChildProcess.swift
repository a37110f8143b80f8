import SystemLibrary

/// Runs another program of the system.
enum ChildProcess {
  /// Returns the standard output of the program if it succeeds.
  ///
  /// - Parameters:
  ///   - settings: variables of its environment in addition to those of this process, such as `A=b`.
  ///   - input: the bytes of its standard input.
  ///
  /// - Returns: on failure the first line of its standard error, or that the program is not installed.
  static func run(
    _ program: String, _ arguments: [String], settings: [String] = [], input: [UInt8] = []
  ) -> Result<[UInt8], FileFailure> {
    answer(program, arguments, settings: settings, input: input).flatMap { answer in
      answer.status == 0 ? .success(answer.output) : .failure(FileFailure(program, answer.reason))
    }
  }

  /// The exit status and the output of the program; a failure if it does not start, or a signal kills it. See `run`.
  static func answer(
    _ program: String, _ arguments: [String], settings: [String] = [], input: [UInt8] = []
  ) -> Result<ProgramAnswer, FileFailure> {
    switch start(program, arguments, settings, input) {
    case .failure(let failure): return .failure(failure)
    case .success(let child):
      guard let (written, diagnostics) = Descriptor.readBoth(child.output, child.diagnostics) else {
        kill(child.process, SIGKILL)
        _ = wait(for: child.process)
        return .failure(FileFailure(program, "the output is larger than \(Descriptor.readLimit >> 20) MiB"))
      }
      let reason = Self.reason(diagnostics)
      guard let status = wait(for: child.process) else { return .failure(FileFailure(program, reason)) }
      return .success(ProgramAnswer(status: status, output: written, reason: reason))
    }
  }

  /// Starts a program that reads the output of this process, and shares its other streams.
  static func startReader(
    _ program: String, _ arguments: [String], settings: [String]
  ) -> Result<(process: pid_t, input: Descriptor), FileFailure> {
    guard let input = Descriptor.pipe(program) else { return .failure(.current(program)) }
    return spawn(program, arguments, settings) { input.reading.hand(as: STDIN_FILENO, to: &$0) }
      .map { (process: $0, input: input.writing) }
  }

  /// A running program, and the reading ends of its pipes.
  private struct Child {
    let process: pid_t
    let output: Descriptor
    let diagnostics: Descriptor
  }

  /// Starts the program. On return, this process closes its copies of the write ends; otherwise, reading the other ends
  /// would never finish.
  private static func start(
    _ program: String, _ arguments: [String], _ settings: [String], _ input: [UInt8]
  ) -> Result<Child, FileFailure> {
    // The input is a file without a name. With a pipe, the program and this process could wait for each other.
    var source: Descriptor?
    if !input.isEmpty {
      guard let file = Descriptor.nameless(input, path: program) else { return .failure(.current(program)) }
      source = file
    }
    guard let output = Descriptor.pipe(program), let diagnostics = Descriptor.pipe(program) else {
      return .failure(.current(program))
    }
    return spawn(program, arguments, settings) { actions in
      if let source {
        source.hand(as: STDIN_FILENO, to: &actions)
      } else {
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      }
      output.writing.hand(as: STDOUT_FILENO, to: &actions)
      diagnostics.writing.hand(as: STDERR_FILENO, to: &actions)
    }.map { Child(process: $0, output: output.reading, diagnostics: diagnostics.reading) }
  }

  /// - Parameter connect: connects the program's standard streams.
  private static func spawn(
    _ program: String, _ arguments: [String], _ settings: [String],
    connect: (inout ProcessStart.FileActions) -> Void
  ) -> Result<pid_t, FileFailure> {
    var actions = ProcessStart.uninitializedFileActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    connect(&actions)
    var attributes = ProcessStart.uninitializedAttributes
    ProcessStart.setUsualSignals(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var words = copies([program] + arguments) + [nil]
    defer { words.forEach { free($0) } }
    var environment = copies(settings) + variables(besides: settings)
    defer { environment.prefix(settings.count).forEach { free($0) } }
    var process = pid_t()
    switch posix_spawnp(&process, program, &actions, &attributes, &words, &environment) {
    case 0: return .success(process)
    case ENOENT: return .failure(FileFailure(program, "\(program) is not installed"))
    case let code: return .failure(FileFailure(program, strerror(code).map { String(cString: $0) } ?? "unknown error"))
    }
  }

  /// Copies for the C library. The caller must free them.
  private static func copies(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { word in SystemPath.with(word) { strdup($0) } }
  }

  /// The variables of this process that `settings` do not set, with the terminator that the C library expects.
  private static func variables(besides settings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    let names = settings.compactMap { $0.split(separator: "=").first.map { "\($0)=" } }
    var all: [UnsafeMutablePointer<CChar>?] = []
    var next = ProcessStart.environment
    while let variable = next?.pointee {
      if !names.contains(where: { strncmp(variable, $0, $0.utf8.count) == 0 }) { all.append(variable) }
      next = next?.successor()
    }
    return all + [nil]
  }

  /// The exit status; nil if a signal ended the program.
  static func wait(for process: pid_t) -> Int? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    // The same as the macros `WIFEXITED` and `WEXITSTATUS` of <sys/wait.h>, which Swift cannot call.
    return status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : nil
  }

  private static let prefix = "fatal: "

  private static func reason(_ diagnostics: [UInt8]) -> String {
    guard let line = String(decoding: diagnostics, as: UTF8.self).split(whereSeparator: \.isNewline).first else {
      return "failed"
    }
    return String(line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line)
  }
}
