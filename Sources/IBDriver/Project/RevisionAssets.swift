import IBAssets
import IBSource
import IBTexts
import Synchronization

/// The asset catalogs and loose images in revisions of git, for pictures of earlier versions of documents.
///
/// The files of a revision have special paths: their folder is `git:` followed by the name of the revision.
final class RevisionAssets: Sendable {
  private let world: World
  private let projects = Mutex<[String: ProjectAssets]>([:])

  private static let scheme = "git:"

  init(world: World) {
    self.world = world
  }

  /// The assets for a document; nil for a document on the disk.
  func assets(for document: DocumentOrigin) -> DocumentAssets? {
    guard let revision = document.revision else { return nil }
    let project = projects.withLock { projects in
      if let known = projects[revision] { return known }
      let project = ProjectAssets(
        root: Self.scheme + revision, files: files(of: revision), isSearched: FileDiscovery.isProjectFolder)
      projects[revision] = project
      return project
    }
    return DocumentAssets(project, document: "\(Self.scheme)\(revision)/\(document.path)")
  }

  /// The translations of a document in its revision; nil for a document on the disk.
  func translations(of document: DocumentOrigin) -> DocumentTranslations? {
    document.revision.map { DocumentTranslations(of: "\(Self.scheme)\($0)/\(document.path)", files(of: $0)) }
  }

  /// The bytes of a file that a layout names; nil for a path outside all revisions.
  func read(_ path: String) -> [UInt8]? {
    guard path.hasPrefix(Self.scheme), let slash = path.firstIndex(of: "/") else { return nil }
    let revision = path[..<slash].dropFirst(Self.scheme.count)
    return try? world.git(["cat-file", "blob", "\(revision):\(path[path.index(after: slash)...])"]).get()
  }

  private func files(of revision: String) -> AssetFiles {
    let folders = RevisionFolders(revision, in: world)
    let root = Self.scheme + revision
    return AssetFiles(
      list: { folder in folders.entries(of: String(folder.dropFirst(root.count).drop { $0 == "/" })) },
      read: { [self] path in read(path) }, start: { [self] path, count in read(path).map { Array($0.prefix(count)) } })
  }
}

/// The entries of each folder of a revision. They are read from git once, when a caller lists the first folder.
private final class RevisionFolders: Sendable {
  private let list: @Sendable () -> [[Substring]]
  private let known = Mutex<[String: [AssetFiles.Entry]]?>(nil)

  init(_ revision: String, in world: World) {
    list = {
      guard case .success(let bytes) = world.git(["ls-tree", "-r", "-z", "--full-tree", "--name-only", revision]) else {
        return []
      }
      return bytes.split(separator: 0).map { AssetPath.names(PathText.text($0)) }
    }
  }

  /// - Parameter folder: the path from the top of the working copy, without slashes around it.
  func entries(of folder: String) -> [AssetFiles.Entry] {
    known.withLock { known in
      let all = known ?? Self.folders(list())
      known = all
      return all[folder] ?? []
    }
  }

  private static func folders(_ paths: [[Substring]]) -> [String: [AssetFiles.Entry]] {
    var entries: [String: Set<AssetFiles.Entry>] = [:]
    for names in paths {
      for depth in names.indices {
        let isFolder = depth < names.count - 1
        entries[names[..<depth].joined(separator: "/"), default: []]
          .insert(AssetFiles.Entry(String(names[depth]), isFolder: isFolder))
      }
    }
    return entries.mapValues { $0.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
  }
}
