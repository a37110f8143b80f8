/// Paths of a project: text with slashes, all relative to the same folder.
enum ProjectPath {
  /// The path of `name` relative to `folder`, without `.` and `..`; an absolute name stays as it is.
  static func join(_ folder: String, _ name: String) -> String {
    normal(name.hasPrefix("/") || folder.isEmpty || folder == "." ? name : "\(folder)/\(name)")
  }

  /// Without `.`, `..` and doubled slashes; `..` at the top of a relative path stays.
  static func normal(_ path: String) -> String {
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

  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The last part of a name after a dot, in small letters; empty without one.
  static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The language of a file in a `.lproj` folder; nil for others.
  static func language(of path: String) -> String? {
    for name in path.split(separator: "/").dropLast().reversed() where name.hasSuffix(".lproj") {
      return String(name.dropLast(".lproj".count))
    }
    return nil
  }
}
