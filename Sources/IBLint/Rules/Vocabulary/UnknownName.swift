import IBSource

/// A name that is in no known document of Xcode.
struct UnknownName: Rule {
  static let info = RuleInfo(
    id: "unknown-name", category: "vocabulary", severity: .note, since: "0.1",
    summary: "An element, attribute or key is unknown to this version of Keyline.",
    rationale: """
      It may be from a newer Xcode, or written manually. Keyline leaves it alone; layouts are computed without it.
      """,
    bad: Example.xib(#"<view sparkle="YES" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view hidden="YES" id="iN0-l3-epB"/>"#))

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for issue in subject.vocabularyIssues where issue.kind == .unknownName {
      reporter.report(issue.message, at: issue.range, in: issue.element)
    }
  }
}
