import IBReport

/// Shared code of the commands that process many files: discovery, output, counting, exit status.
extension Session {
  /// The files of the given paths; reports paths that do not exist.
  ///
  /// - Parameters:
  ///   - paths: by default the operands of the command line.
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

  /// The path under which standard input is reported.
  var inputName: String { invocation.value(.standardInputName) ?? StandardInput.name }

  /// The number of files processed at once.
  var width: Int { invocation.value(.jobs).flatMap(Int.init) ?? world.processorCount }

  /// Colors are used on a terminal, never in a file.
  var style: TerminalStyle {
    invocation.has(.output) ? .plain : console.outputStyle
  }

  /// Standard output, or the file of `--output` or `--write-baseline`; nil, with a complaint, if that cannot be
  /// created.
  func openOutput() -> World.Sink? {
    guard let path = invocation.value(.writeBaseline) ?? invocation.value(.output) else { return world.output }
    switch world.create(path) {
    case .success(let sink): return sink
    case .failure(let failure):
      console.complain(failure)
      return nil
    }
  }

  /// Processes files found before, and writes their pieces to the output of the invocation.
  func run(
    _ discovery: FileDiscovery, frame: OutputFrame, work: @escaping @Sendable (InputFile) -> FileOutcome
  ) async -> ExitStatus {
    guard let sink = openOutput() else { return .unreadable }
    return conclude(await fileRun(frame, sink).run(discovery.files, work: work), discovery.failures)
  }

  /// The run over the files, with the options of this command line.
  func fileRun(_ frame: OutputFrame, _ sink: @escaping World.Sink) -> FileRun {
    FileRun(console: console, frame: frame, sink: sink, width: width, isQuiet: invocation.has(.quiet))
  }

  /// Writes the summary of a run and returns its exit status.
  ///
  /// - Parameters:
  ///   - failures: paths of the command line that could not be read.
  ///   - summary: the summary of the counts.
  ///   - status: the exit status for the counts, if everything was written.
  func conclude(
    _ result: FileRun.Result, _ failures: [FileFailure], summary: (Tally) -> String = { $0.summary },
    status: (Tally) -> ExitStatus = { $0.status() }
  ) -> ExitStatus {
    var tally = result.tally
    tally.unreadable += failures.count
    if !invocation.has(.quiet) { console.report(summary(tally)) }
    if !result.isWritten {
      console.complain("the report could not be written")
      return .unreadable
    }
    return status(tally)
  }
}
