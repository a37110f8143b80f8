#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import CFileAttributes
  @preconcurrency import Musl
#else
  import CFileAttributes
  @preconcurrency import Glibc
#endif

/// Calls that wait for something outside the process. The threads of Swift's tasks are as many as processors, so that a
/// task that waits would take one of them from those that work.
package enum OwnThread {
  private final class Work: Sendable {
    let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) {
      self.call = call
    }
  }

  /// The result of a call that is made on a separate thread; on the caller's where the system has no more threads.
  package static func run<Value: Sendable>(_ call: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      start(Work { continuation.resume(returning: call()) })
    }
  }

  private static func start(_ work: Work) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let kept = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, &attributes,
        { kept in
          Unmanaged<Work>.fromOpaque(kept).takeRetainedValue().call()
          return nil
        }, kept.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { kept in
          if let kept { Unmanaged<Work>.fromOpaque(kept).takeRetainedValue().call() }
          return nil
        }, kept.toOpaque())
    #endif
    if status != 0 { kept.takeRetainedValue().call() }
  }
}
