#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A shared library that is loaded on first use and stays loaded.
///
/// The program can start without it. If the library were linked, each command would load fifty libraries
/// (Measurements/Tools.md#png).
package struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads the first of these libraries that the system finds; nil if all are missing.
  ///
  /// A statically linked program loads none: it contains its own C library, which must not be mixed with another.
  package init?(anyOf names: [String]) {
    #if STATIC || canImport(Musl)
      return nil
    #else
      guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
      self.handle = handle
    #endif
  }

  /// The address of a function or a variable in the library or its dependencies; nil for an unknown name.
  package func address(of name: String) -> UnsafeMutableRawPointer? {
    #if STATIC || canImport(Musl)
      nil
    #else
      dlsym(handle, name)
    #endif
  }

  /// The function with this name; nil for an unknown name.
  ///
  /// - Parameter type: the C function type, which must match the declaration in the header of the library.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    address(of: name).map { unsafeBitCast($0, to: type) }
  }
}
