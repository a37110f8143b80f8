import IBAssets

/// Finds the files that each target of a project builds.
struct MemberReader {
  private let objects: ProjectObjects
  private let references: FileReferences
  private let disk: ProjectDisk
  private let project: String
  /// The synchronized folders, in the order of their ids.
  private let synchronized: [(key: String, value: FileReferences.Item)]
  private(set) var unread: [UnreadPart] = []
  /// The names of members that do not exist at their paths in the project.
  private(set) var unplaced: Set<String> = []
  /// The texts of the shell scripts in targets.
  private(set) var scripts: [String] = []
  /// The remaining number of members. The limit is needed because targets can share phases and folders without end.
  private var left = mostMembers
  /// The files in each synchronized folder, kept because several targets may share it.
  private var folders: [String: [String]] = [:]

  /// The largest number of members. Real projects have up to twenty thousand.
  private static let mostMembers = 200_000

  init(_ objects: ProjectObjects, _ references: FileReferences, _ disk: ProjectDisk, project: String) {
    self.objects = objects
    self.references = references
    self.disk = disk
    self.project = project
    synchronized = references.items.filter { $0.value.kind == "PBXFileSystemSynchronizedRootGroup" }
      .sorted { $0.key < $1.key }
  }

  /// The members of a target, sorted by path, and the libraries that it links, in the order of the project.
  mutating func members(
    of target: ProjectObjects.Object
  ) -> (members: [ProjectTarget.Member], frameworks: [ProjectTarget.Framework]) {
    if isCut { return ([], []) }
    var members: Set<ProjectTarget.Member> = []
    var frameworks: [ProjectTarget.Framework] = []
    for phase in objects.objects(target.texts("buildPhases")) {
      let files = objects.objects(phase.texts("files"))
      if phase.kind == "PBXFrameworksBuildPhase" {
        frameworks += files.compactMap(framework)
      } else if phase.kind == "PBXShellScriptBuildPhase" {
        scripts.append(([phase.text("shellScript") ?? ""] + phase.texts("inputPaths")).joined(separator: "\n"))
      } else if let role = Self.role(of: phase.kind) {
        for file in files { addFile(file, role, target, to: &members) }
      }
    }
    addFolders(target, to: &members)
    // A legacy target is built by another program.
    scripts += [target.text("buildToolPath"), target.text("buildArgumentsString")].compactMap(\.self)
    let sorted = members.sorted { a, b in
      a.path == b.path ? a.role.rawValue < b.role.rawValue : a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
    }
    return (sorted, frameworks)
  }

  private static func role(of phase: String) -> ProjectTarget.Role? {
    switch phase {
    case "PBXSourcesBuildPhase": .source
    case "PBXResourcesBuildPhase": .resource
    case "PBXHeadersBuildPhase": .header
    case "PBXCopyFilesBuildPhase": .copied
    default: nil
    }
  }

  private func framework(_ file: ProjectObjects.Object) -> ProjectTarget.Framework? {
    if let product = file.text("productRef").flatMap(objects.object) {
      return product.text("productName").map { ProjectTarget.Framework(name: $0, path: nil, origin: .package) }
    }
    guard let id = file.text("fileRef"), let object = objects.object(id) else { return nil }
    let path = references.items[id]?.path
    let name = object.text("name") ?? object.text("path").map(ProjectPath.name) ?? ""
    let isProduct = object.kind == "PBXReferenceProxy" || object.text("sourceTree") == "BUILT_PRODUCTS_DIR"
    let origin: ProjectTarget.Framework.Origin =
      isProduct ? .product : path.map(Self.isOfSystem) ?? true ? .system : .file
    return ProjectTarget.Framework(name: ProjectPath.name(of: path ?? name), path: path, origin: origin)
  }

  /// Whether an absolute path is that of a library of the system or of an SDK.
  private static func isOfSystem(_ path: String) -> Bool {
    path.hasPrefix("/System/") || path.hasPrefix("/usr/lib/") || path.contains(".platform/Developer/")
  }

  /// The source trees of build products, and of files of the SDK and of Xcode.
  private static let outerTrees = ["BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR"]

  private mutating func addFile(
    _ file: ProjectObjects.Object, _ role: ProjectTarget.Role, _ target: ProjectObjects.Object,
    to members: inout Set<ProjectTarget.Member>
  ) {
    guard let id = file.text("fileRef") else { return }
    for id in references.variants[id] ?? [id] where isLeft() {
      guard let item = references.items[id] else {
        // The products of targets, and files of the SDK, do not belong to the project.
        if let object = objects.object(id) {
          if !Self.outerTrees.contains(object.text("sourceTree") ?? "") {
            unplaced.insert(ProjectPath.name(of: object.text("path") ?? ""))
          }
        } else {
          unread.append(
            UnreadPart(project, "target '\(target.text("name") ?? "")' builds a missing object '\(id)'"))
        }
        continue
      }
      members.insert(member(item.path, role))
    }
  }

  private mutating func member(_ path: String, _ role: ProjectTarget.Role) -> ProjectTarget.Member {
    let found = disk.path(of: path)
    if found == nil { unplaced.insert(ProjectPath.name(of: path)) }
    return ProjectTarget.Member(path: found ?? path, role: role, language: ProjectPath.language(of: found ?? path))
  }

  // MARK: - Synchronized folders

  /// Adds the members in synchronized folders: all files, except those that an exception lists for the target.
  ///
  /// If the folder does not belong to the target, the exception lists the only files that the target builds.
  private mutating func addFolders(_ target: ProjectObjects.Object, to members: inout Set<ProjectTarget.Member>) {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    for (id, item) in synchronized {
      guard let group = objects.object(id) else { continue }
      let named = exceptions(of: group, for: target.id)
      guard own.contains(id) || !named.isEmpty else { continue }
      let explicit = group.texts("explicitFolders").map { ProjectPath.join(item.path, $0) }
      for path in files(in: item.path, explicit) {
        guard isLeft(), own.contains(id) != Self.isNamed(path, in: item.path, named) else { continue }
        guard let role = explicit.contains(path) ? .resource : FileType.role(of: path) else { continue }
        members.insert(ProjectTarget.Member(path: path, role: role, language: ProjectPath.language(of: path)))
      }
    }
  }

  /// Whether the limit has cut off members.
  var isCut: Bool { left <= 0 }

  private mutating func isLeft() -> Bool {
    left -= 1
    if left == 0 { unread.append(UnreadPart(project, "more than \(Self.mostMembers) members of targets")) }
    return left > 0
  }

  /// Whether a list of names contains a file, or a folder between the file and the synchronized folder.
  private static func isNamed(_ path: String, in folder: String, _ named: Set<String>) -> Bool {
    var path = path
    while path.utf8.count > folder.utf8.count {
      if named.contains(path) { return true }
      path = ProjectPath.folder(of: path)
    }
    return false
  }

  private func exceptions(of group: ProjectObjects.Object, for target: String) -> Set<String> {
    guard let folder = references.items[group.id]?.path else { return [] }
    let sets = objects.objects(group.texts("exceptions")).filter {
      $0.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.text("target") == target
    }
    // A file in a language folder is listed without that folder: `/Localized: Main.storyboard`.
    return Set(
      sets.flatMap { $0.texts("membershipExceptions") }.flatMap { name -> [String] in
        guard let localized = name.split(separator: ":", maxSplits: 1).last, name.contains("/Localized") else {
          return [ProjectPath.join(folder, name)]
        }
        let file = localized.drop { $0 == " " }
        let outer = ProjectPath.join(folder, String(name.prefix(while: { $0 != ":" }).dropLast("/Localized".count)))
        return disk.list(outer).filter { $0.name.hasSuffix(".lproj") }.map {
          ProjectPath.join(ProjectPath.join(outer, $0.name), String(file))
        }
      })
  }

  private mutating func files(in folder: String, _ explicit: [String]) -> [String] {
    if let known = folders[folder] { return known }
    var found = disk.files(in: folder, isWhole: FileType.isWhole)
    for whole in explicit {
      found.removeAll { $0.hasPrefix("\(whole)/") }
      found.append(whole)
    }
    folders[folder] = found
    return found
  }
}
