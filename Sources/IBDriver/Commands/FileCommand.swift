import IBReport

/// What the commands that go through many files have in common: discovery, output, counting, exit status.
struct FileCommand {
  let invocation: Invocation
  let console: Console

  /// Works on files that were found before, and writes the pieces to where the invocation says.
  func run(
    _ discovery: FileDiscovery, frame: OutputFrame, work: @escaping @Sendable (InputFile) -> FileOutcome
  ) async -> ExitStatus {
    guard let sink = openOutput() else { return .unreadable }
    return await run(discovery, frame: frame, sink: sink, work: work)
  }

  /// The files the invocation names; complains of those that are none.
  ///
  /// - Parameter withCatalogs: see `FileDiscovery`.
  func discover(withCatalogs: Bool = false) -> FileDiscovery {
    let inputName = invocation.value(.standardInputName) ?? StandardInput.name
    let discovery = FileDiscovery(
      invocation.operands, inputName: inputName, withCatalogs: withCatalogs, in: console.world)
    for failure in discovery.failures { console.complain("\(failure.path): \(failure.reason)") }
    return discovery
  }

  /// Works on files that were found before, and writes the pieces to `sink`.
  ///
  /// - Parameter settle: completes the outcomes that had to wait for all files.
  func run(
    _ discovery: FileDiscovery, frame: OutputFrame, sink: @escaping World.Sink, isStrict: Bool = false,
    work: @escaping @Sendable (InputFile) -> FileOutcome, settle: ([FileOutcome]) -> [FileOutcome] = { $0 }
  ) async -> ExitStatus {
    let (tally, isWritten) = await fileRun(frame, sink).run(discovery.files, work: work, settle: settle)
    return conclude(tally, discovery, isWritten: isWritten, isStrict: isStrict)
  }

  /// Works on files that were found before and writes one report about what all of them gave.
  ///
  /// - Parameter work: gives nil beside its outcome for a file that has no place in the report.
  func gather<Part: Sendable>(
    _ discovery: FileDiscovery, _ work: @escaping @Sendable (InputFile) -> (FileOutcome, Part?),
    report: ([Part]) -> [UInt8]
  ) async -> ExitStatus {
    guard let sink = openOutput() else { return .unreadable }
    var parts: [Part] = []
    let (tally, _) = await fileRun(.plain, sink).run(discovery.files, work: work) { part in
      if let part { parts.append(part) }
    }
    return conclude(tally, discovery, isWritten: sink(report(parts)), isStrict: false)
  }

  /// How many files are worked on at once.
  var width: Int { invocation.value(.jobs).flatMap(Int.init) ?? console.world.processorCount }

  private func fileRun(_ frame: OutputFrame, _ sink: @escaping World.Sink) -> FileRun {
    FileRun(console: console, frame: frame, sink: sink, width: width, isQuiet: invocation.has(.quiet))
  }

  private func conclude(_ tally: Tally, _ discovery: FileDiscovery, isWritten: Bool, isStrict: Bool) -> ExitStatus {
    var tally = tally
    tally.unreadable += discovery.failures.count
    if !invocation.has(.quiet) { console.tell(tally.summary) }
    if !isWritten {
      console.complain("the report could not be written")
      return .unreadable
    }
    return tally.status(strict: isStrict || invocation.has(.strict))
  }

  /// Standard output, or the file of `--output` or `--write-baseline`; nil, and a complaint, when that cannot be made.
  func openOutput() -> World.Sink? {
    guard let path = invocation.value(.writeBaseline) ?? invocation.value(.output) else { return console.world.output }
    switch console.world.create(path) {
    case .success(let sink): return sink
    case .failure(let failure):
      console.complain("\(failure.path): \(failure.reason)")
      return nil
    }
  }

  /// Colour goes to a terminal, never into a file.
  var style: TerminalStyle {
    invocation.has(.output) ? .plain : console.outputStyle
  }
}
