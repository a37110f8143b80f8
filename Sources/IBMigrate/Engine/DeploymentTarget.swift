package import IBModel

/// The oldest system release on which an app must run, and where this release comes from.
package struct DeploymentTarget: Hashable, Sendable {
  package typealias Version = SystemVersion

  package let version: Version
  /// The source in words, such as `the option --deployment-target` or the path of a project.
  package let source: String

  package init(_ version: Version, from source: String) {
    self.version = version
    self.source = source
  }

  /// The release in the document's `<deployment version="2304" …/>`; nil without one.
  package init?(_ document: Document) {
    guard let version = document.header.deploymentTarget else { return nil }
    self.init(version, from: "the document's own <deployment>")
  }
}
