package import IBModel

/// What a run knows besides the documents.
package struct LintSettings: Hashable, Sendable {
  /// The oldest system the app is built for; nil where only the documents can tell.
  package var deploymentTarget: SystemVersion?

  package init(deploymentTarget: SystemVersion? = nil) {
    self.deploymentTarget = deploymentTarget
  }
}
