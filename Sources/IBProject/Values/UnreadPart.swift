/// A part of a project that could not be read, and its place.
package struct UnreadPart: Hashable, Sendable {
  package let path: String
  /// The line from 1; nil for the whole file.
  package let line: Int?
  /// The reason in lower case, without a full stop.
  package let message: String

  package init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}
