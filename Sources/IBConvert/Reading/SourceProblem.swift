/// Why a text is not of the Swift that is printed, and where.
package struct SourceProblem: Error, Hashable, Sendable {
  /// Lower case, no full stop.
  package let message: String
  /// In UTF-8 bytes from the beginning of the text.
  package let offset: Int

  package init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }
}
