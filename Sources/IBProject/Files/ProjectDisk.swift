import IBAssets

/// The files of a project. Each folder is read once, and case is ignored in names, as on macOS.
///
/// A project may name any file on the disk, but files outside its root are neither listed nor read.
final class ProjectDisk {
  private struct Listing {
    /// The entries, sorted by the bytes of their names.
    let entries: [AssetFiles.Entry]
    let names: Set<String>
    /// The names, by their lower case forms.
    let folded: [String: [String]]

    init(_ entries: [AssetFiles.Entry]) {
      self.entries = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      names = Set(entries.map(\.name))
      folded = Dictionary(grouping: self.entries.map(\.name)) { $0.lowercased() }
    }
  }

  /// The largest length of a path in bytes, which is that of macOS. A search goes up folder by folder.
  private static let longestPath = 1024

  private let files: AssetFiles
  private let root: String
  /// The listings, by folder.
  private var listings: [String: Listing] = [:]
  /// For each path, the existing paths that are equal if case is ignored.
  private var alike: [String: [String]] = [:]

  init(_ files: AssetFiles, root: String) {
    self.files = files
    self.root = root
  }

  private func isInside(_ path: String) -> Bool {
    path == root || root == "/" || path.hasPrefix("\(root)/") || root == "." && !path.hasPrefix("..")
  }

  private func listing(_ folder: String) -> Listing {
    if let known = listings[folder] { return known }
    let listing = Listing(isInside(folder) ? files.list(folder) : [])
    listings[folder] = listing
    return listing
  }

  /// The entries of a folder, sorted by the bytes of their names.
  func list(_ folder: String) -> [AssetFiles.Entry] { listing(folder).entries }

  func read(_ path: String) -> [UInt8]? { isInside(path) ? files.read(path) : nil }

  /// The existing path for a path; nil if there is no such path, or if several differ only in case.
  func path(of path: String) -> String? {
    if listing(ProjectPath.folder(of: path)).names.contains(ProjectPath.name(of: path)) { return path }
    let alike = paths(like: path)
    return alike.count == 1 ? alike[0] : nil
  }

  /// The existing paths that equal a path if case is ignored: `Sources/model` and `Sources/Model` may both exist.
  private func paths(like path: String) -> [String] {
    guard path.utf8.count <= Self.longestPath else { return [] }
    let folder = ProjectPath.folder(of: path)
    if let known = alike[path] { return known }
    let name = ProjectPath.name(of: path).lowercased()
    let parents = folder == root || folder == path ? [folder] : isInside(folder) ? paths(like: folder) : []
    let found = parents.flatMap { parent in
      (listing(parent).folded[name] ?? []).map { ProjectPath.join(parent, $0) }
    }
    alike[path] = found
    return found
  }

  /// All files in a folder and its subfolders, sorted within each folder. A folder that is built as a unit counts as a
  /// file.
  func files(in folder: String, isWhole: (String) -> Bool) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    var left = Self.mostFolders
    while let folder = waiting.popLast(), left > 0 {
      left -= 1
      var inside: [String] = []
      for entry in list(folder) where !entry.name.hasPrefix(".") {
        let path = ProjectPath.join(folder, entry.name)
        if entry.isFolder, !isWhole(entry.name) { inside.append(path) } else { found.append(path) }
      }
      waiting += inside.reversed()
    }
    return found
  }

  /// The largest number of folders in a synchronized folder or package. Real ones have a few thousand at most.
  private static let mostFolders = 100_000
}
