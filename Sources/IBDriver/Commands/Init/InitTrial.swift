import IBSource
import Synchronization

/// `lint` run over the project as if the files of `init` were there, before any of them is written.
struct InitTrial: Sendable {
  private let files: InitFiles
  private let survey: ProjectSurvey
  private let session: Session

  init(_ files: InitFiles, _ survey: ProjectSurvey, _ session: Session) {
    self.files = files
    self.survey = survey
    self.session = session
  }

  /// The findings of today as a baseline, and how many there are.
  func baseline() async throws(FileFailure) -> (bytes: [UInt8], count: Int) {
    let written = Mutex<[UInt8]>([])
    var world = world(with: [files.configurationPath: Array(files.settings(for: survey, hasBaseline: false).utf8)])
    world.create = { _ in
      .success(
        OutputFile(
          write: { bytes in
            written.withLock { $0 += bytes }
            return true
          }, finish: { nil }))
    }
    _ = try await lint([.writeBaseline: [files.baselinePath]], in: world)
    let bytes = written.withLock { $0 }
    return (bytes, (try? Baseline.read(bytes))?.count ?? 0)
  }

  /// What a run with the files says.
  func outcome(settings: String, baseline: [UInt8]?) async throws(FileFailure) -> String {
    var drafts = [files.configurationPath: Array(settings.utf8)]
    drafts[files.baselinePath] = baseline
    switch try await lint([:], in: world(with: drafts)) {
    case .success: return "From now on 'keyline lint' reports what is new."
    case .findings, .usage: return "'keyline lint' still reports findings; see there."
    case .unreadable: return "'keyline lint' ends with status 2, because files cannot be read; see there."
    }
  }

  private func lint(_ options: [OptionName: [String]], in world: World) async throws(FileFailure) -> ExitStatus {
    let given = options.merging([.config: [files.configurationPath], .quiet: []]) { $1 }
    let flags: [OptionName: [String]] = session.invocation.has(.noIgnore) ? [.noIgnore: []] : [:]
    let invocation = Invocation(
      operands: [files.root], values: given.merging(flags) { $1 }, options: LintCommand.options)
    do throws(UsageError) {
      return try await LintCommand(Session(invocation: invocation, console: Console(world: world))).run()
    } catch {
      throw FileFailure(files.root, error.message)
    }
  }

  /// The world with files that are not written yet, and without anything that is printed.
  private func world(with drafts: [String: [UInt8]]) -> World {
    var world = session.world
    let real = world
    world.read = { path in drafts[path].map { .success($0) } ?? real.read(path) }
    world.readStream = { path in drafts[path].map { .success($0) } ?? real.readStream(path) }
    world.kind = { path in drafts[path] == nil ? real.kind(path) : .file }
    world.output = { _ in true }
    world.diagnostics = { _ in true }
    world.outputIsTerminal = false
    world.diagnosticsAreTerminal = false
    return world
  }
}
