import IBReport

struct NibCommand: Subcommand {
  static let name = "nib"
  static let summary = "show or compare compiled nibs and storyboards"
  static let operands = Operands("dump or diff and paths", 2...3)
  static let explanation = """
    'nib dump PATH' prints the content of a compiled nib as a tree, each object once. 'nib diff OLD NEW' lists the
    differences between two nibs, from the root down. A path is a file or a folder: for a .storyboardc, a bundle or an
    app, Keyline reads every nib in it and the lists that name the nibs of a storyboard. It omits equal files.
    """
  static let options: [Option] = [
    Option(.exitCode, help: "exit with status 1 if anything differs, as git does"), .output,
  ]

  static let removedOptions = ["format": "the result is text only"]

  private enum Action: String, CaseIterable {
    case dump, diff
  }

  let session: Session

  func run() throws(UsageError) -> ExitStatus {
    let operands = session.invocation.operands
    switch operands.first.flatMap(Action.init) {
    case .dump?:
      guard operands.count == 2 else { throw UsageError("'nib dump' takes one path") }
      return dump(NibFiles(operands[1], in: session.world))
    case .diff?:
      guard operands.count == 3 else { throw UsageError("'nib diff' needs an old and a new path") }
      let sides = operands.dropFirst().map { NibFiles($0, in: session.world) }
      return try compare(NibComparing(old: sides[0], new: sides[1]))
    case nil:
      throw UsageError("'nib' needs one of \(Action.allCases.map(\.rawValue).joined(separator: ", "))")
    }
  }

  private func dump(_ files: NibFiles) -> ExitStatus {
    let emitter = NibDumpTextEmitter(style: session.style)
    var status = complain(files.failures)
    if files.names.isEmpty, files.failures.isEmpty { session.console.warn("no compiled nib found") }
    guard let output = session.openOutput() else { return .unreadable }
    var writer = PieceWriter(output, emitter.frame, session)
    for name in files.names {
      switch files.file(name) {
      case .success(let file): writer.write(emitter.render(file))
      case .failure(let failure): report(failure, &status)
      }
    }
    return writer.finish() ? status : .unreadable
  }

  private func compare(_ comparing: NibComparing) throws(UsageError) -> ExitStatus {
    let emitter = NibDiffTextEmitter(style: session.style)
    guard comparing.isPossible else { throw UsageError("cannot compare a folder with a file") }
    var status = complain(comparing.failures)
    guard let output = session.openOutput() else { return .unreadable }
    var writer = PieceWriter(output, emitter.frame, session)
    var differs = false
    for name in comparing.names {
      switch comparing.diff(name) {
      case .success(let diff):
        if case .equal = diff.state { continue }
        differs = true
        writer.write(emitter.render(diff))
      case .failure(let failure): report(failure, &status)
      }
    }
    guard writer.finish() else { return .unreadable }
    return status == .success && differs && session.invocation.has(.exitCode) ? .findings : status
  }

  private func complain(_ failures: [FileFailure]) -> ExitStatus {
    for failure in failures { session.console.complain(failure) }
    return failures.isEmpty ? .success : .unreadable
  }

  /// Prints why a file is left out. The exit status becomes the worst one so far.
  private func report(_ failure: NibReadingFailure, _ status: inout ExitStatus) {
    failure.report(on: session.console)
    if failure.status.rawValue > status.rawValue { status = failure.status }
  }
}
