import IBLayout
import IBModel
import IBSource

struct ConstraintOnUninstalledView: Rule {
  static let info = RuleInfo(
    id: "constraint-on-uninstalled-view", category: "constraints", severity: .note, since: "0.2",
    summary: "A constraint is installed in size classes in which one of its views is not installed.",
    rationale: """
      Xcode warns "Constraint referencing items turned off in current configuration". The constraint has no effect in
      those size classes, and views that rely on it lose their position. Turn it off where the view is off, or delete
      it. Off by default because it does no harm if other constraints replace it.
      """,
    bad: Example.xib(example(excluded: ""), attributes: traits),
    good: Example.xib(example(excluded: #"<exclude reference="wid-th-001"/>"#), attributes: traits),
    isOnByDefault: false)

  private static let traits = #" useTraitCollections="YES""#

  private static func example(excluded: String) -> String {
    """
    <view id="iN0-l3-epB">
        <subviews>
            <label text="Total" id="lab-el-001"/>
        </subviews>
        <constraints>
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" \
    id="wid-th-001"/>
        </constraints>
        <variation key="heightClass=compact">
            <mask key="subviews">
                <exclude reference="lab-el-001"/>
            </mask>
            <mask key="constraints">
                \(excluded)
            </mask>
        </variation>
    </view>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for (constraint, item) in subject.installation.constraintsOnUninstalledViews {
      let view = subject.document.name(ofView: item)
      reporter.report(
        "constraint \(subject.document.words(for: constraint)) is installed in size classes in which \(view) is not, "
          + "and has no effect there: uninstall the constraint there", at: constraint.element)
    }
  }
}
