import IBModel
import IBSource
import IBSyntax

struct DuplicateSegueIdentifier: Rule {
  static let info = RuleInfo(
    id: "duplicate-segue-identifier", category: "identifiers", severity: .warning, since: "0.2", platforms: .all,
    summary: "Two segues of one view controller have the same identifier but lead to different scenes.",
    rationale: """
      `performSegue` starts one of them, and `prepare(for:)` cannot distinguish them. Usually someone copied a segue and
      did not change its identifier. Segues that start from controls may share an identifier and are not compared with
      each other.
      """,
    bad: example("next"), good: example("back"))

  private static func example(_ identifier: String) -> String {
    Example.storyboard(
      Example.scene(
        1,
        """
        <connections>
            <segue destination="con-tr-002" kind="show" identifier="next" id="seg-ue-001"/>
            <segue destination="con-tr-003" kind="show" identifier="\(identifier)" id="seg-ue-002"/>
        </connections>

        """) + Example.scene(2, "") + Example.scene(3, ""),
      attributes: #" initialViewController="con-tr-001""#)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    /// By controller, of the segues that code starts.
    var manual: [Int: [String: XMLElement]] = [:]
    for segue in subject.document.connections where segue.kind == .segue {
      guard let identifier = segue.element[.identifier], !identifier.isEmpty, let controller = segue.controller,
        !segue.element.equals(.kind, "unwind"), let holder = segue.element.parent?.parent,
        subject.document.controllers[controller].element.index == holder.index
      else { continue }
      if let first = manual[controller]?[identifier] {
        guard first[.destination] != segue.destination else { continue }
        reporter.report(
          "two segues of the same view controller have the identifier '\(identifier.shortened)' but lead to different "
            + "scenes: change one of the identifiers",
          at: .identifier,
          of: segue.element, notes: [.init("first here", at: first.startTagRange)])
      } else {
        manual[controller, default: [:]][identifier] = segue.element
      }
    }
  }
}
