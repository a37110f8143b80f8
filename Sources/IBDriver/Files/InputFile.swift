/// A file to be read.
package struct InputFile: Hashable, Sendable {
  package enum Origin: Sendable {
    /// Named on the command line.
    case named
    /// Found by searching a folder.
    case found
    case standardInput
  }

  /// As it is printed.
  package let path: String
  package let origin: Origin

  package init(_ path: String, _ origin: Origin) {
    self.path = path
    self.origin = origin
  }
}
