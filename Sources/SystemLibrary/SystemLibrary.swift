// The C library of the system under one name: other modules import this one and not the library itself.
//
// Linux with glibc is what the tests run on; Darwin and musl are written from their headers and untested.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Glibc
#endif
