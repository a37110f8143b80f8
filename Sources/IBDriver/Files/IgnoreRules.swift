/// What git ignores in one folder of a working copy: the patterns of the `.gitignore` files from the top of the working
/// copy down to the folder, and of `info/exclude`. Files outside the working copy, such as the user's own list,
/// does not count: a run gives the same answer on every machine.
///
/// Git's list of tracked files is not read: a file that is tracked although a pattern matches it is ignored here. Names
/// are compared byte by byte.
///
/// Source: git's manual, gitignore. Of several patterns that match, the last one of the deepest file decides.
struct IgnoreRules: Sendable {
  /// The patterns of one file.
  private struct List: Sendable {
    /// The bytes of the file's folder, in the path from the top of the working copy.
    let depth: Int
    let patterns: [IgnorePattern]
  }

  private static let repository = ".git"
  private static let fileName = ".gitignore"
  private static let exclusions = "info/exclude"

  private let world: World
  /// Those of the uppermost folder first; nil outside any working copy.
  private var lists: [List]?
  /// The folder's path from the top of the working copy, with a slash after each name.
  private var folder: [UInt8] = []

  /// The rules that the folders above `root` set for it.
  init(above root: String, in world: World) {
    self.world = world
    let names = world.names(of: root)
    let folders = (0..<names.count).map { "/" + names.prefix($0).joined(separator: "/") }
    guard let top = folders.lastIndex(where: { world.kind(world.seen(Self.join($0, Self.repository))) != nil }) else {
      return
    }
    begin(at: world.seen(folders[top]))
    for depth in top..<names.count {
      if depth > top { read(Self.join(world.seen(folders[depth]), Self.fileName)) }
      folder += names[depth].utf8 + [UInt8(ascii: "/")]
    }
  }

  /// Adds the patterns of the folder that `entries` are in.
  ///
  /// - Parameter path: the folder's, as it is read.
  mutating func enter(_ path: String, _ entries: [FolderEntry]) {
    if entries.contains(where: { $0.name == Self.repository }) {
      begin(at: path)
    } else if entries.contains(where: { $0.name == Self.fileName && $0.kind == .file && !$0.isLink }) {
      read(Self.join(path, Self.fileName))
    }
  }

  /// The rules for a folder inside, before its own are known.
  func inside(_ name: String) -> IgnoreRules {
    var rules = self
    rules.folder += name.utf8 + [UInt8(ascii: "/")]
    return rules
  }

  /// Whether git ignores an entry of the folder. To git, a link to a folder is not a folder.
  func isIgnored(_ entry: FolderEntry) -> Bool {
    guard let lists, lists.contains(where: { !$0.patterns.isEmpty }) else { return false }
    let path = folder + entry.name.utf8
    let isFolder = entry.kind == .folder && !entry.isLink
    let name = (bytes: path[folder.count...], traits: ByteTraits(path[folder.count...]))
    let traits = ByteTraits(path[...])
    for list in lists.reversed() {
      let decisive = list.patterns.last { $0.matches((path[list.depth...], traits), name: name, isFolder: isFolder) }
      if let decisive { return !decisive.isNegated }
    }
    return false
  }

  // MARK: - Reading

  /// Begins a working copy: patterns outside it do not count.
  private mutating func begin(at top: String) {
    lists = []
    folder = []
    if let folder = repositoryFolder(of: top) { read(Self.join(folder, Self.exclusions)) }
    read(Self.join(top, Self.fileName))
  }

  private mutating func read(_ path: String) {
    guard lists != nil, let bytes = try? world.read(path).get() else { return }
    lists?.append(List(depth: folder.count, patterns: IgnorePattern.all(in: bytes)))
  }

  /// The folder of the repository. For a linked working copy and a submodule, `.git` is a file that names a folder, and
  /// a file in that may name the folder they have in common. Source: git's manual, gitrepository-layout.
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
