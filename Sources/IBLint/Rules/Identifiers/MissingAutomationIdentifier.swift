import IBModel
import IBSource
import IBSyntax

struct MissingAutomationIdentifier: Rule {
  static let info = RuleInfo(
    id: "missing-automation-identifier", category: "identifiers", severity: .warning, since: "0.1",
    summary: "A button, text field or text view has no accessibility identifier.",
    rationale: """
      UI tests find objects by their accessibility identifier, whatever the language of the app. Add an identifier.
      """,
    bad: Example.xib(#"<textField id="iN0-l3-epB"/>"#),
    good: Example.xib(
      """
      <textField id="iN0-l3-epB">
          <accessibility key="accessibilityConfiguration" identifier="email"/>
      </textField>
      """),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for control in subject.elements(named: [.button, .textField, .textView]) {
      let identifier = control.child(named: .accessibility)?[.identifier] ?? ""
      guard identifier.isEmpty else { continue }
      reporter.report(
        "\(subject.document.name(of: control)) has no accessibility identifier for UI tests: add one", at: control)
    }
  }
}
