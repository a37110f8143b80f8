import IBAssets
import IBSource

/// A set of an asset catalog with what several rules ask of it, found out once for all of them.
package final class AssetSetSubject {
  let set: AssetSet
  /// The `Contents.json` of the set, which findings belong to.
  let contents: AssetContents
  private let files: AssetFiles
  private var headers: [String: ImageHeader.Reading] = [:]

  init(_ set: AssetSet, _ contents: AssetContents, _ files: AssetFiles) {
    self.set = set
    self.contents = contents
    self.files = files
  }

  var kind: AssetSetKind { self.set.reference.kind }

  /// The entries that name a file which is there, with its path.
  private(set) lazy var filled: [(entry: AssetEntry, path: String)] = {
    let names = Set(set.files)
    return set.entries.compactMap { entry in
      guard let name = entry.filename, names.contains(name), let path = set.path(of: entry) else { return nil }
      return (entry, path)
    }
  }()

  /// The filled entries whose size is known.
  var images: [(entry: AssetEntry, header: ImageHeader)] {
    filled.compactMap { entry, path in
      if case .header(let header) = image(path) { (entry, header) } else { nil }
    }
  }

  /// Those of pixels.
  var rasters: [(entry: AssetEntry, header: ImageHeader)] { images.filter { !$0.header.isVector } }

  /// Where a finding about the set as a whole belongs: the key of its list.
  var place: SourceRange {
    contents.root?.member(kind.listKey ?? "")?.keyRange ?? SourceRange(0, 0)
  }

  /// What the header of a file of the set says.
  func image(_ path: String) -> ImageHeader.Reading {
    if let known = headers[path] { return known }
    let reading = files.header(path)
    headers[path] = reading
    return reading
  }

  /// All bytes of a file of the set; empty where it cannot be read.
  func bytes(_ path: String) -> [UInt8] { files.read(path) ?? [] }
}
