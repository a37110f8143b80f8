import IBModel
import IBSource
import IBSyntax

struct MisdirectedSegue: Rule {
  static let info = RuleInfo(
    id: "misdirected-segue", category: "connections", severity: .error, since: "0.1",
    summary: "A segue does not lead to a view controller, or an unwind segue does not lead to an exit.",
    rationale: """
      A segue shows the view controller of a scene; an unwind segue leads to the Exit object of its own scene. With any
      other destination, the app crashes when it performs the segue. Delete the segue and create it again.
      """,
    bad: example(destination: "roo-t0-002"), good: example(destination: "con-tr-002"))

  private static func example(destination: String) -> String {
    let segue = """
      <connections>
          <segue destination="\(destination)" kind="show" identifier="next" id="seg-ue-001"/>
      </connections>
      """
    return Example.storyboard(
      Example.scene(1, segue) + Example.scene(2, #"<view key="view" id="roo-t0-002"/>"#, identifier: "Second"),
      attributes: #" initialViewController="con-tr-001""#)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for segue in subject.elements(named: .segue) {
      guard let id = segue[.destination], let destination = subject.objects[id] else { continue }
      if segue.equals(.kind, "unwind") {
        if destination.name != .exit {
          reporter.report(
            "unwind segue leads to \(subject.document.name(of: destination)) instead of an Exit, so the app crashes "
              + "when it performs the segue: connect it to the Exit of its scene",
            at: .destination, of: segue)
        }
      } else if subject.document.controller(id) == nil {
        reporter.report(
          "segue leads to \(subject.document.name(of: destination)) instead of a view controller, so the app crashes "
            + "when it performs the segue: delete the segue and create it again",
          at: .destination, of: segue)
      }
    }
  }
}
