package import IBAssets
package import IBModel
import PropertyLists

/// The Xcode projects, workspaces and packages in a folder, as Xcode reads them.
///
/// Submodules, and projects in the folder of another project, are treated alike: a document belongs to the targets that
/// build it.
package struct ProjectModel: Sendable {
  /// The index of a target in `targets`.
  package typealias TargetIndex = Int

  /// The Xcode projects, sorted by path.
  package let projects: [XcodeProject]
  /// The packages, sorted by path.
  package let packages: [SwiftPackage]
  /// The workspaces, sorted by path. The workspace in each `.xcodeproj` is left out, because it names only that
  /// project.
  package let workspaces: [Workspace]
  /// The property lists that declare orientations but belong to no target, with their paths.
  ///
  /// In these cases, a generator creates the project, or another tool builds the app.
  let lists: [(path: String, values: InfoValues)]

  /// Whether a property list without a target declares orientations.
  package var hasLists: Bool { !lists.isEmpty }
  /// The parts that could not be read, sorted by path and line.
  package let unread: [UnreadPart]
  /// The targets of all projects, followed by those of all packages.
  package let targets: [ProjectTarget]
  /// The folders with build descriptions that Keyline does not read, such as a podspec.
  let otherBuilds: [String]
  let podResources: PodResources
  package let root: String
  /// Whether a folder with this name was searched for projects.
  let isSearched: @Sendable (_ name: String) -> Bool
  /// For the path of each member, the targets that it belongs to.
  let users: [String: [TargetIndex]]
  /// The files and folders that packages copy as they are.
  let copiedByPackages: Set<String>
  let apps: AppTargets
  /// The paths of the projects and packages in each folder.
  let projectsByFolder: [String: [String]]

  /// Reads the projects in a folder and its subfolders.
  ///
  /// - Parameters:
  ///   - root: the folder; `files` has paths of the same form.
  ///   - isSearched: whether to search a folder with this name for projects.
  package init(root: String, files: AssetFiles, isSearched: @escaping @Sendable (_ name: String) -> Bool) {
    let disk = ProjectDisk(files, root: root)
    let found = FoundProjects(root, disk: disk, isSearched: isSearched)
    var unread: [UnreadPart] = []
    var projects: [XcodeProject] = []
    for path in found.projects {
      let reader = XcodeProjectReader(path, disk: disk)
      projects.append(reader.project)
      unread += reader.unread
    }
    var packages: [SwiftPackage] = []
    for path in found.packages {
      guard let reader = PackageReader(path, disk: disk) else { continue }
      packages.append(reader.package)
      unread += reader.unread
    }
    var workspaces: [Workspace] = []
    for path in found.workspaces {
      let (paths, problems) = WorkspaceReader.paths(path, disk: disk)
      workspaces.append(Workspace(path: path, paths: paths))
      unread += problems
    }
    self.root = root
    self.isSearched = isSearched
    otherBuilds = found.otherBuilds
    podResources = PodResources(found.podspecs, disk)
    self.projects = projects
    self.packages = packages
    projectsByFolder = Dictionary(
      grouping: projects.map(\.path) + packages.map(\.path), by: ProjectPath.folder(of:))
    self.workspaces = workspaces
    var seen: Set<UnreadPart> = []
    self.unread = unread.filter { seen.insert($0).inserted }.sorted {
      ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0)
    }
    targets = projects.flatMap(\.targets) + packages.flatMap(\.targets)
    var users: [String: [TargetIndex]] = [:]
    for (index, target) in targets.enumerated() {
      let lists = target.configurations.compactMap(\.infoPlist)
      for path in Set(target.members.map(\.path) + lists) { users[path, default: []].append(index) }
    }
    self.users = users
    copiedByPackages = Set(
      packages.lazy.flatMap(\.targets).flatMap(\.members).filter { $0.role == .copied }.map(\.path))
    apps = AppTargets(targets, root: root)
    lists = Self.lists(found.lists.filter { users[$0] == nil }, disk)
  }

  /// The targets that build a file. The file, or a folder around it, is one of their members or their property list.
  package func targets(building path: String) -> [TargetIndex] {
    var found: Set<TargetIndex> = []
    var path = path
    while true {
      found.formUnion(users[path] ?? [])
      let folder = ProjectPath.folder(of: path)
      guard folder != path, folder != "." else { break }
      path = folder
    }
    return found.sorted()
  }

  /// The podspec with the oldest iOS among those that may add a file to apps; nil if no podspec declares a version.
  package func podSystem(of path: String) -> (podspec: String, system: SystemVersion)? {
    podResources.oldestSystem(of: path)
  }

  private static func lists(_ paths: [String], _ disk: ProjectDisk) -> [(path: String, values: InfoValues)] {
    paths.compactMap { path in
      guard let bytes = disk.read(path) else { return nil }
      let values = InfoValues(PropertyListFile(bytes).root)
      return values.orientations.isEmpty && values.padOrientations.isEmpty ? nil : (path, values)
    }
  }

  /// Whether the folder has neither a project nor a package.
  package var isEmpty: Bool { projects.isEmpty && packages.isEmpty }

  /// The languages in which the projects are developed, each once.
  package var developmentLanguages: [Language] {
    projects.compactMap { $0.developmentLanguage.flatMap { Language($0) } }.reduce(into: []) { all, language in
      if !all.contains(language) { all.append(language) }
    }
  }

  /// Whether all languages of an app are written from left to right.
  ///
  /// The projects must build an app, and each of them must list its languages.
  package var isLeftToRight: Bool {
    targets.contains(where: \.isApp)
      && projects.allSatisfy { project in
        !project.knownLanguages.isEmpty
          && project.knownLanguages.allSatisfy { Language($0)?.direction != .rightToLeft }
      }
  }

  /// Whether an app has only one language. Its projects list `Base` too.
  package var isInOneLanguage: Bool {
    targets.contains(where: \.isApp)
      && projects.allSatisfy { $0.knownLanguages.filter { $0 != "Base" }.count == 1 }
  }

  package var moduleNames: Set<String> { Set(targets.flatMap(\.configurations).compactMap(\.moduleName)) }

  /// The modules that the targets link or depend on, except those of the system.
  package var linkedModules: Set<String> {
    let linked = targets.flatMap(\.frameworks).filter { $0.origin != .system }.map(\.moduleName)
    return Set(linked + targets.flatMap(\.dependencies))
  }

  /// Whether a target links a library that is not built by a target of the model.
  package var linksOtherCode: Bool {
    let own = moduleNames.union(targets.map(\.name))
    return targets.flatMap(\.frameworks).contains { framework in
      framework.origin == .file || framework.origin != .system && !own.contains(framework.moduleName)
    }
  }
}
