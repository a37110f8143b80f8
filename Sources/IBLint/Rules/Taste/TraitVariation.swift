import IBModel
import IBSource
import IBSyntax

struct TraitVariation: Rule {
  static let info = RuleInfo(
    id: "trait-variation", category: "taste", severity: .warning, since: "0.1",
    summary: "A property, subview or constraint varies between size classes.",
    rationale: """
      This rule is for teams that adapt layouts only in code.
      """,
    bad: Example.xib(
      """
      <view id="iN0-l3-epB">
          <variation key="heightClass=compact" hidden="YES"/>
      </view>
      """, attributes: #" useTraitCollections="YES""#),
    good: Example.xib(#"<view id="iN0-l3-epB"/>"#),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for variation in subject.document.variations where !variation.isDefault {
      let owner = variation.element.parent.map { " of \(subject.document.name(of: $0))" } ?? ""
      reporter.report(
        "variation\(owner) for \(UnusedVariation.words(forKey: variation.key)) is not allowed: delete the variation",
        at: variation.element)
    }
  }
}
