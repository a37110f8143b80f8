import IBModel
import IBSource

/// The files that podspecs in a working copy may add to apps.
///
/// Ruby code is not run: each quoted path in a podspec counts, such as `'Kit/Resources/*'` or `"Kit/**/*.{xib,png}"`. What
/// Ruby would insert into it may be anything. A single word is a path only as a resource.
struct PodResources: Sendable {
  private struct Pattern {
    let podspec: String
    let folder: String
    /// The part before the first wildcard.
    let start: String
    let hasWildcard: Bool
    let kinds: Set<Substring>

    func fits(_ path: String) -> Bool {
      let inside = folder == "." ? "" : folder == "/" ? "/" : "\(folder)/"
      let start = inside + start
      guard hasWildcard else { return path == start || path.hasPrefix("\(start)/") }
      guard path.hasPrefix(start) else { return false }
      let names = path.dropFirst(inside.count).split(separator: "/")
      return kinds.isEmpty
        || names.contains { name in
          name.lastIndex(of: ".").map { kinds.contains(name[name.index(after: $0)...]) } ?? false
        }
    }

    init(_ literal: String, in podspec: String) {
      self.podspec = podspec
      folder = ProjectPath.folder(of: podspec)
      start = String(literal.prefix { !"*?[{#".contains($0) })
      hasWildcard = start.count < literal.count
      kinds = PodResources.kinds(of: literal)
    }
  }

  private let patterns: [Pattern]
  /// The oldest iOS that each podspec supports, by its path.
  private let systems: [String: SystemVersion]
  /// The folders with a podspec that has no path, so that Ruby computes its files.
  let unread: [String]

  init(_ paths: [String], _ disk: ProjectDisk) {
    let texts = paths.map { ($0, disk.read($0) ?? []) }
    let all = texts.map { path, bytes in (path, Self.literals(in: bytes).map { Pattern($0, in: path) }) }
    patterns = all.flatMap(\.1)
    systems = texts.reduce(into: [:]) { $0[$1.0] = Self.oldestSystem(in: $1.1) }
    unread = all.filter { !$0.1.contains { $0.hasWildcard || $0.start.contains("/") } }
      .map { ProjectPath.folder(of: $0.0) }
  }

  /// The oldest iOS in lines such as `s.platform = :ios, '8.0'` and `s.ios.deployment_target = '8.0'`, and in the
  /// `platforms` of a description in JSON.
  ///
  /// Source: CocoaPods, "Podspec Syntax Reference".
  private static func oldestSystem(in bytes: [UInt8]) -> SystemVersion? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.drop(while: \.isWhitespace)
      guard !line.hasPrefix("#"), line.contains("ios"),
        ["platform", "deployment_target", "\"ios\":"].contains(where: line.contains)
      else { return nil }
      let quoted = line.split { $0 == "'" || $0 == "\"" }
      return quoted.lazy.compactMap { SystemVersion($0) }.first
    }.min()
  }

  /// Whether a podspec has a path that a file may fit.
  func mayContain(_ path: String) -> Bool { patterns.contains { $0.fits(path) } }

  /// The podspec with the oldest iOS among those that may contain a file; nil if no podspec declares a version.
  func oldestSystem(of path: String) -> (podspec: String, system: SystemVersion)? {
    let podspecs = Set(patterns.lazy.filter { $0.fits(path) }.map(\.podspec))
    return podspecs.compactMap { podspec in systems[podspec].map { (podspec, $0) } }.min { ($0.1, $0.0) < ($1.1, $1.0) }
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
