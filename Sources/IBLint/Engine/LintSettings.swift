package import IBModel

/// What a run knows besides the documents.
package struct LintSettings: Hashable, Sendable {
  /// The oldest system the app is built for; nil where only the documents say.
  package var deploymentTarget: SystemVersion?
  /// Nil: rules over layouts do not run.
  package var layout: LayoutSettings?

  package init(deploymentTarget: SystemVersion? = nil, layout: LayoutSettings? = .usual) {
    self.deploymentTarget = deploymentTarget
    self.layout = layout
  }
}
