import IBSource
import IBSyntax

struct DuplicateReuseIdentifier: Rule {
  static let info = RuleInfo(
    id: "duplicate-reuse-identifier", category: "identifiers", severity: .warning, since: "0.1",
    summary: "Two prototype cells of a table or collection view have the same reuse identifier.",
    rationale: """
      Code that dequeues the identifier gets one of the two cells and never the other. Give each prototype its own
      identifier, or delete one.
      """,
    bad: Example.xib(example(second: "Row")), good: Example.xib(example(second: "Header")))

  private static func example(second: String) -> String {
    """
    <tableView id="tab-le-001">
        <prototypes>
            <tableViewCell reuseIdentifier="Row" id="cel-l0-001"/>
            <tableViewCell reuseIdentifier="\(second)" id="cel-l0-002"/>
        </prototypes>
    </tableView>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for container in PrototypeCells.containers(in: subject) {
      for (identifier, cell, original) in PrototypeCells.cells(in: container).repetitions(of: { $0[.reuseIdentifier] })
      where !identifier.isEmpty {
        reporter.report(
          "two prototype cells have the reuse identifier '\(identifier)', and code can dequeue only one of them: "
            + "change one of the identifiers",
          at: .reuseIdentifier, of: cell, notes: [.init("first used here", at: original.startTagRange)])
      }
    }
  }
}
