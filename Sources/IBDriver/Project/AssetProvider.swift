import IBAssets
import IBProject
import IBReport
import IBSource
import Synchronization

/// Finds the project of a document, and keeps the assets and the targets of each project.
final class AssetProvider: Sendable {
  let world: World
  private let known = Mutex(Known())

  private struct Known {
    /// Roots by the folder of a document. All documents in a folder share one search of the folders above it.
    var roots: [String: ProjectFolder.Root] = [:]
    /// Marks by folder; nil for a folder that cannot be listed.
    var marks: [String: ProjectFolder.Marks?] = [:]
    /// Assets by the root of a project.
    var projects: [String: ProjectAssets] = [:]
    /// Models by the folder in which Xcode projects and packages are searched.
    var models: [String: Model] = [:]
    /// For the folder of each project, the folder that contains everything that its targets build.
    var reaches: [String: ProjectFolder.Root] = [:]
    /// The known answers of `reach(of:)`, by path.
    var reachOfDocuments: [String: Reach] = [:]
    /// The paths to which links lead; nil for a path that does not exist.
    ///
    /// They are kept because each file of a catalog needs the path of the catalog.
    var targets: [String: String?] = [:]
    /// The absolute paths of the files that git tracks, by the root of a project.
    var tracked: [String: Set<String>] = [:]
    /// The files among them that a rule missed.
    var notCheckedOut: Set<String> = []
  }

  /// The projects in one folder. The first thread that needs them reads them, while others wait.
  private final class Model: Sendable {
    private let model = Mutex<ProjectModel?>(nil)

    func value(make: () -> ProjectModel) -> ProjectModel {
      model.withLock { model in
        let made = model ?? make()
        model = made
        return made
      }
    }
  }

  init(world: World) {
    self.world = world
  }

  /// The assets for the document at `path`. The project and its catalogs are searched when they are needed.
  func assets(for path: String) -> DocumentAssets {
    let document = world.absolute(path)
    let shownFrom = path.hasPrefix("/") ? nil : world.currentFolder
    return DocumentAssets(self.project(around: document), document: document, shownFrom: shownFrom)
  }

  private func project(around document: String) -> ProjectAssets {
    let root = root(around: document).folder
    return known.withLock { known in
      if let project = known.projects[root] { return project }
      let project = ProjectAssets(root: root, files: files, isSearched: FileDiscovery.isProjectFolder)
      known.projects[root] = project
      return project
    }
  }

  /// The absolute path of the folder of the whole project that contains the file at `path`.
  ///
  /// All files of a catalog belong to the project of the catalog, so the project is searched once for the catalog and
  /// not for each of its folders.
  func root(of path: String) -> ProjectFolder.Root {
    let path = world.absolute(path)
    return root(around: AssetCatalog.folder(around: path) ?? path)
  }

  /// The Xcode projects and packages of the working copy that contains a file; for a submodule, of the working copy
  /// around it.
  func projects(around path: String) -> ProjectModel { projects(in: root(of: path).folder) }

  /// The same for the folder of a whole project.
  func projects(in root: String) -> ProjectModel {
    var root = world.absolute(root)
    let upwards = ProjectFolder(of: FileDiscovery.join(root, "project"), in: world)
    while let outer = upwards.outer(of: root, marks: marks) { root = outer }
    let model = known.withLock { known in
      let model = known.models[root] ?? Model()
      known.models[root] = model
      return model
    }
    return model.value { ProjectModel(root: root, in: world) }
  }

  /// The targets that build the file at `path`, or the file to which its links lead.
  func membership(of path: String) -> Membership {
    let path = world.absolute(path)
    let model = projects(around: path)
    let membership = model.membership(of: path)
    guard membership.isUnbuilt, let real = target(of: path), let root = target(of: model.root),
      real != root + path.dropFirst(model.root.utf8.count)
    else { return membership }
    return model.membership(of: model.root + real.dropFirst(root.utf8.count))
  }

  /// The paths of the projects and packages that a document belongs to.
  func projectPaths(of path: String) -> Set<String> {
    membership(of: path).builders.map { Set($0.targets.map(\.project)) }
      ?? projects(around: path).projects(of: world.absolute(path))
  }

  /// The path to which the links of an absolute path lead.
  private func target(of path: String) -> String? {
    if let target = known.withLock({ $0.targets[path] }) { return target }
    let target = world.realPath(world.seen(path))
    known.withLock { $0.targets[path] = .some(target) }
    return target
  }

  /// The devices and orientations of the apps that show the document at `path`.
  func reach(of path: String) -> Reach {
    if let reach = known.withLock({ $0.reachOfDocuments[path] }) { return reach }
    let projects = projectsForReach(of: path)
    let reach = projects?.reach(of: world.absolute(path)) ?? .assumed(of: path) { world.kind($0) != nil }
    known.withLock { $0.reachOfDocuments[path] = reach }
    return reach
  }

  /// The projects around a document. Without a project or working copy, as in an exported folder, the property lists in
  /// the searched folder count; nil if there are none.
  private func projectsForReach(of path: String) -> ProjectModel? {
    let root = root(of: path)
    if root.isProject { return projects(around: path) }
    let document = world.absolute(path)
    let searched = world.searched.filter { document.hasPrefix($0 == "/" ? $0 : $0 + "/") }.max {
      $0.utf8.count < $1.utf8.count
    }
    let model = projects(in: searched ?? root.folder)
    return model.hasLists ? model : nil
  }

  /// The project of the example or test app that shows the document at `path`; nil if another app shows it too.
  func exampleProject(showing path: String) -> String? {
    root(of: path).isProject ? projects(around: path).exampleProject(building: world.absolute(path)) : nil
  }

  /// Whether only apps that host tests show the document at `path`.
  func isOfTestApps(_ path: String) -> Bool {
    root(of: path).isProject && projects(around: path).isOfTestApps(world.absolute(path))
  }

  /// Whether the file at `path` is input of a test.
  func isTestData(_ path: String) -> Bool {
    // Most files need no project for the answer.
    guard ProjectModel.isInTestFolder(world.absolute(path)) else { return false }
    return root(of: path).isProject
      ? projects(around: path).isTestData(world.absolute(path)) : ProjectModel.isTestData(outsideProjects: path)
  }

  /// Whether an app that shows the document at `path` may contain the source.
  func mayShow(_ path: String, inAppWith source: String) -> Bool {
    !root(of: path).isProject
      || projects(around: path).mayShow(world.absolute(path), inAppWith: world.absolute(source))
  }

  /// Whether only other apps and extensions than those that build a document build a source.
  func isOnlyInOtherApps(_ source: String, than path: String) -> Bool {
    root(of: path).isProject
      && projects(around: path).isOnlyInOtherApps(world.absolute(source), than: world.absolute(path))
  }

  /// Whether targets in the project of a document build a source, but not for a module.
  func isOnlyInOtherModules(_ source: String, than module: String, around path: String) -> Bool {
    root(of: path).isProject
      && projects(around: path).isOnlyInOtherModules(world.absolute(source), than: module)
  }

  private func root(around document: String) -> ProjectFolder.Root {
    let folder = FileDiscovery.folder(of: document)
    if let root = known.withLock({ $0.roots[folder] }) { return root }
    let root = withMembers(ProjectFolder(of: document, in: world).root(marks: marks))
    known.withLock { $0.roots[folder] = root }
    return root
  }

  /// The largest number of folders by which the root of a project without a working copy is moved upwards.
  private static let levels = 3

  /// Moves the root of a project without a working copy upwards, until it contains all files that its targets build.
  ///
  /// Catalogs and sources are often next to the folder of the project.
  private func withMembers(_ root: ProjectFolder.Root) -> ProjectFolder.Root {
    guard world.top == nil, root.isProject, marks(of: root.folder)?.isWorkingCopy == false else { return root }
    if let known = known.withLock({ $0.reaches[root.folder] }) { return known }
    let own = world.names(of: root.folder)
    var common = own[...]
    for member in projects(in: root.folder).targets.lazy.flatMap(\.members) {
      let names = world.names(of: member.path)
      guard !names.starts(with: common), world.kind(world.seen(member.path)) != nil else { continue }
      let shared = zip(common, names).prefix { $0 == $1 }.count
      if own.count - shared <= Self.levels { common = common.prefix(shared) }
    }
    let folder = "/" + common.joined(separator: "/")
    let reach =
      common.count == own.count || common.isEmpty
      ? root
      : ProjectFolder.Root(folder: root.folder.hasPrefix("/") ? folder : world.seen(folder), isProject: true)
    known.withLock { $0.reaches[root.folder] = reach }
    return reach
  }

  private func marks(of folder: String) -> ProjectFolder.Marks? {
    if let marks = known.withLock({ $0.marks[folder] }) { return marks }
    let marks = ProjectFolder.Marks(of: folder, in: world)
    known.withLock { $0.marks[folder] = .some(marks) }
    return marks
  }

  /// The files, identified by absolute paths.
  var files: AssetFiles {
    AssetFiles(
      list: { [world] folder in
        guard case .success(let entries) = world.list(world.seen(folder)) else { return [] }
        return entries.filter { $0.kind == .file || !$0.isLink }.map { .init($0.name, isFolder: $0.kind == .folder) }
      },
      read: { [world] path in try? world.read(world.seen(path)).get() },
      start: { [world] path, count in try? world.readStart(world.seen(path), count).get() },
      isNotCheckedOut: { [self] in isNotCheckedOut(world.absolute($0)) })
  }

  private func isIgnored(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    guard let name = names.last else { return false }
    var work = IgnoreRules.Work()
    let folder = world.seen("/" + names.dropLast().joined(separator: "/"))
    var rules = IgnoreRules(above: folder, in: world, &work)
    if case .success(let entries) = world.list(folder) { rules.enter(folder, entries, &work) }
    return rules.isIgnored(FolderEntry(name: String(name), kind: .file), &work)
  }

  /// The number of files that a rule missed although git tracks them.
  var notCheckedOut: Int { known.withLock { $0.notCheckedOut.count } }

  /// Whether git tracks a file without having checked it out, or leaves it to a build to make.
  private func isNotCheckedOut(_ path: String) -> Bool {
    if isIgnored(path) { return true }
    let root = root(of: path).folder
    return known.withLock { known in
      let tracked = known.tracked[root] ?? world.trackedFiles(in: root)
      known.tracked[root] = tracked
      if tracked.contains(path) { known.notCheckedOut.insert(path) }
      return tracked.contains(path)
    }
  }
}

extension World {
  /// The absolute paths of the files below a folder that git tracks, according to the index, or in the last commit if
  /// the index is empty; empty without git.
  fileprivate func trackedFiles(in folder: String) -> Set<String> {
    let folder = absolute(folder)
    for command in [["ls-files", "-z", "--", "."], ["ls-tree", "-r", "-z", "--name-only", "HEAD"]] {
      guard let bytes = try? git(["-C", folder] + command).get(), !bytes.isEmpty else { continue }
      return Set(bytes.split(separator: 0).lazy.map { FileDiscovery.join(folder, PathText.text($0)) })
    }
    return []
  }

  /// The image files on disk by the names in layouts. Each is read once in a run.
  var pictureImages: PictureImages {
    PictureImages { path in try? read(seen(path)).get() }
  }
}
