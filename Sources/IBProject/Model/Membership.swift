package import IBModel

/// The targets that build a file, if its projects are known.
package enum Membership: Sendable {
  case built(Builders)
  /// No target builds the file. The projects are those in the nearest folder around it, by their paths.
  ///
  /// `user` is the name of one of their targets, whose property list names the storyboard or nib; nil without one.
  case unbuilt(projects: [String], user: String?)
  /// The file is not in a project, a project could not be read, or another tool may build the file.
  case unknown

  /// Nil unless a target builds the file.
  package var builders: Builders? {
    if case .built(let builders) = self { builders } else { nil }
  }

  package var isUnbuilt: Bool {
    if case .unbuilt = self { true } else { false }
  }
}

/// The targets that build a file.
///
/// They belong to the nearest project that builds it. Test targets are left out if another target builds the file too.
package struct Builders: Sendable {
  /// The targets; never empty.
  package let targets: [ProjectTarget]
  /// Whether only tests use the file: all projects of the targets are in folders of tests.
  package private(set) var isForTests = false

  package init?(_ targets: [ProjectTarget]) {
    if targets.isEmpty { return nil }
    let others = targets.filter { !$0.kind.isTest }
    self.targets = others.isEmpty ? targets : others
  }

  fileprivate func used(byTests isForTests: Bool) -> Builders {
    var builders = self
    builders.isForTests = isForTests
    return builders
  }

  /// The target that runs on the oldest system of a platform; nil if no setting names a system.
  package func oldest(on platform: TargetPlatform) -> (target: ProjectTarget, system: SystemVersion)? {
    targets.compactMap { target in
      let isOfPlatform = target.platform == platform || target.platform == nil
      return isOfPlatform ? target.minimumSystem.map { (target, $0) } : nil
    }.min { $0.1 < $1.1 }
  }
}

extension ProjectModel {
  /// The targets that build a file.
  ///
  /// A file counts as unbuilt only if all projects have been read and one of them, or a package, is in a folder around the
  /// file. A package does not build the documents in a folder that it copies. The result is unknown if a missing member has the name of the file, or a script mentions it. It is also unknown in the
  /// folder of an unread package or of another build description (XcodeGen, Tuist, Bazel, CMake), and if a podspec may
  /// contain it.
  package func membership(of path: String) -> Membership {
    if let builders = builders(of: path), !isOnlyCopied(path, by: builders) { return .built(builders) }
    guard projects.allSatisfy(\.isWhole), isInSearchedFolder(path) else { return .unknown }
    let all = projects.map { ($0.folder, $0.path) } + packages.map { (ProjectPath.folder(of: $0.path), $0.path) }
    let around = all.filter { Self.contains($0.0, path) }
    guard let nearest = around.map(\.0).max(by: { $0.utf8.count < $1.utf8.count }) else { return .unknown }
    let isOtherwise = (otherBuilds + podResources.unread).contains {
      Self.contains($0, path) && Self.contains(nearest, "\($0)/")
    }
    let isInUnread = packages.contains { !$0.isWhole && Self.contains(ProjectPath.folder(of: $0.path), path) }
    guard !isOtherwise, !podResources.mayContain(path), !isInUnread, !isMentioned(path) else { return .unknown }
    let projects = around.filter { $0.0 == nearest }.map(\.1)
    return .unbuilt(projects: projects, user: user(of: path, in: projects))
  }

  /// Whether a file is input of a test: the name of a folder around it says so, and at most tests contain it.
  package func isTestData(_ path: String) -> Bool {
    !FileType.isSource(path) && AppTargets.isOfTests(folders: names(of: path).dropLast())
      && builders(of: path).map { builders in
        isOnlyCopied(path, by: builders) || builders.targets.allSatisfy { $0.kind.isTest }
      } ?? true
  }

  /// The same for a file without a project, by its path in the folder of the run.
  package static func isTestData(outsideProjects path: String) -> Bool {
    !path.hasPrefix("/") && !path.hasPrefix("..") && isInTestFolder(path)
  }

  /// Whether the name of a folder in the path is one for tests. Otherwise, no project uses the file as test data.
  package static func isInTestFolder(_ path: String) -> Bool {
    AppTargets.isOfTests(folders: path.split(separator: "/").dropLast().map(String.init))
  }

  /// Whether only packages contain a file, all of them in a folder that they copy as it is.
  private func isOnlyCopied(_ path: String, by builders: Builders) -> Bool {
    builders.targets.allSatisfy { $0.isOfPackage } && copiedByPackages.contains { Self.contains($0, path) }
  }

  /// The target of these projects that starts with a storyboard or nib, but builds none of that name.
  private func user(of path: String, in projects: [String]) -> String? {
    let name = Self.stem(of: ProjectPath.name(of: path))
    return targets.first { target in
      guard projects.contains(target.project) else { return false }
      let infos = target.configurations.map(\.info)
      return infos.flatMap({ $0.mainStoryboards + $0.launchStoryboards }).contains { $0.text == name }
        && !target.members.contains { Self.stem(of: ProjectPath.name(of: $0.path)) == name }
    }?.name
  }

  /// The targets of the nearest project that builds a file; nil without one.
  private func builders(of path: String) -> Builders? {
    let all = targets(building: path).map { targets[$0] }
    let depth = all.map { target in
      let folder = ProjectPath.folder(of: target.project)
      return Self.contains(folder, path) ? folder.utf8.count : 0
    }
    let deepest = depth.max() ?? 0
    return Builders(zip(all, depth).filter { $0.1 == deepest }.map(\.0)).map { builders in
      builders.used(
        byTests: builders.targets.allSatisfy { AppTargets.isOfTests(folders: names(of: $0.project).dropLast()) })
    }
  }

  /// The paths of the projects and packages of a file: those that build it, otherwise those of the nearest folder
  /// around it.
  package func projects(of path: String) -> Set<String> {
    if let builders = builders(of: path) { return Set(builders.targets.map(\.project)) }
    var folder = path
    while folder != ProjectPath.folder(of: folder), folder != root {
      folder = ProjectPath.folder(of: folder)
      if let projects = projectsByFolder[folder] { return Set(projects) }
    }
    return []
  }

  /// The same for several files.
  ///
  /// Most headers are not built by a target. Such a header belongs to the projects of the source with the same name, if
  /// possible of one in the same folder.
  package func projects(ofAll paths: [String]) -> [String: Set<String>] {
    guard projectsByFolder.values.lazy.map(\.count).reduce(0, +) > 1 else { return [:] }
    var found: [String: Set<String>] = [:]
    var byStem: [String: Set<String>] = [:]
    let headers = paths.filter { ProjectPath.ending(of: $0) == "h" && targets(building: $0).isEmpty }
    for path in Set(paths).subtracting(headers) {
      // Each project that builds a source has its classes, wherever the source is.
      let builders = Set(targets(building: path).map { targets[$0].project })
      let projects = builders.isEmpty ? projects(of: path) : builders
      found[path] = projects
      let stem = Self.stem(of: path)
      byStem[stem] = projects
      byStem[ProjectPath.name(of: stem), default: []].formUnion(projects)
    }
    for path in headers {
      let stem = Self.stem(of: path)
      found[path] = byStem[stem] ?? byStem[ProjectPath.name(of: stem)] ?? projects(of: path)
    }
    return found
  }

  /// Whether something else than the projects and packages may build a file that is in none of their folders: a project that
  /// could not be read, another tool, or a pod.
  package func mayBeBuiltUnseen(_ path: String) -> Bool {
    let folders = otherBuilds + podResources.unread
    return !projects.allSatisfy(\.isWhole) || !packages.allSatisfy(\.isWhole)
      || folders.contains { Self.contains($0, path) } || podResources.mayContain(path)
  }

  private static func stem(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    if folder == "." { return !path.hasPrefix("/") && !path.hasPrefix("../") }
    return folder == "/"
      || path.utf8.count > folder.utf8.count && path.hasPrefix(folder)
        && path.utf8[path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)] == UInt8(ascii: "/")
  }

  /// The names of the folders from the root to a file, and of the file.
  private func names(of path: String) -> [String] {
    (root == "." ? path[...] : path.dropFirst(root.utf8.count)).split(separator: "/").map(String.init)
  }

  /// Whether all folders around a file were searched for projects, and are not built as units.
  private func isInSearchedFolder(_ path: String) -> Bool {
    guard Self.contains(root, path) else { return false }
    return names(of: path).dropLast().allSatisfy { isSearched($0) && !FileType.isWhole($0) }
  }

  /// Whether a missing member has the name of a file or of a folder around it, or a script mentions the file.
  private func isMentioned(_ path: String) -> Bool {
    let names = names(of: path)
    let name = names.last ?? ""
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return projects.contains { project in
      names.contains(where: project.unplaced.contains) || project.scripts.contains { $0.contains(stem) }
    }
  }
}
