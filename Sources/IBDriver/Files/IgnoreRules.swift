import IBSource

/// The files that git ignores in one folder of a working copy.
///
/// The rules come from `info/exclude` and from the `.gitignore` files between the top of the working copy and the
/// folder. Files outside the working copy, such as the user's own list, do not count, so that a run has the same result
/// on every machine.
///
/// Git's list of tracked files is not read: a tracked file counts as ignored if it matches a pattern. Names are
/// compared byte by byte.
///
/// Source: git's manual, gitignore. If several patterns match, the last one of the deepest file decides.
struct IgnoreRules: Sendable {
  /// The patterns of one file.
  private struct List: Sendable {
    /// The length in bytes of the path from the top of the working copy to the file's folder.
    let depth: Int
    let path: String
    let patterns: [IgnorePattern]
  }

  private static let repository = ".git"
  private static let fileName = ".gitignore"
  private static let exclusions = "info/exclude"

  /// The budget of one search for patterns, and its failures.
  struct Work: Sendable {
    fileprivate(set) var budget: ReadingBudget
    /// The pattern files that were not applied, because they are too large or have too many patterns for the names.
    fileprivate(set) var failures: [FileFailure] = []

    init(_ budget: ReadingBudget = ReadingBudget(ReadingBudget.comparisons)) {
      self.budget = budget
    }
  }

  private let world: World
  /// The patterns of each folder from the top of the working copy down; nil outside a working copy.
  private var lists: [List]?
  /// The folder's path from the top of the working copy, with a slash after each name.
  private var folder: [UInt8] = []

  /// The rules that the folders above `root` define for it.
  init(above root: String, in world: World, _ work: inout Work) {
    self.world = world
    let names = world.names(of: root)
    let folders = (0..<names.count).map { "/" + names.prefix($0).joined(separator: "/") }
    guard let top = folders.lastIndex(where: { world.kind(world.seen(Self.join($0, Self.repository))) != nil }) else {
      return
    }
    begin(at: world.seen(folders[top]), &work)
    for depth in top..<names.count {
      if depth > top { read(Self.join(world.seen(folders[depth]), Self.fileName), &work) }
      folder += names[depth].utf8 + [UInt8(ascii: "/")]
    }
  }

  /// Adds the patterns of the folder that contains `entries`.
  ///
  /// - Parameter path: the path of the folder for reading.
  mutating func enter(_ path: String, _ entries: [FolderEntry], _ work: inout Work) {
    if entries.contains(where: { $0.name == Self.repository }) {
      begin(at: path, &work)
    } else if entries.contains(where: { $0.name == Self.fileName && $0.kind == .file && !$0.isLink }) {
      read(Self.join(path, Self.fileName), &work)
    }
  }

  /// The rules for a subfolder, before its own patterns are added.
  func inside(_ name: String) -> IgnoreRules {
    var rules = self
    rules.folder += name.utf8 + [UInt8(ascii: "/")]
    return rules
  }

  /// Whether git ignores an entry of the folder. Git does not treat a link to a folder as a folder.
  ///
  /// If the search has used up its budget, no more entries count as ignored.
  func isIgnored(_ entry: FolderEntry, _ work: inout Work) -> Bool {
    guard let lists, work.budget.left > 0, lists.contains(where: { !$0.patterns.isEmpty }) else { return false }
    let path = folder + entry.name.utf8
    let isFolder = entry.kind == .folder && !entry.isLink
    let name = (bytes: path[folder.count...], traits: ByteTraits(path[folder.count...]))
    let traits = ByteTraits(path[...])
    for list in lists.reversed() {
      let decisive = list.patterns.last {
        $0.matches((path[list.depth...], traits), name: name, isFolder: isFolder, &work.budget)
      }
      if work.budget.left < 0 {
        let reason =
          "its patterns need more than \(ReadingBudget.comparisons) comparisons; the rest are skipped"
        work.failures.append(FileFailure(list.path, reason))
        return false
      }
      if let decisive { return !decisive.isNegated }
    }
    return false
  }

  // MARK: - Reading

  /// Starts a working copy. Patterns outside it do not count.
  private mutating func begin(at top: String, _ work: inout Work) {
    lists = []
    folder = []
    if let folder = repositoryFolder(of: top) { read(Self.join(folder, Self.exclusions), &work) }
    read(Self.join(top, Self.fileName), &work)
  }

  private mutating func read(_ path: String, _ work: inout Work) {
    let most = ReadingBudget.patternBytes
    guard lists != nil, let bytes = try? world.readStart(path, most + 1).get() else { return }
    guard bytes.count <= most else {
      work.failures.append(FileFailure(path, "more than \(most >> 20) MiB of patterns; all of them are ignored"))
      return
    }
    lists?.append(List(depth: folder.count, path: path, patterns: IgnorePattern.all(in: bytes)))
  }

  /// The folder of the repository.
  ///
  /// In a linked working copy and in a submodule, `.git` is a file that names a folder. A file in that folder may name
  /// the common repository. Source: git's manual, gitrepository-layout.
  private func repositoryFolder(of top: String) -> String? {
    let mark = Self.join(top, Self.repository)
    if world.kind(mark) == .folder { return mark }
    guard let named = line(of: mark), named.hasPrefix(Self.pointer) else { return nil }
    let folder = resolved(String(named.dropFirst(Self.pointer.count)), from: top)
    return line(of: Self.join(folder, "commondir")).map { resolved($0, from: folder) } ?? folder
  }

  private static let pointer = "gitdir: "

  /// The first line of a file.
  private func line(of path: String) -> String? {
    guard let bytes = try? world.read(path).get() else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private func resolved(_ path: String, from folder: String) -> String {
    let names = World.names(of: path, from: world.absolute(folder))
    return world.seen("/" + names.joined(separator: "/"))
  }

  private static func join(_ folder: String, _ name: String) -> String { FileDiscovery.join(folder, name) }
}
