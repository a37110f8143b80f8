/// The files that podspecs in a working copy may add to apps.
///
/// Ruby code is not run: each quoted path in a podspec counts, such as `'Kit/Resources/*'` or `"Kit/**/*.{xib,png}"`.
struct PodResources: Sendable {
  private let patterns: [(folder: String, start: String, kinds: Set<Substring>)]

  init(_ paths: [String], _ disk: ProjectDisk) {
    patterns = paths.flatMap { path in
      Self.literals(in: disk.read(path) ?? []).filter { $0.contains { "/*".contains($0) } }.map { pattern in
        let start = pattern.prefix { !"*?[{".contains($0) }
        return (ProjectPath.folder(of: path), String(start), Self.kinds(of: pattern))
      }
    }
  }

  /// Whether a podspec has a path that a file may fit.
  func mayContain(_ path: String) -> Bool {
    patterns.contains { folder, start, kinds in
      let inside = folder == "." ? "" : "\(folder)/"
      guard path.hasPrefix(inside + start) else { return false }
      let names = path.dropFirst(inside.count).split(separator: "/")
      return kinds.isEmpty
        || names.contains { name in
          name.lastIndex(of: ".").map { kinds.contains(name[name.index(after: $0)...]) } ?? false
        }
    }
  }

  /// The extensions that a pattern allows; empty if it allows any.
  private static func kinds(of pattern: String) -> Set<Substring> {
    guard let name = pattern.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return [] }
    let ending = name[name.index(after: dot)...]
    return ending.contains("*") ? [] : Set(ending.split { "{},".contains($0) })
  }

  /// The texts between two quotes of a kind in one line.
  private static func literals(in bytes: [UInt8]) -> [String] {
    var literals: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "#") { continue }
      var rest = line[...]
      while let quote = rest.first(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }),
        let start = rest.firstIndex(of: quote), let end = rest[(start + 1)...].firstIndex(of: quote)
      {
        literals.append(String(decoding: rest[(start + 1)..<end], as: UTF8.self))
        rest = rest[(end + 1)...]
      }
    }
    return literals
  }
}
