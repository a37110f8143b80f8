package import IBAssets
package import IBSource

/// A check of one set of an asset catalog.
package protocol AssetRule: Sendable {
  static var info: RuleInfo { get }
  /// The kind of set that the examples, which are `Contents.json` files, belong to.
  static var exampleKind: AssetSetKind { get }
  func check(_ context: inout AssetContext)
}

extension AssetRule {
  /// See the type's `info`.
  package var info: RuleInfo { Self.info }

  package static var exampleKind: AssetSetKind { .imageset }
}

/// What an asset rule sees of a set, lent to it for one check.
package struct AssetContext: ~Copyable {
  private let visit: AssetVisit
  private let info: RuleInfo
  private(set) var findings: [Finding] = []

  init(_ visit: AssetVisit, for info: RuleInfo) {
    self.visit = visit
    self.info = info
  }

  package var set: AssetSet { visit.set }
  var kind: AssetSetKind { visit.set.reference.kind }
  /// The `Contents.json` of the set, which findings belong to.
  var contents: AssetContents { visit.contents }
  /// The entries that name a file which is there, with its path.
  var filled: [(entry: AssetEntry, path: String)] { visit.filled }

  /// What the header of a file of the set tells.
  func image(_ path: String) -> ImageHeader.Reading { visit.image(path) }

  /// All bytes of a file of the set; empty where it cannot be read.
  func bytes(_ path: String) -> [UInt8] { visit.files.read(path) ?? [] }

  /// The filled entries of pixels whose size is known.
  var rasters: [(entry: AssetEntry, header: ImageHeader)] { images.filter { !$0.header.isVector } }

  /// The filled entries whose size is known.
  var images: [(entry: AssetEntry, header: ImageHeader)] {
    filled.compactMap { entry, path in
      if case .header(let header) = visit.image(path) { (entry, header) } else { nil }
    }
  }

  /// Where a finding about the set as a whole belongs: the key of its list.
  var place: SourceRange {
    contents.root?.member(kind.listKey ?? "")?.keyRange ?? SourceRange(0, 0)
  }

  /// Adds a finding at an entry's file name, or at the entry where it has none.
  mutating func report(_ message: String, at entry: AssetEntry, notes: [Finding.Note] = []) {
    report(message, at: entry.json["filename"]?.range ?? entry.range, notes: notes)
  }

  /// Adds a finding.
  ///
  /// - Parameter message: lower case, no full stop, names in single quotes.
  mutating func report(_ message: String, at range: SourceRange, notes: [Finding.Note] = []) {
    findings.append(
      Finding(
        rule: info.id, severity: info.severity, message: message, file: contents.source.path, range: range,
        notes: notes))
  }
}

/// A set with what several rules ask of it, found out once for all of them.
final class AssetVisit {
  let set: AssetSet
  let contents: AssetContents
  let files: AssetFiles
  private var headers: [String: ImageHeader.Reading] = [:]

  init(_ set: AssetSet, _ contents: AssetContents, _ files: AssetFiles) {
    self.set = set
    self.contents = contents
    self.files = files
  }

  private(set) lazy var filled: [(entry: AssetEntry, path: String)] = {
    let names = Set(set.files)
    return set.entries.compactMap { entry in
      guard let name = entry.filename, names.contains(name), let path = set.path(of: entry) else { return nil }
      return (entry, path)
    }
  }()

  func image(_ path: String) -> ImageHeader.Reading {
    if let known = headers[path] { return known }
    let reading = files.header(path)
    headers[path] = reading
    return reading
  }
}
