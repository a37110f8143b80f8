import IBSource

struct MisspeltName: Rule {
  static let info = RuleInfo(
    id: "misspelt-name", category: "vocabulary", severity: .warning, since: "0.1", platforms: .all,
    summary: "The name of an element, attribute or key is probably misspelled.",
    rationale: """
      Interface Builder ignores unknown names, so a typo silently changes the document. Correct the name.
      """,
    bad: Example.xib(#"<view contentMoed="scaleToFill" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view contentMode="scaleToFill" id="iN0-l3-epB"/>"#), fix: .unsafe)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for issue in subject.vocabularyIssues where issue.kind == .misspeltName {
      reporter.report(issue.message, at: issue.range, in: issue.element, fixes: issue.fixes)
    }
  }
}
