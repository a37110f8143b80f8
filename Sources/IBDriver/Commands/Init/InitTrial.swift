import IBSource
import Synchronization

/// `lint --write-baseline` over the project as if the configuration of `init` existed, before any file is written.
struct InitTrial: Sendable {
  /// A baseline of today's findings.
  let baseline: [UInt8]
  /// How many findings it lists.
  let count: Int
  /// Whether every file could be read.
  let isWhole: Bool

  /// - Parameter settings: the configuration, without a baseline.
  init(_ files: InitFiles, settings: String, _ session: Session) async throws(FileFailure) {
    let written = Mutex<[UInt8]>([])
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
      isWhole = try await LintCommand(run).run() == .success
    } catch {
      throw FileFailure(files.root, error.message)
    }
    baseline = written.withLock { $0 }
    do throws(ConfigurationProblem) {
      count = try LintBaseline.read(baseline).count
    } catch {
      throw FileFailure(files.baselinePath, error.message)
    }
  }
}
