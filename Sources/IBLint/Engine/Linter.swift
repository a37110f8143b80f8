package import IBSource
package import IBSyntax

/// Runs rules over documents.
package enum Linter {
  /// The findings of `rules` in a document that is the only one of its run, in the order of their places.
  ///
  /// - Parameter isWhole: whether it is known that there is no other document.
  package static func lint(
    _ tree: SyntaxTree, rules: [any Rule] = RuleRegistry.defaults, settings: LintSettings = LintSettings(),
    surroundings: LintSurroundings, isWhole: Bool = false
  ) -> [Finding] {
    let (findings, facts) = check(tree, rules: rules, settings: settings, surroundings: surroundings)
    guard let facts else { return findings }
    let more = check(facts, in: Project([facts], isWhole: isWhole), rules: rules)
    return (findings + more).sorted(by: Finding.inOrder)
  }

  /// The first pass, in which each document is on its own: the findings in the order of their places, and what the
  /// other documents of the run have to know, nil where that is nothing.
  package static func check(
    _ tree: SyntaxTree, rules: [any Rule], settings: LintSettings, surroundings: LintSurroundings
  ) -> (findings: [Finding], facts: DocumentFacts?) {
    guard let subject = LintSubject(tree, settings, surroundings, for: rules) else { return ([], nil) }
    var findings: [Finding] = []
    for rule in rules {
      var context = RuleContext(subject, for: rule.info)
      rule.check(&context)
      findings += context.findings
    }
    return (findings.sorted(by: Finding.inOrder), DocumentFacts(subject.document))
  }

  /// The second pass: the findings that depend on the other documents of the run, in the order of their places.
  package static func check(_ facts: DocumentFacts, in project: Project, rules: [any Rule]) -> [Finding] {
    guard facts.isReportable else { return [] }
    var findings: [Finding] = []
    for rule in rules {
      var context = ProjectContext(facts, in: project, for: rule.info)
      rule.check(&context)
      findings += context.findings
    }
    return findings.sorted(by: Finding.inOrder)
  }
}
