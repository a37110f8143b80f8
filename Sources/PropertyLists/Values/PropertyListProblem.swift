package import IBSource

/// The reason why some bytes cannot be read as a property list.
package struct PropertyListProblem: Error, Hashable, Sendable {
  /// The reason in lower case, without a full stop.
  package let message: String
  /// The range of the invalid bytes.
  package let range: SourceRange

  package init(_ message: String, _ range: SourceRange) {
    self.message = message
    self.range = range
  }

  init(_ message: String, at offset: Int) {
    self.init(message, SourceRange(offset, offset))
  }
}

enum PropertyListLimits {
  /// The largest size of a file in bytes. Real projects have up to 10 MB.
  static let fileSize = 64 << 20
  /// The deepest nesting of containers. Project files have six levels, and the lists of apps fewer than ten.
  ///
  /// The readers are recursive, and a thread of macOS has 512 kB of stack.
  static let depth = 128
}
