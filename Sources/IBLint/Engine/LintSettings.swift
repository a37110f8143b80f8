package import IBLayout
package import IBModel

package struct LintSettings: Hashable, Sendable {
  /// The oldest system that the app supports; nil if only the documents may declare one.
  package var deploymentTarget: SystemVersion?
  /// The settings of rules about layouts; nil if these rules do not run.
  package var layout: LayoutSettings?

  package init(deploymentTarget: SystemVersion? = nil, layout: LayoutSettings? = .usual) {
    self.deploymentTarget = deploymentTarget
    self.layout = layout
  }
}

/// The configurations in which rules about layouts check documents.
package struct LayoutSettings: Hashable, Sendable {
  package var configurations: [TraitConfiguration]
  /// Whether each document is first laid out on its own canvas.
  package var includesCanvas: Bool
  /// Whether each document is also laid out in each of its languages.
  package var includesAllLanguages = false
  /// Whether to include findings that code can prevent, which a report lists, and issues that no rule reports, with the
  /// reason, which it counts.
  package var includesThoseOfCode = false
  /// Whether these are the configurations in which the project shows the document, because the user chose none.
  package var followsReach = false

  package init(_ configurations: [TraitConfiguration], includesCanvas: Bool = false) {
    self.configurations = configurations
    self.includesCanvas = includesCanvas
  }

  /// The four final size classes, which every command that lays out uses by default.
  package static let usual = LayoutSettings(ConfigurationSet.finalSizeClasses)
}
