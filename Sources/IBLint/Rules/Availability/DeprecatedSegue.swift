import IBModel
import IBSource
import IBSyntax

struct DeprecatedSegue: Rule {
  static let info = RuleInfo(
    id: "deprecated-segue", category: "availability", severity: .warning, since: "0.1",
    summary: "A segue has a kind that is deprecated since iOS 8.",
    rationale: """
      Push, modal and popover segues do not adapt to the available space; their replacements do. Replace push with
      "show", modal with "present modally" and popover with "present as popover". The rule does not report segues of a
      document without trait variations, for which Xcode does not offer the replacements.
      """,
    bad: example(kind: "push"), good: example(kind: "show"), fix: .unsafe)

  private static func example(kind: String) -> String {
    let segue = """
      <connections>
          <segue destination="con-tr-002" kind="\(kind)" identifier="next" id="seg-ue-001"/>
      </connections>
      """
    return Example.storyboard(
      Example.scene(1, segue) + Example.scene(2, ""), attributes: #" useTraitCollections="YES" initialViewController="con-tr-001""#)
  }

  /// The replacement of each kind.
  private static let replacements = [
    (old: "push", new: "show", name: "Show"), (old: "modal", new: "presentation", name: "Present Modally"),
    (old: "popover", new: "popoverPresentation", name: "Present As Popover"),
  ]
  /// The replacement of a push into another column of a split view, where Show stays in the same column.
  private static let intoColumn = (old: "push", new: "showDetail", name: "Show Detail")

  /// Of 62 documents without trait collections that have segues of either kind, 51 have only deprecated ones (files of 340
  /// projects); of 575 documents with trait collections, 7.
  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard subject.document.header.useTraitCollections else { return }
    for segue in subject.elements(named: .segue) {
      guard let kind = segue.attribute(.kind),
        let replacement = Self.replacements.first(where: { kind.equals($0.old) })
      else { continue }
      let column = segue[.splitViewControllerTargetIndex] ?? "0"
      let isIntoColumn = replacement.old == "push" && column != "0"
      let (old, new, name) = isIntoColumn ? Self.intoColumn : replacement
      // A segue that is never performed is another rule's.
      if segue.isNeverPerformed(in: subject) { continue }
      let destination = segue[.destination].map { " to \(subject.document.name(of: $0))" } ?? ""
      reporter.report(
        "\(old) segue\(destination) is of a kind that is deprecated since iOS 8: choose \(name)", at: .kind, of: segue,
        fixes: [Fix("make it \(name)", .unsafe, [SyntaxEdit.setValue(of: kind, to: new)])])
    }
  }
}
