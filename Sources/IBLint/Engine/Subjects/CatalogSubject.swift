package import IBAssets
package import IBCode

/// A whole asset catalog, for rules that compare its sets. Sets are read when a rule first asks for them.
package final class CatalogSubject {
  let catalog: AssetCatalog
  let files: AssetFiles
  /// The names mentioned in the project's sources, documents and other texts; nil if they were not read.
  let mentions: CodeMentions?

  package init(_ catalog: AssetCatalog, _ files: AssetFiles, mentions: CodeMentions? = nil) {
    self.catalog = catalog
    self.files = files
    self.mentions = mentions
  }

  /// All sets that have their own name, by path.
  private(set) lazy var sets: [AssetSet] = named.map { AssetSet($0, files: files) }

  /// The same sets, not read.
  private(set) lazy var named: [AssetCatalog.Reference] = catalog.sets.filter { !$0.isPart }
}
