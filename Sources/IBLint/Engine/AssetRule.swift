package import IBAssets
package import IBSource

/// A check of one set of an asset catalog.
package protocol AssetRule: Sendable {
  static var info: RuleInfo { get }
  func check(_ context: inout AssetContext)
}

extension AssetRule {
  /// See the type's `info`.
  package var info: RuleInfo { Self.info }
}

/// What an asset rule sees of a set, lent to it for one check.
package struct AssetContext: ~Copyable {
  package let set: AssetSet
  /// The `Contents.json` of the set, which findings belong to.
  let contents: AssetContents
  private let header: @Sendable (String) -> ImageHeader.Reading
  private let info: RuleInfo
  private(set) var findings: [Finding] = []

  init(
    _ set: AssetSet, _ contents: AssetContents, header: @escaping @Sendable (String) -> ImageHeader.Reading,
    for info: RuleInfo
  ) {
    self.set = set
    self.contents = contents
    self.header = header
    self.info = info
  }

  /// The entries that name a file which is there, with its path.
  var filled: [(entry: AssetEntry, path: String)] {
    self.set.entries.compactMap { entry in
      guard let name = entry.filename, self.set.files.contains(name), let path = self.set.path(of: entry) else {
        return nil
      }
      return (entry, path)
    }
  }

  /// What the header of a file of the set tells.
  func image(_ path: String) -> ImageHeader.Reading { header(path) }

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
