import IBSource

struct MissingAttribute: Rule {
  static let info = RuleInfo(
    id: "missing-attribute", category: "vocabulary", severity: .error, since: "0.1", platforms: .all,
    summary: "An element is missing a required attribute.",
    rationale: """
      No object can refer to an object without an id, and a constraint or connection without its items has no effect.
      Xcode does not open such a file. Restore the attribute.
      """,
    bad: Example.xib(
      """
      <view id="iN0-l3-epB">
          <connections>
              <outlet destination="iN0-l3-epB" id="out-le-001"/>
          </connections>
      </view>
      """),
    good: Example.xib(
      """
      <view id="iN0-l3-epB">
          <connections>
              <outlet property="content" destination="iN0-l3-epB" id="out-le-001"/>
          </connections>
      </view>
      """))

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for issue in subject.vocabularyIssues where issue.kind == .missingAttribute {
      reporter.report(issue.message, at: issue.range, in: issue.element)
    }
  }
}
