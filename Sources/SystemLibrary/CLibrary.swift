#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C library with which the program runs.
package enum CLibrary {
  /// The name and version, such as `glibc 2.36`; nil if the library does not provide them, as on Darwin and musl.
  package static var nameAndVersion: String? {
    #if canImport(Darwin) || canImport(Musl)
      nil
    #else
      let name = Int32(_CS_GNU_LIBC_VERSION)
      var text = [CChar](repeating: 0, count: confstr(name, nil, 0))
      guard !text.isEmpty, confstr(name, &text, text.count) == text.count else { return nil }
      return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }
}
