package import IBSource
package import IBSyntax

/// Runs rules over documents.
package enum Linter {
  /// The findings of `rules` in the order of their places.
  package static func lint(
    _ tree: SyntaxTree, rules: [any Rule] = RuleRegistry.defaults, settings: LintSettings = LintSettings()
  ) -> [Finding] {
    guard let subject = LintSubject(tree, settings, for: rules) else { return [] }
    var findings: [Finding] = []
    for rule in rules {
      var context = RuleContext(subject, for: rule.info)
      rule.check(&context)
      findings += context.findings
    }
    return findings.sorted(by: Finding.inOrder)
  }
}
