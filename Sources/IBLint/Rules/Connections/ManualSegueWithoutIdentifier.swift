import IBCode
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

  static let sources: SourceNeeds = .declarations

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
    for segue in subject.elements(named: .segue)
    where segue.isNeverPerformed(in: subject) && !Self.leadsToHiddenScene(segue, subject) {
      let kind = segue[.kind] ?? ""
      let target = segue[.destination]
      let destination = target.map { " to \(subject.document.name(of: $0))" } ?? ""
      let remedy =
        Self.isShownByCode(target, subject)
        ? "delete the segue; code shows the scene without it" : "add one, or connect the segue to a control"
      reporter.report(
        "\(Self.words[kind] ?? kind.shortened) segue\(destination) has no identifier, so code cannot perform it: \(remedy)",
        at: segue)
    }
  }

  /// Whether the scene has an unused identifier. Then unreachable-scene reports it, together with the segue.
  private static func leadsToHiddenScene(_ segue: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let target = segue[.destination].flatMap({ subject.objects[$0] }),
      let scene = subject.scenes.number(of: target)
    else { return false }
    return subject.scenes.isEntry[scene] && subject.isSurelyHidden(scene: scene)
  }

  /// Whether code asks for the scene by its storyboard identifier.
  private static func isShownByCode(_ controller: String?, _ subject: DocumentSubject) -> Bool {
    guard let index = controller.flatMap(subject.document.controller),
      let identifier = subject.document.controllers[index].element[.storyboardIdentifier]
    else { return false }
    return subject.facts?.sources.asksForScene(identifier) == true
  }
}
