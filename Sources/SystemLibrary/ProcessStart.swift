#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// What `posix_spawn` needs and each C library spells in its own way.
package enum ProcessStart {
  #if canImport(Darwin)
    /// A pointer there, and a structure elsewhere.
    package typealias FileActions = posix_spawn_file_actions_t?
  #else
    package typealias FileActions = posix_spawn_file_actions_t
  #endif

  /// File actions before `posix_spawn_file_actions_init`.
  package static var uninitializedFileActions: FileActions {
    #if canImport(Darwin)
      nil
    #else
      posix_spawn_file_actions_t()
    #endif
  }

  /// The environment of this process, as `posix_spawn` takes it; it must not be kept.
  package static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      // A library on Darwin has no `environ` (environ(7)).
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}
