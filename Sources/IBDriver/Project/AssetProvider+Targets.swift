import IBMigrate
import IBModel
import IBProject

extension AssetProvider {
  /// The oldest system of the targets that build a document; nil if no project names one.
  ///
  /// If no known target builds the document, all targets of the nearest Xcode project around it count.
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

  private func deploymentTarget(_ oldest: (target: ProjectTarget, system: SystemVersion)) -> DeploymentTarget {
    let project = world.seen(oldest.target.project)
    let isPackage = project.hasSuffix(".swift")
    return DeploymentTarget(oldest.system, from: isPackage ? project : "\(project)/project.pbxproj")
  }
}
