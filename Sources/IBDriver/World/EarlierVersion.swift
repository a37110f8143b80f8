import IBSource

/// The working copy around the current folder as it was in an earlier commit.
///
/// Only files that differ from the commit are read from git; all others are read from the disk. Files that git ignores,
/// and submodules, are the same in both versions, because they are not part of a change.
struct EarlierVersion: Sendable {
  /// The earlier commit in hexadecimal digits.
  let commit: String
  /// Git's names for the contents of changed and removed files, by absolute path.
  private var contents: [String: String] = [:]
  /// The absolute paths of files and folders that did not exist in the earlier version.
  private var absent: Set<String> = []
  /// Files and folders that no longer exist, by their folder; all paths are absolute.
  private var gone: [String: [String: FileKind]] = [:]
  /// The present paths of moved files, by their earlier paths; all paths are absolute.
  private var moved: [String: String] = [:]

  /// The absolute path of the top of the working copy, with a slash at its end.
  private let top: String
  private let world: World

  /// The version at the merge base of a revision and the commit that is checked out.
  ///
  /// Source: git's manual, git-merge-base, git-diff-index and "Raw output format" in git-diff-index.
  static func mergeBase(of revision: String, in world: World) -> Result<EarlierVersion, FileFailure> {
    guard case .success(let inside) = world.gitLine(["rev-parse", "--show-prefix"]) else {
      return .failure(FileFailure(revision, "the current folder is not in a git repository"))
    }
    let folder = World.names(of: world.currentFolder, from: "/").joined(separator: "/")
    let top = "/" + folder.dropLast(inside.isEmpty ? 0 : inside.utf8.count)
    guard isKnown(revision, in: world) else {
      return .failure(FileFailure(revision, isShallow(world) ? shallow : "no such commit"))
    }
    guard let commit = world.gitWord(["merge-base", revision, "HEAD"]) else {
      return .failure(FileFailure(revision, isShallow(world) ? shallow : "shares no commit with HEAD"))
    }
    return EarlierVersion(commit, top: top.hasSuffix("/") ? top : top + "/", in: world).filled()
  }

  private init(_ commit: String, top: String, in world: World) {
    self.commit = commit
    self.top = top
    self.world = world
  }

  /// The message about a clone without its history, as CI services create it.
  private static let shallow =
    "this shallow clone shares no commit with it; fetch the full history (in GitHub Actions, set 'fetch-depth: 0' for "
    + "actions/checkout; elsewhere, run 'git fetch --unshallow')"

  /// Whether the repository around the current folder has no commit yet.
  static func isBeforeFirstCommit(_ world: World) -> Bool {
    if case .success = world.git(["rev-parse", "--show-prefix"]) { !isKnown("HEAD", in: world) } else { false }
  }

  private static func isShallow(_ world: World) -> Bool {
    world.gitWord(["rev-parse", "--is-shallow-repository"]) == "true"
  }

  private static func isKnown(_ revision: String, in world: World) -> Bool {
    if revision.hasPrefix("-") { return false }
    if case .success = world.git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) { return true }
    return false
  }

  // MARK: - Reading the differences

  private func filled() -> Result<EarlierVersion, FileFailure> {
    let options = ["-z", "-M", "--no-abbrev", "--no-relative", "--ignore-submodules=all"]
    let difference = ["diff-index"] + options + [commit, "--"]
    let untracked = ["ls-files", "-z", "--others", "--exclude-standard", "--full-name", "--", ":/"]
    return world.git(difference).flatMap { changes in
      world.git(untracked).flatMap { untracked in
        var version = self
        version.read(changes: changes)
        for path in untracked.split(separator: 0) { version.absent.insert(top + PathText.text(path)) }
        return version.withoutNewFolders()
      }
    }
  }

  /// Reads changes. Each is `:mode mode name name status`, followed by its path, or by both paths of a moved file.
  private mutating func read(changes: [UInt8]) {
    var fields = changes.split(separator: 0).map { PathText.text($0) }[...]
    while let head = fields.popFirst(), let path = fields.popFirst() {
      let words = head.split(separator: " ")
      guard words.count == 5, let status = words[4].first else { return }
      let later = status == "R" || status == "C" ? fields.popFirst() : nil
      let (file, name) = (top + path, String(words[2]))
      switch status {
      case "A": absent.insert(file)
      case "C": if let later { absent.insert(top + later) }
      case "R":
        guard let later else { return }
        contents[file] = name
        moved[file] = top + later
        absent.insert(top + later)
      // The target of a link is read from the disk.
      case _ where words[0].hasSuffix("120000"): break
      default: contents[file] = name
      }
    }
    for file in contents.keys where world.kind(file) == nil || moved[file] != nil { addGone(file) }
  }

  /// Adds a removed file, and the folders around it that no longer exist.
  private mutating func addGone(_ file: String) {
    var (path, kind) = (file, FileKind.file)
    while let place = Self.place(of: path) {
      gone[place.folder, default: [:]][place.name] = kind
      if place.folder == "/" || world.kind(place.folder) != nil { return }
      (path, kind) = (place.folder, .folder)
    }
  }

  /// The folder and the name of a file or folder.
  ///
  /// - Parameter path: an absolute path.
  private static func place(of path: String) -> (folder: String, name: String)? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.utf8.index(after: slash)...]))
  }

  /// The same version, in which folders that contain only new files do not exist.
  private func withoutNewFolders() -> Result<EarlierVersion, FileFailure> {
    if absent.isEmpty { return .success(self) }
    return world.git(["ls-tree", "-r", "-d", "-z", "--name-only", "--full-tree", commit]).map { bytes in
      var folders = Set(bytes.split(separator: 0).map { top + PathText.text($0) })
      folders.insert(String(top.dropLast()))
      var version = self
      for file in absent {
        var path = file
        while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
          path = String(path[..<slash])
          if folders.contains(path) || !path.hasPrefix(top) || !version.absent.insert(path).inserted { break }
        }
      }
      return version
    }
  }

  // MARK: - As a world

  /// Whether a path is in the working copy, so that its earlier version is known.
  func covers(_ path: String) -> Bool { (world.absolute(path) + "/").hasPrefix(top) }

  func present(_ path: String) -> String { moved[world.absolute(path)] ?? path }

  /// A world with the files of the earlier version. It discards output.
  var asWorld: World {
    var past = world
    past.read = { [world] path in self.content(of: path).map { $0 } ?? world.read(path) }
    past.readStart = { [world] path, count in
      self.content(of: path).map { $0.map { Array($0.prefix(count)) } } ?? world.readStart(path, count)
    }
    past.kind = { [world] path in
      let file = world.absolute(path)
      if contents[file] != nil { return .file }
      if let kind = goneKind(file) { return kind }
      return absent.contains(file) ? nil : world.kind(path)
    }
    past.list = { [world] path in
      let folder = world.absolute(path)
      let more = gone[folder] ?? [:]
      let present = absent.contains(folder) ? .failure(.missing(path)) : world.list(path)
      guard case .success(let entries) = present else {
        return more.isEmpty ? present : .success(more.map { FolderEntry(name: $0.key, kind: $0.value) })
      }
      let kept = entries.filter { entry in
        more[entry.name] == nil && !absent.contains(folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)")
      }
      return .success(kept + more.map { FolderEntry(name: $0.key, kind: $0.value) })
    }
    past.output = { _ in true }
    past.diagnostics = { _ in true }
    past.diagnosticsAreTerminal = false
    return past
  }

  private func goneKind(_ file: String) -> FileKind? {
    Self.place(of: file).flatMap { gone[$0.folder]?[$0.name] }
  }

  /// The earlier content; nil for an unchanged file.
  private func content(of path: String) -> Result<[UInt8], FileFailure>? {
    let file = world.absolute(path)
    if let name = contents[file] {
      return world.git(["cat-file", "blob", name]).mapError { FileFailure(path, $0.reason) }
    }
    return absent.contains(file) ? .failure(.missing(path)) : nil
  }
}

extension FileFailure {
  fileprivate static func missing(_ path: String) -> FileFailure { FileFailure(path, "no such file or directory") }
}
