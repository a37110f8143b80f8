import IBModel
import IBSource
import IBSyntax

struct IncompleteMacObject: Rule {
  static let info = RuleInfo(
    id: "incomplete-mac-object", category: "format", severity: .error, since: "0.2", platforms: .macOS,
    summary: "A table, split view or button in a macOS document is missing a part that AppKit or Xcode needs.",
    rationale: """
      Xcode always writes these parts; a merge or a manual edit loses them. Xcode cannot compile a header cell with an
      id. AppKit rejects a split view that does not have one holding priority per pane, hides a header that its table
      does not name, and gives a column no width if it has no minimum and maximum width. A check box without a behavior
      shows no check mark.
      """,
    bad: example(priorities: #"<real value="250"/>"#),
    good: example(priorities: #"<real value="250"/><real value="250"/>"#))

  private static func example(priorities: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects>
            <splitView vertical="YES" id="iN0-l3-epB">
                <subviews>
                    <customView id="6aB-cd-efG"/>
                    <customView id="7hI-jk-lmN"/>
                </subviews>
                <holdingPriorities>\(priorities)</holdingPriorities>
            </splitView>
        </objects>
    </document>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for cell in subject.elements(named: .tableHeaderCell) where cell.has(.id) {
      reporter.report("a header cell has an id, which Xcode's compiler rejects: remove the id", at: .id, of: cell)
    }
    for view in subject.elements(named: .splitView) {
      let panes = view.child(named: .subviews)?.children.count { _ in true } ?? 0
      let priorities = view.child(named: .holdingPriorities)?.children.count { _ in true } ?? 0
      if panes == priorities { continue }
      let counts = [
        Wording.count(panes, "pane"), Wording.count(priorities, "holding priority", "holding priorities"),
      ]
      reporter.report(
        "\(subject.document.name(of: view)) has \(Wording.list(counts)), which AppKit rejects: set one holding "
          + "priority for each pane", at: view)
    }
    for header in subject.elements(named: .tableHeaderView) { check(header, subject, into: &reporter) }
    for column in subject.elements(named: .tableColumn) where !column.has(.minWidth) && !column.has(.maxWidth) {
      reporter.report(
        "\(subject.document.name(of: column)) has neither minWidth nor maxWidth, so AppKit gives it no width: add both",
        at: column)
    }
    for cell in subject.elements(named: .buttonCell)
    where cell.equals(.type, "check") && cell.child(named: .behavior) == nil {
      reporter.report(
        "\(subject.document.name(of: cell)) is a check box without a behavior, so it shows no check mark: choose a "
          + "behavior",
        at: cell)
    }
  }

  /// A header is a part of the scroll view, and its table names it.
  private func check(_ header: XMLElement, _ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let id = header[.id], let scrollView = header.parent, scrollView.name == .scrollView,
      let table = scrollView.descendants.first(where: { $0.name == .tableView || $0.name == .outlineView }),
      !table.equals(.headerView, id)
    else { return }
    reporter.report(
      "\(subject.document.name(of: table)) does not name its header view '\(id.onOneLine)', so AppKit hides the "
        + "header: set headerView", at: table)
  }
}
