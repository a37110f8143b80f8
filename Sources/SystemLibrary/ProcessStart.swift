#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// The types and calls around `posix_spawn` that differ between C libraries.
package enum ProcessStart {
  #if canImport(Darwin)
    /// On Darwin, this is a pointer; elsewhere, it is a structure.
    package typealias FileActions = posix_spawn_file_actions_t?
    package typealias Attributes = posix_spawnattr_t?
  #else
    package typealias FileActions = posix_spawn_file_actions_t
    package typealias Attributes = posix_spawnattr_t
  #endif

  /// File actions before `posix_spawn_file_actions_init`.
  package static var uninitializedFileActions: FileActions {
    #if canImport(Darwin)
      nil
    #else
      posix_spawn_file_actions_t()
    #endif
  }

  /// Attributes before `setUsualSignals`.
  package static var uninitializedAttributes: Attributes {
    #if canImport(Darwin)
      nil
    #else
      posix_spawnattr_t()
    #endif
  }

  /// Sets attributes for a program that starts without blocked signals and with the default handling of SIGPIPE.
  ///
  /// They do not depend on the settings of this process. The caller must destroy them.
  package static func setUsualSignals(_ attributes: inout Attributes) {
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var closedPipe = sigset_t()
    sigemptyset(&closedPipe)
    sigaddset(&closedPipe, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &closedPipe)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  /// The environment of this process in the form for `posix_spawn`. Do not store it.
  package static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      // On Darwin, a library has no `environ` (environ(7)).
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}
