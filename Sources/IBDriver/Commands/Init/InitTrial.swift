import IBReport
import IBSource
import Synchronization

/// `lint --write-baseline` on the project as if the configuration of `init` existed, before any file is written.
struct InitTrial: Sendable {
  let baseline: [UInt8]
  /// The number of findings of each severity in the baseline.
  let counts: [Severity: Int]
  /// The errors, one on each line, as `lint` prints them.
  let errors: [String]
  /// Whether every file could be read.
  let isWhole: Bool

  /// - Parameter settings: the configuration, without a baseline.
  init(_ files: InitFiles, settings: String, _ session: Session) async throws(FileFailure) {
    let written = Mutex<[UInt8]>([])
    let found = Mutex<[FileFindings]>([])
    var world = session.world
    let real = world
    let draft = files.configurationPath
    world.readStream = { path in path == draft ? .success(Array(settings.utf8)) : real.readStream(path) }
    world.create = { _ in
      let keep: World.Sink = { bytes in
        written.withLock { $0 += bytes }
        return true
      }
      return .success(OutputFile(write: keep, finish: { nil }))
    }
    world.diagnostics = { _ in true }
    world.diagnosticsAreTerminal = false
    let options: [OptionName: [String]] = [.config: [draft], .writeBaseline: [files.baselinePath], .quiet: []]
    let invocation = Invocation(operands: [files.root], values: options, options: LintCommand.options)
    let run = Session(invocation: invocation, console: Console(world: world), start: session.start)
    do throws(UsageError) {
      isWhole =
        try await LintCommand(session: run, watch: { part in found.withLock { $0.append(part) } }).run() == .success
    } catch {
      throw FileFailure(files.root, error.message)
    }
    baseline = written.withLock { $0 }
    let parts = found.withLock { $0 }.sorted { FileDiscovery.inOrder($0.source.path, $1.source.path) }
    counts = Dictionary(parts.flatMap(\.findings).map { ($0.severity, 1) }, uniquingKeysWith: +)
    errors = parts.flatMap { part -> [String] in
      let errors = FileFindings(part.findings.filter { $0.severity == .error }, in: part.source)
      let text = String(decoding: FindingsXcodeEmitter(style: .plain).render(errors), as: UTF8.self)
      return text.split(separator: "\n").map(String.init)
    }
  }
}
