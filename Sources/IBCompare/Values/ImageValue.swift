package import IBModel

/// An image as a configuration shows it, at one scale for all configurations, so that two do not differ because of the
/// screen's scale alone.
package struct ImageValue: Hashable, Sendable {
  package let name: String
  /// The path of the chosen file; nil if the set has none for the configuration.
  package let file: String?
  /// In points; nil where the size is unknown.
  package let size: Size?
}
