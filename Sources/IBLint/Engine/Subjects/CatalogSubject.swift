package import IBAssets
package import IBCode

/// A whole asset catalog: what its sets are beside each other. Sets are read when a rule asks for them, each once.
package final class CatalogSubject {
  let catalog: AssetCatalog
  let files: AssetFiles
  /// The names that the project's sources, documents and other texts mention; nil where they were not read.
  let mentions: CodeMentions?

  package init(_ catalog: AssetCatalog, _ files: AssetFiles, mentions: CodeMentions? = nil) {
    self.catalog = catalog
    self.files = files
    self.mentions = mentions
  }

  /// All sets that have a name of their own, by path.
  private(set) lazy var sets: [AssetSet] = named.map { AssetSet($0, files: files) }

  /// Those sets, not read.
  private(set) lazy var named: [AssetCatalog.Reference] = catalog.sets.filter { !$0.isPart }
}
