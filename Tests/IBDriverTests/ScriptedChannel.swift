import IBDriver
import Synchronization

/// The other side of a channel: chunks to read, and what the program wrote.
final class ScriptedChannel: Sendable {
  private struct State {
    var next = 0
    var written: [UInt8] = []
  }

  private let chunks: [[UInt8]]
  private let state = Mutex(State())

  init(_ chunks: [[UInt8]]) { self.chunks = chunks }

  var written: [UInt8] { state.withLock { $0.written } }

  var channel: Channel {
    Channel(
      read: {
        let index = self.state.withLock { state in
          state.next += 1
          return state.next - 1
        }
        return .success(index < self.chunks.count ? self.chunks[index] : [])
      },
      write: { bytes in
        self.state.withLock { $0.written += bytes }
        return true
      })
  }
}
