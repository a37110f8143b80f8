import IBMigrate
import IBModel
import IBProject

/// Finds the deployment target of a document: that of the targets that build it, in the nearest Xcode project above it.
struct ProjectTargets {
  private let world: World
  /// The targets for iOS, by the path of their project.
  private var known: [String: [ProjectTarget]] = [:]
  /// By folder, so that each is listed once; nil for one that cannot be.
  private var marks: [String: ProjectFolder.Marks?] = [:]

  init(world: World) {
    self.world = world
  }

  /// The oldest target if several build the document, or if the document belongs to no target; nil if no project up to
  /// the root of the working copy has one.
  mutating func target(around file: String) -> DeploymentTarget? {
    for folder in ProjectFolder(of: file, in: world).upwards {
      guard let marks = marks(of: folder) else { continue }
      let projects = marks.xcodeProjects.map { FileDiscovery.join(folder, $0) }
      if let target = target(of: file, among: projects) { return target }
      if marks.isWorkingCopy { break }
    }
    return nil
  }

  private mutating func target(of file: String, among projects: [String]) -> DeploymentTarget? {
    var targets: [(target: ProjectTarget, project: String)] = []
    for project in projects { targets += self.targets(of: project).map { ($0, project) } }
    let path = world.absolute(file)
    let building = targets.filter { $0.target.builds(path) }
    let systems = (building.isEmpty ? targets : building).compactMap { entry in
      entry.target.minimumSystem.map { ($0, "\(entry.project)/project.pbxproj") }
    }
    return systems.min { $0.0 < $1.0 }.map { DeploymentTarget($0.0, from: $0.1) }
  }

  private mutating func marks(of folder: String) -> ProjectFolder.Marks? {
    if let known = marks[folder] { return known }
    let found = ProjectFolder.Marks(of: folder, in: world)
    marks[folder] = .some(found)
    return found
  }

  private mutating func targets(of project: String) -> [ProjectTarget] {
    if let known = known[project] { return known }
    let assets = AssetProvider(world: world)
    let path = world.absolute(project)
    let read = XcodeProject.read(path, root: assets.root(of: path).folder, files: assets.files)
    let targets = read.targets.filter { $0.platform == .iOS }
    known[project] = targets
    return targets
  }
}
