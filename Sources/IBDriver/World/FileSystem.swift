import SystemLibrary

/// The functions of the C library for paths.
enum FileSystem {
  /// See `World.kind`.
  @Sendable static func kind(_ path: String) -> FileKind? {
    var status = stat()
    guard SystemPath.with(path, { stat($0, &status) }) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  /// See `World.currentFolder`; the root if the system cannot name the folder, for example because it was removed.
  static var currentFolder: String { SystemPath.text(freeing: getcwd(nil, 0)) ?? "/" }

  /// See `World.realPath`.
  @Sendable static func realPath(_ path: String) -> String? {
    SystemPath.with(path) { SystemPath.text(freeing: realpath($0, nil)) }
  }

  /// See `World.program`: the absolute path of this program, or its name if the shell found it by that name.
  static var program: String {
    let word = CommandLine.arguments.first ?? ""
    guard word.contains("/"), let path = realpath(word, nil) else { return "keyline" }
    defer { free(path) }
    return String(cString: path)
  }

  /// See `World.allowRunning`.
  @Sendable static func allowRunning(_ path: String) -> FileFailure? {
    var status = stat()
    guard SystemPath.with(path, { stat($0, &status) }) == 0 else { return .current(path) }
    let mode = status.st_mode & 0o7777 | (status.st_mode & 0o444) >> 2
    return SystemPath.with(path) { chmod($0, mode) } == 0 ? nil : .current(path)
  }

  /// See `World.list`. Broken links are left out.
  @Sendable static func list(_ folder: String) -> Result<[FolderEntry], FileFailure> {
    guard let directory = SystemPath.with(folder, { opendir($0) }) else { return .failure(.current(folder)) }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let record = readdir(directory) {
      let name = withUnsafePointer(to: &record.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { SystemPath.text($0) }
      }
      if name != ".", name != "..", let entry = entry(name, in: folder, type: Int(record.pointee.d_type)) {
        entries.append(entry)
      }
    }
    return .success(entries)
  }

  /// Takes the type from the folder's entry, or from the file itself if the entry does not have a type or is a link.
  private static func entry(_ name: String, in folder: String, type: Int) -> FolderEntry? {
    switch type {
    case Int(DT_REG): return FolderEntry(name: name, kind: .file)
    case Int(DT_DIR): return FolderEntry(name: name, kind: .folder)
    default:
      let path = "\(folder)/\(name)"
      var status = stat()
      guard SystemPath.with(path, { lstat($0, &status) }) == 0, let kind = kind(path), kind != .other else {
        return nil
      }
      return FolderEntry(name: name, kind: kind, isLink: status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  /// See `World.makeFolder`.
  @Sendable static func makeFolder(_ path: String) -> FileFailure? { makeFolder(path, newFolderMode) }

  private static func makeFolder(_ path: String, _ mode: mode_t) -> FileFailure? {
    var missing: [String] = []
    var folder = path[...]
    while !folder.isEmpty, kind(String(folder)) == nil {
      missing.append(String(folder))
      folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
    }
    for folder in missing.reversed() {
      if SystemPath.with(folder, { mkdir($0, mode) }) != 0, errno != EEXIST { return .current(folder) }
    }
    return kind(path) == .folder ? nil : FileFailure(path, "not a folder")
  }

  /// All permissions; the user's mask removes some.
  private static let newFolderMode: mode_t = 0o777
}
