import IBSource

struct MisplacedElement: Rule {
  static let info = RuleInfo(
    id: "misplaced-element", category: "vocabulary", severity: .error, since: "0.1", platforms: .all,
    summary: "An element appears where Interface Builder ignores it.",
    rationale: """
      The element has no effect there, or Xcode does not open the file. A merge or a manual edit usually causes this.
      Move the element to its place, or remove it.
      """,
    bad: Example.xib(
      """
      <view id="iN0-l3-epB">
          <constraint firstAttribute="width" constant="40" id="wid-th-001"/>
      </view>
      """),
    good: Example.xib(
      """
      <view id="iN0-l3-epB">
          <constraints>
              <constraint firstAttribute="width" constant="40" id="wid-th-001"/>
          </constraints>
      </view>
      """))

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for issue in subject.vocabularyIssues where issue.kind == .misplacedElement {
      reporter.report(issue.message, at: issue.range, in: issue.element)
    }
  }
}
