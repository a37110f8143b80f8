import Synchronization

/// Counts how often something was asked for.
final class Reads: Sendable {
  private let count = Mutex(0)

  /// 0 the first time, then 1, 2 and so on.
  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
