/// An asset catalog: a folder of groups and sets.
///
/// This module reads asset catalogs. It is given functions that list folders and read files. It returns the sets of a
/// catalog, the entry of a set that an environment shows, and the size of the entry's image from the header of the
/// file. It does not decode or render images, and reads only the named folders. A set's `Contents.json` is read on
/// demand.
package struct AssetCatalog: Sendable {
  /// A set and its path, without its contents.
  package struct Reference: Hashable, Sendable {
    /// The name that documents and code use, after its namespaces: `Icons/Back`.
    package let name: String
    package let kind: AssetSetKind
    /// The path of the set's folder.
    package let path: String
    /// Whether the set is a part of another set, and inside it.
    package let isPart: Bool

    package init(name: String, kind: AssetSetKind, path: String, isPart: Bool) {
      self.name = name
      self.kind = kind
      self.path = path
      self.isPart = isPart
    }
  }

  /// The path of the catalog's folder.
  package let path: String
  /// The sets, sorted by path.
  package private(set) var sets: [Reference] = []

  package static let folderExtension = ".xcassets"
  package static let contentsName = "Contents.json"
  /// The deepest nesting of folders. Catalogs have only a few levels.
  private static let deepest = 32

  /// The folder of the catalog that contains a path; nil for a path outside catalogs.
  package static func folder(around path: String) -> String? {
    let bytes = path.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
      if bytes[start..<end].reversed().starts(with: folderExtension.utf8.reversed()) { return String(path[..<end]) }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    return nil
  }

  /// A folder that the search will visit.
  private struct Folder {
    var path: String
    var namespace: String
    var depth: Int
    var isInsideSet: Bool
  }

  /// Searches the catalog at `path`; folders nested deeper than real catalogs are left out.
  package init(_ path: String, files: AssetFiles) {
    self.path = path
    var waiting = [Folder(path: path, namespace: "", depth: 0, isInsideSet: false)]
    while let folder = waiting.popLast() { search(folder, files, &waiting) }
    sets.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func search(_ folder: Folder, _ files: AssetFiles, _ waiting: inout [Folder]) {
    let entries = files.list(folder.path)
    var namespace = folder.namespace
    if !folder.isInsideSet, folder.depth > 0,
      entries.contains(where: { $0.name == Self.contentsName && !$0.isFolder }),
      AssetContents("\(folder.path)/\(Self.contentsName)", files: files)?.providesNamespace == true
    {
      namespace += folder.path.split(separator: "/").last.map { "\($0)/" } ?? ""
    }
    guard folder.depth < Self.deepest else { return }
    for entry in entries where entry.isFolder {
      let path = "\(folder.path)/\(entry.name)"
      var next = Folder(
        path: path, namespace: namespace, depth: folder.depth + 1, isInsideSet: folder.isInsideSet)
      if let kind = AssetSetKind(folder: entry.name) {
        let name = namespace + entry.name.dropLast(kind.rawValue.count + 1)
        sets.append(Reference(name: name, kind: kind, path: path, isPart: folder.isInsideSet))
        guard kind.holdsParts else { continue }
        next.isInsideSet = true
      }
      waiting.append(next)
    }
  }
}
