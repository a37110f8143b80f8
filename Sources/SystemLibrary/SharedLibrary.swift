#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A shared library that is loaded at its first use and stays loaded.
///
/// The program starts without it. If it were linked, every command would load fifty libraries
/// (Measurements/Tools.md#png).
package struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Whether this program can load libraries. A statically linked program contains its own C library, which must not be
  /// mixed with another one.
  package static var canLoad: Bool {
    #if STATIC || canImport(Musl)
      false
    #else
      true
    #endif
  }

  /// The first of these libraries that the system finds; nil if it finds none.
  package init?(anyOf names: [String]) {
    #if STATIC || canImport(Musl)
      return nil
    #else
      guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
      self.handle = handle
    #endif
  }

  /// The address of a function or a variable, in the library or in one of its dependencies; nil for an unknown name.
  package func address(of name: String) -> UnsafeMutableRawPointer? {
    #if STATIC || canImport(Musl)
      nil
    #else
      dlsym(handle, name)
    #endif
  }

  /// A function by its name; nil for an unknown name.
  ///
  /// - Parameter type: a C function type; it must match the declaration in the library's header.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    address(of: name).map { unsafeBitCast($0, to: type) }
  }
}
