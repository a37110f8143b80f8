/// A folder and the folders above it. It finds the configuration of a run, the root of a working copy and the projects
/// on the way.
struct ProjectFolder: Sendable {
  /// Marks the root of a working copy; folders above it do not belong to the project.
  private static let workingCopy = ".git"
  /// Files and folders in the root of a project, by the ends of their names.
  private static let projectMarks = [".xcodeproj", ".xcworkspace", "Package.swift", "project.yml", "Podfile"]
  /// A project in C#, whose sources Keyline does not read.
  private static let foreignMark = ".csproj"
  /// A file in the folder of an app or another target.
  private static let targetMark = "Info.plist"
  /// The most folders that are searched upwards; source trees are less deep.
  private static let levels = 64

  private let world: World
  /// The folder and those above it as they are printed, nearest first.
  let upwards: [String]

  init(of file: String, in world: World) {
    self.init(names: world.names(of: file).dropLast(), isAbsolute: file.hasPrefix("/"), in: world)
  }

  /// The deepest folder that contains all of the paths: a named folder itself, the folder of a named file. Without
  /// paths the current folder.
  init(commonTo paths: [String], in world: World) {
    let folders = paths.map { path in
      let names = world.names(of: path)
      return world.kind(path) == .folder ? names : names.dropLast()
    }
    let common = folders.dropFirst().reduce(folders.first ?? world.names(of: ".")) { common, names in
      Array(zip(common, names).prefix { $0 == $1 }.map(\.0))
    }
    let isAbsolute = !paths.isEmpty && paths.allSatisfy { $0.hasPrefix("/") }
    self.init(names: common[...], isAbsolute: isAbsolute, in: world)
  }

  private init(names: ArraySlice<Substring>, isAbsolute: Bool, in world: World) {
    self.world = world
    let top = world.top.map { world.names(of: $0) } ?? []
    let lowest = max(names.starts(with: top) ? top.count : 0, names.count - Self.levels)
    var folder = "/" + names.joined(separator: "/")
    var upwards: [String] = []
    for _ in lowest...names.count {
      upwards.append(isAbsolute ? folder : world.seen(folder))
      let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) ?? folder.startIndex
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    self.upwards = upwards
  }

  /// The nearest file with one of these names. Within a folder the first name takes precedence.
  func nearestFile(named names: [String]) -> String? {
    for folder in upwards {
      for name in names where world.kind(FileDiscovery.join(folder, name)) == .file {
        return FileDiscovery.join(folder, name)
      }
    }
    return nil
  }

  /// The entries of a folder that mark a project, a target or a working copy.
  struct Marks: Sendable {
    let isWorkingCopy: Bool
    /// Whether its repository is in another folder, as for a submodule.
    let isLinked: Bool
    let isProject: Bool
    let isTarget: Bool
    /// Whether sources in another language belong to the documents here.
    let isForeign: Bool

    /// Nil for a folder that cannot be listed.
    init?(of folder: String, in world: World) {
      guard case .success(let entries) = world.list(world.seen(folder)) else { return nil }
      let repository = entries.first { $0.name == workingCopy }
      isWorkingCopy = repository != nil
      isLinked = repository?.kind == .file
      isProject = entries.contains { entry in projectMarks.contains(where: entry.name.hasSuffix) }
      isTarget = entries.contains { $0.name == targetMark }
      isForeign = !isProject && entries.contains { $0.name.hasSuffix(foreignMark) }
    }
  }

  /// The folder of the whole project around a file.
  struct Root: Sendable {
    let folder: String
    /// Whether the root contains a working copy or a project; only then does a name without a file mean a missing file.
    let isProject: Bool
  }

  /// The root of the working copy that contains a submodule; nil for a folder that is not the root of a submodule.
  ///
  /// Source: git's manual, gitsubmodules, "Forms".
  func outer(of root: String, marks: (_ folder: String) -> Marks?) -> String? {
    guard let place = upwards.firstIndex(of: root), marks(root)?.isLinked == true,
      let link = try? world.read(FileDiscovery.join(world.seen(root), Self.workingCopy)).get(),
      String(decoding: link, as: UTF8.self).contains("/modules/")
    else { return nil }
    return upwards[(place + 1)...].first { marks($0)?.isWorkingCopy == true }
  }

  /// The root of the project: the top of the world; otherwise the root of the working copy; otherwise the searched folder
  /// with one project in a folder of it; otherwise the uppermost folder with a project in it; otherwise the uppermost folder
  /// of a target; otherwise the folder itself. The documents of an app in C# are in no project: the classes and files of
  /// other apps in the working copy are not theirs.
  ///
  /// - Parameter marks: the marks of a folder, which the folders below it share; nil for a folder that cannot be
  ///   listed.
  func root(marks: (_ folder: String) -> Marks?) -> Root {
    if let top = world.top, let last = upwards.last, world.absolute(last) == top {
      // The files that a request declares as its inputs are the project.
      return Root(folder: last, isProject: true)
    }
    var project: String?
    var target: String?
    for folder in upwards {
      guard let marks = marks(folder) else { continue }
      if marks.isForeign, project == nil { return Root(folder: folder, isProject: false) }
      if marks.isWorkingCopy { return Root(folder: folder, isProject: true) }
      if marks.isProject { project = folder }
      if marks.isTarget { target = folder }
    }
    let nearest = project ?? target ?? upwards[0]
    if let shared = searchedFolder(above: nearest, marks: marks) { return Root(folder: shared, isProject: true) }
    return Root(folder: nearest, isProject: project != nil)
  }

  /// The searched folder above `folder`, if exactly one folder directly in it has a project, as in a library with an
  /// example app. Several projects would have only the folder in common.
  private func searchedFolder(above folder: String, marks: (_ folder: String) -> Marks?) -> String? {
    let above = upwards.drop { $0 != folder }.dropFirst()
    guard let searched = above.last(where: { world.searched.contains(world.absolute($0)) }),
      case .success(let entries) = world.list(world.seen(searched))
    else { return nil }
    let projects = entries.filter { entry in
      entry.kind == .folder && marks(FileDiscovery.join(searched, entry.name))?.isProject == true
    }
    return projects.count == 1 ? searched : nil
  }
}
