/// The paths of a report in the space that a line has for them.
///
/// Steps: 1. a path that is too long loses its first folders; 2. of paths that then are the same, each keeps a folder that
/// no other path to a file of that name has: `…/Checkout/…/Main.storyboard`; 3. without such a folder, it stays whole.
struct ShortPaths: Sendable {
  private var names: [String: String] = [:]

  /// - Parameter longest: the number of characters that a path may have.
  init(_ paths: [String], longest: Int) {
    for paths in Dictionary(grouping: Set(paths), by: { $0.split(separator: "/").last ?? "" }).values {
      let all = paths.map { (path: $0, parts: $0.split(separator: "/")) }
      var ends: [Substring: Int] = [:]
      var folders: [Substring: Int] = [:]
      for (path, parts) in all {
        for part in parts { ends[path[part.startIndex...], default: 0] += 1 }
        for folder in Set(parts.dropLast()) { folders[folder, default: 0] += 1 }
      }
      for (path, parts) in all {
        // 1.
        let tail = Self.tail(of: path, longest)
        let end = tail.hasPrefix("…/") ? tail.dropFirst(2) : tail[...]
        let isOnlyOne = ends[end].map { $0 == 1 } ?? (all.count == 1)
        // 2. and 3.
        names[path] = isOnlyOne ? tail : Self.short(parts, longest) { folders[$0] == 1 } ?? path
      }
    }
  }

  /// The file of a path with the only folder of its name; nil if no folder that fits is the only one.
  private static func short(_ parts: [Substring], _ longest: Int, isOnlyOne: (Substring) -> Bool) -> String? {
    guard let file = parts.last else { return nil }
    let room = longest - "…//…/".count - file.count
    guard let place = parts.indices.dropLast().first(where: { parts[$0].count <= room && isOnlyOne(parts[$0]) }) else {
      return nil
    }
    // A folder at an end needs no dots there.
    let isNext = place == parts.count - 2
    return (place == 0 ? "" : "…/") + parts[place] + (isNext ? "/" : "/…/") + file
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
