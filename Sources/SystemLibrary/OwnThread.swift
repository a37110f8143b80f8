#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import CFileAttributes
  @preconcurrency import Musl
#else
  import CFileAttributes
  @preconcurrency import Glibc
#endif

/// Runs calls that wait for events outside the process.
///
/// Swift's tasks have only as many threads as there are processors, so a waiting task would block a thread that others
/// need.
package enum OwnThread {
  private final class Work: Sendable {
    let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) {
      self.call = call
    }
  }

  /// Makes a call and returns its result. The call is made on a separate thread, or on that of the caller if the system
  /// has no more.
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
