import IBModel
import IBSource
import IBSyntax

struct IneffectiveVariation: Rule {
  static let info = RuleInfo(
    id: "ineffective-variation", category: "constraints", severity: .warning, since: "0.1",
    summary: "A document has variations but does not use trait collections.",
    rationale: """
      Variations take effect only in documents that use trait collections ("Use Trait Variations"). Without the flag,
      every subview and constraint is installed everywhere. A merge that lost the flag usually causes this. Set it
      again, or delete the variations.
      """,
    bad: Example.xib(example), good: Example.xib(example, attributes: #" useTraitCollections="YES""#))

  private static let example = """
    <view id="iN0-l3-epB">
        <variation key="heightClass=compact" hidden="YES"/>
    </view>
    """

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let root = subject.tree.root, let variation = subject.document.variations.first(where: { !$0.isDefault }),
      !subject.document.header.useTraitCollections
    else { return }
    reporter.report(
      "the document has variations but does not use trait variations, so they have no effect: turn on Use Trait "
        + "Variations, or delete them", at: root,
      notes: [.init("the first variation is here", at: variation.element.startTagRange)])
  }
}
