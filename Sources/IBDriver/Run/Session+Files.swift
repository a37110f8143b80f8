import IBReport

/// Code that the commands for many files share: discovery, output, counts and the exit status.
extension Session {
  /// The files of the given paths. Paths that do not exist are reported.
  ///
  /// - Parameters:
  ///   - paths: by default the operands of the command line.
  ///   - withCatalogs: see `FileDiscovery`.
  func discover(_ paths: [String]? = nil, withCatalogs: Bool = false) -> FileDiscovery {
    var discovery = FileDiscovery(
      paths ?? invocation.operands, inputName: inputName, withCatalogs: withCatalogs,
      respectsGit: !invocation.has(.noIgnore), in: world)
    for failure in discovery.failures { console.complain(failure) }
    if discovery.files.isEmpty, discovery.failures.isEmpty { warnOfNothing(discovery, paths ?? invocation.operands) }
    let patterns = invocation.values(.exclude).map(Glob.init)
    let base = PathBase(folder: ".", currentFolder: world.currentFolder)
    leaveOut(from: &discovery, by: "--exclude") { path in
      patterns.contains { $0.matches(base.relative(path)) }
    }
    return discovery
  }

  /// Whether the run searched a folder: a named one, or the current folder if no path is named.
  private var hasSearched: Bool {
    let kinds = invocation.operands.compactMap(world.kind)
    return kinds.isEmpty || kinds.contains(.folder)
  }

  /// Drops files, and prints a note about each dropped file that the user named.
  ///
  /// - Parameter reason: the reason why they are dropped.
  func leaveOut(from discovery: inout FileDiscovery, by reason: String, _ isLeftOut: (_ path: String) -> Bool) {
    discovery.keep { file in
      if file.origin == .standardInput || !isLeftOut(file.path) { return true }
      if file.origin == .named, !invocation.has(.quiet) {
        console.note("\(file.path): excluded by \(reason); skipped")
      }
      return false
    }
  }

  /// Warns if a run finds no files: the path is probably wrong, but the status is success.
  private func warnOfNothing(_ discovery: FileDiscovery, _ paths: [String]) {
    let searched = paths.isEmpty ? "the current folder" : paths.map { "'\($0)'" }.joined(separator: ", ")
    let way = discovery.hasIgnored ? "; git ignores some files there, which --no-ignore includes" : ""
    console.warn("no storyboard or xib found in \(searched)\(way)")
  }

  /// The name for messages of the file that receives the results.
  var outputName: String { invocation.value(.output) ?? "standard output" }

  var inputName: String { invocation.value(.standardInputName) ?? StandardInput.name }

  var width: Int { invocation.value(.jobs).flatMap(Int.init) ?? world.processorCount }

  /// The style of the results: colored only on a terminal, never in a file.
  var style: TerminalStyle {
    invocation.has(.output) ? .plain : console.outputStyle
  }

  /// Opens standard output, or the file of `--output` or `--write-baseline`.
  ///
  /// Nil, after an error message, if the file cannot be created or is one of the run's inputs.
  ///
  /// - Parameter settings: the inputs of the run besides scenes, such as its configuration; empty words are ignored.
  func openOutput(besides settings: [String] = []) -> OutputFile? {
    guard let path = invocation.value(.writeBaseline) ?? invocation.value(.output) else {
      guard world.outputIsTerminal, invocation.value(.format) == "html" else { return .standard(world) }
      console.complain("HTML is for a browser: write it to a file with --output FILE")
      return nil
    }
    switch refusal(of: path, settings).map({ .failure(FileFailure(path, $0)) }) ?? world.create(path) {
    case .success(let file): return file
    case .failure(let failure):
      console.complain(failure)
      return nil
    }
  }

  /// The reason to refuse an output path; nil if the path is acceptable.
  ///
  /// For example, if the user forgets the value of `--output`, an input becomes the output, and its content would be
  /// lost.
  private func refusal(of output: String, _ settings: [String]) -> String? {
    if FileDiscovery.isScene(output) { return "cannot write results into a scene file; choose another file" }
    guard let target = world.realPath(output) else { return nil }
    let inputs = (invocation.operands + settings).filter { !$0.isEmpty }
    let isRead = inputs.contains { world.kind($0) == .file && world.realPath($0) == target }
    return isRead || FileDiscovery.isScene(target) ? "this run reads the file; choose another one for the results" : nil
  }

  /// Processes files that a search has found, and writes their pieces to the output of the invocation.
  func run(
    _ discovery: FileDiscovery, frame: OutputFrame, summary: (Tally) -> String,
    work: @escaping @Sendable (InputFile) -> FileOutcome
  ) async -> ExitStatus {
    guard let output = openOutput() else { return .unreadable }
    return conclude(
      await fileRun(frame, output).run(discovery.files, work: work), discovery.failures, summary: summary)
  }

  func fileRun(_ frame: OutputFrame, _ output: OutputFile) -> FileRun {
    FileRun(
      console: console, frame: frame, output: output, width: width, isQuiet: invocation.has(.quiet),
      isWholeOrNothing: invocation.has(.writeBaseline))
  }

  /// Writes the summary of a run and returns its exit status.
  ///
  /// - Parameters:
  ///   - failures: the paths of the command line that could not be read.
  ///   - summary: the summary of the counts.
  ///   - status: the exit status for the counts, if everything was written.
  func conclude(
    _ result: FileRun.Result, _ failures: [FileFailure], summary: (Tally) -> String,
    status: (Tally) -> ExitStatus = { $0.hasNamedOnlySkipped ? .unreadable : $0.status() }
  ) -> ExitStatus {
    var tally = result.tally
    tally.unreadable += failures.count
    if !invocation.has(.quiet) {
      console.report(summary(tally))
    } else if tally.hasOnlySkipped, hasSearched {
      // The summary is a warning if the run succeeds although it read no file. This does not apply to a hook, which
      // names every changed file and searches no folder.
      console.warn(summary(tally))
    }
    if !result.isWritten {
      console.complain("\(outputName): cannot write the report")
      return .unreadable
    }
    return status(tally)
  }
}
