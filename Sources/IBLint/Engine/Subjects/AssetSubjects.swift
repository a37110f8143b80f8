package import IBAssets
package import IBCode
import IBModel
import IBSource

/// A set of an asset catalog, with facts that several rules need. Each fact is computed once.
package final class AssetSetSubject {
  let set: AssetSet
  /// The `Contents.json` of the set. Findings are reported in this file.
  let contents: AssetContents
  /// The oldest iOS that the app supports, if known.
  let deploymentTarget: SystemVersion?
  /// Whether a document or source may show the set, as far as the project's files are known.
  let isUsed: () -> Bool
  private let files: AssetFiles
  private var headers: [String: ImageHeader.Reading] = [:]

  init(
    _ set: AssetSet, _ contents: AssetContents, _ files: AssetFiles, deploymentTarget: SystemVersion?,
    isUsed: @escaping () -> Bool
  ) {
    self.isUsed = isUsed
    self.set = set
    self.contents = contents
    self.files = files
    self.deploymentTarget = deploymentTarget
  }

  var kind: AssetSetKind { self.set.reference.kind }

  /// The kind and name, such as `image set 'Back'`.
  var name: String { "\(kind.noun) '\(self.set.reference.name)'" }

  /// The entries whose file exists, with the path of the file.
  private(set) lazy var filled: [(entry: AssetEntry, path: String)] = {
    let names = Set(set.files)
    return set.entries.compactMap { entry in
      guard let name = entry.filename, names.contains(name), let path = set.path(of: entry) else { return nil }
      return (entry, path)
    }
  }()

  /// The entries with an existing file whose size is known.
  var images: [(entry: AssetEntry, header: ImageHeader)] {
    filled.compactMap { entry, path in
      if case .header(let header) = image(path) { (entry, header) } else { nil }
    }
  }

  /// Those of `images` that consist of pixels.
  var rasters: [(entry: AssetEntry, header: ImageHeader)] { images.filter { !$0.header.isVector } }

  /// The position of findings about the whole set: the key of its list of entries.
  var place: SourceRange {
    contents.root?.member(kind.listKey ?? "")?.keyRange ?? SourceRange(0, 0)
  }

  func image(_ path: String) -> ImageHeader.Reading {
    if let known = headers[path] { return known }
    let reading = files.header(path)
    headers[path] = reading
    return reading
  }

  /// Whether git tracks a missing file of the set.
  func isNotCheckedOut(_ name: String) -> Bool { files.isNotCheckedOut("\(self.set.reference.path)/\(name)") }

  /// All bytes of a file of the set; empty if the file cannot be read.
  func bytes(_ path: String) -> [UInt8] { files.read(path) ?? [] }
}

/// A whole asset catalog, for rules that compare its sets. A set is read when a rule first needs it.
package final class CatalogSubject {
  let catalog: AssetCatalog
  let files: AssetFiles
  /// The names that the project's sources, documents and other texts mention; nil if these were not read.
  let mentions: CodeMentions?
  /// The version of Xcode that last checked the projects, such as 1540 for 15.4; nil if unknown.
  let lastXcode: Int?
  /// Whether a target asks Xcode to add the symbols of colors to the system's color classes, which is off unless the
  /// project has the setting.
  let extendsColors: Bool
  /// Whether the project has sources, but none in Swift.
  let hasOnlyObjectiveC: Bool

  package init(
    _ catalog: AssetCatalog, _ files: AssetFiles, mentions: CodeMentions? = nil, lastXcode: Int? = nil,
    extendsColors: Bool = false, hasOnlyObjectiveC: Bool = false
  ) {
    self.catalog = catalog
    self.files = files
    self.mentions = mentions
    self.lastXcode = lastXcode
    self.extendsColors = extendsColors
    self.hasOnlyObjectiveC = hasOnlyObjectiveC
  }

  /// All sets that have their own name, by path.
  private(set) lazy var sets: [AssetSet] = named.map { AssetSet($0, files: files) }

  /// The same sets without their contents.
  private(set) lazy var named: [AssetCatalog.Reference] = catalog.sets.filter { !$0.isPart }
}
