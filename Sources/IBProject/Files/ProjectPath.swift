/// Functions for the paths of a project: texts with slashes, all relative to the same folder.
enum ProjectPath {
  /// The path of `name` relative to `folder`, without `.` and `..`; an absolute name unchanged.
  static func join(_ folder: String, _ name: String) -> String {
    normal(name.hasPrefix("/") || folder.isEmpty || folder == "." ? name : "\(folder)/\(name)")
  }

  /// The path without `.`, `..` and doubled slashes. A `..` at the start of a relative path stays.
  static func normal(_ path: String) -> String {
    if isNormal(path.utf8) { return path }
    var names: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !isAbsolute {
        names.append(name)
      }
    }
    let joined = names.joined(separator: "/")
    return isAbsolute ? "/\(joined)" : joined.isEmpty ? "." : joined
  }

  /// Whether all names in a path are not empty and do not begin with a dot, as in nearly all paths.
  private static func isNormal(_ path: String.UTF8View) -> Bool {
    var isAtStart = path.first != UInt8(ascii: "/")
    for byte in path {
      if isAtStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      isAtStart = byte == UInt8(ascii: "/")
    }
    return !isAtStart
  }

  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The last part of a name after a dot, in lower case; empty without a dot.
  static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The extension of folders that contain the files of one language.
  private static let ending = Array(".lproj".utf8)

  /// The language of a file in a `.lproj` folder; nil for others.
  static func language(of path: String) -> String? {
    for name in path.utf8.split(separator: UInt8(ascii: "/")).dropLast().reversed()
    where name.suffix(ending.count).elementsEqual(ending) {
      return String(name.dropLast(ending.count))
    }
    return nil
  }
}
