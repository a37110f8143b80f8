struct WorkerCommand: Subcommand {
  static let name = "worker"
  static let summary = "run command lines as a persistent worker of Bazel"
  static let operands = Operands("words of a command", 0...Int.max)
  static let explanation = """
    With --persistent_worker, the command reads requests of Bazel's worker protocol from standard input and answers each
    on standard output, until the input ends. The arguments of a request are worker options (--status-file and
    --report-file) followed by a Keyline command line, such as 'lint --quiet App/Main.storyboard'. Without
    --persistent_worker, the arguments after 'worker' form a single request; @FILE contains one argument per line.
    """
  static let options =
    [
      Option(.persistentWorker, help: "process requests until the input ends"),
      Option(
        .protocol, .choice([WorkProtocol.word]), fallback: WorkProtocol.word,
        help: "format of requests and responses: JSON objects"),
    ] + WorkArguments.options + [
      Option(.jobs, short: "j", .count, help: "process N requests at once (default: all processors)")
    ]

  let session: Session

  func run() async throws(UsageError) -> ExitStatus {
    guard session.invocation.has(.persistentWorker) else { return try await runOnce() }
    guard session.invocation.operands.isEmpty else {
      throw UsageError("with --persistent_worker, commands come from requests, not from the command line")
    }
    guard let channel = session.world.openChannel() else {
      session.console.complain("worker: standard input and output are not open")
      return .unreadable
    }
    var loop = WorkLoop(session, channel, width: session.width)
    return await loop.run()
  }

  /// Runs one command line as a request would, with the streams of this process.
  private func runOnce() async throws(UsageError) -> ExitStatus {
    let given = [OptionName.statusFile, .reportFile].flatMap { option in
      session.invocation.values(option).map { "--\(option.rawValue)=\($0)" }
    }
    let run = WorkRun(
      session: session, request: WorkRequest(arguments: given + session.invocation.operands),
      cancellation: Cancellation()
    )
    return await run.status(output: session.world.output, diagnostics: session.world.diagnostics)
  }
}

/// The words of a request: a command line of Keyline, after options with the files for its results.
struct WorkArguments: Sendable {
  let statusFile: String?
  /// The file that receives the command's standard output.
  let reportFile: String?
  let words: [String]

  static let options = [
    Option(
      .statusFile, .text("FILE"), help: "write a status of 0 or 1 to FILE and exit with 0"),
    Option(.reportFile, .text("FILE"), help: "write the command's output to FILE"),
  ]

  init(_ arguments: [String], readList: @escaping (String) -> Result<[UInt8], FileFailure>) throws(UsageError) {
    let arguments = try Self.listed(arguments, readList)
    // Only the words before the command are options of the worker; all others are the command's.
    let count = arguments.firstIndex { !$0.hasPrefix("--") } ?? arguments.count
    let own = try ArgumentParser.parse(WorkerCommand.self, Array(arguments[..<count]), readList: readList)
    statusFile = own.value(.statusFile)
    reportFile = own.value(.reportFile)
    words = Array(arguments[count...])
    if own.has(.persistentWorker) || words.first == WorkerCommand.name {
      throw UsageError("a worker cannot start another worker")
    }
  }

  /// The words; if the only word names a list, the words in the list.
  private static func listed(
    _ words: [String], _ readList: @escaping (String) -> Result<[UInt8], FileFailure>
  ) throws(UsageError) -> [String] {
    guard words.count == 1, words[0].hasPrefix("@") else { return words }
    return try ArgumentParser.parse(WorkerCommand.self, words, readList: readList).operands
  }
}
