import IBSource
import IBSyntax

struct RelativeToMargin: Rule {
  static let info = RuleInfo(
    id: "relative-to-margin", category: "taste", severity: .warning, since: "0.1",
    summary: "A constraint is relative to a margin.",
    rationale: """
      Margins differ between devices and systems. This rule is for teams that measure from edges. Clear "Relative to
      margin".
      """,
    bad: Example.xib(
      """
      <view id="iN0-l3-epB">
          <subviews>
              <view id="6aB-cd-efG"/>
          </subviews>
          <constraints>
              <constraint firstItem="6aB-cd-efG" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="topMargin" id="cst-00-001"/>
          </constraints>
      </view>
      """),
    good: Example.xib(
      """
      <view id="iN0-l3-epB">
          <subviews>
              <view id="6aB-cd-efG"/>
          </subviews>
          <constraints>
              <constraint firstItem="6aB-cd-efG" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" id="cst-00-001"/>
          </constraints>
      </view>
      """),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for constraint in subject.elements(named: .constraint) {
      for name in [Name.firstAttribute, .secondAttribute] where constraint[name]?.hasSuffix("Margin") == true {
        reporter.report(
          "\(subject.owner(of: constraint)) is relative to a margin ('\(constraint[name] ?? "")'): clear Relative to "
            + "margin",
          at: name, of: constraint)
      }
    }
  }
}
