import IBCode
import IBModel
import IBSource
import IBSyntax

struct MissingViewOutlet: Rule {
  static let info = RuleInfo(
    id: "missing-view-outlet", category: "code", severity: .error, since: "0.2",
    summary: "The File's Owner of a controller's nib has no connected view.",
    rationale: """
      The app crashes when it shows the controller: "loaded the nib but the view outlet was not set". A controller loads
      the nib with its own name. Connect the File's Owner's `view` to the root view. The rule does not check nibs with
      other names, which code may load for another purpose, controllers that create their view themselves, or nibs whose
      objects code creates itself.
      """,
    bad: example(""),
    good: example(
      "<connections>\n    <outlet property=\"view\" destination=\"iN0-l3-epB\" id=\"out-le-001\"/>\n</connections>\n"))

  /// The owner's class is named as the file of the tests' examples is.
  private static func example(_ connections: String) -> String {
    Example.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="example" \
      customModule="Shop" customModuleProvider="target">
      \(connections)</placeholder>
      <view contentMode="scaleToFill" id="iN0-l3-epB"/>
      """)
  }

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = LintSurroundings.example(
    swift: "class example: UIViewController {}; class fires: example {}; class table: UITableViewController {}")

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let name = ProjectNames.Document.name(of: subject.tree.source.path)
    guard let sources = subject.facts?.sources, subject.document.scenes.isEmpty, !sources.loadsPlainNib(name),
      let owner = subject.document.filesOwner, let used = CodeClass(owner), let members = sources.members(of: used),
      members.isViewController, !members.selectors.contains("loadView"),
      Self.isNib(name, of: used.name), Self.hasView(subject)
    else { return }
    let outlets = owner.children(named: .connections).flatMap { $0.children(named: .outlet) }
    // The table of a table view controller is its view, by either name (Apple's documentation of
    // `UITableViewController.tableView`).
    let names = [
      "UIViewController": "view", "UITableViewController": "tableView", "UICollectionViewController": "collectionView",
    ]
    .filter { members.classes.contains($0.key) }.values
    guard !outlets.contains(where: { outlet in names.contains { outlet.equals(.property, $0) } }) else { return }
    reporter.report(
      "the outlet 'view' of the File's Owner '\(used.name)' is not connected: the app crashes when it shows "
        + "the controller; connect it to the root view", at: owner)
  }

  /// Whether UIKit looks for the nib by itself (Apple's documentation of `UIViewController.nibName`).
  private static func isNib(_ nib: String, of name: String) -> Bool {
    nib == name || name.hasSuffix("Controller") && nib == name.dropLast("Controller".count)
  }

  private static func hasView(_ subject: DocumentSubject) -> Bool {
    subject.document.views.contains { $0.element.parent?.name == .objects }
  }
}
