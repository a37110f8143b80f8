/// A picture that is a file beside a report.
package struct DiffPicture: Hashable, Sendable {
  /// The file's name, of letters, digits, hyphens and points.
  package let name: String
  package let bytes: [UInt8]
}
