/// The paths of a report in the space that a line has for them.
///
/// Steps: 1. a path that is too long loses its first folders; 2. of paths that then are the same, each keeps the folder
/// that fewest of the report's paths have: `…/Checkout/…/Main.storyboard`. Of several such folders it is one that fits; a
/// folder that is too long loses its end.
struct ShortPaths {
  private var names: [String: String] = [:]

  /// - Parameter longest: the number of characters that a path may have.
  init(_ paths: [String], longest: Int) {
    let paths = Set(paths)
    // 1.
    for path in paths { names[path] = Self.tail(of: path, longest) }
    // 2.
    let sharing = Dictionary(grouping: names.values, by: \.self).mapValues(\.count)
    var counts: [Substring: Int] = [:]
    for path in paths { for folder in Set(path.split(separator: "/")) { counts[folder, default: 0] += 1 } }
    for (path, tail) in names where sharing[tail] != 1 {
      let parts = path.split(separator: "/")
      guard let file = parts.last else { continue }
      let room = longest - "…//…/".count - file.count
      func rank(_ folder: Substring) -> (Int, Int) { (counts[folder] ?? 0, folder.count <= room ? 0 : 1) }
      guard room > 1, let folder = parts.dropLast().min(by: { rank($0) < rank($1) }) else { continue }
      let name = folder.count <= room ? folder : "\(folder.prefix(room - 1))…"
      names[path] = "…/\(name)/…/\(file)"
    }
  }

  subscript(_ path: String) -> String { names[path] ?? path }

  /// A path without its first folders, if it is longer than a number of characters.
  static func tail(of path: String, _ length: Int) -> String {
    guard path.count > length else { return path }
    var parts = path.split(separator: "/")
    while parts.count > 1, parts.joined(separator: "/").count + 2 > length { parts.removeFirst() }
    let rest = parts.joined(separator: "/")
    return rest.count + 2 <= length ? "…/\(rest)" : "…\(rest.suffix(length - 1))"
  }
}
