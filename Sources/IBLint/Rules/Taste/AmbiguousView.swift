import IBModel
import IBSource
import IBSyntax

struct AmbiguousView: Rule {
  static let info = RuleInfo(
    id: "ambiguous-view", category: "taste", severity: .warning, since: "0.1",
    summary: "Xcode marked the view as ambiguous when it last saved the file.",
    rationale: """
      Xcode sets the mark when it saves, and only for its own canvas. Turn the rule on if your team does not want to
      commit such files.
      """,
    bad: Example.xib(#"<view ambiguous="YES" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view verifyAmbiguity="off" ambiguous="YES" id="iN0-l3-epB"/>"#),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for view in subject.document.views where view.element.flag(.ambiguous) == true {
      // "Verify ambiguity: never" marks it as intended.
      if !view.element.has(.verifyAmbiguity) {
        reporter.report(
          "Xcode marked \(subject.document.name(of: view.element)) as ambiguous: add the missing constraints",
          at: .ambiguous, of: view.element)
      }
    }
  }
}
