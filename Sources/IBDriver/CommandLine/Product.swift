/// The name and version that the command line prints.
package enum Product {
  /// The name of the executable.
  package static let name = "keyline"
  package static let version = "0.1.0"
}
