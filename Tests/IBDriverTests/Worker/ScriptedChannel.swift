import IBDriver
import Synchronization

/// The other side of a worker: chunks to read, each given when its time has come, and what the worker wrote.
final class ScriptedChannel: Sendable {
  /// When a chunk is given.
  enum Moment: Sendable {
    case now
    /// When this is true; it is asked again and again.
    case when(@Sendable () -> Bool)
  }

  private struct State {
    var next = 0
    var written: [UInt8] = []
  }

  private let chunks: [(Moment, [UInt8])]
  private let state = Mutex(State())
  private let refuses: Bool

  init(_ chunks: [(Moment, [UInt8])], refuses: Bool = false) {
    self.chunks = chunks
    self.refuses = refuses
  }

  convenience init(_ bytes: [UInt8]) {
    self.init([(.now, bytes)])
  }

  var written: [UInt8] { state.withLock { $0.written } }

  /// How often the worker has asked for a chunk.
  var reads: Int { state.withLock { $0.next } }

  var channel: Channel {
    Channel(
      read: {
        let index = self.state.withLock { state in
          state.next += 1
          return state.next - 1
        }
        guard index < self.chunks.count else { return .success([]) }
        let (moment, chunk) = self.chunks[index]
        if case .when(let hasCome) = moment {
          await Patience.wait { hasCome() }
        }
        return .success(chunk)
      },
      write: { bytes in
        if self.refuses { return false }
        self.state.withLock { $0.written += bytes }
        return true
      })
  }
}

/// Waits for what another task does.
enum Patience {
  /// Half a minute in steps of a millisecond, so that a test that waits for nothing ends.
  private static let steps = 30_000

  static func wait(for condition: () -> Bool) async {
    for _ in 0..<steps where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
  }

  /// The same for a call that is not asynchronous.
  static func block(until condition: () -> Bool) {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(30))
    while !condition(), clock.now < end {}
  }
}
