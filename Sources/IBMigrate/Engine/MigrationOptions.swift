/// What a user asks of a migration beyond its name.
package struct MigrationOptions: Sendable {
  /// Write the standard spacing as a number where the migrated constraint would otherwise lose it.
  package var keepStandardSpacing: Bool
  /// The oldest system the document has to run on, where it is known from outside the document.
  package var deploymentTarget: DeploymentTarget?

  package init(keepStandardSpacing: Bool = false, deploymentTarget: DeploymentTarget? = nil) {
    self.keepStandardSpacing = keepStandardSpacing
    self.deploymentTarget = deploymentTarget
  }
}
