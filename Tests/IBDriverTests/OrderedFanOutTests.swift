import Dispatch
import Synchronization
import Testing

@testable import IBDriver

@Suite struct OrderedFanOutTests {
  @Test func resultsComeInTheOrderOfTheInputs() async {
    var received: [Int] = []
    await OrderedFanOut.run(Array(0..<50), width: 3, work: { $0 * 10 }, receive: { received.append($0) })
    #expect(received == (0..<50).map { $0 * 10 })
  }

  /// The first input waits until the other worker has got as far as it may: 8 results for each of the 2 workers.
  @Test func resultsWaitingForASlowOneAreBounded() async {
    let started = Mutex(0)
    let allMayWait = DispatchSemaphore(value: 0)
    var startedAtFirst: Int?
    await OrderedFanOut.run(
      Array(0..<200), width: 2,
      work: { index in
        let count = started.withLock { count in
          count += 1
          return count
        }
        if count == 16 { allMayWait.signal() }
        // With one processor there is no other worker, and the first input does not wait for it for ever.
        if index == 0 { _ = allMayWait.wait(timeout: .now() + .seconds(5)) }
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
