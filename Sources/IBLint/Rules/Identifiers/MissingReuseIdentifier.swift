import IBModel
import IBSource
import IBSyntax

struct MissingReuseIdentifier: Rule {
  static let info = RuleInfo(
    id: "missing-reuse-identifier", category: "identifiers", severity: .warning, since: "0.1",
    summary: "A prototype cell has no reuse identifier.",
    rationale: """
      Code dequeues prototypes from a table or collection view by identifier. A prototype without an identifier never
      appears. Add an identifier, or delete the prototype. The rule does not report the empty cell that Xcode adds to each
      table.
      """,
    bad: Example.xib(example(attribute: "")), good: Example.xib(example(attribute: #" reuseIdentifier="Row""#)))

  private static func example(attribute: String) -> String {
    """
    <tableView id="tab-le-001">
        <prototypes>
            <tableViewCell\(attribute) id="cel-l0-001"/>
        </prototypes>
    </tableView>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let containers = Array(PrototypeCells.containers(in: subject))
    if containers.isEmpty { return }
    let reached = subject.scenes.reached
    // In scenes that never appear, unreachable-scene reports the cause.
    for container in containers where subject.scenes.number(of: container).map({ reached[$0] }) ?? true {
      for cell in PrototypeCells.cells(in: container)
      where (cell[.reuseIdentifier] ?? "").isEmpty && !Self.isEmpty(cell) {
        reporter.report(
          "prototype \(subject.document.name(of: cell)) has no reuse identifier, so code cannot dequeue it: "
            + "add one, or delete the cell", at: cell)
      }
    }
  }

  /// Whether a cell has no class, no connection, no style and no views, as Xcode adds it to a table or collection.
  private static func isEmpty(_ cell: XMLElement) -> Bool {
    guard !cell.has(.customClass), !cell.has(.textLabel), cell.child(named: .connections) == nil,
      let content = cell.child(key: "contentView")
    else { return false }
    return content.child(named: .subviews)?.children.isEmpty ?? true
  }
}
