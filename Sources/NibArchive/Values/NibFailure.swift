/// The reason why a file cannot be read in the format that its first bytes announce.
package struct NibFailure: Error, Hashable, Sendable {
  /// The offset of the invalid byte, from 0.
  package let offset: Int
  /// The reason in lower case, without a full stop.
  package let message: String

  init(_ offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}
