#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// Signals that end a process, waited for by a thread, so that what is done then may be anything and not only what a
/// signal handler may call (signal-safety(7)).
package enum SignalWatch {
  /// Lets signals wait until a thread asks for them, and returns those that are to be asked for: what whoever started
  /// the process had set to be ignored stays so. To be called before there are other threads, which inherit it.
  package static func hold(_ signals: [Int32]) -> [Int32] {
    let watched = signals.filter { !isIgnored($0) }
    var held = set(of: watched)
    return pthread_sigmask(SIG_BLOCK, &held, nil) == 0 ? watched : []
  }

  /// Waits for one of the signals that are held; for ever where there is none.
  package static func wait(for signals: [Int32]) -> Int32 {
    var held = set(of: signals)
    var signal: Int32 = 0
    while signals.isEmpty || sigwait(&held, &signal) != 0 { pause() }
    return signal
  }

  /// Ends the process as if it had never waited for the signal, so that whoever started it sees what ended it.
  package static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = set(of: [number])
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), number)
    // The shell's status of a process that a signal has ended, for a signal that does not.
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
