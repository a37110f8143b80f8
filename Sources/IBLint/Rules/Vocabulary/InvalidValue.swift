import IBSource

struct InvalidValue: Rule {
  static let info = RuleInfo(
    id: "invalid-value", category: "vocabulary", severity: .error, since: "0.1", platforms: .all,
    summary: "The value of an attribute has the wrong type.",
    rationale: """
      Xcode does not open the file, or silently uses the default. Flags are YES or NO, numbers have a decimal point, and
      some attributes accept only certain words.
      """,
    bad: Example.xib(#"<view contentMode="scaleTofill" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view contentMode="scaleToFill" id="iN0-l3-epB"/>"#), fix: .unsafe)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for issue in subject.vocabularyIssues where issue.kind == .invalidValue {
      reporter.report(issue.message, at: issue.range, in: issue.element, fixes: issue.fixes)
    }
  }
}
