import Synchronization

/// Runs the command line of a request as a process of its own would run it.
struct WorkRun: Sendable {
  /// Of the worker: its way to run a command, and its world.
  let session: Session
  let request: WorkRequest
  let cancellation: Cancellation

  /// The response, with everything that the run wrote.
  func response() async -> WorkResponse {
    let written = Written()
    let status = await status(output: written.add, diagnostics: written.add)
    if cancellation.isCancelled { return WorkResponse(id: request.id, isCancelled: true) }
    return WorkResponse(status: status.rawValue, output: written.bytes, id: request.id)
  }

  /// Runs it with these streams.
  func status(output: @escaping World.Sink, diagnostics: @escaping World.Sink) async -> ExitStatus {
    let work = WorkWorld(outer: session.world, request: request, cancellation: cancellation)
    let world = work.world(output: output, diagnostics: diagnostics)
    let arguments: WorkArguments
    do throws(UsageError) {
      arguments = try WorkArguments(request.arguments, readList: world.readStream)
    } catch {
      Console(world: world).complain(error.message)
      return .usage
    }
    guard let path = arguments.reportFile else {
      return record(await session.start(arguments.words, world), in: arguments.statusFile, world)
    }
    let report = Written()
    var inner = world
    inner.output = report.add
    let run = await session.start(arguments.words, inner)
    if let failure = world.put(path, report.bytes) { return refuse(failure, world) }
    let status = record(run, in: arguments.statusFile, world)
    // What a failed action has written is thrown away, so that it says as well what it found.
    if status != .success { _ = world.output(report.bytes) }
    return status
  }

  /// With a file for the status, findings are a result and no failure. A run that could not be done stays one.
  private func record(_ status: ExitStatus, in path: String?, _ world: World) -> ExitStatus {
    guard let path, status == .success || status == .findings else { return status }
    return world.put(path, Array("\(status.rawValue)\n".utf8)).map { refuse($0, world) } ?? .success
  }

  private func refuse(_ failure: FileFailure, _ world: World) -> ExitStatus {
    Console(world: world).complain(failure)
    return .unreadable
  }

  /// What a run wrote.
  private final class Written: Sendable {
    private let all = Mutex<[UInt8]>([])

    var bytes: [UInt8] { all.withLock { $0 } }

    @Sendable func add(_ bytes: [UInt8]) -> Bool {
      all.withLock { $0 += bytes }
      return true
    }
  }
}
