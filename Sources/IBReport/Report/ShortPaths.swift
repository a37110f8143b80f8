/// The paths of a report in the space that a line has for them.
///
/// Steps: 1. a path that is too long loses its first folders; 2. of paths that then are the same, each keeps a folder that
/// no other path to a file of that name has: `…/Checkout/…/Main.storyboard`; 3. without such a folder, it stays whole.
struct ShortPaths {
  private var names: [String: String] = [:]

  /// - Parameter longest: the number of characters that a path may have.
  init(_ paths: [String], longest: Int) {
    // 1.
    let tails = Dictionary(grouping: Set(paths)) { Self.tail(of: $0, longest) }
    let files = Dictionary(grouping: Set(paths)) { $0.split(separator: "/").last ?? "" }
    for (tail, paths) in tails {
      let like = files[paths[0].split(separator: "/").last ?? "", default: []]
      if paths.count == 1, like.count(where: { $0.hasSuffix(tail.drop { $0 == "…" }) }) == 1 {
        names[paths[0]] = tail
        continue
      }
      // 2. and 3.
      for path in paths { names[path] = Self.short(path, among: like, longest) ?? path }
    }
  }

  /// The file of a path with the only folder of its name; nil if no folder that fits is the only one.
  ///
  /// - Parameter others: the paths to files of that name.
  private static func short(_ path: String, among others: [String], _ longest: Int) -> String? {
    let parts = path.split(separator: "/")
    guard let file = parts.last else { return nil }
    let room = longest - "…//…/".count - file.count
    let folders = others.map { Set($0.split(separator: "/").dropLast()) }
    // A folder at an end needs no dots there.
    guard
      let place = parts.indices.dropLast().first(where: { place in
        parts[place].count <= room && folders.count { $0.contains(parts[place]) } == 1
      })
    else { return nil }
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
