import IBModel
import IBSource
import IBSyntax

struct ConstraintOutsideSubtree: Rule {
  static let info = RuleInfo(
    id: "constraint-outside-subtree", category: "constraints", severity: .error, since: "0.1", platforms: .all,
    summary: "A constraint refers to a view outside the view that owns it.",
    rationale: """
      A common superview of both items must own the constraint. Otherwise the app crashes when it activates the
      constraint ("does the constraint reference something from outside the subtree of the view?"). Move it to the
      nearest common superview.
      """,
    bad: Example.xib(example(inner: constraint, outer: "")), good: Example.xib(example(inner: "", outer: constraint)))

  private static let constraint = """
    <constraints>
        <constraint firstItem="6aB-cd-efG" firstAttribute="width" secondItem="7hI-jk-lmN" secondAttribute="width" id="cst-00-001"/>
    </constraints>
    """

  private static func example(inner: String, outer: String) -> String {
    """
    <view id="iN0-l3-epB">
        <subviews>
            <view id="6aB-cd-efG">
    \(inner)
            </view>
            <view id="7hI-jk-lmN"/>
        </subviews>
    \(outer)
    </view>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let document = subject.document
    for constraint in document.constraints {
      let holder = document.views[constraint.holder].element
      for (item, name) in [(constraint.first, Name.firstItem), (constraint.second ?? constraint.first, .secondItem)] {
        // A controller's guides are in its root view without being its children.
        guard case .view(let index) = item, !holder.contains(document.views[index].element) else { continue }
        reporter.report(
          "\(document.name(ofView: index)) is not inside \(document.name(ofView: constraint.holder)), which owns the "
            + "constraint, so the app crashes when it activates the constraint: move it to a common superview",
          at: name, of: constraint.element,
          notes: [
            .init("the \(document.views[index].element.tag) is here", at: document.views[index].element.startTagRange)
          ])
      }
    }
  }
}
