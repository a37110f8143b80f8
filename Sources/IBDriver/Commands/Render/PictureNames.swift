import IBLayout
import IBReport
import IBSource

/// The names of picture files without their extension: `<file>.<scene>.<configuration>`.
///
/// They are the same in every run over the same files, whichever scenes are chosen. If a scene has no name, its id is
/// used. If several scenes of a file share a name, each id follows the name.
struct PictureNames {
  /// The first part of the names, by path.
  private let stems: [String: String]

  /// If files have the same name, as many names of their folders precede it as are needed to distinguish them.
  init(_ files: [InputFile]) {
    let parts = files.map { Self.parts(of: $0.path) }
    var depths = Array(repeating: 1, count: files.count)
    var names = parts.indices.map { Self.name(parts[$0], depth: depths[$0]) }
    var isUnsettled = true
    while isUnsettled {
      isUnsettled = false
      let count = Dictionary(names.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
      for index in names.indices where count[names[index].lowercased()] != 1 && depths[index] < parts[index].count {
        depths[index] += 1
        names[index] = Self.name(parts[index], depth: depths[index])
        isUnsettled = true
      }
    }
    var stems: [String: String] = [:]
    var used: Set<String> = []
    for (file, name) in zip(files, names) { stems[file.path] = Self.unique(Self.short(name), &used) }
    self.stems = stems
  }

  /// The names for the layouts of one file, in order.
  ///
  /// - Parameter scenes: all scenes of the file.
  func names(
    for layouts: [SceneLayout], of file: InputFile, among scenes: [SceneLayout.Identity]
  ) -> [String] {
    var used: Set<String> = []
    let counts = Dictionary(
      scenes.compactMap { $0.givenName.map { (Self.safe($0).lowercased(), 1) } }, uniquingKeysWith: +)
    return layouts.map { layout in
      let id = layout.scene.id.asIdentifier
      let name = layout.scene.givenName.map(Self.safe)
      let isUnique = name.map { counts[$0.lowercased()] == 1 } ?? false
      let scene = Self.short(isUnique ? name ?? id : name.map { "\($0)-\(id)" } ?? id)
      let parts = [stems[file.path] ?? "", scene, Self.safe(layout.configuration.name)]
      return Self.unique(parts.joined(separator: "."), &used)
    }
  }

  /// The folders of a path and the file's name without its extension.
  private static func parts(of path: String) -> [String] {
    var parts = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    guard let name = parts.popLast() else { return [path] }
    return parts + [String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])]
  }

  private static func name(_ parts: [String], depth: Int) -> String {
    parts.suffix(depth).map(safe).joined(separator: "-")
  }

  /// Removes the beginning of a name that is too long.
  private static func short(_ name: String) -> String {
    var name = name[...]
    while name.utf8.count > longestPart { name.removeFirst() }
    return String(name)
  }

  /// The largest number of bytes of one part. Linux limits a file name to 255 bytes, which the file, the scene and the
  /// configuration share.
  private static let longestPart = 90

  /// Keeps letters and digits of any script, and characters that are safe in shells and file systems.
  private static func safe(_ name: String) -> String {
    let kept = name.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "_" }
    return kept.first == "." ? "_" + String(kept.dropFirst()) : String(kept)
  }

  /// A name that differs from all others even if case is ignored. Otherwise, some file systems would lose a picture.
  private static func unique(_ name: String, _ used: inout Set<String>) -> String {
    let free = FreeName.name(
      name, numbered: { "\(name)-\($0)" }, isFree: { [used] in !used.contains($0.lowercased()) })
    used.insert(free.lowercased())
    return free
  }
}
