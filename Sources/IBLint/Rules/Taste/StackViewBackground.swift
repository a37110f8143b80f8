import IBModel
import IBSource
import IBSyntax

struct StackViewBackground: Rule {
  static let info = RuleInfo(
    id: "stack-view-background", category: "taste", severity: .warning, since: "0.1",
    summary: "A stack view has a background color.",
    rationale: """
      Before iOS 14, a stack view draws no background, so the color appears on the canvas of a newer Xcode but not on an
      older device. Embed the stack view in a view with the color.
      """,
    bad: Example.xib(
      """
      <stackView id="iN0-l3-epB">
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </stackView>
      """),
    good: Example.xib(#"<stackView id="iN0-l3-epB"/>"#),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for stack in subject.elements(named: .stackView) {
      guard let color = stack.child(named: .color, key: "backgroundColor") else { continue }
      reporter.report(
        "\(subject.document.name(of: stack)) has a background color, which iOS 13 and earlier do not draw: embed it in "
          + "a view with that color", at: color)
    }
  }
}
