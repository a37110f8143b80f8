import Foundation
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
  /// Ten minutes in steps of a millisecond, so that a test that waits for nothing ends. Other tests take turns with what
  /// is waited for, and some of them take minutes.
  private static let steps = 600_000

  static func wait(for condition: () -> Bool) async {
    for _ in 0..<steps {
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// The same for a call that is not asynchronous.
  static func block(until condition: () -> Bool) {
    for _ in 0..<steps {
      if condition() { return }
      Thread.sleep(forTimeInterval: 0.001)
    }
  }
}
