import IBSource
import IBSyntax

struct ReferenceToBundle: Rule {
  static let info = RuleInfo(
    id: "reference-to-bundle", category: "taste", severity: .warning, since: "0.1",
    summary: "A storyboard reference refers to another bundle.",
    rationale: """
      The app crashes if it has not loaded the bundle. This rule is for teams that build their app from several bundles.
      """,
    bad: Example.storyboard(example(#" bundleIdentifier="com.example.other""#)),
    good: Example.storyboard(example("")),
    isOnByDefault: false)

  private static func example(_ attribute: String) -> String {
    """
    <scene sceneID="sce-ne-001">
        <objects>
            <viewControllerPlaceholder storyboardName="Other"\(attribute) id="pla-ce-001" sceneMemberID="viewController"/>
        </objects>
    </scene>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for reference in subject.elements(named: .viewControllerPlaceholder) where reference.has(.bundleIdentifier) {
      reporter.report(
        "storyboard reference loads its scene from another bundle, '\((reference[.bundleIdentifier] ?? "").shortened)': "
          + "move that storyboard into the app, and clear the Bundle field", at: .bundleIdentifier, of: reference)
    }
  }
}
