import IBModel
import IBSource
import IBSyntax

struct VisibleBottomBar: Rule {
  static let info = RuleInfo(
    id: "visible-bottom-bar", category: "taste", severity: .warning, since: "0.1",
    summary: "A view controller does not hide the bottom bar when it is pushed.",
    rationale: """
      This rule is for teams whose pushed screens cover the tab bar. Set "Hide Bottom Bar on Push".
      """,
    bad: example(""), good: example(#" hidesBottomBarWhenPushed="YES""#), isOnByDefault: false)

  private static func example(_ attribute: String) -> String {
    Example.storyboard(
      """
      <scene sceneID="sce-ne-001">
          <objects>
              <viewController\(attribute) id="con-tr-001" sceneMemberID="viewController"/>
          </objects>
      </scene>
      """, attributes: #" initialViewController="con-tr-001""#)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for controller in subject.elements(named: [.viewController, .tableViewController, .collectionViewController])
    where controller.flag(.hidesBottomBarWhenPushed) != true {
      reporter.report(
        "\(subject.document.name(ofController: controller)) does not hide the bottom bar when it is pushed: set Hide Bottom Bar on Push",
        at: controller)
    }
  }
}
