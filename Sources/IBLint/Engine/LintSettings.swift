package import IBLayout
package import IBModel

package struct LintSettings: Hashable, Sendable {
  /// The oldest system the app supports; nil if only the documents may name one.
  package var deploymentTarget: SystemVersion?
  /// If nil, rules over layouts do not run.
  package var layout: LayoutSettings?

  package init(deploymentTarget: SystemVersion? = nil, layout: LayoutSettings? = .usual) {
    self.deploymentTarget = deploymentTarget
    self.layout = layout
  }
}

/// The configurations that rules over layouts look at.
package struct LayoutSettings: Hashable, Sendable {
  package var configurations: [TraitConfiguration]
  /// Whether each document's own canvas comes before them.
  package var includesCanvas: Bool
  /// Whether each document is also laid out in every language that it is translated into.
  package var includesAllLanguages = false
  /// Whether findings that code can prevent are included, as a report lists them.
  package var includesThoseOfCode = false
  /// Whether answers that no rule reports are included, with the reason, as a report with `--verbose` lists them.
  package var includesDoubtful = false
  /// Whether the configurations are those in which the project shows the document, and no one asked for them.
  package var followsReach = false

  package init(_ configurations: [TraitConfiguration], includesCanvas: Bool = false) {
    self.configurations = configurations
    self.includesCanvas = includesCanvas
  }

  /// The four final size classes, as for every command that lays out.
  package static let usual = LayoutSettings(ConfigurationSet.finalSizeClasses)
}
