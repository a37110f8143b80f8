import IBSource

/// One side of a difference: a file, a folder, or either of them in a revision of git.
struct DiffSource {
  /// A file of one side.
  struct Entry: Sendable {
    /// As it is printed.
    let path: String
    let origin: InputFile.Origin
    let content: Content
  }

  enum Content: Sendable {
    /// A file on disk.
    case file(String)
    /// A file in git, such as `HEAD:App/Main.storyboard`.
    case revision(String)
    /// No file: the other side was added or removed.
    case nothing
  }

  /// By path inside the folder; the key of a single file is empty.
  private(set) var entries: [String: Entry] = [:]
  /// The entries that are on disk.
  private(set) var files: [InputFile] = []
  private(set) var isFolder = false
  private(set) var failures: [FileFailure] = []

  /// Git's name for a missing file.
  static let nothing = "/dev/null"

  /// - Parameter respectsGit: see `FileDiscovery`.
  init(_ operand: String, respectsGit: Bool = true, in world: World) {
    if operand == Self.nothing {
      entries[""] = Entry(path: operand, origin: .named, content: .nothing)
      return
    }
    switch world.kind(operand) {
    case .file, .other:
      // A pipe is read when its turn comes, as a shell makes one of a command.
      files = [InputFile(operand, .named)]
      entries[""] = Entry(path: operand, origin: .named, content: .file(operand))
    case .folder: search(operand, respectsGit, in: world)
    case nil where Self.isRevision(operand): readRevision(operand, in: world)
    case nil: failures.append(FileFailure(operand, "no such file or directory"))
    }
  }

  /// False for a word that begins with a hyphen, which git would read as an option.
  private static func isRevision(_ operand: String) -> Bool {
    operand.contains(":") && !operand.hasPrefix("-")
  }

  private mutating func search(_ folder: String, _ respectsGit: Bool, in world: World) {
    isFolder = true
    let discovery = FileDiscovery([folder], inputName: "", respectsGit: respectsGit, in: world)
    failures += discovery.failures
    files = discovery.files
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    for file in discovery.files {
      let key = String(file.path.dropFirst(prefix.count))
      entries[key] = Entry(path: file.path, origin: .found, content: .file(file.path))
    }
  }

  // MARK: - Git

  private mutating func readRevision(_ name: String, in world: World) {
    switch world.git(["cat-file", "-t", name]) {
    case .failure(let failure): failures.append(FileFailure(name, failure.reason))
    case .success(let kind) where kind.starts(with: "tree".utf8): listRevision(name, in: world)
    case .success: entries[""] = Entry(path: name, origin: .named, content: .revision(name))
    }
  }

  private mutating func listRevision(_ name: String, in world: World) {
    isFolder = true
    switch world.git(["ls-tree", "-r", "-z", "--full-tree", "--name-only", name]) {
    case .failure(let failure): failures.append(FileFailure(name, failure.reason))
    case .success(let bytes):
      let prefix = name.hasSuffix(":") || name.hasSuffix("/") ? name : name + "/"
      for path in bytes.split(separator: 0).map({ PathText.text($0) }) where Self.isSearched(path) {
        entries[path] = Entry(path: prefix + path, origin: .found, content: .revision(prefix + path))
      }
    }
  }

  /// Whether a search of folders would find the file.
  private static func isSearched(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return false }
    return FileDiscovery.isScene(name) && parts.dropLast().allSatisfy(FileDiscovery.isSearched)
  }
}
