package import IBSource
package import IBSyntax

extension RuleRegistry {
  /// Those that run without any settings.
  package static let defaults = RuleSet(all.filter(\.info.isOnByDefault))

  /// Those about asset catalogs and their sets; the others are about documents.
  package static let ofAssets = all.filter(isAboutAssets)

  /// Those about documents, whose examples are documents.
  package static let ofDocuments = all.filter { !isAboutAssets($0) }

  private static func isAboutAssets(_ rule: any Rule) -> Bool {
    rule is any Rule<AssetSetSubject> || rule is any Rule<CatalogSubject>
  }

  /// The rule of an id; nil for an id that no rule has.
  package static func rule(_ id: String) -> (any Rule)? { all.first { $0.info.id == id } }
}

extension Linter {
  /// The findings of the rules that run without any settings in a document that is the only one of its run, in the
  /// order of their places.
  package static func lint(_ tree: SyntaxTree, surroundings: LintSurroundings) -> [Finding] {
    lint(tree, rules: RuleRegistry.defaults, surroundings: surroundings)
  }
}
