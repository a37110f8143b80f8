import IBAssets

extension World {
  /// An absolute path relative to the current folder; any other path unchanged.
  func seen(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let path = AssetPath.relative(path, from: currentFolder)
    return path.isEmpty ? "." : path
  }

  /// The absolute path, without `.` and `..`.
  func absolute(_ path: String) -> String { "/" + names(of: path).joined(separator: "/") }

  /// The names from the root to a path.
  func names(of path: String) -> [Substring] { Self.names(of: path, from: currentFolder) }

  /// The names from the root to a path relative to an absolute folder, `.` and `..` resolved.
  static func names(of path: String, from folder: String) -> [Substring] {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return AssetPath.names(whole).reduce(into: []) { names, name in
      if name == ".." { _ = names.popLast() } else if name != "." { names.append(name) }
    }
  }
}
