package import IBSource

extension Linter {
  /// The findings about one source or property list of a project, ordered by position.
  package static func check(_ source: SourceSubject, at path: String, rules: RuleSet) -> [Finding] {
    rules.ofSources.findings(in: source, at: path).sorted(by: Finding.inOrder)
  }
}
