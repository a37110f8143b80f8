/// Why a file cannot be read as what it says it is.
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
