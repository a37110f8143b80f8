package import IBLayout

/// The configurations that rules over layouts look at.
package struct LayoutSettings: Hashable, Sendable {
  package var configurations: [TraitConfiguration]
  /// Whether each document's own canvas comes before them.
  package var includesCanvas: Bool

  package init(_ configurations: [TraitConfiguration], includesCanvas: Bool = false) {
    self.configurations = configurations
    self.includesCanvas = includesCanvas
  }

  /// The four final size classes, as for every command that lays out.
  package static let usual = LayoutSettings(ConfigurationSet.finalSizeClasses)
}
