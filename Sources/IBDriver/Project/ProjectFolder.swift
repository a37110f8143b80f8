/// A folder and the folders above it, to find the configuration of a run, the root of a working copy, and projects.
struct ProjectFolder: Sendable {
  /// The entry that marks the root of a working copy. The folders above it do not belong to the project.
  private static let workingCopy = ".git"
  /// The endings of the files and folders that mark the root of a project.
  private static let projectMarks = [".xcodeproj", ".xcworkspace", "Package.swift", "project.yml", "Podfile"]
  /// Marks a project in C#, whose sources Keyline does not read.
  private static let foreignMark = ".csproj"
  /// Marks the folder of an app or of another target.
  private static let targetMark = "Info.plist"
  /// The largest number of folders that are searched upwards. Source trees are less deep.
  private static let levels = 64

  private let world: World
  /// The printed paths of the folder and the folders above it, nearest first.
  let upwards: [String]

  init(of file: String, in world: World) {
    self.init(names: world.names(of: file).dropLast(), isAbsolute: file.hasPrefix("/"), in: world)
  }

  /// The deepest folder that contains all paths; the current folder without paths.
  ///
  /// A named folder contains itself.
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

  /// The nearest file with one of these names. Within a folder, earlier names take precedence.
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
    /// Whether the repository is in another folder, as for a submodule.
    let isLinked: Bool
    let isProject: Bool
    let isTarget: Bool
    /// Whether the documents here belong to sources in another language.
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
    /// Whether the root contains a working copy or a project.
    ///
    /// Otherwise, a name without a file may be that of a file elsewhere.
    let isProject: Bool
  }

  /// The root of the working copy around a submodule; nil for a folder that is not the root of a submodule.
  ///
  /// Source: git's manual, gitsubmodules, "Forms".
  func outer(of root: String, marks: (_ folder: String) -> Marks?) -> String? {
    guard let place = upwards.firstIndex(of: root), marks(root)?.isLinked == true,
      let link = try? world.read(FileDiscovery.join(world.seen(root), Self.workingCopy)).get(),
      String(decoding: link, as: UTF8.self).contains("/modules/")
    else { return nil }
    return upwards[(place + 1)...].first { marks($0)?.isWorkingCopy == true }
  }

  /// The root of the project.
  ///
  /// It is the first of these that exists: the top of the world; the root of the working copy; the searched folder if
  /// exactly one of its subfolders has a project; the uppermost folder with a project in it; the uppermost folder of a
  /// target; the folder itself. A folder that searches leave out, such as `Pods`, has no folders above it.
  ///
  /// The documents of an app in C# do not belong to a project, because the classes and files of other apps in the
  /// working copy are not available to them.
  ///
  /// - Parameter marks: the marks of a folder, which the folders below it share; nil for a folder that cannot be
  ///   listed.
  func root(marks: (_ folder: String) -> Marks?) -> Root {
    if let top = world.top, let last = upwards.last, world.absolute(last) == top {
      // The files that a request declares as its inputs form the project.
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
      // A search of a folder above does not enter this one, so the files here form a separate project.
      let name = world.absolute(folder).split(separator: "/").last.map(String.init)
      if let name, !FileDiscovery.isSearched(name) { break }
    }
    let nearest = project ?? target ?? upwards[0]
    if let shared = searchedFolder(above: nearest, marks: marks) { return Root(folder: shared, isProject: true) }
    return Root(folder: nearest, isProject: project != nil)
  }

  /// The searched folder above `folder`, if exactly one folder directly in it has a project, as in a library with an
  /// example app.
  ///
  /// Several projects would have nothing else in common.
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
