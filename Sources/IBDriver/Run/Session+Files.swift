import IBReport

/// What the commands that go through many files have in common: discovery, output, counting, exit status.
extension Session {
  /// The files that paths name; reports those that do not exist.
  ///
  /// - Parameters:
  ///   - paths: the operands of the command line where nothing else is said.
  ///   - withCatalogs: see `FileDiscovery`.
  func discover(_ paths: [String]? = nil, withCatalogs: Bool = false) -> FileDiscovery {
    let discovery = FileDiscovery(
      paths ?? invocation.operands, inputName: inputName, withCatalogs: withCatalogs, in: world)
    for failure in discovery.failures { console.complain(failure) }
    if discovery.files.isEmpty, discovery.failures.isEmpty { warnOfNothing(in: paths ?? invocation.operands) }
    return discovery
  }

  /// A run that finds nothing to look at is most often a wrong path, and would pass unnoticed.
  private func warnOfNothing(in paths: [String]) {
    let searched = paths.isEmpty ? "the current folder" : paths.map { "'\($0)'" }.joined(separator: ", ")
    console.warn("no storyboard and no xib in \(searched); nothing was looked at")
  }

  /// The path that standard input is reported under.
  var inputName: String { invocation.value(.standardInputName) ?? StandardInput.name }

  /// How many files are worked on at once.
  var width: Int { invocation.value(.jobs).flatMap(Int.init) ?? world.processorCount }

  /// Colors go to a terminal, never into a file.
  var style: TerminalStyle {
    invocation.has(.output) ? .plain : console.outputStyle
  }

  /// Standard output, or the file of `--output` or `--write-baseline`; nil, and a complaint, when that cannot be made.
  func openOutput() -> World.Sink? {
    guard let path = invocation.value(.writeBaseline) ?? invocation.value(.output) else { return world.output }
    switch world.create(path) {
    case .success(let sink): return sink
    case .failure(let failure):
      console.complain(failure)
      return nil
    }
  }

  /// Works on files that were found before, and writes their pieces to where the invocation says.
  func run(
    _ discovery: FileDiscovery, frame: OutputFrame, work: @escaping @Sendable (InputFile) -> FileOutcome
  ) async -> ExitStatus {
    guard let sink = openOutput() else { return .unreadable }
    return conclude(await fileRun(frame, sink).run(discovery.files, work: work), discovery.failures)
  }

  /// The work on the files of this run.
  func fileRun(_ frame: OutputFrame, _ sink: @escaping World.Sink) -> FileRun {
    FileRun(console: console, frame: frame, sink: sink, width: width, isQuiet: invocation.has(.quiet))
  }

  /// Writes the summary of a run and says how it went.
  ///
  /// - Parameters:
  ///   - failures: paths of the command line that could not be read.
  ///   - summary: of what was counted.
  ///   - status: what the counts mean where everything was written.
  func conclude(
    _ result: FileRun.Result, _ failures: [FileFailure], summary: (Tally) -> String = { $0.summary },
    status: (Tally) -> ExitStatus = { $0.status() }
  ) -> ExitStatus {
    var tally = result.tally
    tally.unreadable += failures.count
    if !invocation.has(.quiet) { console.tell(summary(tally)) }
    if !result.isWritten {
      console.complain("the report could not be written")
      return .unreadable
    }
    return status(tally)
  }
}
