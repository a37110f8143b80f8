import IBTestSupport
import Testing

@testable import IBDriver

/// Requests and responses as bytes, good ones and bad ones.
@Suite struct WorkProtocolTests {
  private static let requests = [
    WorkRequest(arguments: ["lint", "A \"B\" {}\\.xib"], inputs: ["A.xib", "B/C.xib"], id: 7),
    WorkRequest(arguments: [], id: -3),
    WorkRequest(id: 7, isCancel: true),
    WorkRequest(arguments: ["rules", "é{"], verbosity: 10, folder: "sandbox/1/_main"),
  ]

  /// What the bytes give, a request or a problem each, and what ends them.
  private static func read(
    _ chunks: some Sequence<[UInt8]>
  ) -> (messages: [Result<WorkRequest, WorkProblem>], problem: WorkStreamProblem?) {
    var input = MessageInput(.objects)
    var messages: [Result<WorkRequest, WorkProblem>] = []
    do throws(WorkStreamProblem) {
      for chunk in chunks {
        input.add(chunk)
        while let message = try input.next() {
          messages.append(Result { () throws(WorkProblem) in try JSONMessages.request(message) })
        }
      }
      return (messages, input.problemAtEnd)
    } catch {
      return (messages, error)
    }
  }

  @Test(arguments: [1, 2, 7, 1000])
  func requestsAreReadHoweverTheirBytesCome(_ size: Int) {
    let bytes = Self.requests.flatMap(WorkMessages.bytes)
    let chunks = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    let (messages, problem) = Self.read(chunks)
    #expect(messages == Self.requests.map { .success($0) })
    #expect(problem == nil)
  }

  @Test func fieldsOfALaterVersionArePassedOver() {
    let json = Self.read([Array(#" {"later":[{"a":1}],"arguments":["lint"],"inputs":null} "#.utf8)])
    #expect(json.messages == [.success(WorkRequest(arguments: ["lint"]))])
    #expect(json.problem == nil)
  }

  @Test func responsesAreWrittenAsTheProtocolSays() {
    let response = WorkResponse(status: 1, output: Array("a\n".utf8), id: 150, isCancelled: false)
    let cancelled = WorkResponse(id: 2, isCancelled: true)
    #expect(
      String(decoding: JSONMessages.bytes(response), as: UTF8.self)
        == #"{"exitCode":1,"output":"a\n","requestId":150}"# + "\n")
    #expect(
      String(decoding: JSONMessages.bytes(cancelled), as: UTF8.self)
        == #"{"requestId":2,"wasCancelled":true}"# + "\n")
  }

  @Test func outputThatIsNoTextIsRepaired() {
    let response = WorkResponse(output: [0x61, 0xFF], id: 0)
    #expect(String(decoding: JSONMessages.bytes(response), as: UTF8.self) == "{\"output\":\"a\u{FFFD}\"}\n")
  }

  // MARK: - Bad requests

  @Test func aBadMessageHasAProblemAndTheNextIsRead() {
    let json = Self.read([Array(#"{"requestId":5,"arguments":"lint"}{"a" 1}{"requestId":1}"#.utf8)])
    #expect(
      json.messages == [
        .failure(WorkProblem(id: 5, message: "'arguments' of the request is not a list of strings")),
        .failure(WorkProblem(message: "invalid JSON at byte 5 of the request: expected a colon")),
        .success(WorkRequest(id: 1)),
      ])
  }

  @Test(arguments: [
    (#"{"requestId":1.5}"#, "'requestId' of the request is not a 32-bit integer"),
    (#"{"requestId":3000000000}"#, "'requestId' of the request is not a 32-bit integer"),
    (#"{"inputs":[{"digest":"x"}]}"#, "'inputs' of the request is not a list of objects with a path"),
    (#"{"cancel":"yes"}"#, "'cancel' of the request is not true or false"),
    (#"{"sandboxDir":1}"#, "'sandboxDir' of the request is not a text"),
  ])
  func aFieldOfAnotherKindIsNamed(_ text: String, _ message: String) {
    #expect(Self.read([Array(text.utf8)]).messages == [.failure(WorkProblem(message: message))])
  }

  @Test func aStreamThatCannotBeReadEnds() {
    #expect(Self.read([Array("{\"a\":".utf8)]).problem?.message == "truncated request")
    #expect(Self.read([Array("[1]".utf8)]).problem?.message == "expected a request to begin with '{'")
    #expect(Self.read([Array("{} \n".utf8)]).problem == nil)
  }

  @Test func arraysWithoutEndAreNoRecursionWithoutEnd() {
    let deep = "{\"a\":" + String(repeating: "[", count: 100_000) + "}"
    guard case .failure(let problem)? = Self.read([Array(deep.utf8)]).messages.first else {
      Issue.record("the request was read")
      return
    }
    #expect(problem.message.contains("nested deeper"))
  }

  /// Bytes that were changed, dropped and doubled: whatever is read of them, nothing traps and the end is found.
  @Test func changedBytesDoNoHarm() {
    var generator = SplitMix(seed: 22)
    let original = Self.requests.flatMap { WorkMessages.bytes($0) }
    var (requests, problems) = (0, 0)
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[place], at: place)
        }
      }
      let (messages, problem) = Self.read([bytes])
      requests += messages.count
      problems += problem == nil ? 0 : 1
      #expect(messages.count <= bytes.count)
    }
    #expect(requests > 0 && problems > 0)
  }
}
