package import IBModel

/// The settings of a run.
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
