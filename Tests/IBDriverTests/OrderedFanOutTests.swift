import Glibc
import Synchronization
import Testing

@testable import IBDriver

@Suite struct OrderedFanOutTests {
  @Test func resultsComeInTheOrderOfTheInputs() async {
    var received: [Int] = []
    await OrderedFanOut.run(Array(0..<50), width: 3, work: { $0 * 10 }, receive: { received.append($0) })
    #expect(received == (0..<50).map { $0 * 10 })
  }

  /// While the first input takes its time, the other worker goes on only as far as 8 results for each of the 2 workers
  /// allow.
  @Test func resultsWaitingForASlowOneAreBounded() async {
    let started = Mutex(0)
    var startedAtFirst: Int?
    await OrderedFanOut.run(
      Array(0..<200), width: 2,
      work: { index in
        started.withLock { $0 += 1 }
        if index == 0 { usleep(100_000) }
        return index
      },
      receive: { _ in startedAtFirst = startedAtFirst ?? started.withLock { $0 } })
    #expect(started.withLock { $0 } == 200)
    #expect((startedAtFirst ?? .max) <= 16)
  }

  @Test func noInputsGiveNoResults() async {
    await OrderedFanOut.run([Int](), width: 2, work: { $0 }, receive: { _ in Issue.record("received a result") })
  }
}
