import IBModel

package struct MigrationOptions: Sendable {
  /// Whether to write the standard spacing as a number if the migrated constraint would otherwise lose it.
  package var keepStandardSpacing: Bool
  /// The oldest system the document must run on, from the user; it overrides the document's own.
  package var deploymentTarget: DeploymentTarget?
  /// The deployment target of the project around the document, used if the document has none.
  package var projectTarget: DeploymentTarget?

  /// The words for the operands of the migration.
  package var operands: [String]
  /// The module of the class that is named; nil to leave modules.
  package var module: String?

  package init(
    keepStandardSpacing: Bool = false, deploymentTarget: DeploymentTarget? = nil,
    projectTarget: DeploymentTarget? = nil, operands: [String] = [], module: String? = nil
  ) {
    self.keepStandardSpacing = keepStandardSpacing
    self.deploymentTarget = deploymentTarget
    self.projectTarget = projectTarget
    self.operands = operands
    self.module = module
  }

  /// The deployment target that applies to a document; nil if none is known.
  func target(of document: Document) -> DeploymentTarget? {
    deploymentTarget ?? DeploymentTarget(document) ?? projectTarget
  }
}
