import Synchronization

/// Takes requests from a channel, works on some of them at once, and answers each when it is done.
///
/// Only one task reads, starts, answers and cancels, so the state of the requests needs no lock.
struct WorkLoop {
  private enum Event: Sendable {
    case input(Result<[UInt8], FileFailure>)
    case done(WorkRequest, WorkResponse)
  }

  /// The most requests that wait; while there are as many, no more are read. Bazel sends some tens at once.
  private static let waitingLimit = 1024

  private let session: Session
  private let channel: Channel
  /// Requests worked on at once.
  private let width: Int

  private var input: MessageInput
  private var waiting: [WorkRequest] = []
  /// The number of requests at the start of `waiting` that have been started or cancelled.
  private var next = 0
  private var running: [Int32: Cancellation] = [:]
  private var isReading = false
  private var isAtEnd = false
  private var status = ExitStatus.success

  init(_ session: Session, _ channel: Channel, width: Int) {
    self.session = session
    self.channel = channel
    self.width = width
    input = MessageInput(.objects)
  }

  /// Works until the channel ends and all is answered.
  mutating func run() async -> ExitStatus {
    await withTaskGroup(of: Event.self) { group in
      proceed(in: &group)
      while let event = await group.next() {
        switch event {
        case .input(let chunk): take(chunk)
        case .done(let request, let response): finish(request, response)
        }
        proceed(in: &group)
      }
    }
    return status
  }

  /// Starts the next requests that may run now.
  private mutating func proceed(in group: inout TaskGroup<Event>) {
    while next < waiting.count, mayStart(waiting[next]) {
      let run = WorkRun(session: session, request: waiting[next], cancellation: Cancellation())
      next += 1
      running[run.request.id] = run.cancellation
      group.addTask { .done(run.request, await run.response()) }
    }
    if next == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      next = 0
    }
    if !isReading, !isAtEnd, waiting.count - next < Self.waitingLimit {
      isReading = true
      group.addTask { [channel] in .input(await channel.read()) }
    }
  }

  /// Whether a request may start now. A request without an id runs while no other does.
  private func mayStart(_ request: WorkRequest) -> Bool {
    running.isEmpty || (request.id != 0 && running[0] == nil && running.count < width)
  }

  // MARK: - Requests

  private mutating func take(_ chunk: Result<[UInt8], FileFailure>) {
    isReading = false
    switch chunk {
    case .failure(let failure): end(WorkStreamProblem(message: failure.reason))
    case .success(let bytes) where bytes.isEmpty: end(input.problemAtEnd)
    case .success(let bytes):
      input.add(bytes)
      do throws(WorkStreamProblem) {
        while let message = try input.next() {
          take(Result { () throws(WorkProblem) in try JSONMessages.request(message) })
        }
      } catch {
        end(error)
      }
    }
  }

  private mutating func take(_ request: Result<WorkRequest, WorkProblem>) {
    switch request {
    case .failure(let problem): refuse(problem)
    case .success(let request) where request.isCancel: cancel(request.id)
    case .success(let request):
      let isKnown = running[request.id] != nil || waiting[next...].contains { $0.id == request.id }
      if request.id != 0, isKnown {
        refuse(
          WorkProblem(
            id: request.id,
            message: "request \(request.id) is still running; each request needs its own id"))
      } else {
        waiting.append(request)
      }
    }
  }

  /// A waiting request is answered at once. A running one is answered when it ends, so that no file changes after the
  /// answer. Any other id belongs to a request that is already answered.
  private mutating func cancel(_ id: Int32) {
    running[id]?.cancel()
    guard let index = waiting[next...].firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index)
    answer(WorkResponse(id: id, isCancelled: true))
  }

  private mutating func end(_ problem: WorkStreamProblem?) {
    isAtEnd = true
    guard let problem, status == .success else { return }
    session.console.complain("worker: \(problem.message)")
    status = .unreadable
  }

  // MARK: - Responses

  private mutating func finish(_ request: WorkRequest, _ response: WorkResponse) {
    running[request.id] = nil
    if request.verbosity > 0 { session.console.note(Self.account(of: request, response)) }
    answer(response)
  }

  private static func account(of request: WorkRequest, _ response: WorkResponse) -> String {
    let end = response.isCancelled ? "cancelled" : "status \(response.status), \(response.output.count) bytes of output"
    return "request \(request.id): \(request.arguments.joined(separator: " ")): \(end)"
  }

  private mutating func refuse(_ problem: WorkProblem) {
    let line = "\(Product.name): error: worker: \(problem.message)\n"
    answer(WorkResponse(status: ExitStatus.usage.rawValue, output: Array(line.utf8), id: problem.id))
  }

  private mutating func answer(_ response: WorkResponse) {
    if channel.write(JSONMessages.bytes(response)) { return }
    end(WorkStreamProblem(message: "cannot write a response"))
    next = waiting.count
  }
}

/// Runs the command line of a request as a separate process would run it.
struct WorkRun: Sendable {
  /// The worker's session: its way to run a command, and its world.
  let session: Session
  let request: WorkRequest
  let cancellation: Cancellation

  /// The response, with everything that the run wrote.
  func response() async -> WorkResponse {
    let written = WrittenBytes()
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
    let report = WrittenBytes()
    var inner = world
    inner.output = report.add
    let run = await session.start(arguments.words, inner)
    if let failure = world.put(path, report.bytes) { return refuse(failure, world) }
    let status = record(run, in: arguments.statusFile, world)
    // Bazel discards the files of a failed action, so the report is printed too.
    if status != .success { _ = world.output(report.bytes) }
    return status
  }

  /// Writes the status into a file, if the request names one. Findings then count as a result and not as a failure. A
  /// run that could not finish still fails.
  private func record(_ status: ExitStatus, in path: String?, _ world: World) -> ExitStatus {
    guard let path, status == .success || status == .findings else { return status }
    return world.put(path, Array("\(status.rawValue)\n".utf8)).map { refuse($0, world) } ?? .success
  }

  private func refuse(_ failure: FileFailure, _ world: World) -> ExitStatus {
    Console(world: world).complain(failure)
    return .unreadable
  }
}

final class WrittenBytes: Sendable {
  private let all = Mutex<[UInt8]>([])

  var bytes: [UInt8] { all.withLock { $0 } }

  @Sendable func add(_ bytes: [UInt8]) -> Bool {
    all.withLock { $0 += bytes }
    return true
  }
}
