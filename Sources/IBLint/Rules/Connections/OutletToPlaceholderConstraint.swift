import IBSource
import IBSyntax

struct OutletToPlaceholderConstraint: Rule {
  static let info = RuleInfo(
    id: "outlet-to-placeholder-constraint", category: "connections", severity: .error, since: "0.1",
    summary: "An outlet refers to a constraint that is removed at build time.",
    rationale: """
      The constraint exists only in Interface Builder. When the app loads the document, it crashes with "Could not
      instantiate class named IBNSLayoutConstraint". Remove the outlet, or clear "Remove at build time".
      """,
    bad: Example.xib(example(attribute: #" placeholder="YES""#)), good: Example.xib(example(attribute: "")))

  private static func example(attribute: String) -> String {
    """
    <view id="iN0-l3-epB">
        <constraints>
            <constraint firstAttribute="width" constant="40"\(attribute) id="wid-th-001"/>
        </constraints>
        <connections>
            <outlet property="width" destination="wid-th-001" id="out-le-001"/>
        </connections>
    </view>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for outlet in subject.elements(named: [.outlet, .outletCollection]) {
      guard let constraint = outlet[.destination].flatMap({ subject.objects[$0] }), constraint.name == .constraint,
        constraint.flag(.placeholder) == true
      else { continue }
      reporter.report(
        "outlet '\(outlet[.property] ?? "")' refers to a constraint that is removed at build time, so the app "
          + "crashes when it loads the document: turn off 'Remove at build time', or delete the outlet",
        at: .destination,
        of: outlet, notes: [.init("the constraint is here", at: constraint.startTagRange)])
    }
  }
}
