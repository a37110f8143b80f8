/// The paths of a report in the space that a line has for them.
///
/// Steps: 1. a path that is too long loses its first folders; 2. of paths that then are the same, each keeps the folder
/// that fewest of them have: `…/Checkout/…/Main.storyboard`. Of several such folders it is one that fits; a folder that is
/// too long loses its end. 3. A path that is still the same as another stays whole.
struct ShortPaths {
  private var names: [String: String] = [:]

  /// - Parameter longest: the number of characters that a path may have.
  init(_ paths: [String], longest: Int) {
    // 1.
    let tails = Dictionary(grouping: Set(paths)) { Self.tail(of: $0, longest) }
    for (tail, paths) in tails {
      if paths.count == 1 {
        names[paths[0]] = tail
        continue
      }
      // 2.
      var counts: [Substring: Int] = [:]
      for path in paths { for folder in Set(path.split(separator: "/")) { counts[folder, default: 0] += 1 } }
      let short = paths.map { Self.short($0, counts, longest) }
      // 3.
      let uses = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
      for (path, name) in zip(paths, short) { names[path] = uses[name] == 1 ? name : path }
    }
  }

  /// - Parameter counts: of the paths that would be the same, by a folder that they have.
  private static func short(_ path: String, _ counts: [Substring: Int], _ longest: Int) -> String {
    let parts = path.split(separator: "/")
    guard let file = parts.last else { return path }
    let room = longest - "…//…/".count - file.count
    func rank(_ folder: Substring) -> (Int, Int) { (counts[folder] ?? 0, folder.count <= room ? 0 : 1) }
    guard room > 1, let folder = parts.dropLast().min(by: { rank($0) < rank($1) }) else { return path }
    let name = folder.count <= room ? folder : "\(folder.prefix(room - 1))…"
    return "…/\(name)/…/\(file)"
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
