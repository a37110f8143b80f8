/// A part of a project that could not be read, with its place.
package struct UnreadPart: Hashable, Sendable {
  package let path: String
  /// From 1; nil for a file as a whole.
  package let line: Int?
  /// Lower case, no full stop.
  package let message: String

  package init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}
