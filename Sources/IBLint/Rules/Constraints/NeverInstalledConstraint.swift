import IBLayout
import IBModel
import IBSource
import IBSyntax

struct NeverInstalledConstraint: Rule {
  static let info = RuleInfo(
    id: "never-installed-constraint", category: "constraints", severity: .note, since: "0.1",
    summary: "A constraint is not installed in any size class, and no outlet refers to it.",
    rationale: """
      It never affects the layout, and code cannot activate it. Usually it is left over from an experiment, and
      installing it would contradict other constraints. Delete it, or connect an outlet if code should activate it. Off
      by default because such a constraint changes nothing.
      """,
    bad: Example.xib(example(outlet: ""), attributes: traits),
    good: Example.xib(
      example(outlet: #"<outlet property="width" destination="wid-th-001" id="out-le-001"/>"#), attributes: traits),
    isOnByDefault: false, report: .unused)

  private static let traits = #" useTraitCollections="YES""#

  private static func example(outlet: String) -> String {
    """
    <view id="iN0-l3-epB">
        <constraints>
            <constraint firstAttribute="width" constant="40" id="wid-th-001"/>
        </constraints>
        <variation key="default">
            <mask key="constraints">
                <exclude reference="wid-th-001"/>
            </mask>
        </variation>
        <connections>
            \(outlet)
        </connections>
    </view>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let constraints = subject.installation.neverInstalled
    guard !constraints.isEmpty else { return }
    let outlets = subject.elements(named: [.outlet, .outletCollection]).compactMap { $0[.destination] }
    let connected = Set(outlets)
    // The compiler removes a placeholder, installed or not.
    for constraint in constraints where !connected.contains(constraint.id) && !constraint.isPlaceholder {
      let words: Message =
        "constraint \(constraint.id, named: subject.document.words(for: constraint)) is not installed in any size "
        + "class, and no outlet refers to it: delete it"
      reporter.report(words, at: constraint.element.startTagRange, objectID: constraint.element.enclosingObjectID)
    }
  }
}
