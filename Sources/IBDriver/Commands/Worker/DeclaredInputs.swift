/// The files that a run may see, with the folders they are in. A run that searches finds these and no other, wherever
/// else there are files: the result of an action depends on its inputs alone.
struct DeclaredInputs: Sendable {
  /// Absolute paths.
  private var files: Set<String> = []
  /// The names in each folder on the way to a file, by the folder's absolute path.
  private var folders: [String: Set<String>] = [:]

  /// - Parameter inputs: relative to `world`'s folder, or absolute; nil is returned for none, which says nothing.
  init?(_ inputs: [String], in world: World) {
    if inputs.isEmpty { return nil }
    for input in inputs {
      let path = world.absolute(input)
      files.insert(path)
      addFolders(of: path)
    }
  }

  private mutating func addFolders(of path: String) {
    var rest = path
    while let slash = rest.lastIndex(of: "/"), rest != "/" {
      let folder = slash == rest.startIndex ? "/" : String(rest[..<slash])
      let isNew = folders[folder] == nil
      folders[folder, default: []].insert(String(rest[rest.index(after: slash)...]))
      if !isNew { return }
      rest = folder
    }
  }

  /// What is known of an absolute path.
  enum Place {
    /// An input, or inside a folder that is one: the disk is asked.
    case input
    /// On the way to an input, with the names that lead there.
    case folder(Set<String>)
    case hidden
  }

  func place(of path: String) -> Place {
    if let names = folders[path], !files.contains(path) { return .folder(names) }
    var rest = path
    while true {
      if files.contains(rest) { return .input }
      guard let slash = rest.lastIndex(of: "/"), slash != rest.startIndex else { return .hidden }
      rest = String(rest[..<slash])
    }
  }
}
