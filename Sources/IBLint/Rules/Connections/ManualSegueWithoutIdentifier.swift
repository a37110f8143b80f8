import IBModel
import IBSource
import IBSyntax

struct ManualSegueWithoutIdentifier: Rule {
  static let info = RuleInfo(
    id: "manual-segue-without-identifier", category: "connections", severity: .warning, since: "0.1",
    summary: "A segue from a view controller has no identifier.",
    rationale: """
      No control starts the segue, and code needs an identifier to start it, so it never runs. Scenes that only this
      segue leads to cannot be reached. Xcode also warns about it. Add an identifier, connect the segue to the control
      that should start it, or delete it.
      """,
    bad: example(""), good: example(#" identifier="showDetails""#))

  private static func example(_ identifier: String) -> String {
    let segue =
      #"<connections><segue destination="con-tr-002" kind="show"\#(identifier) id="seg-ue-001"/></connections>"#
    return Example.storyboard(
      Example.scene(1, segue + "\n") + Example.scene(2, "", identifier: "Details"),
      attributes: #" initialViewController="con-tr-001""#)
  }

  /// Xcode's words for kinds whose words in the file are others.
  private static let words = [
    "presentation": "present modally", "popoverPresentation": "present as popover", "showDetail": "show detail",
  ]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for segue in subject.elements(named: .segue) where segue.isNeverPerformed(in: subject) {
      let kind = segue[.kind] ?? ""
      let destination = segue[.destination].map { " to \(subject.document.name(of: $0))" } ?? ""
      reporter.report(
        "\(Self.words[kind] ?? kind.shortened) segue\(destination) has no identifier, so code cannot perform it: add one, or connect it "
          + "to a control",
        at: segue)
    }
  }
}
