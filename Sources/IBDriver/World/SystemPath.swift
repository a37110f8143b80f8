import IBSource
import SystemLibrary

/// Paths as the C library takes and gives them.
enum SystemPath {
  /// Calls the C library with the bytes of a path.
  static func with<Result>(_ path: String, _ call: (UnsafePointer<CChar>) -> Result) -> Result {
    (PathText.bytes(path).map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map(call) ?? path.withCString(call)
    }
  }

  /// The text of a path or name that the C library gave.
  static func text(_ path: UnsafePointer<CChar>) -> String {
    PathText.text(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  /// The same of a path that is to be freed; nil where the call failed.
  static func text(freeing path: UnsafeMutablePointer<CChar>?) -> String? {
    guard let path else { return nil }
    defer { free(path) }
    return text(path)
  }
}
