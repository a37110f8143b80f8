import Glibc

/// What the C library knows about paths.
enum FileSystem {
  /// See `World.kind`.
  @Sendable static func kind(_ path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// See `World.list`; links that lead nowhere are left out.
  @Sendable static func list(_ folder: String) -> Result<[FolderEntry], FileFailure> {
    guard let directory = opendir(folder) else { return .failure(.current(folder)) }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let record = readdir(directory) {
      let name = withUnsafePointer(to: &record.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != "..", let entry = entry(name, in: folder, type: Int(record.pointee.d_type)) {
        entries.append(entry)
      }
    }
    return .success(entries)
  }

  /// Takes the type the folder itself tells where it does, and asks the file where it does not or where it is a link.
  private static func entry(_ name: String, in folder: String, type: Int) -> FolderEntry? {
    switch type {
    case Int(DT_REG): return FolderEntry(name: name, kind: .file)
    case Int(DT_DIR): return FolderEntry(name: name, kind: .folder)
    default:
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, let kind = kind(path) else { return nil }
      return FolderEntry(name: name, kind: kind, isLink: status.st_mode & S_IFMT == S_IFLNK)
    }
  }
}
