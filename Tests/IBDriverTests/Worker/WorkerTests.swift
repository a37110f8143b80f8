import Foundation
import Synchronization
import Testing

@testable import IBDriver

/// The worker with a world in memory. One test after the other: some hold one of the threads that tasks run on, of which
/// there may be two.
@Suite(.serialized) struct WorkerTests {
  /// The samples of this package and documents with something wrong.
  private static let files: [String: String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")
    var files = [
      "Clean.xib": Documents.clean, "Repeating.xib": Documents.repeating, "Broken.xib": Documents.broken,
      "Mac.xib": Documents.macOS, "Sub/Other.xib": Documents.repeating,
    ]
    for name in ["Badge.xib", "LayoutGuides.storyboard"] {
      files["Samples/\(name)"] = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return files
  }()

  /// A storyboard takes a debug build as long as all others together: one command lints it.
  private static let small: [String] = files.keys.sorted().filter { !$0.hasSuffix(".storyboard") }

  private static let commands: [[String]] =
    small.flatMap { path in
      [
        ["lint", path], ["lint", "--format", "sarif", "--quiet", path], ["resolve", "--on", "iphone-15", path],
        ["migrate", "safe-area", "--check", path], ["report", "--format", "json", path],
      ]
    } + [
      ["lint"], ["lint", "gone.xib"], ["lnit"], ["rules"], ["help", "worker"], ["lint", "--unknown"], [],
      ["diff", "Clean.xib", "Repeating.xib"], ["worker", "lint"], ["worker", "--persistent_worker"],
    ]

  private struct Answer {
    let status: IBDriver.ExitStatus
    let responses: [WorkResponse]
    let diagnostics: String
  }

  /// Runs a worker over the bytes and reads what it answers.
  private func work(
    _ channel: ScriptedChannel, jobs: Int = 2, in memory: MemoryWorld? = nil,
    change: (inout World) -> Void = { _ in }
  ) async throws -> Answer {
    let memory = memory ?? MemoryWorld(Self.files)
    var world = memory.world
    world.openChannel = { channel.channel }
    change(&world)
    let arguments = ["worker", "--persistent_worker", "--protocol", "json", "--jobs", "\(jobs)"]
    let status = await CommandLineTool.run(arguments, in: world)
    let responses = try #require(WorkMessages.responses(channel.written))
    #expect(memory.output.isEmpty, "standard output is for responses")
    return Answer(status: status, responses: responses, diagnostics: memory.diagnostics)
  }

  private func bytes(_ requests: [WorkRequest]) -> [UInt8] { requests.flatMap(WorkMessages.bytes) }

  /// What a run of its own says, with its status.
  private func alone(_ words: [String]) async -> (status: Int32, output: String) {
    let told = Mutex<[UInt8]>([])
    var world = MemoryWorld(Self.files).world
    world.processorCount = 1
    world.output = { bytes in
      told.withLock { $0 += bytes }
      return true
    }
    world.diagnostics = world.output
    let status = await CommandLineTool.run(words, in: world)
    return (status.rawValue, String(decoding: told.withLock { $0 }, as: UTF8.self))
  }

  // MARK: - Runs

  @Test func aRequestIsAnsweredAsARunOfItsOwnIs() async throws {
    let runs = Self.commands.filter { $0.first != "worker" }
    var expected: [(status: Int32, output: String)] = []
    for words in runs { expected.append(await alone(words)) }
    // Each command several times and beside others.
    let requests = (0..<300).map { WorkRequest(arguments: runs[($0 * 7) % runs.count], id: Int32($0 + 1)) }
    let answer = try await work(ScriptedChannel(bytes(requests)))
    #expect(answer.status == .success)
    #expect(answer.responses.map(\.id).sorted() == requests.map(\.id))
    #expect(answer.diagnostics.isEmpty)
    for response in answer.responses {
      let index = (Int(response.id - 1) * 7) % runs.count
      #expect(response.status == expected[index].status, "\(runs[index])")
      #expect(String(decoding: response.output, as: UTF8.self) == expected[index].output, "\(runs[index])")
    }
  }

  /// Nothing after it can be read, so the worker waits for no end: who asks may keep the channel open.
  @Test func bytesThatAreNoRequestEndAWorkerWhoseChannelStaysOpen() async throws {
    let request = WorkRequest(arguments: ["lint", "--quiet", "Clean.xib"], id: 1)
    let deadline = ContinuousClock.now + .seconds(5)
    let channel = ScriptedChannel([
      (.now, bytes([request]) + Array("]".utf8)), (.when { ContinuousClock.now > deadline }, []),
    ])
    let answer = try await work(channel)
    #expect(answer.status == .unreadable)
    #expect(answer.responses.map(\.status) == [0])
    #expect(answer.diagnostics == "keyline: error: worker: expected a request to begin with '{'\n")
    #expect(channel.reads == 1)
  }

  @Test func aWorkerNeedsItsStreams() async {
    let world = MemoryWorld()
    #expect(await world.run("worker", "--persistent_worker") == .unreadable)
    #expect(world.diagnostics.contains("worker: standard input and output are not open\n"))
  }

  @Test func aSingleRequestNeedsNoProtocol() async {
    let memory = MemoryWorld(Self.files.merging(["args": "--status-file=s\nlint\n--quiet\nBroken.xib\n"]) { $1 })
    #expect(await memory.run("worker", "@args") == .success)
    #expect(memory.writtenFile("s") == "1\n")
    #expect(memory.output.contains("Broken.xib:1:"))
    #expect(await memory.run("worker", "--", "lint", "--quiet", "Broken.xib") == .findings)
    #expect(await memory.run("worker", "--persistent_worker", "lint") == .usage)
    #expect(await memory.run("worker", "--persistent_worker") == .unreadable)
  }

  @Test func resultsGoWhereTheRequestSays() async throws {
    let memory = MemoryWorld(Self.files)
    let options = ["--status-file=out/status", "--report-file=out/report"]
    let answer = try await work(
      ScriptedChannel(
        bytes([
          WorkRequest(arguments: options + ["lint", "--quiet", "Broken.xib"], id: 1),
          WorkRequest(arguments: ["--report-file=failed", "lint", "--quiet", "Broken.xib"], id: 2),
          WorkRequest(arguments: options + ["lint", "--quiet", "gone.xib"], id: 3),
        ])), jobs: 1, in: memory)
    #expect(answer.responses.map(\.status) == [0, 1, 2])
    #expect(memory.writtenFile("out/status") == "1\n")
    let report = try #require(memory.writtenFile("failed"))
    #expect(report.hasPrefix("Broken.xib:1:"))
    // What an action that succeeds has found is in its file; one that fails says it.
    #expect(answer.responses[0].output.isEmpty)
    #expect(String(decoding: answer.responses[1].output, as: UTF8.self) == report)
  }

  @Test func wordsThatAreNoCommandLineAreAnswered() async throws {
    let requests = [
      ["worker", "--persistent_worker"], ["--persistent_worker"], ["--nothing", "lint"], ["@gone"],
    ].enumerated().map { WorkRequest(arguments: $1, id: Int32($0 + 1)) }
    let answer = try await work(ScriptedChannel(bytes(requests)), jobs: 1)
    #expect(answer.responses.map(\.status) == [64, 64, 64, 64])
    #expect(answer.status == .success)
    #expect(answer.responses.allSatisfy { String(decoding: $0.output, as: UTF8.self).hasPrefix("keyline: error: ") })
  }

  @Test func aBadRequestIsAnsweredAndTheNextIsWorkedOn() async throws {
    let bad = Array(#"{"requestId":5,"arguments":"lint"}"#.utf8)
    let answer = try await work(ScriptedChannel(bad + bytes([WorkRequest(arguments: ["devices"], id: 6)])))
    #expect(answer.responses.map(\.id) == [5, 6])
    #expect(answer.responses.map(\.status) == [64, 0])
    #expect(answer.status == .success)
  }

  @Test func anInputThatEndsInsideARequestIsAnError() async throws {
    let whole = bytes([WorkRequest(arguments: ["devices"], id: 1), WorkRequest(arguments: ["lint"], id: 2)])
    let answer = try await work(ScriptedChannel(whole.dropLast(2)))
    #expect(answer.responses.map(\.id) == [1])
    #expect(answer.status == .unreadable)
    #expect(answer.diagnostics == "keyline: error: worker: truncated request\n")
  }

  @Test func aWorkerWhoseAnswersNoOneTakesEnds() async throws {
    let requests = (1...5).map { WorkRequest(arguments: ["devices"], id: Int32($0)) }
    let channel = ScriptedChannel([(.now, bytes(requests))], refuses: true)
    #expect(try await work(channel).status == .unreadable)
  }

  @Test func theLogSaysWhatWasDoneWhereItIsAskedTo() async throws {
    let request = WorkRequest(arguments: ["lint", "--quiet", "Clean.xib"], id: 4, verbosity: 10)
    let answer = try await work(ScriptedChannel(bytes([request])))
    #expect(answer.diagnostics == "note: request 4: lint --quiet Clean.xib: status 0, 0 bytes of output\n")
  }

  // MARK: - Several at once

  /// Says whether a file has been asked for, and lets the one who asks wait.
  private final class Gate: Sendable {
    private let isAsked = Mutex(false)

    var wasAsked: Bool { isAsked.withLock { $0 } }

    func stop(until condition: () -> Bool) {
      isAsked.withLock { $0 = true }
      Patience.block(until: condition)
    }
  }

  /// A world in which the reading of `Clean.xib` waits.
  private func slow(_ world: inout World, _ gate: Gate, until condition: @escaping @Sendable () -> Bool) {
    let read = world.read
    world.read = { path in
      if path == "Clean.xib" { gate.stop(until: condition) }
      return read(path)
    }
  }

  @Test func aShortRequestIsAnsweredBeforeALongOne() async throws {
    let gate = Gate()
    let requests = [
      WorkRequest(arguments: ["lint", "-q", "Clean.xib"], id: 1), WorkRequest(arguments: ["devices"], id: 2),
    ]
    let channel = ScriptedChannel(bytes(requests))
    let answer = try await work(channel, change: { slow(&$0, gate) { !channel.written.isEmpty } })
    #expect(answer.responses.map(\.id) == [2, 1])
  }

  @Test func requestsWithoutAnIdAreWorkedOnAlone() async throws {
    let running = Mutex(0)
    let most = Mutex(0)
    let requests = (0..<6).map { _ in WorkRequest(arguments: ["lint", "-q", "Clean.xib"]) }
    let answer = try await work(
      ScriptedChannel(bytes(requests)),
      change: { world in
        let read = world.read
        world.read = { path in
          let count = running.withLock { count in
            count += 1
            return count
          }
          most.withLock { $0 = max($0, count) }
          defer { running.withLock { $0 -= 1 } }
          return read(path)
        }
      })
    #expect(answer.responses.count == 6)
    #expect(most.withLock { $0 } == 1)
  }

  @Test func aRequestThatRunsIsCancelled() async throws {
    let gate = Gate()
    let request = WorkRequest(arguments: ["--report-file=out", "lint", "-q", "Clean.xib"], id: 1)
    let channel = ScriptedChannel([
      (.now, bytes([request])), (.when { gate.wasAsked }, bytes([WorkRequest(id: 1, isCancel: true)])),
    ])
    let memory = MemoryWorld(Self.files)
    // The worker asks for the third time when it has taken the second message.
    let answer = try await work(channel, in: memory, change: { slow(&$0, gate) { channel.reads > 2 } })
    #expect(answer.responses == [WorkResponse(id: 1, isCancelled: true)])
    #expect(memory.writtenFile("out") == nil)
  }

  @Test func aRequestThatWaitsIsCancelledAtOnce() async throws {
    let requests = [
      WorkRequest(arguments: ["devices"], id: 1), WorkRequest(arguments: ["devices"], id: 2),
      WorkRequest(id: 2, isCancel: true), WorkRequest(id: 9, isCancel: true),
    ]
    let answer = try await work(ScriptedChannel(bytes(requests)), jobs: 1)
    #expect(answer.responses.map(\.id) == [2, 1])
    #expect(answer.responses.map(\.isCancelled) == [true, false])
  }

  @Test func anIdThatIsInUseIsRefused() async throws {
    let request = WorkRequest(arguments: ["devices"], id: 3)
    let answer = try await work(ScriptedChannel(bytes([request, request])), jobs: 1)
    #expect(answer.responses.map(\.status) == [64, 0])
  }

  // MARK: - What a run sees

  @Test func aRunSeesItsInputsAlone() async throws {
    let files = [
      "A/Main.xib": Documents.repeating, "A/Other.xib": Documents.repeating, ".keyline.yml": "rules: {nothing: on}",
    ]
    let memory = MemoryWorld(files)
    let requests = [
      WorkRequest(arguments: ["lint", "-q", "."], inputs: ["A/Main.xib"], id: 1),
      WorkRequest(arguments: ["lint", "-q", "A/Other.xib"], inputs: ["A/Main.xib"], id: 2),
      WorkRequest(arguments: ["lint", "-q", "A"], inputs: ["A/Main.xib", ".keyline.yml"], id: 3),
      WorkRequest(arguments: ["lint", "-q", "A"], inputs: ["A"], id: 4),
    ]
    let answer = try await work(ScriptedChannel(bytes(requests)), jobs: 1, in: memory)
    let texts = answer.responses.map { String(decoding: $0.output, as: UTF8.self) }
    #expect(texts[0].hasPrefix("A/Main.xib:1:") && !texts[0].contains("Other"))
    #expect(texts[1] == "keyline: error: A/Other.xib: no such file or directory\n")
    // The configuration is wrong, and found only where it is an input.
    #expect(answer.responses[0].status == 1 && texts[2].hasPrefix("keyline: error: .keyline.yml:1:"))
    #expect(texts[3].contains("A/Main.xib") && texts[3].contains("A/Other.xib"))
  }

  @Test func nothingAboveTheFolderIsLookedFor() async throws {
    let files = [".keyline.yml": "rules: {nothing: on}", "boxes/1/Main.xib": Documents.repeating]
    let requests = [
      WorkRequest(arguments: ["--report-file=out", "lint", "-q", "Main.xib"], id: 1, folder: "boxes/1"),
      WorkRequest(arguments: ["lint", "-q", "Gone.xib"], id: 2, folder: "boxes/1"),
    ]
    let memory = MemoryWorld(files)
    let answer = try await work(ScriptedChannel(bytes(requests)), jobs: 1, in: memory)
    // Paths are those of the request, and results are written beside its files.
    #expect(memory.writtenFile("boxes/1/out")?.hasPrefix("Main.xib:1:") == true)
    let missing = String(decoding: answer.responses[1].output, as: UTF8.self)
    #expect(missing == "keyline: error: Gone.xib: no such file or directory\n")
  }

  @Test func catalogsAmongTheInputsBelongToTheProject() async throws {
    let image = #"{"images":[{"idiom":"universal","filename":"a.png"}],"info":{"version":1,"author":"xcode"}}"#
    let files = [
      "App/Base.lproj/Main.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><imageView image="Logo" id="a"/><imageView image="Gone" id="b"/></objects><resources>
      <image name="Logo" width="1" height="1"/><image name="Gone" width="1" height="1"/></resources></document>
      """,
      "App/Assets.xcassets/Logo.imageset/Contents.json": image, "App/Assets.xcassets/Logo.imageset/a.png": "",
      "App/Assets.xcassets/Contents.json": #"{"info":{"version":1,"author":"xcode"}}"#,
    ]
    let words = ["lint", "-q", "--only-rule", "missing-image", "App/Base.lproj/Main.xib"]
    let requests = [
      WorkRequest(arguments: words, inputs: files.keys.sorted(), id: 1),
      WorkRequest(arguments: words, inputs: ["App/Base.lproj/Main.xib"], id: 2),
    ]
    let answer = try await work(ScriptedChannel(bytes(requests)), jobs: 1, in: MemoryWorld(files))
    let texts = answer.responses.map { String(decoding: $0.output, as: UTF8.self) }
    #expect(texts[0].contains("Gone") && !texts[0].contains("Logo"))
    #expect(texts[1] != texts[0])
  }
}
