import IBModel
import IBSource
import IBSyntax

struct StaticTableOutsideController: Rule {
  static let info = RuleInfo(
    id: "static-table-outside-controller", category: "scenes", severity: .error, since: "0.1",
    summary: "A table view with static rows is not the view of a table view controller.",
    rationale: """
      Only UITableViewController fills a table with its static rows. With any other controller the table stays empty,
      and Xcode refuses to compile it. Make the scene's controller a table view controller, embed one in a container
      view, or use prototype cells.
      """,
    bad: Example.xib(#"<tableView dataMode="static" id="tab-le-001"/>"#),
    good: Example.xib(#"<tableView dataMode="prototypes" id="tab-le-001"/>"#))

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for table in subject.elements(named: .tableView) where table.equals(.dataMode, "static") {
      if table.parent?.name == .tableViewController { continue }
      reporter.report(
        "\(subject.document.name(of: table)) has static cells but is not the view of a table view controller, so Xcode "
          + "refuses to compile the document: choose Dynamic Prototypes, or use a table view controller",
        at: .dataMode, of: table)
    }
  }
}
