import IBSource

/// The files that podspecs in a working copy may add to apps.
///
/// Ruby code is not run: each quoted path in a podspec counts, such as `'Kit/Resources/*'` or `"Kit/**/*.{xib,png}"`. What
/// Ruby would insert into it may be anything. A single word is a path only as a resource.
struct PodResources: Sendable {
  private struct Pattern {
    let folder: String
    /// The part before the first wildcard.
    let start: String
    let hasWildcard: Bool
    let kinds: Set<Substring>

    init(_ literal: String, in folder: String) {
      self.folder = folder
      start = String(literal.prefix { !"*?[{#".contains($0) })
      hasWildcard = start.count < literal.count
      kinds = PodResources.kinds(of: literal)
    }
  }

  private let patterns: [Pattern]
  /// The folders with a podspec that has no path, so that Ruby computes its files.
  let unread: [String]

  init(_ paths: [String], _ disk: ProjectDisk) {
    let all = paths.map { path in
      let folder = ProjectPath.folder(of: path)
      return (folder, Self.literals(in: disk.read(path) ?? []).map { Pattern($0, in: folder) })
    }
    patterns = all.flatMap(\.1)
    unread = all.filter { !$0.1.contains { $0.hasWildcard || $0.start.contains("/") } }.map(\.0)
  }

  /// Whether a podspec has a path that a file may fit.
  func mayContain(_ path: String) -> Bool {
    patterns.contains { pattern in
      let inside = pattern.folder == "." ? "" : "\(pattern.folder)/"
      let start = inside + pattern.start
      guard pattern.hasWildcard else { return path == start || path.hasPrefix("\(start)/") }
      guard path.hasPrefix(start) else { return false }
      let names = path.dropFirst(inside.count).split(separator: "/")
      return pattern.kinds.isEmpty
        || names.contains { name in
          name.lastIndex(of: ".").map { pattern.kinds.contains(name[name.index(after: $0)...]) } ?? false
        }
    }
  }

  /// The extensions that a pattern allows; empty if it allows any.
  private static func kinds(of pattern: String) -> Set<Substring> {
    guard let name = pattern.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return [] }
    let ending = name[name.index(after: dot)...]
    return ending.contains("*") ? [] : Set(ending.split { "{},".contains($0) })
  }

  /// Whether a text outside a list of resources may be a path of files. Without a wildcard, a text into which Ruby inserts
  /// something is a part of another path.
  private static func isPath(_ text: String) -> Bool {
    text.contains("#{") ? text.contains("*") : text.contains { "/*.".contains($0) }
  }

  private static let resource = ByteSearch("resource")

  /// The texts between two quotes of a kind in one line that may be paths.
  private static func literals(in bytes: [UInt8]) -> [String] {
    var literals: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "#") { continue }
      let isResource = resource.firstOffset(in: Array(line)) != nil
      var rest = line[...]
      while let quote = rest.first(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }),
        let start = rest.firstIndex(of: quote), let end = rest[(start + 1)...].firstIndex(of: quote)
      {
        let text = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
        if isResource ? !text.isEmpty : isPath(text) { literals.append(text) }
        rest = rest[(end + 1)...]
      }
    }
    return literals
  }
}
