package import IBSource
package import IBSyntax

extension RuleRegistry {
  package static let defaults = RuleSet(all.filter(\.info.isOnByDefault))

  /// The rules about asset catalogs and their sets; the others are about documents.
  package static let ofAssets = all.filter(isAboutAssets)

  /// The rules about documents, whose examples are documents.
  package static let ofDocuments = all.filter { !isAboutAssets($0) && !isAboutSources($0) }

  /// The rules about sources and property lists, whose examples are projects.
  package static let ofSources = all.filter(isAboutSources)

  private static func isAboutSources(_ rule: any Rule) -> Bool { rule is any Rule<SourceSubject> }

  private static func isAboutAssets(_ rule: any Rule) -> Bool {
    rule is any Rule<AssetSetSubject> || rule is any Rule<CatalogSubject>
  }

  /// The rule with an id; nil for an unknown id.
  package static func rule(_ id: String) -> (any Rule)? { all.first { $0.info.id == id } }
}

extension Linter {
  /// The findings of the default rules in a document that is the only one of its run, ordered by position.
  package static func lint(_ tree: SyntaxTree, surroundings: LintSurroundings) -> [Finding] {
    lint(tree, rules: RuleRegistry.defaults, surroundings: surroundings)
  }
}
