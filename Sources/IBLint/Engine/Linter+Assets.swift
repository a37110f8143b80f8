package import IBAssets
package import IBSource
import IBSyntax

extension Linter {
  /// The findings about one `Contents.json`, ordered by position.
  ///
  /// - Parameter set: the set it describes; nil for a group or a catalog.
  package static func check(
    _ contents: AssetContents, of set: AssetSet?, rules: RuleSet, files: AssetFiles
  ) -> [Finding] {
    if let problem = contents.problem {
      // Markers of a conflict are why such a file is not read; in a string of one that is read they mean nothing.
      if let conflict = ConflictMarkers.find(in: contents.source) { return [conflict] }
      var reporter = Reporter(AssetReading.malformedContents, file: contents.source.path)
      reporter.report(problem.message, at: problem.range)
      return reporter.findings
    }
    guard let set else { return [] }
    let subject = AssetSetSubject(set, contents, files)
    return rules.ofAssetSets.findings(in: subject, at: contents.source.path).sorted(by: Finding.inOrder)
  }

  /// The finding about a set without a `Contents.json`.
  ///
  /// - Parameter path: where the file should be.
  package static func checkMissing(_ path: String) -> [Finding] {
    var reporter = Reporter(AssetReading.setWithoutContents, file: path)
    reporter.report("the set has no \(AssetCatalog.contentsName)", at: SourceRange(0, 0))
    return reporter.findings
  }

  /// The findings about a catalog as a whole, by the path of the `Contents.json` they belong to, sorted.
  package static func check(_ catalog: CatalogSubject, rules: RuleSet) -> [String: [Finding]] {
    let path = "\(catalog.catalog.path)/\(AssetCatalog.contentsName)"
    let findings = rules.ofCatalogs.findings(in: catalog, at: path)
    return Dictionary(grouping: findings.sorted(by: Finding.inOrder), by: \.file)
  }
}
