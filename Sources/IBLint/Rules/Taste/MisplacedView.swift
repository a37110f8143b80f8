import IBModel
import IBSource
import IBSyntax

struct MisplacedView: Rule {
  static let info = RuleInfo(
    id: "misplaced-view", category: "taste", severity: .warning, since: "0.1",
    summary: "Xcode marked the view as misplaced when it last saved the file.",
    rationale: """
      The frame on the canvas did not match the constraints when Xcode saved the file. Update the frames in Xcode.
      """,
    bad: Example.xib(#"<view misplaced="YES" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view id="iN0-l3-epB"/>"#),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for view in subject.document.views where view.element.flag(.misplaced) == true {
      reporter.report(
        "Xcode marked \(subject.document.name(of: view.element)) as misplaced: update its frame", at: .misplaced,
        of: view.element)
    }
  }
}
