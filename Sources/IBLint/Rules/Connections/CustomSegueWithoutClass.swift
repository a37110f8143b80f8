import IBModel
import IBSource
import IBSyntax

struct CustomSegueWithoutClass: Rule {
  static let info = RuleInfo(
    id: "custom-segue-without-class", category: "connections", severity: .warning, since: "0.1", platforms: .all,
    summary: "A custom segue has no class.",
    rationale: """
      The class of a custom segue does all the work. Without it, the system shows nothing or crashes, depending on its
      version. Enter the class, or choose another kind.
      """,
    bad: example(#"kind="custom""#), good: example(#"kind="custom" customClass="FadeSegue""#))

  private static func example(_ attributes: String) -> String {
    let segue = """
      <connections>
          <segue destination="con-tr-002" \(attributes) identifier="next" id="seg-ue-001"/>
      </connections>
      """
    return Example.storyboard(
      Example.scene(1, segue) + Example.scene(2, ""), attributes: #" initialViewController="con-tr-001""#)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for segue in subject.elements(named: .segue) where segue.equals(.kind, "custom") && !segue.has(.customClass) {
      let destination = segue[.destination].map { " to \(subject.document.name(of: $0))" } ?? ""
      reporter.report(
        "custom segue\(destination) has no class, so performing the segue shows nothing or crashes: enter the class",
        at: .kind, of: segue)
    }
  }
}
