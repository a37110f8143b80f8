import IBModel
import IBSource
import IBSyntax

struct UnlabelledTextField: Rule {
  static let info = RuleInfo(
    id: "unlabelled-text-field", category: "accessibility", severity: .warning, since: "0.1",
    summary: "A text field has a placeholder and no accessibility label.",
    rationale: """
      VoiceOver reads the placeholder only until the user types something. Add an accessibility label.
      """,
    bad: Example.xib(#"<textField placeholder="E-mail" id="iN0-l3-epB"/>"#),
    good: Example.xib(
      """
      <textField placeholder="E-mail" id="iN0-l3-epB">
          <accessibility key="accessibilityConfiguration" label="E-mail"/>
      </textField>
      """),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for field in subject.elements(named: .textField) where field.has(.placeholder) {
      let label = field.child(named: .accessibility)?[.label] ?? ""
      guard label.isEmpty else { continue }
      reporter.report(
        "\(subject.document.name(of: field)) has a placeholder but no accessibility label, so VoiceOver does not "
          + "name the field once it contains text: add a label", at: field)
    }
  }
}
