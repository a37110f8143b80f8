/// The reason why a file cannot be read in the format that its first bytes announce.
package struct NibFailure: Error, Hashable, Sendable {
  /// The byte that is wrong, from 0.
  package let offset: Int
  /// Lower case, no full stop.
  package let message: String

  init(_ offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}
