package import IBModel

/// The oldest system release something has to run on, and who says so.
package struct DeploymentTarget: Hashable, Sendable {
  package typealias Version = SystemVersion

  package let version: Version
  /// In words, such as `the option --deployment-target` or the path of a project.
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

  /// The lowest of the targets that a `project.pbxproj` sets for a platform; nil where it sets none as a number.
  ///
  /// - Parameter setting: such as `IPHONEOS_DEPLOYMENT_TARGET`.
  package init?(project text: String, setting: String, from source: String) {
    let versions = text.split(whereSeparator: \.isNewline).compactMap { line -> Version? in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].drop(while: \.isWhitespace).prefix(while: { !$0.isWhitespace }) == setting
      else { return nil }
      return Version(parts[1].filter { !$0.isWhitespace && $0 != ";" && $0 != "\"" })
    }
    guard let lowest = versions.min() else { return nil }
    self.init(lowest, from: source)
  }
}
