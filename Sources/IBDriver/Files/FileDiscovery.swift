import IBAssets

/// Finds the files to read for the paths of a command line.
package struct FileDiscovery: Sendable {
  /// The path that denotes standard input.
  package static let standardInputPath = StandardInput.path

  /// Folders of builds and of third-party code. They are searched only if the user names them.
  ///
  /// Asset catalogs, and folders whose name begins with a dot, such as `.git` and `.build`, are never searched for
  /// documents.
  static let skippedFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "__MACOSX", "build", "node_modules", "vendor",
  ]

  /// The extensions of bundles that contain copies of a project's files.
  ///
  /// Xcode exports localizations, archives apps, and stores the results of tests in such bundles. Others contain
  /// documentation, or a library that was built elsewhere.
  private static let skippedBundles = [
    ".xcloc", ".xcarchive", ".xcresult", ".docc", ".xctemplate", ".storyboardc", ".framework", ".xcframework",
  ]

  /// The prefix of AppleDouble files, which macOS writes next to each file on foreign disks and in archives.
  ///
  /// Such a file has the extension of a document, but contains only the attributes of its file.
  private static let companion = "._"
  private static let sceneExtensions = [".storyboard", ".xib"]
  private static let catalogExtension = AssetCatalog.folderExtension

  /// The files in the order of the paths, each once. Within a folder, they are sorted by the bytes of their names.
  package private(set) var files: [InputFile] = []
  /// Paths that could not be read or are of an unknown kind.
  package private(set) var failures: [FileFailure] = []

  /// Whether the folders were searched completely, and all files in them were kept.
  package private(set) var isWhole = true

  /// Whether a search found files or folders that git ignores.
  package private(set) var hasIgnored = false

  private let withCatalogs: Bool
  private let respectsGit: Bool
  /// For each link that was found, the folder in which the search began.
  private var linkRoots: [String: String] = [:]
  private var seen: Set<String> = []

  /// Searches `paths`.
  ///
  /// - Parameters:
  ///   - inputName: the path under which standard input is reported.
  ///   - withCatalogs: whether to find the `Contents.json` files of asset catalogs too.
  ///   - respectsGit: whether a search leaves out files that git ignores. Named files are never left out.
  package init(
    _ paths: [String], inputName: String, withCatalogs: Bool = false, respectsGit: Bool = true, in world: World
  ) {
    self.withCatalogs = withCatalogs
    self.respectsGit = respectsGit
    if paths.isEmpty { search(".", in: world) }
    for path in paths {
      if path == Self.standardInputPath {
        isWhole = false
        add(InputFile(inputName, .standardInput))
      } else {
        visit(path, in: world)
      }
    }
  }

  private mutating func visit(_ path: String, in world: World) {
    let kind = world.kind(path)
    isWhole = isWhole && kind == .folder
    switch kind {
    case .folder: search(path, in: world)
    case .file where Self.isScene(path): add(InputFile(path, .named))
    case .file: failures.append(FileFailure(path, "neither a .storyboard nor a .xib file"))
    case .other: failures.append(FileFailure(path, "not a regular file"))
    case nil: failures.append(FileFailure(path, "no such file or directory"))
    }
  }

  private mutating func search(_ root: String, in world: World) {
    var found: [String] = []
    let isEntered = withCatalogs ? Self.isProjectFolder : Self.isSearched
    var walk = FolderWalk(root, in: world, respectsGit: respectsGit, isEntered: isEntered)
    while let (folder, listing) = walk.next() {
      switch listing {
      case .failure(let failure):
        failures.append(failure)
        isWhole = false
      case .success(let entries):
        if isIncompleteSet(folder, entries, in: world) { found.append(Self.join(folder, AssetCatalog.contentsName)) }
        for entry in entries where entry.kind == .file && !entry.name.hasPrefix(Self.companion) {
          let path = Self.join(folder, entry.name)
          // A document in a data set is data, from which the app makes no nib.
          let isData = Self.isInCatalog(path.dropFirst(root.count))
          guard Self.isScene(entry.name) && !isData || isContents(path) else { continue }
          found.append(path)
          if entry.isLink { linkRoots[path] = root }
        }
      }
    }
    for path in found.sorted(by: Self.inOrder) { add(InputFile(path, .found)) }
    failures += walk.unfollowed
    hasIgnored = hasIgnored || !walk.ignored.isEmpty
    isWhole = isWhole && !walk.ignored.contains(where: Self.isScene)
  }

  /// Leaves out files that a run must not write.
  ///
  /// These are a second path to a file that the run already contains, and a link to a file outside the searched folder,
  /// which a note reports.
  mutating func keepTargets(in session: Session) {
    let world = session.world
    let linkRoots = linkRoots
    var targets: Set<String> = []
    keep { file in
      guard file.origin != .standardInput, let target = world.realPath(file.path) else { return true }
      if let root = linkRoots[file.path], let folder = world.realPath(root), !Self.isInside(target, folder) {
        session.console.note("\(file.path): a link to a file outside '\(root)'; pass the file itself to change it")
        return false
      }
      return targets.insert(target).inserted
    }
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Keeps the files for which `isKept` is true.
  mutating func keep(_ isKept: (InputFile) -> Bool) {
    let count = files.count
    files.removeAll { !isKept($0) }
    isWhole = isWhole && files.count == count
  }

  private mutating func add(_ file: InputFile) {
    if seen.insert(file.path).inserted { files.append(file) }
  }

  static func isScene(_ name: String) -> Bool {
    sceneExtensions.contains { name.hasSuffix($0) }
  }

  static func isSearched(_ folder: String) -> Bool {
    !folder.hasSuffix(catalogExtension) && isProjectFolder(folder)
  }

  /// Whether a file belongs to a catalog and the search includes catalogs.
  private func isContents(_ path: String) -> Bool {
    withCatalogs && path.hasSuffix("/\(AssetCatalog.contentsName)") && Self.isInCatalog(path)
  }

  private static func isInCatalog(_ path: some StringProtocol) -> Bool { path.contains("\(catalogExtension)/") }

  /// Whether a folder is a set without `Contents.json`, and does not only have AppleDouble files. Such a set is included, so that `lint` reports the missing
  /// file.
  private func isIncompleteSet(_ folder: String, _ entries: [FolderEntry], in world: World) -> Bool {
    guard withCatalogs, !entries.contains(where: { $0.name == AssetCatalog.contentsName }),
      entries.isEmpty || !entries.allSatisfy({ $0.name.hasPrefix(Self.companion) }),
      let slash = folder.lastIndex(of: "/"),
      AssetSetKind(folder: String(folder[folder.index(after: slash)...]))?.requiresContents == true
    else { return false }
    let contents = "\(folder)/\(AssetCatalog.contentsName)"
    // If git ignores the file, it is not listed although it exists.
    return isContents(contents) && world.kind(contents) == nil
  }

  /// Whether a folder with this name contains the project's own code.
  static func isProjectFolder(_ folder: String) -> Bool {
    !folder.hasPrefix(".") && !skippedFolders.contains(folder) && !skippedBundles.contains(where: folder.hasSuffix)
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder of a path; the current folder for a path that is only a name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Compares bytes and not characters, which gives the same order in every locale.
  static func inOrder(_ a: String, _ b: String) -> Bool {
    let isBefore = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b in a.lexicographicallyPrecedes(b) }
    }
    return isBefore.flatMap(\.self) ?? a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
