import IBMigrate

/// Finds the deployment target of the nearest Xcode project above a file.
struct ProjectTargets {
  private static let projectExtension = ".xcodeproj"
  private static let projectFile = "project.pbxproj"
  private static let setting = "IPHONEOS_DEPLOYMENT_TARGET"

  private let world: World
  /// By the path of a project's folder; nil for a project without a target.
  private var known: [String: DeploymentTarget?] = [:]

  init(world: World) {
    self.world = world
  }

  /// The oldest target if a folder has several projects; nil if no project up to the root of the working copy has one.
  mutating func target(around file: String) -> DeploymentTarget? {
    for (folder, names) in ProjectFolder(of: file, in: world).listings() {
      let projects = names.filter { $0.hasSuffix(Self.projectExtension) }.sorted()
      let targets = projects.compactMap { target(of: FileDiscovery.join(folder, $0)) }
      if let oldest = targets.min(by: { $0.version < $1.version }) { return oldest }
    }
    return nil
  }

  private mutating func target(of project: String) -> DeploymentTarget? {
    if let known = known[project] { return known }
    let path = "\(project)/\(Self.projectFile)"
    var target: DeploymentTarget?
    if case .success(let bytes) = world.read(path) {
      target = DeploymentTarget(project: String(decoding: bytes, as: UTF8.self), setting: Self.setting, from: path)
    }
    known[project] = .some(target)
    return target
  }
}
