import IBSource
import IBSyntax

struct DuplicateOutlet: Rule {
  static let info = RuleInfo(
    id: "duplicate-outlet", category: "connections", severity: .error, since: "0.1", platforms: .all,
    summary: "An object has two outlets for the same property.",
    rationale: """
      The second outlet overwrites the first when the document loads. A merge that kept both usually causes this. Remove
      the wrong one.
      """,
    bad: Example.xib(example(second: "title")), good: Example.xib(example(second: "name")))

  private static func example(second: String) -> String {
    """
    <view id="iN0-l3-epB">
        <subviews>
            <label text="Name" id="6aB-cd-efG"/>
            <label text="Place" id="7hI-jk-lmN"/>
        </subviews>
        <connections>
            <outlet property="\(second)" destination="6aB-cd-efG" id="out-le-001"/>
            <outlet property="title" destination="7hI-jk-lmN" id="out-le-002"/>
        </connections>
    </view>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for connections in subject.elements(named: .connections) {
      let outlets = connections.children(named: .outlet)
      for (property, outlet, original) in outlets.repetitions(of: { $0[.property] }) {
        reporter.report(
          "outlet '\(property)' of \(subject.owner(of: connections)) is connected twice, and the second connection "
            + "overwrites the first: delete the wrong one",
          at: .property, of: outlet,
          notes: [.init("first here", at: original.startTagRange)])
      }
    }
  }
}
