import IBSource

/// A name one or two letters away from one that may stand there.
struct MisspeltName: Rule {
  static let info = RuleInfo(
    id: "misspelt-name", category: "vocabulary", severity: .warning, since: "0.1",
    summary: "An element, attribute or key that is nearly one that belongs there.",
    rationale: """
      Interface Builder passes over what it does not know, so a slip of the hand changes the document without a word.
      Correct the name.
      """,
    bad: Example.xib(#"<view contentMoed="scaleToFill" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view contentMode="scaleToFill" id="iN0-l3-epB"/>"#), fix: .unsafe)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for issue in subject.vocabularyIssues where issue.kind == .misspeltName {
      reporter.report(issue.message, at: issue.range, in: issue.element, fixes: issue.fixes)
    }
  }
}
