/// The groups of a model's projects and packages that may use each other's code and documents.
///
/// Projects are in one group if they are in one workspace, if one is in the folder of the other or contains it as a local
/// package, if they build the same file, or if one links, needs or imports a module that only the other builds. A working
/// copy of many examples has many groups. The declarations and names of one do not matter to the others.
package struct ProjectGroups: Sendable {
  /// By the path of each project and package: the path of another one in its group, or its own path for the first one.
  private var leaders: [String: String] = [:]

  /// - Parameter imports: the modules that the sources of each project import.
  package init(_ model: ProjectModel, imports: [String: Set<String>]) {
    for path in model.projects.map(\.path) + model.packages.map(\.path) { leaders[path] = path }
    guard leaders.count > 1 else { return }
    joinNeighbors(model)
    for users in model.users.values where users.count > 1 {
      join(users.map { model.targets[$0].project })
    }
    var builders: [String: Set<String>] = [:]
    var needs = imports
    for target in model.targets {
      for name in Set(target.configurations.compactMap(\.moduleName) + [target.name]) {
        builders[name, default: []].insert(target.project)
      }
      needs[target.project, default: []].formUnion(target.frameworks.map(\.moduleName) + target.dependencies)
    }
    for (project, names) in needs.sorted(by: { $0.key < $1.key }) {
      for name in names.sorted() {
        guard let builders = builders[name], !builders.contains(where: { areJoined($0, project) }) else { continue }
        join([project] + builders)
      }
    }
  }

  /// The paths of the first projects of all groups.
  package var all: Set<String> { Set(leaders.keys.map(leader)) }

  /// The path of the first project of a group; nil for no projects, and for projects of several groups.
  package func group(of projects: Set<String>) -> String? {
    let groups = groups(of: projects)
    return groups.count == 1 ? groups.first : nil
  }

  /// The paths of the first projects of the groups of some projects.
  package func groups(of projects: Set<String>) -> Set<String> {
    Set(projects.filter { leaders[$0] != nil }.map(leader))
  }

  /// Joins the projects of a workspace, local packages, and projects around others.
  private mutating func joinNeighbors(_ model: ProjectModel) {
    for paths in model.workspaces.map(\.paths) + model.projects.map({ [$0.path] + $0.localPackages }) {
      join(paths.flatMap(projects))
    }
    for project in leaders.keys.sorted() {
      var folder = ProjectPath.folder(of: project)
      join([project] + (model.projectsByFolder[folder] ?? []))
      while folder != model.root, folder != ProjectPath.folder(of: folder) {
        folder = ProjectPath.folder(of: folder)
        guard let outer = model.projectsByFolder[folder] else { continue }
        join([project] + outer)
        break
      }
    }
  }

  /// The projects and packages at a path or in the folder at it.
  private func projects(at path: String) -> [String] {
    leaders[path] != nil ? [path] : leaders.keys.filter { $0.hasPrefix("\(path)/") }
  }

  private func leader(of project: String) -> String {
    var project = project
    while let next = leaders[project], next != project { project = next }
    return project
  }

  private func areJoined(_ one: String, _ other: String) -> Bool { leader(of: one) == leader(of: other) }

  private mutating func join(_ projects: some Sequence<String>) {
    let known = Set(projects.filter { leaders[$0] != nil }.map(leader))
    guard let first = known.min() else { return }
    for project in known { leaders[project] = first }
  }
}
