import IBMigrate

/// Finds the deployment target of the nearest Xcode project above a file.
struct ProjectTargets {
  private static let projectFile = "project.pbxproj"
  private static let setting = "IPHONEOS_DEPLOYMENT_TARGET"

  private let world: World
  /// By the path of a project's folder; nil for a project without a target.
  private var known: [String: DeploymentTarget?] = [:]
  /// By folder, so that each is listed once; nil for one that cannot be.
  private var marks: [String: ProjectFolder.Marks?] = [:]

  init(world: World) {
    self.world = world
  }

  /// The oldest target if a folder has several projects; nil if no project up to the root of the working copy has one.
  mutating func target(around file: String) -> DeploymentTarget? {
    for folder in ProjectFolder(of: file, in: world).upwards {
      guard let marks = marks(of: folder) else { continue }
      let targets = marks.xcodeProjects.compactMap { target(of: FileDiscovery.join(folder, $0)) }
      if let oldest = targets.min(by: { $0.version < $1.version }) { return oldest }
      if marks.isWorkingCopy { break }
    }
    return nil
  }

  private mutating func marks(of folder: String) -> ProjectFolder.Marks? {
    if let known = marks[folder] { return known }
    let found = ProjectFolder.Marks(of: folder, in: world)
    marks[folder] = .some(found)
    return found
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
