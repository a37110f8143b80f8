package import IBSource

/// The reason why some bytes cannot be read as a property list.
package struct PropertyListProblem: Error, Hashable, Sendable {
  /// Lower case, no full stop.
  package let message: String
  /// The bytes that are wrong.
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
  /// In bytes. Real projects have up to 10 MB.
  static let fileSize = 64 << 20
  /// The deepest nesting of containers. Project files have six levels, the lists of apps less than ten. The readers are
  /// recursive, and a thread of macOS has 512 kB of stack.
  static let depth = 128
}
