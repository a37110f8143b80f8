import IBSource

/// One side of a comparison: a file, a folder, or either of them in a revision of git.
struct DiffSource {
  /// A file of one side.
  struct Entry: Sendable {
    /// The path as the user typed it, or the path after the name of the revision.
    let path: String
    /// The path to print: without the revision, and relative to the current folder.
    let shown: String
    let origin: InputFile.InputKind
    let content: Content
    /// Whether the entry can be read only once.
    var isPipe = false

    /// The document; nil if the file does not exist.
    var document: DocumentOrigin? {
      switch content {
      case .file(let path): DocumentOrigin(path: path)
      case .revision(let blob): DocumentOrigin(blob: blob)
      case .nothing: nil
      }
    }
  }

  enum Content: Sendable {
    case file(String)
    /// A file in git, such as `HEAD:App/Main.storyboard`.
    case revision(String)
    /// No file, because the other side was added or removed.
    case nothing
  }

  /// The files by their path inside the folder; the key of a single file is empty.
  private(set) var entries: [String: Entry] = [:]
  private(set) var isFolder = false
  private(set) var failures: [FileFailure] = []

  /// The documents of this side in which storyboard references are looked up.
  ///
  /// Pipes are left out, because each can be read only once, when its turn comes.
  var documents: [DocumentOrigin] { entries.values.filter { !$0.isPipe }.compactMap(\.document) }

  /// Git's name for a missing file.
  static let nothing = "/dev/null"

  /// A side without any file.
  static let absent = DiffSource()

  private init() {}

  /// - Parameter respectsGit: see `FileDiscovery`.
  init(_ operand: String, respectsGit: Bool = true, in world: World) {
    if operand == Self.nothing {
      entries[""] = Entry(path: operand, shown: operand, origin: .named, content: .nothing)
      return
    }
    switch world.kind(operand) {
    case .file, .other:
      // A shell makes a pipe for the output of a command. The pipe is read when its turn comes.
      entries[""] = Entry(
        path: operand, shown: operand, origin: .named, content: .file(operand), isPipe: world.kind(operand) == .other)
    case .folder: search(operand, respectsGit, in: world)
    case nil where Self.isRevision(operand): readRevision(operand, in: world)
    case nil: failures.append(FileFailure(operand, "no such file or directory"))
    }
  }

  /// The staged content of a file or folder.
  ///
  /// - Parameter place: its path from the top of the working copy; empty for the whole working copy.
  init(staged place: String, in world: World) {
    isFolder = true
    let name = ":(top,literal)\(place)"
    switch world.git(["ls-files", "-z", "--cached", "--full-name", "--", name]) {
    case .failure(let failure): failures.append(FileFailure(place, failure.reason))
    case .success(let bytes):
      let prefix = Self.prefix(in: world)
      for path in bytes.split(separator: 0).map({ PathText.text($0) }) {
        let isFile = path == place
        guard isFile || Self.isSearched(path) else { continue }
        let key = isFile ? "" : String(path.dropFirst(place.isEmpty ? 0 : place.count + 1))
        entries[key] = Entry(
          path: ":\(path)", shown: Self.shown(path, prefix), origin: .found, content: .revision(":\(path)"))
        if isFile { isFolder = false }
      }
    }
  }

  /// Removes files, and returns their printed paths.
  @discardableResult
  mutating func leaveOut(_ isLeftOut: (DocumentOrigin) -> Bool) -> [String] {
    let left = entries.filter { _, entry in entry.document.map(isLeftOut) ?? false }
    for key in left.keys { entries[key] = nil }
    return left.values.map(\.shown)
  }

  /// Whether a word may name a file in a revision. Git would read a word that begins with a hyphen as an option.
  static func isRevision(_ operand: String) -> Bool {
    operand.contains(":") && !operand.hasPrefix("-")
  }

  private mutating func search(_ folder: String, _ respectsGit: Bool, in world: World) {
    isFolder = true
    let discovery = FileDiscovery([folder], inputName: "", respectsGit: respectsGit, in: world)
    failures += discovery.failures
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    for file in discovery.files {
      let key = String(file.path.dropFirst(prefix.count))
      entries[key] = Entry(path: file.path, shown: file.path, origin: .found, content: .file(file.path))
    }
  }

  // MARK: - Git

  /// - Parameter word: the name of a file or folder for git, whose path starts at the top of the working copy.
  private mutating func readRevision(_ word: String, in world: World) {
    let prefix = Self.prefix(in: world)
    let name = Self.fromTop(word, prefix)
    switch world.git(["cat-file", "-t", name]) {
    case .failure(let failure): failures.append(FileFailure(name, failure.reason))
    case .success(let kind) where kind.starts(with: "tree".utf8): listRevision(name, prefix, in: world)
    case .success:
      entries[""] = Entry(
        path: name, shown: Self.shown(Self.place(name), prefix), origin: .named, content: .revision(name))
    }
  }

  private mutating func listRevision(_ name: String, _ current: String, in world: World) {
    isFolder = true
    switch world.git(["ls-tree", "-r", "-z", "--full-tree", "--name-only", name]) {
    case .failure(let failure): failures.append(FileFailure(name, failure.reason))
    case .success(let bytes):
      let prefix = name.hasSuffix(":") || name.hasSuffix("/") ? name : name + "/"
      for path in bytes.split(separator: 0).map({ PathText.text($0) }) where Self.isSearched(path) {
        entries[path] = Entry(
          path: prefix + path, shown: Self.shown(Self.place(prefix + path), current), origin: .found,
          content: .revision(prefix + path))
      }
    }
  }

  /// The word with a path that starts at the top of the working copy.
  ///
  /// A path that begins with `./` after the colon is relative to the current folder. Git itself accepts `.` only before
  /// a slash.
  private static func fromTop(_ word: String, _ prefix: String) -> String {
    guard let colon = word.firstIndex(of: ":") else { return word }
    let path = word[word.index(after: colon)...]
    guard path == "." || path.hasPrefix("./") else { return word }
    let place = prefix + path.dropFirst(2)
    return word[...colon] + (place.hasSuffix("/") ? String(place.dropLast()) : place)
  }

  /// The path of a file in a revision, after the revision's name.
  private static func place(_ name: String) -> String {
    name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// The path of the current folder from the top of the working copy, with a slash at the end; empty for the top.
  private static func prefix(in world: World) -> String {
    (try? world.gitLine(["rev-parse", "--show-prefix"]).get()) ?? ""
  }

  /// A path of the working copy, relative to the current folder; unchanged for a path outside that folder.
  private static func shown(_ path: String, _ prefix: String) -> String {
    !prefix.isEmpty && path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Whether a search of folders would find the file.
  private static func isSearched(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return false }
    return FileDiscovery.isScene(name) && parts.dropLast().allSatisfy(FileDiscovery.isSearched)
  }
}

/// Two versions of one file.
struct DiffPair: Sendable {
  /// The printed path.
  let path: String
  /// The old version; nil if the old side does not have the file. The same applies to `new`.
  let old: DiffSource.Entry?
  let new: DiffSource.Entry?

  /// The files of both sides, paired and sorted by path; a file of only one side was added or removed.
  static func all(_ old: DiffSource, _ new: DiffSource) -> [DiffPair] {
    let keys = Set(old.entries.keys).union(new.entries.keys).sorted(by: FileDiscovery.inOrder)
    return keys.compactMap { DiffPair(old.entries[$0], new.entries[$0]) }
  }

  /// - Parameter path: the printed path, instead of the new one.
  init?(_ old: DiffSource.Entry?, _ new: DiffSource.Entry?, path: String? = nil) {
    let old = old.flatMap { $0.isNothing ? nil : $0 }
    let new = new.flatMap { $0.isNothing ? nil : $0 }
    guard let shown = new?.shown ?? old?.shown else { return nil }
    self.path = path ?? shown
    self.old = old
    self.new = new
  }
}

extension DiffSource.Entry {
  fileprivate var isNothing: Bool {
    if case .nothing = content { true } else { false }
  }
}
