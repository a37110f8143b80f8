#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// Waits for signals that end a process.
///
/// A thread waits for them, so the reaction may call any function, and not only those that a signal handler may call
/// (signal-safety(7)).
package enum SignalWatch {
  /// Blocks signals until a thread waits for them, and returns the blocked ones.
  ///
  /// A signal that the parent process made this one ignore stays ignored. Call this before other threads start, because
  /// they inherit the mask.
  package static func hold(_ signals: [Int32]) -> [Int32] {
    let watched = signals.filter { !isIgnored($0) }
    var held = set(of: watched)
    return pthread_sigmask(SIG_BLOCK, &held, nil) == 0 ? watched : []
  }

  /// Waits for one of the blocked signals; without any, it waits forever.
  package static func wait(for signals: [Int32]) -> Int32 {
    var held = set(of: signals)
    var signal: Int32 = 0
    while signals.isEmpty || sigwait(&held, &signal) != 0 { pause() }
    return signal
  }

  /// Ends the process as if it had not waited for the signal, so that its parent process sees the real cause.
  package static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = set(of: [number])
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), number)
    // If the signal does not end this process, it exits with the status that a shell reports for a process ended by a
    // signal.
    exit(128 + number)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
