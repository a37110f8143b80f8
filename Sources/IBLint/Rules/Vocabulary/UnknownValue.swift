import IBSource

struct UnknownValue: Rule {
  static let info = RuleInfo(
    id: "unknown-value", category: "vocabulary", severity: .warning, since: "0.1", platforms: .all,
    summary: "An attribute has a value that Keyline does not know.",
    rationale: """
      A newer Xcode may have written the value, or it is a typo. An Xcode that does not know the value uses the default.
      """,
    bad: Example.xib(#"<textField borderStyle="roundedRect" clearButtonMode="whileEditting" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<textField borderStyle="roundedRect" clearButtonMode="whileEditing" id="iN0-l3-epB"/>"#),
    fix: .unsafe)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for issue in subject.vocabularyIssues where issue.kind == .unknownValue {
      reporter.report(issue.message, at: issue.range, in: issue.element, fixes: issue.fixes)
    }
  }
}
