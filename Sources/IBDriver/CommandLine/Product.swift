/// Who we are, in the words of the command line.
package enum Product {
  /// The name of the executable.
  package static let name = "keyline"
  package static let version = "0.1.0"
}
