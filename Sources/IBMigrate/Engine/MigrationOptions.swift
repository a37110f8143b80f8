import IBModel

package struct MigrationOptions: Sendable {
  /// Whether to replace the standard spacing by a number if the migrated constraint would otherwise lose it.
  package var keepStandardSpacing: Bool
  /// The oldest system that the user requires. It overrides that of the document.
  package var deploymentTarget: DeploymentTarget?
  /// The deployment target of the project around the document, used if the document has none.
  package var projectTarget: DeploymentTarget?

  /// The words for the operands of the migration.
  package var operands: [String]
  /// The module of the new class; nil to leave modules unchanged.
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

  /// The deployment target that applies to a document; nil if unknown.
  func target(of document: Document) -> DeploymentTarget? {
    deploymentTarget ?? DeploymentTarget(document) ?? projectTarget
  }
}
