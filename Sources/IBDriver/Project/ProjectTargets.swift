import IBMigrate

/// Finds the deployment target of the nearest Xcode project upwards from a file.
struct ProjectTargets {
  private static let projectExtension = ".xcodeproj"
  private static let projectFile = "project.pbxproj"
  private static let setting = "IPHONEOS_DEPLOYMENT_TARGET"

  private let world: World
  /// By the path of a project's folder; nil for one that sets none.
  private var known: [String: DeploymentTarget?] = [:]

  init(world: World) {
    self.world = world
  }

  /// Of several projects in one folder the oldest target counts; nil where no project up to the top of the working copy
  /// sets one.
  mutating func target(around file: String) -> DeploymentTarget? {
    for (folder, names) in ProjectFolder(of: file, in: world).listings() {
      let projects = names.filter { $0.hasSuffix(Self.projectExtension) }.sorted()
      let targets = projects.compactMap { target(of: "\(folder)/\($0)") }
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
