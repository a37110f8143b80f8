/// The names that the catalogs and loose images of a project define.
package struct AssetIndex: Sendable {
  /// The catalogs, sorted by path.
  package let catalogs: [AssetCatalog]
  /// The sets of each kind and name, sorted by path. Parts of other sets are left out, because they have no name.
  private let sets: [Key: [AssetCatalog.Reference]]
  /// The loose images of each stem, sorted by path.
  private let loose: [String: [LooseImage]]
  /// The paths of font files outside catalogs, sorted.
  let fonts: [String]

  private struct Key: Hashable {
    let kind: AssetSetKind
    let name: String
  }

  package init(catalogs: [AssetCatalog], loose: [LooseImage], fonts: [String] = []) {
    self.fonts = fonts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.catalogs = catalogs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    sets = Dictionary(grouping: self.catalogs.flatMap(\.sets).filter { !$0.isPart }) {
      Key(kind: $0.kind, name: $0.name)
    }
    self.loose = Dictionary(
      grouping: loose.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, by: \.stem)
  }

  /// Searches a folder and everything inside it.
  ///
  /// - Parameter isSearched: whether to search a folder with this name.
  package init(root: String, files: AssetFiles, isSearched: (String) -> Bool) {
    var catalogs: [AssetCatalog] = []
    var loose: [LooseImage] = []
    var fonts: [String] = []
    var folders = [root]
    while let folder = folders.popLast() {
      for entry in files.list(folder) {
        guard entry.isFolder else {
          if let image = LooseImage(name: entry.name, in: folder) {
            loose.append(image)
          } else if FontIndex.mayRead(entry.name) {
            fonts.append(AssetPath.join(folder, entry.name))
          }
          continue
        }
        let path = AssetPath.join(folder, entry.name)
        if entry.name.hasSuffix(AssetCatalog.folderExtension) {
          catalogs.append(AssetCatalog(path, files: files))
        } else if isSearched(entry.name) {
          folders.append(path)
        }
      }
    }
    self.init(catalogs: catalogs, loose: loose, fonts: fonts)
  }

  /// The set with this name whose path shares the most folders with that of a document; among equals, the first by
  /// path.
  ///
  /// Only a project file lists the catalogs that a target compiles. With the nearest set, nearly all sizes agree with
  /// those that Xcode stored (Measurements/Assets.md#stored-sizes).
  package func set(named name: String, kind: AssetSetKind, near document: String) -> AssetCatalog.Reference? {
    AssetPath.nearest(sets[Key(kind: kind, name: name)] ?? [], to: document, path: \.path)
  }

  /// The loose images with this name in the folder nearest to a document.
  ///
  /// The name may have an extension, and begin with a folder that the app contains as a whole (`icons/back.png`).
  func looseImages(named name: String, near document: String) -> [LooseImage] {
    let slash = name.lastIndex(of: "/")
    let file = slash.map { String(name[name.index(after: $0)...]) } ?? name
    let dot = file.lastIndex(of: ".")
    let stem = dot.map { String(file[..<$0]) } ?? file
    let fileExtension = dot.map { file[file.index(after: $0)...] }
    var found = loose[file] ?? []
    if found.isEmpty { found = (loose[stem] ?? []).filter { $0.fileExtension == fileExtension ?? "" } }
    if let slash {
      let folder = "/\(name[..<slash])"
      found = found.filter { "/\(AssetPath.folder(of: $0.path))".hasSuffix(folder) }
    }
    guard let nearest = AssetPath.nearest(found, to: document, path: \.path) else { return [] }
    let folder = AssetPath.folder(of: nearest.path)
    return found.filter { AssetPath.folder(of: $0.path) == folder }
  }

  package func has(_ name: String, _ kind: AssetSetKind) -> Bool { sets[Key(kind: kind, name: name)] != nil }

  /// The names of images, in catalogs or loose, that equal a wanted name if case is ignored, sorted.
  func imageNames(inAnyCase wanted: [String]) -> [String] {
    let wanted = Set(wanted.map { $0.lowercased() })
    let names = sets.keys.filter { $0.kind == .imageset || $0.kind == .symbolset }.map(\.name) + loose.keys
    return names.filter { wanted.contains($0.lowercased()) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of all images, in catalogs or loose, sorted.
  var imageNames: [String] {
    let names = sets.keys.filter { $0.kind == .imageset || $0.kind == .symbolset }.map(\.name) + loose.keys
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether the project has neither sets in catalogs nor loose images.
  var isEmpty: Bool { sets.isEmpty && loose.isEmpty }

  /// All names of a kind, sorted.
  package func names(of kind: AssetSetKind) -> [String] {
    sets.keys.filter { $0.kind == kind }.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
