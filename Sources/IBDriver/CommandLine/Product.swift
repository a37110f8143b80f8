/// The name and version that the command line prints.
///
/// The version is written only here. Packages, archives and pages ask the program for it.
package enum Product {
  package static let name = "keyline"
  package static let version = "0.1.0"
  /// A description in one sentence.
  static let summary = "Keyline reads Interface Builder files (.storyboard, .xib) without Xcode."
}
