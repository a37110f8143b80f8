import IBSource

/// The operands of `diff`: two sides, or revisions of git and paths as `git diff` takes them.
///
/// Revisions come before paths. The old side is the first revision, by default the last commit. The new side is the
/// second revision, by default the working files. The default path is the current folder. A word that is a path on the
/// disk is not a revision.
///
/// Source: git's manual, git-diff and gitrevisions(7).
struct DiffOperands {
  /// The old side and the new side of each comparison.
  private(set) var pairs: [(old: DiffSource, new: DiffSource)] = []
  /// Words that name neither a path nor a revision.
  private(set) var failures: [FileFailure] = []
  /// Whether the user named both sides. In that case, a folder and a file are not a pair.
  private(set) var areNamed = false
  /// The printed paths of files that git could not merge; they have no new side.
  private(set) var unmerged: [String] = []
  /// Describes the old side, with the commit of a revision.
  private(set) var old: Side
  private(set) var new: Side

  /// The description of one side.
  struct Side {
    let words: String
    /// The name of a revision; nil for files.
    var revision: String?
  }

  private let world: World
  private let respectsGit: Bool

  /// Git's name for the commit that is checked out.
  private static let lastCommit = "HEAD"

  /// - Parameters:
  ///   - isStaged: whether the new side is the content of git's index.
  ///   - respectsGit: see `FileDiscovery`.
  init(_ operands: [String], isStaged: Bool, respectsGit: Bool, in world: World) {
    self.world = world
    self.respectsGit = respectsGit
    old = Side(words: operands.first ?? "")
    new = Side(words: operands.last ?? "")
    if operands.count == 2, !isStaged, operands.allSatisfy(isSide) {
      areNamed = true
      pairs = [(source(operands[0]), source(operands[1]))]
      failures = pairs[0].old.failures + pairs[0].new.failures
      return
    }
    var words = operands[...]
    var revisions: [String] = []
    while revisions.count < 2, let word = words.first, let found = self.revisions(word),
      found.count + revisions.count <= 2
    {
      revisions += found
      words.removeFirst()
    }
    compare(revisions, isStaged: isStaged, paths: words.isEmpty ? ["."] : Array(words))
  }

  /// Whether a single word names a side.
  private func isSide(_ word: String) -> Bool {
    world.kind(word) != nil || word == DiffSource.nothing || DiffSource.isRevision(word)
  }

  private func source(_ word: String) -> DiffSource { DiffSource(word, respectsGit: respectsGit, in: world) }

  // MARK: - Revisions

  /// The one or two revisions that a word names; nil if it names none.
  private func revisions(_ word: String) -> [String]? {
    guard world.kind(word) == nil, !word.hasPrefix("-"), !word.contains(":") else { return nil }
    for mark in ["...", ".."] {
      guard let range = word.firstRange(of: mark) else { continue }
      let ends = [String(word[..<range.lowerBound]), String(word[range.upperBound...])]
        .map { $0.isEmpty ? Self.lastCommit : $0 }
      guard ends.allSatisfy(isKnown) else { return nil }
      return mark == ".." ? ends : commonCommit(ends).map { [$0, ends[1]] }
    }
    return isKnown(word) ? [word] : nil
  }

  private func isKnown(_ revision: String) -> Bool {
    if revision.hasPrefix("-") { return false }
    if case .success = world.git(["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"]) { return true }
    return false
  }

  /// The last commit that both ends have in common.
  private func commonCommit(_ ends: [String]) -> String? {
    world.gitWord(["merge-base"] + ends)
  }

  // MARK: - Paths

  private mutating func compare(_ revisions: [String], isStaged: Bool, paths: [String]) {
    let old = revisions.first ?? Self.lastCommit
    guard case .success(let prefix) = world.gitLine(["rev-parse", "--show-prefix"]), isKnown(old) else {
      failures = paths.filter { $0 != "." && world.kind($0) == nil }.map(unknown)
      if failures.isEmpty { failures = [FileFailure(old, "no such revision; without git, name two files or folders")] }
      return
    }
    self.old = Side(words: old, revision: old)
    new =
      revisions.count > 1
      ? Side(words: revisions[1], revision: revisions[1])
      : Side(words: isStaged ? "the index" : "the working files")
    let folder = "/\(prefix)"
    for path in paths {
      let place = World.names(of: world.seen(path), from: folder).joined(separator: "/")
      let before = committed("\(old):\(place)")
      let after = revisions.count > 1 ? committed("\(revisions[1]):\(place)") : isStaged ? staged(place) : onDisk(path)
      failures += (before?.failures ?? []) + (after?.failures ?? [])
      if before == nil, after == nil { failures.append(unknown(path)) }
      pairs.append((before ?? .absent, after ?? .absent))
    }
    if revisions.count < 2 { leaveOutUnmerged(paths, in: folder) }
  }

  /// Leaves out files with conflict markers, which cannot be read as documents; git's index has three versions of each.
  ///
  /// - Parameter folder: the current folder, from the top of the working copy, after a slash.
  private mutating func leaveOutUnmerged(_ paths: [String], in folder: String) {
    let command = ["ls-files", "--unmerged", "--full-name", "-z", "--"] + paths
    guard case .success(let bytes) = world.git(command) else { return }
    // Such as `100644 0123… 1<tab>App/Main.storyboard`.
    let places = bytes.split(separator: 0).compactMap { entry in
      entry.firstIndex(of: UInt8(ascii: "\t")).map { PathText.text(entry[(entry.index(after: $0))...]) }
    }
    let names = Set(places.filter(FileDiscovery.isScene))
    if names.isEmpty { return }
    let isUnmerged = { [world] (document: DocumentOrigin) in
      let path = document.path
      let place =
        document.revision == nil ? World.names(of: world.seen(path), from: folder).joined(separator: "/") : path
      return names.contains(place)
    }
    for index in pairs.indices {
      pairs[index].old.leaveOut(isUnmerged)
      unmerged += pairs[index].new.leaveOut(isUnmerged)
    }
    unmerged.sort()
  }

  private func unknown(_ path: String) -> FileFailure {
    guard world.gitWord(["rev-parse", "--is-shallow-repository"]) == "true" else {
      return FileFailure(path, "not a file, a folder or a git revision")
    }
    return FileFailure(
      path,
      "not a file or a revision in this shallow clone; 'git fetch --unshallow' fetches the history "
        + "(for actions/checkout: fetch-depth: 0)")
  }

  /// The file in the revision; nil if the revision does not contain it.
  private func committed(_ name: String) -> DiffSource? {
    guard case .success = world.git(["cat-file", "-e", name]) else { return nil }
    return source(name)
  }

  private func onDisk(_ path: String) -> DiffSource? { world.kind(path) == nil ? nil : source(path) }

  private func staged(_ place: String) -> DiffSource? {
    let source = DiffSource(staged: place, in: world)
    return source.entries.isEmpty && source.failures.isEmpty && !place.isEmpty ? nil : source
  }
}

/// The arguments that git passes to an external diff program.
///
/// Source: git's manual, gitattributes and `GIT_EXTERNAL_DIFF` in git(1): path, old file, old hex, old mode, new file,
/// new hex, new mode; for a renamed file also the new path and a message; for an unmerged file only the path.
struct GitDiffCall {
  let path: String
  /// Both files to read; nil for an unmerged file.
  let sides: (old: String, new: String)?

  private static let ordinaryCount = 7
  private static let renamedCount = 9
  private static let counter = "GIT_DIFF_PATH_COUNTER"

  /// Nil if the arguments do not come from git.
  init?(_ operands: [String], in world: World) {
    switch operands.count {
    // Git sets a counter for a program that it calls. Without the counter, the user has named only one side.
    case 1 where world.environment(Self.counter) != nil:
      path = operands[0]
      sides = nil
    // A user may pass as many revisions and paths, but then these places do not contain file modes.
    case Self.ordinaryCount, Self.renamedCount:
      guard Self.isMode(operands[3]), Self.isMode(operands[6]) else { return nil }
      path = operands[operands.count == Self.renamedCount ? 7 : 0]
      sides = (operands[1], operands[4])
    default: return nil
    }
  }

  /// Whether a word is the mode of a file, or git's mark for a file that does not exist.
  private static func isMode(_ word: String) -> Bool {
    word == "." || word.utf8.count == 6 && word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
  }
}
