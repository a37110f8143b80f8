package import IBModel

/// An image as a configuration shows it, at a scale that is the same for all configurations, so that two of them differ
/// only where more than the screen's scale does.
package struct ImageValue: Hashable, Sendable {
  package let name: String
  /// The path of the chosen file; nil where the name's set has none that the configuration shows.
  package let file: String?
  /// In points; nil where the size is unknown.
  package let size: Size?
}
