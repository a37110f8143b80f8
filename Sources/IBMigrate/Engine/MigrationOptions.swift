import IBModel

/// What a user asks of a migration beyond its name.
package struct MigrationOptions: Sendable {
  /// Write the standard spacing as a number where the migrated constraint would otherwise lose it.
  package var keepStandardSpacing: Bool
  /// The oldest system the document has to run on as the user says; it counts more than what the document says.
  package var deploymentTarget: DeploymentTarget?
  /// The same as the project around the document says; it counts where the document says nothing.
  package var projectTarget: DeploymentTarget?

  package init(
    keepStandardSpacing: Bool = false, deploymentTarget: DeploymentTarget? = nil,
    projectTarget: DeploymentTarget? = nil
  ) {
    self.keepStandardSpacing = keepStandardSpacing
    self.deploymentTarget = deploymentTarget
    self.projectTarget = projectTarget
  }

  /// Who has the say for one document; nil if nobody knows.
  func target(of document: Document) -> DeploymentTarget? {
    deploymentTarget ?? DeploymentTarget(document) ?? projectTarget
  }
}
