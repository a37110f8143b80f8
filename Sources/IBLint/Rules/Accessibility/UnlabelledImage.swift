import IBModel
import IBSource
import IBSyntax

struct UnlabelledImage: Rule {
  static let info = RuleInfo(
    id: "unlabelled-image", category: "accessibility", severity: .warning, since: "0.1",
    summary: "An image view that is an accessibility element has no label.",
    rationale: """
      VoiceOver reads "image" or the file name. Add a label, or clear "Accessibility Enabled".
      """,
    bad: Example.xib(
      """
      <imageView id="iN0-l3-epB">
          <accessibility key="accessibilityConfiguration">
              <bool key="isElement" value="YES"/>
          </accessibility>
      </imageView>
      """),
    good: Example.xib(
      """
      <imageView id="iN0-l3-epB">
          <accessibility key="accessibilityConfiguration" label="Logo">
              <bool key="isElement" value="YES"/>
          </accessibility>
      </imageView>
      """),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for image in subject.elements(named: .imageView) {
      guard let accessibility = image.child(named: .accessibility), (accessibility[.label] ?? "").isEmpty,
        accessibility.child(named: .bool, key: "isElement")?.equals(.value, "YES") == true
      else { continue }
      reporter.report(
        "\(subject.document.name(of: image)) is an accessibility element without a label, so VoiceOver cannot "
          + "describe the image: add a label", at: image)
    }
  }
}
