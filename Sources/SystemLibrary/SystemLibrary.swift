// The C library of the system under one name: other modules import this module instead of the library itself.
//
// The tests run on Linux with glibc. The code for Darwin and musl follows their headers and is untested.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Glibc
#endif
