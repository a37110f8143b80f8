package import IBAssets
package import IBCode
package import IBSource

/// A check of a whole asset catalog: what its sets are beside each other.
package protocol CatalogRule: Sendable {
  static var info: RuleInfo { get }
  func check(_ context: inout CatalogContext)
}

extension CatalogRule {
  /// See the type's `info`.
  package var info: RuleInfo { Self.info }
}

/// A catalog with what several rules ask of it. Sets are read when a rule asks for them, each once.
package final class CatalogVisit {
  let catalog: AssetCatalog
  let files: AssetFiles
  /// The names that the project's sources, documents and other texts mention; nil where nobody has read them.
  let mentions: CodeMentions?

  package init(_ catalog: AssetCatalog, _ files: AssetFiles, mentions: CodeMentions? = nil) {
    self.catalog = catalog
    self.files = files
    self.mentions = mentions
  }

  /// All sets that have a name of their own.
  private(set) lazy var sets: [AssetSet] = named.map { AssetSet($0, files: files) }

  /// Those sets, not read.
  private(set) lazy var named: [AssetCatalog.Reference] = catalog.sets.filter { !$0.isPart }
}

/// What a catalog rule sees of a catalog, lent to it for one check.
package struct CatalogContext: ~Copyable {
  private let visit: CatalogVisit
  private let info: RuleInfo
  private(set) var findings: [Finding] = []

  init(_ visit: CatalogVisit, for info: RuleInfo) {
    self.visit = visit
    self.info = info
  }

  /// All sets that have a name of their own, by path.
  var sets: [AssetSet] { visit.sets }
  /// Those sets, not read.
  var named: [AssetCatalog.Reference] { visit.named }
  var catalog: AssetCatalog { visit.catalog }
  var files: AssetFiles { visit.files }
  var mentions: CodeMentions? { visit.mentions }

  /// Adds a finding about a set, which belongs to its `Contents.json`.
  ///
  /// - Parameter message: lower case, no full stop, names in single quotes.
  mutating func report(_ message: String, about set: AssetCatalog.Reference, at range: SourceRange? = nil) {
    findings.append(
      Finding(
        rule: info.id, severity: info.severity, message: message,
        file: "\(set.path)/\(AssetCatalog.contentsName)", range: range ?? SourceRange(0, 0)))
  }
}
