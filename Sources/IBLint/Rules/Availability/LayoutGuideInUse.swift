import IBLayout
import IBModel
import IBSource
import IBSyntax

struct LayoutGuideInUse: Rule {
  static let info = RuleInfo(
    id: "layout-guide-in-use", category: "availability", severity: .note, since: "0.1",
    summary: "Constraints use the top or bottom layout guide.",
    rationale: """
      These guides are deprecated since iOS 11, and have no sides for the sensor housing in landscape. 'keyline migrate
      safe-area' replaces them with the safe area, as Xcode does. The rule reports each document once, at its first such
      constraint. It does not count constraints that no size class installs and no outlet refers to, and does not check
      launch screens and documents of apps that run on systems before iOS 11.
      """,
    bad: example(item: "top-gu-001"), good: example(item: "roo-t0-001"), likeness: .rule)

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

  /// The first system for which UIKit's headers mark the guides as deprecated. Source: the documentation of
  /// `UIViewController.topLayoutGuide`.
  private static let firstDeprecation = SystemVersion(11)

  static let sources: SourceNeeds = .declarations

  /// Whether a constraint places a view that the app never shows.
  private static func isOfHiddenView(_ constraint: LayoutConstraint, _ subject: DocumentSubject) -> Bool {
    [constraint.first, constraint.second].contains { item in
      guard case .view(let view)? = item else { return false }
      return subject.isNeverShown(subject.document.views[view].element)
    }
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let document = subject.document
    // The system draws a launch screen only for a moment.
    if document.tree.root?.flag(.launchScreen) == true { return }
    // For an app that runs on earlier systems, too, they are not deprecated.
    if let target = subject.oldestSystem?.version, target < Self.firstDeprecation { return }
    var uses: [Int: [LayoutConstraint]] = [:]
    var guides: [Int: Set<String>] = [:]
    for constraint in document.constraints {
      // `never-installed-constraint` advises to delete these.
      guard subject.code.reach(constraint.id) || !subject.installation.active(constraint).isEmpty,
        !Self.isOfHiddenView(constraint, subject)
      else { continue }
      for item in [constraint.first, constraint.second] {
        guard case .guide(let index) = item, case let guide = document.guides[index],
          guide.element.name == .viewControllerLayoutGuide, let controller = guide.controller
        else { continue }
        uses[controller, default: []].append(constraint)
        guides[controller, default: []].insert(guide.kind == .top ? "top" : "bottom")
      }
    }
    // One command migrates all scenes of a document.
    guard let (controller, constraints) = uses.min(by: { $0.key < $1.key }) else { return }
    let all = uses.values.reduce(0) { $0 + $1.count }
    let used = guides.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let ends = ["top", "bottom"].filter(used.contains)
    let subject =
      uses.count == 1
      ? "\(document.name(ofController: document.controllers[controller].element)) has" : "\(uses.count) scenes have"
    // The command does not change those of tvOS, as in Xcode.
    let remedy =
      document.flavor.platform == .tvOS
      ? "connect \(all == 1 ? "it" : "them")" : "run 'keyline migrate safe-area' to move \(all == 1 ? "it" : "them")"
    reporter.report(
      "\(subject) \(Wording.count(all, "constraint")) to the deprecated \(Wording.list(ends)) layout guide"
        + "\(ends.count == 1 ? "" : "s"): \(remedy) to the safe area",
      at: constraints[0].element)
  }
}
