import IBModel
import IBSource
import IBSyntax

struct AutolayoutOff: Rule {
  static let info = RuleInfo(
    id: "autolayout-off", category: "taste", severity: .warning, since: "0.1",
    summary: "The document does not use Auto Layout.",
    rationale: """
      Apart from autoresizing, its views have fixed frames, and constraints have no effect. Set "Use Auto Layout".
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view id="iN0-l3-epB"/>"#, attributes: #" useAutolayout="YES""#),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let root = subject.tree.root, !subject.document.header.useAutolayout else { return }
    reporter.report(
      "the document does not use Auto Layout, so its constraints have no effect: turn on Use Auto Layout", at: root)
  }
}
