import IBSource

struct UnknownValue: Rule {
  static let info = RuleInfo(
    id: "unknown-value", category: "vocabulary", severity: .warning, since: "0.1", platforms: .all,
    summary: "This version of Keyline does not know a value.",
    rationale: """
      A newer Xcode may have written it, or it is a typo. An older Xcode uses the default instead.
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
