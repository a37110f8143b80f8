import IBMigrate
import IBModel

/// Finds the deployment target that the folders around a file set.
struct TargetLookup {
  struct Targets: Sendable {
    /// Of the nearest configuration file.
    var configured: DeploymentTarget?
    /// Of the nearest Xcode project.
    var project: DeploymentTarget?
  }

  private static let configurationFile = ".keyline.yml"
  private static let projectExtension = ".xcodeproj"
  private static let projectFile = "project.pbxproj"
  private static let setting = "IPHONEOS_DEPLOYMENT_TARGET"

  private let world: World
  /// Configurations that could not be read or are not understood, in the order in which they were come upon.
  private(set) var problems: [FileFailure] = []
  /// What is set for the files of a folder, by folder.
  private var known: [String: Targets] = [:]

  init(world: World) {
    self.world = world
  }

  /// What the folder of `path` and the folders above it set, the nearer before the farther.
  mutating func targets(around path: String) -> Targets {
    var visited: [(folder: String, own: Targets)] = []
    var result = Targets()
    var folder: String? = ConfigurationFile.folder(of: path)
    while let current = folder, visited.count < WorkingCopy.levels {
      if let above = known[current] {
        result = above
        break
      }
      let entries = entries(of: current)
      visited.append((current, targets(in: current, entries ?? [])))
      if entries == nil || entries?.contains(WorkingCopy.mark) == true { break }
      folder = Self.parent(of: current)
    }
    for (folder, own) in visited.reversed() {
      result = Self.merged(own, result)
      known[folder] = result
    }
    return result
  }

  private static func merged(_ inner: Targets, _ outer: Targets) -> Targets {
    Targets(configured: inner.configured ?? outer.configured, project: inner.project ?? outer.project)
  }

  private func entries(of folder: String) -> [String]? {
    guard case .success(let entries) = world.list(folder) else { return nil }
    return entries.map(\.name)
  }

  private mutating func targets(in folder: String, _ entries: [String]) -> Targets {
    var targets = Targets()
    if entries.contains(Self.configurationFile) {
      targets.configured = configured(in: "\(folder)/\(Self.configurationFile)")
    }
    let projects = entries.filter { $0.hasSuffix(Self.projectExtension) }.sorted()
    targets.project = projects.compactMap { project(in: "\(folder)/\($0)/\(Self.projectFile)") }
      .min { $0.version < $1.version }
    return targets
  }

  /// What the configuration says; one that is not understood is remembered as a problem.
  private mutating func configured(in path: String) -> DeploymentTarget? {
    switch ConfigurationFile.read(path, in: world) {
    case .success(let file): return file.configuration.deploymentTarget.map { DeploymentTarget($0, from: path) }
    case .failure(let problem):
      problems.append(problem)
      return nil
    }
  }

  private func project(in path: String) -> DeploymentTarget? {
    guard case .success(let bytes) = world.read(path) else { return nil }
    return DeploymentTarget(project: String(decoding: bytes, as: UTF8.self), setting: Self.setting, from: path)
  }

  /// The folder above, as a path that needs no knowledge of the current directory; nil above the root.
  private static func parent(of folder: String) -> String? {
    if folder == "/" { return nil }
    if folder == "." { return ".." }
    if folder == ".." || folder.hasSuffix("/..") { return folder + "/.." }
    return ConfigurationFile.folder(of: folder)
  }
}
