import IBMigrate
import IBModel
import IBProject

extension AssetProvider {
  /// The lowest deployment target of the targets that build the document; nil if no project specifies one.
  ///
  /// If no known target builds the document, Keyline uses all targets of the nearest Xcode project around it.
  func deploymentTarget(of path: String, on platform: TargetPlatform = .iOS) -> DeploymentTarget? {
    let model = projects(around: path)
    if let oldest = membership(of: path).builders?.oldest(on: platform) { return deploymentTarget(oldest) }
    for folder in ProjectFolder(of: world.absolute(path), in: world).upwards {
      let targets = model.projects.filter { FileDiscovery.folder(of: $0.path) == folder }.flatMap(\.targets)
      if let oldest = Builders(targets.filter { $0.platform == platform })?.oldest(on: platform) {
        return deploymentTarget(oldest)
      }
    }
    return nil
  }

  /// The podspec with the oldest iOS among those that may add a document to apps; nil if no podspec declares a version.
  func podSystem(of path: String) -> (podspec: String, system: SystemVersion)? {
    root(of: path).isProject ? projects(around: path).podSystem(of: world.absolute(path)) : nil
  }

  private func deploymentTarget(_ oldest: (target: ProjectTarget, system: SystemVersion)) -> DeploymentTarget {
    let project = world.seen(oldest.target.project)
    let isPackage = project.hasSuffix(".swift")
    return DeploymentTarget(oldest.system, from: isPackage ? project : "\(project)/project.pbxproj")
  }
}
