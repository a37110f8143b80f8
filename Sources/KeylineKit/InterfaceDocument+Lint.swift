import IBLint
import IBModel
import IBSource

extension InterfaceDocument {
  /// The findings in this document, without its project, ordered by position.
  ///
  /// - Parameters:
  ///   - rules: the rules to run, with their default options. Rules that need a project around the document, its code
  ///     or its asset catalogs find no problems.
  ///   - configurations: the configurations in which rules about layouts run; if empty, these rules do not run.
  public func lint(
    _ rules: [LintRule] = LintRule.usual, on configurations: [Configuration] = Configuration.finalSizeClasses
  ) -> [Finding] {
    let ids = Set(rules.map(\.id))
    let chosen = RuleSet(RuleRegistry.all.filter { ids.contains($0.info.id) })
    let layout = configurations.isEmpty ? nil : LayoutSettings(configurations.map(\.traits))
    return Linter.lint(
      document.tree, rules: chosen, settings: LintSettings(layout: layout), surroundings: .documentAlone
    ).map { Finding($0, lines) }
  }
}
