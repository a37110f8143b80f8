import IBModel
import IBSource
import IBSyntax

/// Top and bottom layout guides, which were replaced by the safe area.
struct LayoutGuideInUse: Rule {
  static let info = RuleInfo(
    id: "layout-guide-in-use", category: "availability", severity: .note, since: "0.1",
    summary: "A constraint uses the top or bottom layout guide.",
    rationale: """
      These guides are deprecated since iOS 11; they ignore the home indicator, and the sensor housing in
      landscape. 'keyline migrate safe-area' replaces them with the safe area, as Xcode does.
      """,
    bad: example(item: "top-gu-001"), good: example(item: "roo-t0-001"))

  private static func example(item: String) -> String {
    Example.storyboard(
      Example.scene(
        1,
        """
        <layoutGuides>
            <viewControllerLayoutGuide type="top" id="top-gu-001"/>
        </layoutGuides>
        <view key="view" id="roo-t0-001">
            <subviews>
                <label text="Name" id="lab-el-001"/>
            </subviews>
            <constraints>
                <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="\(item)" secondAttribute="bottom" id="cst-00-001"/>
            </constraints>
        </view>
        """), attributes: #" initialViewController="con-tr-001""#)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for constraint in subject.document.constraints {
      for item in [constraint.first, constraint.second] {
        guard case .guide(let index) = item, case let guide = subject.document.guides[index],
          guide.element.name == .viewControllerLayoutGuide
        else { continue }
        let type = guide.element[.type] ?? ""
        reporter.report("constraint uses the \(type) layout guide; use the safe area", at: constraint.element)
      }
    }
  }
}
